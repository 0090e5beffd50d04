#include "server/guard/admission.h"

#include <utility>

#include "server/guard/client_address.h"
#include "server/message/problem.h"

namespace nonet::server {

namespace {

bool changes_something(Method method) {
  return method != Method::get && method != Method::head && method != Method::options;
}

void name_request(Arrival& arrival, const std::string& peer, const AdmissionRules& rules,
                  RequestIds& ids) {
  Request& request = arrival.request;
  Envelope& envelope = arrival.envelope;
  request.client = peer;
  if (rules.behind_proxy) {
    if (std::string client = forwarded_client(envelope.forwarded_for); !client.empty())
      request.client = std::move(client);
    request.secure = envelope.forwarded_proto == "https";
    if (is_request_id(envelope.request_id)) request.id = std::move(envelope.request_id);
  }
  if (request.id.empty()) request.id = ids.next();
}

Response preflight() {
  Response response;
  response.status = Status::no_content;
  response.headers.add("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
  response.headers.add("Access-Control-Allow-Headers",
                       "Accept, Authorization, Content-Type, If-None-Match");
  response.headers.add("Access-Control-Max-Age", "600");
  return response;
}

}  // namespace

Admitted admit(Arrival& arrival, const std::string& peer, const AdmissionRules& rules,
               RequestIds& ids) {
  name_request(arrival, peer, rules, ids);
  Request& request = arrival.request;
  Envelope& envelope = arrival.envelope;
  Admitted admitted;
  admitted.caller = caller_of({.origin = envelope.origin,
                               .fetch_site = envelope.fetch_site,
                               .referer = envelope.referer,
                               .host = envelope.host,
                               .secure = request.secure},
                              rules.allow_origins);
  if (admitted.caller == Caller::own) return admitted;
  request.headers.remove("cookie");
  if (admitted.caller == Caller::foreign) {
    if (changes_something(request.method))
      admitted.answer = problem(
          Status::forbidden,
          service::RequestError{"foreign-origin", "Pages of other sites may not change anything."});
    return admitted;
  }
  admitted.origin = std::move(envelope.origin);
  if (request.method == Method::options && !envelope.preflight_method.empty())
    admitted.answer = preflight();
  return admitted;
}

void open_to_caller(Response& response, const Admitted& admitted, const AdmissionRules& rules) {
  if (!rules.allow_origins.empty()) response.headers.add("Vary", "Origin");
  if (admitted.caller == Caller::own) return;
  response.headers.remove("Set-Cookie");
  if (admitted.caller == Caller::foreign) return;
  response.headers.add("Access-Control-Allow-Origin", admitted.origin);
  response.headers.add("Access-Control-Expose-Headers",
                       "Link, Nonet-Schema, Retry-After, X-Request-Id");
}

}  // namespace nonet::server
