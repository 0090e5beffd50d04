// The verbs of teaching, without a session: the position is in the request.
#pragma once

#include <chrono>

#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"

namespace nonet::server {

class LogicRoutes {
 public:
  explicit LogicRoutes(std::chrono::milliseconds solve_time) : solve_time_{solve_time} {}
  static Rows rows(const SiteOptions& site);

  Response hint(const Request& request) const;
  Response steps(const Request& request) const;
  Response why_not(const Request& request) const;
  Response techniques(const Request& request) const;

 private:
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
