// Games: a player, a puzzle, and every move as a trace event, so that nothing is lost and any
// moment can be replayed.
//
// A game carries a version. Whoever changes it names the version that they saw: of two tabs that
// move at once one is told "conflict", loads the game and sees the other's moves.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/rules/game_state.h"
#include "play/rules/score.h"
#include "store/base/clock.h"
#include "store/base/database.h"
#include "trace/event.h"

namespace nonet::store {

// What a game is, apart from where it is kept.
using play::Effort;
using play::GameState;
using play::Score;

struct Game {
  std::string id;
  std::string player;
  std::string puzzle;  // its id
  GameState state = GameState::running;
  std::int64_t version = 1;
  std::int64_t events = 0;  // moves so far
  Effort effort;
  std::string notes;  // of the player, JSON
  Moment started;
  Moment updated;
  friend bool operator==(const Game&, const Game&) = default;
};

inline constexpr std::int64_t kMostDevices = 20;  // of a game, each with a clock of its own

// How long a game was played on one device, in all. A device that gives no name has the empty one.
struct Clock {
  std::string device = {};
  std::chrono::milliseconds elapsed{0};
  friend bool operator==(const Clock&, const Clock&) = default;
};

// What happened since the version that the caller saw. Counts and notes are the new ones, not the
// difference. A clock never runs back, and the time of the game is the sum of its clocks: so each
// device tells its own time as often as it likes, and nothing is lost or counted twice.
struct GameChange {
  std::vector<trace::Event> moves = {};
  std::string batch = {};  // a name for the moves, unique in the game; empty: none
  GameState state = GameState::running;
  Clock clock = {};
  std::array<std::int64_t, 4> hints = {};
  std::int64_t mistakes = 0;
  std::string notes = {};
};

Result<Game> start_game(Database& db, std::string_view player, std::string_view puzzle, Moment now);
Result<Game> game_by_id(Database& db, std::string_view id);
// The last changed first, from behind the last one seen (none: from the newest); with a puzzle only
// those with it.
struct GamePlace {
  Moment updated;
  std::string id;
};
Result<std::vector<Game>> games_of(Database& db, std::string_view player,
                                   const std::optional<GamePlace>& before, std::size_t most,
                                   std::string_view puzzle = {});

// Appends the moves and the rest in one step. A batch that is there already changes nothing: the
// answer to it was lost, and here it is again. A game that is over is not changed any more. When it
// becomes solved its score is stored with it.
Result<Game> change_game(Database& db, std::string_view id, std::int64_t version,
                         const GameChange& change, Moment now);

// Have moves of this name been stored? None is stored without a name.
Result<bool> has_batch(Database& db, std::string_view game, const std::string& batch);

// By device, in the order of their names.
Result<std::vector<Clock>> clocks_of(Database& db, std::string_view game);
// All moves. A game without any has none.
Result<std::vector<trace::Event>> moves_of(Database& db, std::string_view game);
// Of a solved game.
Result<std::optional<Score>> score_of_game(Database& db, std::string_view game);

}  // namespace nonet::store
