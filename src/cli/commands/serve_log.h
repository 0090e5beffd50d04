// The log of `nonet serve`: lines on standard error that programs can take apart.
#pragma once

#include "server/ops/request_log.h"

namespace nonet::cli {

// All requests, or only those that failed on our side.
server::LogSink serve_log(bool all);

}  // namespace nonet::cli
