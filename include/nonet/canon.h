// One representative for all boards that are the same puzzle turned, mirrored, shuffled or
// relabelled.
#pragma once

#include <array>
#include <cstddef>

#include <nonet/board.h>

namespace nonet::NONET_V0 {

// How a board becomes its form: first rows and columns are exchanged or not, then row r goes to row
// rows[r-1], column c to column columns[c-1], and digit d becomes digits[d-1].
struct Canonical {
  Board form = {};
  bool transposed = false;
  std::array<int, 9> rows = {};
  std::array<int, 9> columns = {};
  std::array<int, 9> digits = {};

  // Where a cell of the board lies in the form. The cell must be on the board.
  constexpr Cell map(Cell cell) const {
    const int row = transposed ? cell.column : cell.row;
    const int column = transposed ? cell.row : cell.column;
    return {rows[static_cast<std::size_t>(row - 1)], columns[static_cast<std::size_t>(column - 1)]};
  }
};

// Of all digits on the board; crossings do not count. Two boards have the same form exactly when
// they are isomorphic.
Canonical canonical(const Board& board);
Board canonical_form(const Board& board);

}  // namespace nonet::NONET_V0
