#include "server/http/translate.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/verb.hpp>

#include "server/message/problem.h"
#include "server/message/target.h"

namespace nonet::server {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

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
});

struct EnvelopeRow {
  http::field field;
  std::string Envelope::* member;
};
constexpr auto kEnvelope = std::to_array<EnvelopeRow>({
    {http::field::host, &Envelope::host},
    {http::field::origin, &Envelope::origin},
    {http::field::referer, &Envelope::referer},
    {http::field::access_control_request_method, &Envelope::preflight_method},
});

// Those that Beast has no number for, or not in every version.
struct NamedRow {
  const char* name;
  std::string Envelope::* member;
};
constexpr auto kNamed = std::to_array<NamedRow>({
    {"Sec-Fetch-Site", &Envelope::fetch_site},
    {"X-Forwarded-For", &Envelope::forwarded_for},
    {"X-Forwarded-Proto", &Envelope::forwarded_proto},
    {"X-Request-Id", &Envelope::request_id},
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

// A header that comes twice is one list (RFC 9110, 5.3).
void join(std::string& list, beast::string_view value) {
  if (!list.empty()) list += ", ";
  list.append(value.data(), value.size());
}

void read_field(const WireRequest::value_type& field, Arrival& arrival) {
  for (const auto& [name, member] : kNamed)
    if (beast::iequals(field.name_string(), name)) join(arrival.envelope.*member, field.value());
  for (const auto& [known, member] : kEnvelope)
    if (known == field.name()) join(arrival.envelope.*member, field.value());
  for (const auto& [known, name] : kHeadersOfInterest)
    if (known == field.name()) arrival.request.headers.add(name, std::string{field.value()});
}

}  // namespace

tl::expected<Arrival, Response> from_wire(WireRequest&& message) {
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

  Arrival arrival;
  Request& request = arrival.request;
  request.method = *method;
  request.path = std::move(target->path);
  request.segments = std::move(target->segments);
  request.query = std::move(target->query);
  for (const auto& field : message) read_field(field, arrival);
  request.body = std::move(message.body());
  return arrival;
}

}  // namespace nonet::server
