// Every error leaves as application/problem+json (RFC 9457): what is wrong, and where.
#pragma once

#include <string_view>

#include "server/http.h"

namespace nonet::server {

// `detail` is a sentence for the caller; it must never carry secrets or internals.
Response problem(Status status, std::string_view detail);

}  // namespace nonet::server
