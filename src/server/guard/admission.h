// What is settled about a request before any handler sees it: who sent it, what it is called, and
// whether the page behind it may ask this.
#pragma once

#include <optional>
#include <string>

#include "server/guard/admission_rules.h"
#include "server/guard/origin_check.h"
#include "server/message/arrival.h"
#include "server/message/request_id.h"

namespace nonet::server {

struct Admitted {
  Caller caller = Caller::own;
  std::string origin;              // of an allowed site
  std::optional<Response> answer;  // a refusal, or the answer to a preflight
};

// Completes the request: id, client, secure; takes the cookies from it if a page of another site
// sent it. `peer` is the other end of the connection.
Admitted admit(Arrival& arrival, const std::string& peer, const AdmissionRules& rules,
               RequestIds& ids);

// What the pages of an allowed site need in order to read the answer.
void open_to_caller(Response& response, const Admitted& admitted, const AdmissionRules& rules);

}  // namespace nonet::server
