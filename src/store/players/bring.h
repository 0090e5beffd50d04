// What a player has taken away, brought into an account.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "store/games/games.h"
#include "store/players/progress.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

struct BroughtGame {
  StoredPuzzle puzzle;  // as it was played
  GameChange change;    // all that happened
  Moment started;
  Moment updated;
};
struct BroughtPuzzle {
  StoredPuzzle puzzle;
  std::string title;
};
struct Brought {
  std::string settings = {};
  std::vector<BroughtGame> games = {};
  std::vector<BroughtPuzzle> saved = {};
  std::vector<TechniqueProgress> progress = {};
};

struct BroughtBack {
  std::size_t games = 0;
  std::size_t saved = 0;
  std::size_t known = 0;        // games that were there already: same puzzle, same beginning
  std::size_t other_dress = 0;  // games and puzzles left out: stored here turned or mirrored
  friend bool operator==(const BroughtBack&, const BroughtBack&) = default;
};
// All of it or nothing, and twice is no more than once: of counts the higher one stays. Puzzles
// that are not stored yet are stored as they are given.
Result<BroughtBack> bring_back(Database& db, std::string_view player, const Brought& brought,
                               Moment now);

}  // namespace nonet::store
