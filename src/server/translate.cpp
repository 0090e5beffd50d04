#include "server/translate.h"

#include <array>
#include <chrono>
#include <optional>
#include <utility>

#include <boost/beast/http/field.hpp>
#include <boost/beast/http/verb.hpp>
#include <fmt/chrono.h>

#include "server/problem.h"
#include "server/security_headers.h"
#include "server/target.h"

namespace nonet::server {

namespace {

namespace http = boost::beast::http;

// The headers handlers ask for; the rest are the transport's business or nobody's.
struct HeaderOfInterest {
  http::field field;
  const char* name;
};
constexpr auto kHeadersOfInterest = std::to_array<HeaderOfInterest>({
    {http::field::accept, "accept"},
    {http::field::accept_encoding, "accept-encoding"},
    {http::field::authorization, "authorization"},
    {http::field::content_type, "content-type"},
    {http::field::cookie, "cookie"},
    {http::field::if_none_match, "if-none-match"},
    {http::field::origin, "origin"},
});

std::optional<Method> method_of(http::verb verb) {
  switch (verb) {
    case http::verb::get:
      return Method::get;
    case http::verb::head:
      return Method::head;
    case http::verb::post:
      return Method::post;
    case http::verb::put:
      return Method::put;
    case http::verb::patch:
      return Method::patch;
    case http::verb::delete_:
      return Method::delete_;
    case http::verb::options:
      return Method::options;
    default:
      return std::nullopt;
  }
}

std::string now_as_http_date() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  return fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(now));
}

}  // namespace

tl::expected<Request, Response> from_wire(WireRequest&& message) {
  const auto method = method_of(message.method());
  if (!method)
    return tl::unexpected{problem(Status::not_implemented, "This method is not known here.")};
  // Two Hosts, or none, is how requests are smuggled past proxies (RFC 9112, 3.2).
  const auto hosts = message.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && message.version() >= 11))
    return tl::unexpected{problem(Status::bad_request, "A request must carry one Host header.")};
  const auto text = message.target();
  auto target = parse_target({text.data(), text.size()});
  if (!target) return tl::unexpected{problem(Status::bad_request, target.error())};

  Request request;
  request.method = *method;
  request.path = std::move(target->path);
  request.segments = std::move(target->segments);
  request.query = std::move(target->query);
  for (const auto& [field, name] : kHeadersOfInterest)
    if (const auto found = message.find(field); found != message.end())
      request.headers.add(name, std::string{found->value()});
  request.body = std::move(message.body());
  return request;
}

WireResponse to_wire(Response&& response, unsigned version, bool keep_alive) {
  WireResponse message{static_cast<http::status>(number(response.status)), version};
  message.set(http::field::date, now_as_http_date());
  if (!response.content_type.empty()) message.set(http::field::content_type, response.content_type);
  for (const auto& [name, value] : kSecurityHeaders)
    message.set(boost::beast::string_view{name.data(), name.size()},
                boost::beast::string_view{value.data(), value.size()});
  for (const auto& [name, value] : response.headers) message.insert(name, value);
  message.body() = std::move(response.body);
  message.keep_alive(keep_alive);
  message.prepare_payload();
  return message;
}

}  // namespace nonet::server
