// The routes of a game: a session is made by `initialize` and named by cookie or bearer token.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "server/sessions/solving.h"
#include "server/sessions/stored_sessions.h"
#include "store/base/database.h"
#include "wire/session_request.h"

namespace nonet::server {

class SudokuRoutes {
 public:
  SudokuRoutes(std::shared_ptr<store::Database> database, const SessionLimits& limits,
               std::chrono::milliseconds solve_time);
  static Rows rows(const SiteOptions& site);

  Response initialize(const Request& request) const;
  Response move(const Request& request) const;
  Response solve(const Request& request) const;
  Response state(const Request& request) const;
  Response solver_steps(const Request& request) const;
  Response conflicts(const Request& request) const;

 private:
  Response solve_session(const std::string& token, const Session& session, SolveOrder& order) const;
  // The board that a session begins with, or why there is none.
  tl::expected<Grid, Response> first_board(const wire::InitializeRequest& sent) const;

  std::shared_ptr<store::Database> database_;
  std::unique_ptr<StoredSessions> sessions_;  // safe to call from several threads
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
