// Positions drawn for one digit, nine characters a row:
//   x  the digit may be here      *  … and the step removes it
//   .  it may not                 !  … and the step places it
// All other digits may be anywhere, so that no technique finds anything of theirs.
#pragma once

#include <array>
#include <string_view>

#include "board/grid.h"
#include "logic/step.h"

namespace nonet::testing {

inline constexpr Digit kDrawn = digit_of(1);

struct Picture {
  std::array<std::string_view, 9> rows;

  char at(Cell c) const {
    return rows[static_cast<std::size_t>(row_of(c))][static_cast<std::size_t>(column_of(c))];
  }
  Grid grid() const {
    Grid grid;
    for (Cell c : kAllCells)
      if (at(c) == '.') grid.eliminate(c, kDrawn);
    return grid;
  }
  logic::Effect effect() const {
    logic::Effect effect;
    for (Cell c : kAllCells) {
      if (at(c) == '*') effect.eliminations.insert(c, kDrawn);
      if (at(c) == '!') effect.placements.insert(c, kDrawn);
    }
    return effect;
  }
};

}  // namespace nonet::testing
