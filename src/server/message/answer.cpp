#include "server/message/answer.h"

#include <algorithm>
#include <string_view>

#include "trace/ndjson.h"

namespace nonet::server {

bool wants_lines(const Request& request) {
  const auto accept = request.headers.find("accept");
  return accept && accept->find("application/x-ndjson") != std::string_view::npos;
}

Response lines_answer(std::string lines) {
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.body = std::move(lines);
  return response;
}

Response list_answer(const Request& request, const wire::Events& events) {
  if (!wants_lines(request)) return answer(events);
  const trace::Trace& trace = *events.trace;
  std::string lines;
  for (std::size_t n = events.from; n <= trace.events.size() && n - events.from < events.limit; ++n)
    lines += trace::to_json(trace.shape, trace.events[n - 1], n) + "\n";
  return lines_answer(std::move(lines));
}

}  // namespace nonet::server
