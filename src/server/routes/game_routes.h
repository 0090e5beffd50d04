// Games of a player: every move is kept, on whichever device it was made.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "server/guard/visitors.h"
#include "server/message/http.h"
#include "store/base/database.h"
#include "store/games/games.h"
#include "store/puzzles/puzzles.h"

namespace nonet::server {

class GameLog;
struct SentMoves;

class GameRoutes {
 public:
  GameRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time);

  Response start(const Request& request) const;
  Response list(const Request& request) const;
  Response one(const Request& request) const;     // {id}
  Response moves(const Request& request) const;   // {id}
  Response move(const Request& request) const;    // {id}
  Response check(const Request& request) const;   // {id}
  Response hint(const Request& request) const;    // {id}
  Response finish(const Request& request) const;  // {id}

 private:
  // A game of the one who asks, with its puzzle. Another's game is as unknown as one that never
  // was.
  struct Own {
    store::Game game;
    store::StoredPuzzle puzzle;
    Filling givens;
    Filling solution;
  };
  std::optional<Own> find(const Request& request) const;
  GameLog log_of(const Own& own) const;
  std::optional<store::Score> score_of(const store::Game& game) const;  // of a solved one
  static store::GameChange change_by(const SentMoves& sent, const Own& own, const GameLog& log,
                                     std::size_t before);
  // The game after a change, as JSON; `extra` goes into the object.
  std::string game_json(const Own& own, const GameLog& log, std::string_view extra = {}) const;

  std::shared_ptr<store::Database> database_;
  Visitors visitors_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
