// Moves as a caller sends them:
//   {"kind":"place","cell":"r1c3","digit":4}   digit null empties the cell
//   {"kind":"note","cell":"r1c3","digit":4}    switches a pencilmark
//   {"kind":"colour","cell":"r1c3","colour":2} 0 takes it away
//   {"kind":"hint","stage":2}                  one was taken, wherever it came from
//   {"kind":"undo"}, redo, pause, resume
// and a request with some: {"after":n, "batch":…, "moves":[…], "device":…, "elapsed_ms":…,
// "page":{…}}.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board/filling.h"
#include "server/game_log.h"
#include "service/request.h"
#include "store/games/games.h"

namespace nonet::server {

inline constexpr std::uint64_t kHintStages = 4;
inline constexpr std::size_t kMostMoves = 50'000;                         // of one game
inline constexpr std::uint64_t kLongestGame = 1000ULL * 3600 * 24 * 365;  // milliseconds

// The cell is part of the puzzle and stays as it is.
service::RequestError given_cell(Cell cell);

// An event of a trace as a move of a game with these givens, without what a move does not say;
// nothing when it is none.
std::optional<trace::Event> as_move(const trace::Event& event, const Filling& givens);

struct SentMoves {
  std::vector<Move> moves;
  std::size_t known = 0;  // how many moves of the game the sender knew; all, unless they say
  std::string batch;   // the sender's name for these moves; once stored they are not stored again
  store::Clock clock;  // of the sender's device, which may have no name
  std::optional<std::string> page;  // what the page keeps for itself, as JSON
};
// For a game that has `before` moves.
tl::expected<SentMoves, service::RequestError> read_sent_moves(std::string_view body,
                                                               const Filling& givens,
                                                               std::size_t before);

}  // namespace nonet::server
