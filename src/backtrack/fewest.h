// Which open cells have the fewest candidates, all at once: the nine sets "cells with d" are added
// up bit by bit, so that 81 counters advance with a few operations on sets.
#pragma once

#include <array>

#include "board/cell_set.h"
#include "board/grid.h"

namespace nonet::backtrack {

// Count i of a cell is written down the four sets: ones + 2·twos + 4·fours + 8·eights.
class CandidateCounts {
 public:
  explicit CandidateCounts(const Grid& grid) {
    for (Digit d : kAllDigits) {
      CellSet carry = grid.cells_with(d);
      for (CellSet& place : places_) {
        const CellSet sum = (place | carry) - (place & carry);
        carry = place & carry;
        place = sum;
      }
    }
  }

  // The cells of `among` with exactly this many candidates.
  CellSet with(int count, CellSet among) const {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if ((count >> i & 1) != 0)
        among &= places_[i];
      else
        among -= places_[i];
    }
    return among;
  }

  // The open cells with the fewest candidates. There must be an open cell.
  CellSet fewest(CellSet open) const {
    for (int count = 0;; ++count)
      if (const CellSet cells = with(count, open); !cells.empty()) return cells;
  }

 private:
  std::array<CellSet, 4> places_{};
};

}  // namespace nonet::backtrack
