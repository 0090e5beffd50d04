// The published way to a hard puzzle: random changes, and back to the best.
#pragma once

#include <cstdint>
#include <functional>

#include "board/filling.h"
#include "board/random.h"
#include "generate/full_grid.h"
#include "rate/level.h"

namespace nonet::generate {

struct PublishedPuzzle {
  Filling puzzle;
  Filling solution;
  int difficulty = 0;  // branching difficulty
};

// From a full grid on, the digits of a pair of opposite cells are put in or taken out; of the
// puzzles with one solution the most difficult is kept, and after every 20 changes it is gone back
// to. Ends at once when the wanted range is reached and never keeps a puzzle above it; otherwise
// after `rounds` times 20 changes, or when `stop` says so, with the best so far, which may be below
// the range.
PublishedPuzzle published(rate::Range wanted, std::uint64_t rounds, GridMethod grids,
                          SplitMix64& source, const std::function<bool()>& stop = {});

}  // namespace nonet::generate
