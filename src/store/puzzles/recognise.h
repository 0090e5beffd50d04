// A puzzle that somebody brings may be an old friend in another dress: its digits exchanged, turned
// or mirrored. Its canonical form tells, and what is known about it need not be worked out again.
#pragma once

#include <optional>

#include "board/filling.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

struct Recognised {
  StoredPuzzle stored;
  Filling solution;  // of the puzzle as it was brought
};
Result<std::optional<Recognised>> recognise(Database& db, const Filling& puzzle);

}  // namespace nonet::store
