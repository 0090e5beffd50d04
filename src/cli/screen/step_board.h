// A pencilmark board with a step drawn on it, for terminals.
#pragma once

#include <string>

#include "board/grid.h"
#include "logic/drawing.h"

namespace nonet::cli {

// With row and column numbers; lines end with a newline. Without colours what goes in is marked
// with `!`, what is crossed out with `-`, a fin with `~`, and the rest of the pattern with `*`.
std::string step_board(const Grid& grid, const logic::Drawing& drawing, bool colours);

}  // namespace nonet::cli
