// Cells, digits and houses as types: an index into one can never be mistaken for the other.
#pragma once

#include <array>
#include <cstdint>

namespace nonet {

enum class Cell : std::uint8_t {};  // 0..80, row by row
enum class Digit : std::uint8_t {
};  // 1..9 (shape.h: 1..36); an empty cell is "no digit", never digit 0
enum class House : std::uint8_t {};  // 0..8 rows, 9..17 columns, 18..26 boxes

inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;
inline constexpr int kDigits = 9;

constexpr int index(Cell c) { return static_cast<int>(c); }
constexpr int index(Digit d) { return static_cast<int>(d) - 1; }
constexpr int index(House h) { return static_cast<int>(h); }
constexpr int number(Digit d) { return static_cast<int>(d); }

constexpr Cell cell_at(int index) { return static_cast<Cell>(index); }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * 9 + column); }
constexpr Digit digit_at(int index) { return static_cast<Digit>(index + 1); }
constexpr Digit digit_of(int number) { return static_cast<Digit>(number); }
constexpr House house_at(int index) { return static_cast<House>(index); }

// All counted from 0; people are shown them from 1 (notation.h).
constexpr int row_of(Cell c) { return index(c) / 9; }
constexpr int column_of(Cell c) { return index(c) % 9; }
constexpr int box_of(Cell c) { return row_of(c) / 3 * 3 + column_of(c) / 3; }

constexpr House row_house(int row) { return static_cast<House>(row); }
constexpr House column_house(int column) { return static_cast<House>(9 + column); }
constexpr House box_house(int box) { return static_cast<House>(18 + box); }

enum class HouseKind : std::uint8_t { row, column, box };
constexpr HouseKind kind_of(House h) { return static_cast<HouseKind>(index(h) / 9); }
constexpr int number_of(House h) { return index(h) % 9 + 1; }  // 1..9, as people count

// Row, column and box of a cell, in this order.
constexpr std::array<House, 3> houses_of(Cell c) {
  return {row_house(row_of(c)), column_house(column_of(c)), box_house(box_of(c))};
}
constexpr House house_of(Cell c, HouseKind kind) {
  return houses_of(c)[static_cast<std::size_t>(kind)];
}

namespace detail {
template <class T, int kCount, int kFirst>
constexpr std::array<T, kCount> numbered() {
  std::array<T, kCount> all{};
  for (int i = 0; i < kCount; ++i)
    all[static_cast<std::size_t>(i)] = static_cast<T>(static_cast<std::uint8_t>(kFirst + i));
  return all;
}
}  // namespace detail

// For range-for: `for (Cell c : kAllCells)`.
inline constexpr auto kAllCells = detail::numbered<Cell, kCells, 0>();
inline constexpr auto kAllDigits = detail::numbered<Digit, kDigits, 1>();
inline constexpr auto kAllHouses = detail::numbered<House, kHouses, 0>();

}  // namespace nonet
