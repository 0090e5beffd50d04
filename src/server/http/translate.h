// From Beast's messages to ours; with response_head the only place that knows what travels.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <tl/expected.hpp>

#include "server/message/arrival.h"

namespace nonet::server {

using WireRequest = boost::beast::http::request<boost::beast::http::string_body>;

// The request, or the answer that refuses it: a method we do not know, a target or a Host that
// cannot be right.
tl::expected<Arrival, Response> from_wire(WireRequest&& message);

}  // namespace nonet::server
