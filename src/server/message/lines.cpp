#include "server/message/lines.h"

#include <string>
#include <string_view>
#include <utility>

namespace nonet::server {

namespace {

// Where the string that begins at `at` ends: behind its closing quote.
std::size_t behind_string(std::string_view json, std::size_t at) {
  for (++at; at < json.size() && json[at] != '"'; ++at)
    if (json[at] == '\\') ++at;
  return at + 1;
}

// "[{…},{…}]" → an element on each line. The array is our own: well formed, without line breaks.
std::string lines_of(std::string_view array) {
  const std::string_view elements = array.substr(1, array.rfind(']') - 1);
  std::string lines;
  lines.reserve(array.size());
  int depth = 0;
  for (std::size_t at = 0, next = 0; at < elements.size(); at = next) {
    const char c = elements[at];
    next = c == '"' ? behind_string(elements, at) : at + 1;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (c == ',' && depth == 0)
      lines += '\n';
    else
      lines += elements.substr(at, next - at);
  }
  if (!lines.empty()) lines += '\n';
  return lines;
}

}  // namespace

bool wants_lines(const Request& request) {
  const auto accept = request.headers.find("accept");
  return accept && accept->find("application/x-ndjson") != std::string_view::npos;
}

Handler as_list(Handler handler) {
  return [list = std::move(handler)](const Request& request) {
    Response response = list(request);
    if (response.status != Status::ok || !wants_lines(request)) return response;
    response.content_type = "application/x-ndjson";
    response.body = lines_of(response.body);
    return response;
  };
}

}  // namespace nonet::server
