// The status line and header of an answer, as text. Written here and not by Beast, whose message
// keeps each of the dozen headers in a piece of memory of its own.
#pragma once

#include <string>
#include <string_view>

#include "server/message/http.h"

namespace nonet::server {

struct HeadOptions {
  unsigned version = 11;  // 10 or 11: HTTP/1.0 or 1.1
  bool keep_alive = true;
  bool secure = false;  // the client came over TLS: it shall never come otherwise
  std::string_view request_id{};
};

// With the blank line. Adds what every answer carries: length or chunks, date, request id, security
// headers.
std::string head_of(const Response& response, const HeadOptions& options);

// Whether the body of such an answer comes in chunks: HTTP/1.0 knows none and reads to the end.
inline bool is_chunked(const Response& response, const HeadOptions& options) {
  return response.stream && options.version >= 11;
}

}  // namespace nonet::server
