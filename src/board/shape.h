// Boards of other sizes: any box of a×b cells gives an (a·b)×(a·b) board, from 4×4 to 36×36.
// The 9×9 types stay small and fast; these are for the rooms that work on every size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell.h"
#include "board/filling.h"

namespace nonet {

enum class WideCell : std::uint16_t {};   // 0..size²-1, row by row
enum class WideHouse : std::uint16_t {};  // 0..size-1 rows, then columns, then boxes

constexpr int index(WideCell c) { return static_cast<int>(c); }
constexpr int index(WideHouse h) { return static_cast<int>(h); }
constexpr WideCell wide(Cell c) { return static_cast<WideCell>(c); }
// Of a cell of the 9×9 board.
constexpr Cell narrow(WideCell c) { return static_cast<Cell>(c); }
constexpr WideHouse wide(House h) { return static_cast<WideHouse>(h); }

// The geometry of a board. Invariant: 4 ≤ size ≤ 36, box sides ≥ 2.
class Shape {
 public:
  static constexpr int kSmallest = 4;
  static constexpr int kLargest = 36;

  constexpr Shape() = default;  // 9×9
  static constexpr std::optional<Shape> from_box(int box_rows, int box_columns) {
    if (box_rows < 2 || box_columns < 2) return std::nullopt;
    if (box_rows * box_columns > kLargest) return std::nullopt;
    return Shape{box_rows, box_columns};
  }
  // The usual box for a size: as square as possible, wider than high (6 = 2×3, 12 = 3×4).
  static constexpr std::optional<Shape> for_size(int size) {
    std::optional<Shape> squarest;
    for (int rows = 2; rows * rows <= size; ++rows)
      if (size % rows == 0) squarest = from_box(rows, size / rows);
    return squarest;
  }

  constexpr int box_rows() const { return box_rows_; }
  constexpr int box_columns() const { return box_columns_; }
  constexpr int size() const { return box_rows_ * box_columns_; }
  constexpr int cells() const { return size() * size(); }
  constexpr int houses() const { return 3 * size(); }
  constexpr bool standard() const { return box_rows_ == 3 && box_columns_ == 3; }

  constexpr int row_of(WideCell c) const { return index(c) / size(); }
  constexpr int column_of(WideCell c) const { return index(c) % size(); }
  constexpr int box_of(WideCell c) const {
    return row_of(c) / box_rows_ * box_rows_ + column_of(c) / box_columns_;
  }
  constexpr WideCell cell(int row, int column) const {
    return static_cast<WideCell>(row * size() + column);
  }
  // Row, column and box of a cell.
  constexpr std::array<WideHouse, 3> houses_of(WideCell c) const {
    return {static_cast<WideHouse>(row_of(c)), static_cast<WideHouse>(size() + column_of(c)),
            static_cast<WideHouse>(2 * size() + box_of(c))};
  }
  // The i-th cell of a house, in reading order.
  constexpr WideCell cell_in(WideHouse h, int i) const {
    const int number = index(h) % size();
    switch (kind_of(h)) {
      case HouseKind::row:
        return cell(number, i);
      case HouseKind::column:
        return cell(i, number);
      case HouseKind::box:
        break;
    }
    // A band of boxes is box_rows_ high and holds box_rows_ boxes (size / box_columns_).
    return cell(number / box_rows_ * box_rows_ + i / box_columns_,
                number % box_rows_ * box_columns_ + i % box_columns_);
  }
  constexpr HouseKind kind_of(WideHouse h) const {
    return static_cast<HouseKind>(index(h) / size());
  }
  constexpr bool are_peers(WideCell a, WideCell b) const {
    return a != b &&
           (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
  }

  friend constexpr bool operator==(Shape, Shape) = default;

 private:
  constexpr Shape(int box_rows, int box_columns)
      : box_rows_{static_cast<std::uint8_t>(box_rows)},
        box_columns_{static_cast<std::uint8_t>(box_columns)} {}

  std::uint8_t box_rows_ = 3;
  std::uint8_t box_columns_ = 3;
};

// A filling of any size: each cell holds a digit 1..size or nothing.
class WideFilling {
 public:
  WideFilling() : WideFilling{Shape{}} {}
  explicit WideFilling(Shape shape)
      : shape_{shape}, digits_(static_cast<std::size_t>(shape.cells()), 0) {}
  explicit WideFilling(const Filling& filling) : WideFilling{Shape{}} {
    for (Cell c : kAllCells)
      if (const auto d = filling.at(c)) set(wide(c), *d);
  }

  Shape shape() const { return shape_; }
  std::optional<Digit> at(WideCell c) const {
    const std::uint8_t d = digits_[slot(c)];
    return d == 0 ? std::nullopt : std::optional{static_cast<Digit>(d)};
  }
  void set(WideCell c, Digit d) { digits_[slot(c)] = static_cast<std::uint8_t>(d); }
  void clear(WideCell c) { digits_[slot(c)] = 0; }
  int size() const {
    int filled = 0;
    for (std::uint8_t d : digits_) filled += d != 0;
    return filled;
  }

  // The same board as the 9×9 type. The shape must be standard.
  Filling standard() const {
    Filling filling;
    for (Cell c : kAllCells)
      if (const auto d = at(wide(c))) filling.set(c, *d);
    return filling;
  }

  friend bool operator==(const WideFilling&, const WideFilling&) = default;

 private:
  static std::size_t slot(WideCell c) { return static_cast<std::size_t>(index(c)); }

  Shape shape_;
  std::vector<std::uint8_t> digits_;  // 0 never leaves this class
};

// r4c5, b12, "row 4, column 5", "box 12": as notation.h writes them for 9×9.
std::string name_of(Shape shape, WideCell c);
std::string name_of(Shape shape, WideHouse h);
std::string words_for(Shape shape, WideCell c);
std::string words_for(Shape shape, WideHouse h);
// 1–9, then A–Z; boards too large for the letters write all their digits as numbers.
std::string name_of(Shape shape, Digit d);
// Reads r12c5 within the board, in upper or lower case; no leading zeros. The letters of the
// 9×9 notation (D5) are not read: on wide boards they would collide with digits.
std::optional<WideCell> parse_cell(Shape shape, std::string_view text);
// Reads r12, c5 or b3 within the board, in upper or lower case.
std::optional<WideHouse> parse_house(Shape shape, std::string_view text);

}  // namespace nonet
