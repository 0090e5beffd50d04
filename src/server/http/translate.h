// From Beast's messages to ours; with response_head the only place that knows what travels.
#pragma once

#include <string>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <tl/expected.hpp>

#include "server/message/http.h"

namespace nonet::server {

using WireRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Headers that are for the transport, not for handlers; empty where they were not sent.
struct Envelope {
  std::string host;
  std::string origin;
  std::string fetch_site;
  std::string referer;
  std::string preflight_method;  // Access-Control-Request-Method
  std::string forwarded_for;
  std::string forwarded_proto;
  std::string request_id;
};
struct Arrival {
  Request request;
  Envelope envelope;
};

// The request, or the answer that refuses it: a method we do not know, a target or a Host that
// cannot be right.
tl::expected<Arrival, Response> from_wire(WireRequest&& message);

}  // namespace nonet::server
