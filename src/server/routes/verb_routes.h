// The verbs without a session: everything they need is in the request. The database is asked only
// whether a puzzle is known.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "server/message/http.h"
#include "store/base/database.h"

namespace nonet::server {

class VerbRoutes {
 public:
  VerbRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time)
      : database_{std::move(database)}, solve_time_{solve_time} {}

  Response check(const Request& request) const;
  Response solve(const Request& request) const;
  // The same where the fast engine has it within a millisecond.
  std::optional<Response> solve_at_once(const Request& request) const;
  Response count(const Request& request) const;
  Response convert(const Request& request) const;
  Response generate(const Request& request) const;
  Response engines(const Request& request) const;

 private:
  std::shared_ptr<store::Database> database_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
