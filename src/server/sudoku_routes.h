// The routes of a game: a session is made by `initialize` and named by cookie or bearer token.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/http.h"
#include "server/puzzle_shelf.h"
#include "server/sessions.h"
#include "server/solving.h"

namespace nonet::server {

class SudokuRoutes {
 public:
  SudokuRoutes(std::shared_ptr<SessionStore> sessions, std::shared_ptr<const PuzzleShelf> shelf,
               std::chrono::milliseconds solve_time);

  Response initialize(const Request& request) const;
  Response move(const Request& request) const;
  Response solve(const Request& request) const;
  Response state(const Request& request) const;
  Response solver_steps(const Request& request) const;
  Response conflicts(const Request& request) const;

 private:
  Response solve_session(const std::string& token, const Session& session,
                         SolveRequest& order) const;

  std::shared_ptr<SessionStore> sessions_;
  std::shared_ptr<const PuzzleShelf> shelf_;
  std::chrono::milliseconds solve_time_;
};

// The token that a request carries: the bearer token, or else the cookie. Empty: none.
std::string token_of(const Request& request);

}  // namespace nonet::server
