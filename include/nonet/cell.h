// Places on the board, counted as people count: rows, columns, boxes and digits from 1 to 9.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nonet/version.h>

namespace nonet::NONET_V0 {

struct Cell {
  int row = 1;     // from the top
  int column = 1;  // from the left

  constexpr int box() const { return (row - 1) / 3 * 3 + (column - 1) / 3 + 1; }
  // 0..80 in reading order.
  constexpr int index() const { return (row - 1) * 9 + column - 1; }
  static constexpr Cell at(int index) { return {index / 9 + 1, index % 9 + 1}; }
  constexpr bool on_board() const { return 1 <= row && row <= 9 && 1 <= column && column <= 9; }

  // In reading order.
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};
// "r4c5"; empty for what is not on the board.
std::string name_of(Cell cell);
// Reads "r4c5" and "D5", in upper or lower case; nothing else.
std::optional<Cell> parse_cell(std::string_view text);

// A row, column or box.
enum class HouseKind : std::uint8_t { row, column, box };
struct House {
  HouseKind kind = HouseKind::row;
  int number = 1;
  friend constexpr bool operator==(const House&, const House&) = default;
};
// "r4", "c5", "b5"; empty for what is not on the board.
std::string name_of(House house);

// "This cell may be this digit", or of an entry "is".
struct Candidate {
  Cell cell = {};
  int digit = 0;  // 1..9
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

}  // namespace nonet::NONET_V0
