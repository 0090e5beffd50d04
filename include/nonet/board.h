// The board: a puzzle, a game on its way, a solution. A value of some 300 bytes to copy freely.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nonet/cell.h>
#include <nonet/error.h>

namespace nonet::NONET_V0 {

// Givens are the puzzle's own digits, entries those that came later. An open cell may be every
// digit that its houses do not have, but for those crossed out. The board does not judge: a digit
// may stand against the rules (check.h finds that).
class Board {
 public:
  Board() = default;  // all cells are open

  // One puzzle in any notation (convert.h names them): a line of 81, nine rows, drawn frames,
  // pencil marks, JSON … In lines, '.' and '0' are open cells.
  static Result<Board> parse(std::string_view text);

  // Of a cell that is not on the board: no digit, not given, no candidates.
  int digit(Cell cell) const;  // 0: open
  bool is_given(Cell cell) const;
  std::vector<int> candidates(Cell cell) const;  // of an open cell, ascending

  int givens() const;  // how many
  int open() const;
  bool full() const { return open() == 0; }
  Board puzzle() const;      // the givens alone
  std::string line() const;  // all digits as 81 characters, '.' for open cells

  // False, and nothing is changed, for cells off the board and numbers that are no digits; entries
  // and crossings also where a given stands.
  bool give(Cell cell, int digit);       // as a given
  bool enter(Cell cell, int digit);      // over another entry too
  bool erase(Cell cell);                 // the entry: the cell is open again
  bool cross_out(Cell cell, int digit);  // of an open cell
  bool put_back(Cell cell, int digit);   // what was crossed out

  friend bool operator==(const Board&, const Board&) = default;

 private:
  friend struct BoardAccess;

  std::array<std::uint8_t, 81> digits_{};        // 0: open
  std::array<bool, 81> given_{};                 // only where there is a digit
  std::array<std::uint16_t, 81> crossed_out_{};  // bit d-1: digit d; only of open cells
};

}  // namespace nonet::NONET_V0
