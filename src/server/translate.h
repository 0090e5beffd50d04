// Between Beast's messages and ours; the only place that knows both.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <tl/expected.hpp>

#include "server/http.h"

namespace nonet::server {

using WireRequest = boost::beast::http::request<boost::beast::http::string_body>;
using WireResponse = boost::beast::http::response<boost::beast::http::string_body>;

// The request, or the answer that refuses it: a method we do not know, a target or a Host that
// cannot be right.
tl::expected<Request, Response> from_wire(WireRequest&& message);

// Adds what every answer carries: length, date, security headers.
WireResponse to_wire(Response&& response, unsigned version, bool keep_alive);

}  // namespace nonet::server
