// How a puzzle is laid out for who gets it. Which of two equally short questions comes first
// depends on how the board lies, so the branching difficulty of the board in hand need not be that
// of the canonical form, which is the puzzle's own. Where a difficulty is wished for, both are
// seen to: a board is drawn, among those that are isomorphic, until it holds as well.
#pragma once

#include <optional>

#include "board/filling.h"
#include "board/pattern_symmetry.h"
#include "board/random.h"
#include "board/symmetry.h"
#include "rate/level.h"

namespace nonet::generate {

// What every layout of a puzzle must keep of the cells that are given.
struct Kept {
  PatternSymmetry symmetry = PatternSymmetry::none;
  bool cells = false;  // all of them stay where they are
};

// A random one of the isomorphisms that keep it. A pattern with the symmetry still has it.
Isomorphism random_layout(const Kept& kept, SplitMix64& source);

struct Layout {
  Filling puzzle;
  Filling solution;
};

// An isomorph whose difficulty is in the range as it lies, like that of the canonical form, which
// itself is never given. Nothing when the canonical form is not in the range, or when no such
// isomorph is met soon. `solution` must be the only solution of `puzzle`.
std::optional<Layout> present(const Layout& made, rate::Range difficulty, const Kept& kept,
                              SplitMix64& source);

}  // namespace nonet::generate
