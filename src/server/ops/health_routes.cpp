#include "server/ops/health_routes.h"

#include <utility>

#include "server/message/problem.h"
#include "store/base/ping.h"

namespace nonet::server {

namespace {

Response fresh(std::string content_type, std::string body) {
  Response response;
  response.content_type = std::move(content_type);
  response.headers.add("Cache-Control", "no-store");
  response.body = std::move(body);
  return response;
}

}  // namespace

Response health(const Request&) { return fresh("application/json", "{\"status\":\"ok\"}\n"); }

Handler readiness(std::shared_ptr<store::Database> database) {
  return [database = std::move(database)](const Request&) {
    const auto there = store::ping(*database);
    if (there) return fresh("application/json", "{\"status\":\"ready\"}\n");
    Response response =
        problem(Status::unavailable,
                service::RequestError{"database-unavailable", "The database does not answer now."});
    response.headers.add("Retry-After", "5");
    response.note = there.error().sentence;
    return response;
  };
}

Handler metrics_text(std::shared_ptr<const Metrics> metrics) {
  return [metrics = std::move(metrics)](const Request&) {
    return fresh("text/plain; version=0.0.4; charset=utf-8", metrics->text());
  };
}

}  // namespace nonet::server
