// One puzzle in the making: cells are taken out of a full grid, in a random order, as long as the
// solution stays the only one and the puzzle does not become harder than it may.
//
// A dig does not count solutions itself: it proposes a puzzle, is told whether it has only one
// solution, and goes on. So many digs can be counted side by side (search/batch.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/cell_set.h"
#include "board/filling.h"
#include "board/random.h"
#include "generate/wish.h"

namespace nonet::generate {

// What all digs for a wish have in common.
struct DigPlan {
  explicit DigPlan(const Wish& wish);

  std::vector<CellSet> groups;  // cells that are taken together
  // Until no group can be taken, whatever comes out. Otherwise a dig draws from `empty` how many
  // cells it wants to take, stays below the difficulty's end, and stops when it has both.
  bool to_the_end;
  Range difficulty;
  Range empty;
  int most_empty;
  bool by_singles;  // so easy that singles solve it: then nothing needs to be counted
  GridMethod grids;
};

class Dig {
 public:
  // The plan must outlive the dig.
  Dig(const DigPlan& plan, SplitMix64 source);

  // Takes something out of the puzzle; then its solutions must be counted, and the dig be told
  // whether there is only one. False: the dig has ended, and the puzzle has one solution.
  bool propose();
  void answer(bool unique);

  const Filling& puzzle() const { return puzzle_; }
  const Filling& solution() const { return solution_; }

 private:
  bool take_out();
  bool enough() const;

  const DigPlan* plan_;
  std::array<std::uint8_t, kCells> order_{};  // of the plan's groups
  Filling solution_;
  Filling puzzle_;
  std::size_t next_ = 0;   // the first group that was not decided on yet
  std::size_t taken_ = 0;  // groups from there on that the proposal is without
  std::size_t together_;   // so many are to be taken out at once
  int empty_ = 0;          // cells of the puzzle, without those of the proposal
  int proposed_empty_ = 0;
  int wanted_empty_;
  int difficulty_ = 0;  // of the puzzle as it lies, if the wish has a say in it
};

}  // namespace nonet::generate
