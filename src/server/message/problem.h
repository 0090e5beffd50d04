// Every error leaves as application/problem+json (RFC 9457): what is wrong, and where.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/message/http.h"
#include "wire/request.h"

namespace nonet::server {

// `detail` is a sentence for the caller; it must never carry secrets or internals.
Response problem(Status status, std::string_view detail);
// The same with the error's code and place.
Response problem(Status status, const service::RequestError& error);
// A board that is not taken as it is: 400 with what `nonet check` finds, the first of it as the
// sentence.
Response refusal(const std::vector<service::Finding>& findings, std::string field);
// A request that could not be read: 400, or 413 for a body beyond the reader's bound.
Response refusal(const service::RequestError& error);

}  // namespace nonet::server
