// Branching difficulty: how much must be guessed by the search that always asks the question with
// the fewest answers ("which digit goes into this cell?", "where does this digit go in this
// house?"; the engine `least` in backtrack/ shows it at work).
#pragma once

#include "board/filling.h"

namespace nonet::rate {

struct Branching {
  int guesses = 0;  // B = Σ (F − 1)² over the questions with F answers on the way to the solution
  int empty = 0;    // E, the open cells of the puzzle
  constexpr int difficulty() const { return 100 * guesses + empty; }
  friend constexpr bool operator==(const Branching&, const Branching&) = default;
};

// Which of several equally short questions comes first depends on how the board lies, and it
// changes B. So the rating is taken on the canonical form: the same for all isomorphs of a puzzle.
// `solution` must be the only solution of `puzzle`.
Branching branching(const Filling& puzzle, const Filling& solution);

// The same on the board as it lies: what a person who walks this way with just this board in hand
// must guess. A puzzle that is made for a level has both in its range.
Branching branching_as_it_lies(const Filling& puzzle, const Filling& solution);

}  // namespace nonet::rate
