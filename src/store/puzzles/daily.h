// The puzzle of the day: the same for everyone, and for good once it was asked for.
#pragma once

#include "store/puzzles/puzzles.h"

namespace nonet::store {

// Mondays are easy, Sundays extreme; where the level has no puzzle, another one.
Result<StoredPuzzle> daily_puzzle(Database& db, Day day);

}  // namespace nonet::store
