#include "server/routes.h"

#include <string>
#include <utility>

#include "server/start_page.h"

namespace nonet::server {

namespace {

// A text that never changes while the program runs.
Handler fixed(std::string content_type, std::string body) {
  return [type = std::move(content_type), text = std::move(body)](const Request&) {
    Response response;
    response.content_type = type;
    response.headers.add("Cache-Control", "no-cache");
    response.body = text;
    return response;
  };
}

// Alive: the I/O thread answers. Says nothing about the workers.
Response health(const Request&) {
  Response response;
  response.content_type = "application/json";
  response.headers.add("Cache-Control", "no-store");
  response.body = "{\"status\":\"ok\"}\n";
  return response;
}

}  // namespace

RouteTable make_routes() {
  return RouteTable{{
      {Method::get, "/", Work::light, fixed("text/html; charset=utf-8", start_page())},
      {Method::get, "/start.css", Work::light, fixed("text/css; charset=utf-8", start_style())},
      {Method::get, "/icon.svg", Work::light, fixed("image/svg+xml", start_icon())},
      {Method::get, "/healthz", Work::light, health},
  }};
}

}  // namespace nonet::server
