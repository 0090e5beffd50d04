// Is this puzzle stored? In whatever dress it comes: turned, mirrored, its digits exchanged.
#pragma once

#include <optional>
#include <string>

#include "board/filling.h"
#include "store/base/database.h"
#include "store/puzzles/recognise.h"

namespace nonet::play {

struct KnownPuzzle {
  std::string id;
  std::optional<std::string> level;
  std::optional<std::string> collection;
};

// Nothing for a puzzle that is not stored; also for a player's own, of which nobody else is told.
std::optional<KnownPuzzle> known_as(const std::optional<store::Recognised>& recognised);
// The same, looked up; waits for the database.
store::Result<std::optional<KnownPuzzle>> known_puzzle(store::Database& database,
                                                       const Filling& puzzle);

}  // namespace nonet::play
