// A puzzle that a player has not had yet, found without looking at those that he has had.
//
// Puzzles of a level are walked by age. A player starts at a random one (`first`) and goes up to
// the newest; then he takes those below `first`, from the oldest up. What was added in the meantime
// is always above and comes next.
//
//     1 ────── lower ·······> first ═══════ upper ·······> newest
//       had           to come       had             to come
//
// So two numbers say what is left, and the next puzzle is one step in the index (level, number).
// Puzzles that came another way (by link, as the puzzle of the day) are skipped by the player's
// games; each is passed once in his life.
#pragma once

#include <string_view>

#include "store/puzzles/puzzles.h"

namespace nonet::store {

// Hands the puzzle out: the next call answers another one. not_found: the player has had them all.
Result<StoredPuzzle> unseen_puzzle(Database& db, std::string_view player, std::string_view level);

}  // namespace nonet::store
