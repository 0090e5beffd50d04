// The verbs without a session: everything they need is in the request.
#pragma once

#include <chrono>
#include <optional>

#include "server/http.h"

namespace nonet::server {

class VerbRoutes {
 public:
  explicit VerbRoutes(std::chrono::milliseconds solve_time) : solve_time_{solve_time} {}

  Response check(const Request& request) const;
  Response solve(const Request& request) const;
  // The same where the fast engine has it within a millisecond.
  std::optional<Response> solve_at_once(const Request& request) const;
  Response count(const Request& request) const;
  Response convert(const Request& request) const;
  Response generate(const Request& request) const;
  Response engines(const Request& request) const;

 private:
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
