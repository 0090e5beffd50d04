// Whether a branch has come to a cell without a digit, or to a house without a place for one.
#pragma once

#include "board/grid.h"
#include "logic/must.h"

namespace nonet::testing {

inline bool has_no_place(const Grid& grid, const logic::Must& must) {
  if (must.cell) return grid.open(*must.cell) && grid.candidates(*must.cell).empty();
  return grid.open_digits(must.house).contains(must.digit) &&
         grid.positions(must.house, must.digit).empty();
}

}  // namespace nonet::testing
