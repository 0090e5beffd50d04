// Puzzles whose givens lie on exactly the cells of a pattern.
#pragma once

#include <functional>
#include <optional>

#include "board/cell_set.h"
#include "board/filling.h"
#include "board/random.h"
#include "generate/full_grid.h"

namespace nonet::generate {

struct PatternPuzzle {
  Filling puzzle;
  Filling solution;
};

// Digits for the pattern with only one solution; nothing when they were not found within patience,
// or when `stop` ended it.
std::optional<PatternPuzzle> fill_pattern(CellSet pattern, GridMethod grids, SplitMix64& source,
                                          const std::function<bool()>& stop = {});

}  // namespace nonet::generate
