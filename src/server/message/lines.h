// Long lists as lines of JSON, for those who ask with "Accept: application/x-ndjson".
#pragma once

#include "server/message/http.h"
#include "server/message/route_table.h"

namespace nonet::server {

bool wants_lines(const Request& request);

// The handler of a list: its array as it is, or an element on each line.
Handler as_list(Handler handler);

}  // namespace nonet::server
