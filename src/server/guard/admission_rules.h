// Whom the server believes, and which sites may call it.
#pragma once

#include <string>
#include <vector>

namespace nonet::server {

struct AdmissionRules {
  // The connection comes from a proxy of ours: believe its X-Forwarded-For, X-Forwarded-Proto and
  // X-Request-Id. Anyone could send these otherwise.
  bool behind_proxy = false;
  // Sites whose pages may call us: origins, or "*". They are not given our cookies: they say who
  // they are by a bearer token.
  std::vector<std::string> allow_origins;
};

}  // namespace nonet::server
