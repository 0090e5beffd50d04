// Templates: all ways to place one digit on the whole board, once in every row, column and box.
//
// A band takes one column of each stack, so what it uses up is one of 27 choices; three bands go
// together when they differ in every stack. So nothing needs to be listed one by one.
#pragma once

#include "board/grid.h"

namespace nonet::logic {

struct Templates {
  int ways = 0;
  CellSet used;  // by at least one of them; digits that stand on the board included
};

Templates templates_of(const Grid& grid, Digit d);

}  // namespace nonet::logic
