// Naked sets that are short of one cell: some cells of a house, the roof, of which one must take
// one of the extra digits, act together like one more cell with these candidates. What assumes one
// solution says that a roof exists: rectangles, loops, BUG.
#pragma once

#include "board/house_set.h"
#include "logic/technique.h"

namespace nonet::logic {

struct Roof {
  CellSet cells;  // in one house at least
  Digits extra;   // one of the cells takes one of these
};

// The houses that hold all these cells.
HouseSet shared_houses(CellSet cells);

// Takes a set and what it removes; false stops the search.
using TakeSet = FunctionRef<bool(const SetEvidence&, const CandidateSet&)>;

// k other cells of a house of the roof, whose candidates together with the extra digits are k + 1
// digits. If one of these stood elsewhere in the house, the k cells would use up the others and
// leave no extra digit for the roof. False when `take` stopped.
bool each_extra_set(const Grid& grid, const Roof& roof, TakeSet take);

}  // namespace nonet::logic
