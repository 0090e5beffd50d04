// What every solution fulfils and arguments rest on: a cell takes one of its candidates, a digit
// takes one of its places in a house.
#pragma once

#include <optional>

#include "board/cell.h"

namespace nonet::logic {

// "Something goes into `cell`", or "`digit` goes somewhere in `house`".
struct Must {
  std::optional<Cell> cell = {};
  House house{};
  Digit digit{};

  static Must fill(Cell c) { return {.cell = c}; }
  static Must place(House h, Digit d) { return {.house = h, .digit = d}; }
  friend bool operator==(const Must&, const Must&) = default;
};

}  // namespace nonet::logic
