// A request as it arrives: what handlers see, and the headers that are settled before them.
#pragma once

#include <string>

#include "server/message/http.h"

namespace nonet::server {

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

}  // namespace nonet::server
