// The methods of the profiles `classic` and `sudokio` once more: plain, slow, by trying every
// choice of cells, lines and links. They share nothing with src/logic; a board is eighty-one lists.
// Digits are 1 to 9, a mark is a candidate, cells and houses are plain numbers.
#pragma once

#include <array>
#include <bitset>
#include <span>
#include <string_view>
#include <vector>

#include "board/grid.h"

namespace nonet::testing {

struct PlainBoard {
  std::array<int, 81> digit{};       // 0: open
  std::array<unsigned, 81> marks{};  // bit d: may be d; of a filled cell none

  bool full() const;
  friend bool operator==(const PlainBoard&, const PlainBoard&) = default;
};
PlainBoard plain_board(const Grid& grid);
void place(PlainBoard& board, int cell, int digit);

using Marks = std::bitset<81 * 10>;
inline std::size_t mark_of(int cell, int digit) {
  return static_cast<std::size_t>(cell * 10 + digit);
}
// All that a method has to say of a board.
struct Findings {
  Marks placed;
  Marks removed;
  bool empty() const { return placed.none() && removed.none(); }
};
void carry_out(PlainBoard& board, const Findings& findings);

struct PlainMethod {
  std::string_view name;
  Findings (*find)(const PlainBoard&, int size);
  int size = 0;
};
// In their order.
std::span<const PlainMethod> classic_methods();
std::span<const PlainMethod> sudokio_methods();

// The number of the first method that has something to say, and what; the number of methods if none
// has.
struct FirstMethod {
  std::size_t number = 0;
  Findings findings;
};
FirstMethod first_method(const PlainBoard& board, std::span<const PlainMethod> methods);
// To the end, or as far as it goes: after any change back to the first method.
PlainBoard solve_plainly(PlainBoard board, std::span<const PlainMethod> methods);

bool are_plain_peers(int a, int b);
// Rows, columns, boxes.
const std::array<std::array<int, 9>, 27>& plain_houses();
Findings naked_singles(const PlainBoard& board);
Findings single_places(const PlainBoard& board);  // in any house

// plain_forks.cpp. The first thing that the branches from a cell come to share.
struct PlainFork {
  int root = 0;
  int rounds = 0;
  Findings findings;
};
std::vector<PlainFork> plain_forks(const PlainBoard& board);

}  // namespace nonet::testing
