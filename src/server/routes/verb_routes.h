// The verbs without a session: everything they need is in the request. The database is asked only
// whether a puzzle is known.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "server/sessions/solving.h"
#include "store/base/database.h"

namespace nonet::server {

class VerbRoutes {
 public:
  VerbRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time)
      : database_{std::move(database)}, solve_time_{solve_time} {}

  static Rows rows(const SiteOptions& site);

  Response check(const Request& request) const;
  // At once where the fast engine has it within a millisecond.
  Begun solve(const Request& request) const;
  Response count(const Request& request) const;
  Response convert(const Request& request) const;
  Response generate(const Request& request) const;
  Response engines(const Request& request) const;

 private:
  Begun begin_solve(const Request& request, bool quickly) const;
  Response finish_solve(const Request& request, SolveOrder& order) const;

  std::shared_ptr<store::Database> database_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
