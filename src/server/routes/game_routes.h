// Games of a player: every move is kept, on whichever device it was made.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "play/stored/games.h"
#include "rate/level.h"
#include "server/guard/visitors.h"
#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"
#include "wire/game.h"
#include "wire/game_request.h"

namespace nonet::server {

class GameRoutes {
 public:
  GameRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time);
  static Rows rows(const SiteOptions& site);

  Response start(const Request& request) const;
  Response list(const Request& request) const;
  Response one(const Request& request) const;     // {id}
  Response moves(const Request& request) const;   // {id}
  Response move(const Request& request) const;    // {id}
  Response check(const Request& request) const;   // {id}
  Response hint(const Request& request) const;    // {id}
  Response finish(const Request& request) const;  // {id}

 private:
  // A game of the one who asks.
  std::optional<play::Game> find(const Request& request) const;
  play::GameLog log_of(const play::Game& game) const;
  wire::Game document_of(const play::Game& game, const play::GameLog& log) const;
  // The puzzle that somebody asks for, by its id or as text, or a new one of a level; otherwise the
  // answer says why there is none.
  tl::expected<store::StoredPuzzle, Response> named_puzzle(const wire::StartRequest& sent) const;
  tl::expected<store::StoredPuzzle, Response> fresh_puzzle(rate::Level level,
                                                           const std::string& player) const;
  // Whether the player is new, and then how they carry their token: told once, or given as cookie.
  enum class Newcomer : std::uint8_t { no, told, given };
  Response started(const Request& request, const store::Player& player,
                   const store::StoredPuzzle& puzzle, Newcomer newcomer) const;

  std::shared_ptr<store::Database> database_;
  Visitors visitors_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
