// What breaks the rules on a board as it stands, and where. Finds; never changes or words.
#pragma once

#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/filling.h"
#include "board/grid.h"

namespace nonet {

// The same digit more than once in a house.
struct Repeat {
  Digit digit{};
  House house{};
  CellSet cells;
  friend bool operator==(const Repeat&, const Repeat&) = default;
};
// By house, then digit. A pair in both a line and a box is listed for each.
std::vector<Repeat> find_repeats(const Filling& filling);

// Open cells without a candidate.
CellSet find_dead_cells(const Grid& grid);

// A digit that is missing from a house and has no candidate there.
struct NoPlace {
  Digit digit{};
  House house{};
  friend bool operator==(const NoPlace&, const NoPlace&) = default;
};
std::vector<NoPlace> find_missing_places(const Grid& grid);

// Every cell filled and no digit repeated.
bool is_solution(const Filling& filling);

}  // namespace nonet
