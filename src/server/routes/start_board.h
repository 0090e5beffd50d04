// A board as a picture: SVG without any style of its own, so that a page's style sheet decides.
#pragma once

#include <string>
#include <string_view>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/grid.h"

namespace nonet::server {

// What the picture points at.
struct Emphasis {
  Cell ring{};    // the cell it is about
  CellSet notes;  // open cells that show their candidates
};

// Classes: sheet, tint, hair, line, frame, ring for shapes; given, placed, note for digits. The
// houses of the ringed cell are tinted. `label` is what a screen reader says; it must need no
// escaping.
std::string draw_board(const Grid& grid, const Emphasis& emphasis, std::string_view label);

}  // namespace nonet::server
