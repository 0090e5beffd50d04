// Puzzles that a player keeps, his own ones included.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/puzzles/puzzles.h"

namespace nonet::store {

struct SavedPuzzle {
  StoredPuzzle puzzle;
  std::string title;
  Moment saved;
};

// Saving it again gives it a new title.
Result<void> save_puzzle(Database& db, std::string_view player, std::string_view puzzle,
                         std::string_view title, Moment now);
Result<void> forget_puzzle(Database& db, std::string_view player, std::string_view puzzle);
Result<std::vector<SavedPuzzle>> saved_puzzles(Database& db, std::string_view player);

}  // namespace nonet::store
