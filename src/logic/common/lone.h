// Which cells of a set are alone in their row, column or box, and whether a set meets them all: all
// houses at once, by counting "one" and "two or more" with shifts over the whole board.
#pragma once

#include "board/cell_set.h"
#include "board/houses.h"

namespace nonet::logic {

namespace detail {
consteval CellSet every(int row_step, int column_step) {
  CellSet cells;
  for (int r = 0; r < 9; r += row_step)
    for (int c = 0; c < 9; c += column_step) cells.insert(cell_at(r, c));
  return cells;
}

// Counted so far, at the first cell of each group.
struct OneOrMore {
  CellSet one;   // at least one
  CellSet more;  // at least two
};

// Adds up three neighbours that lie `step` cells apart; `heads` are the first of each three.
constexpr OneOrMore add_three(const OneOrMore& counted, int step, CellSet heads) {
  const CellSet a = counted.one;
  const CellSet b = a >> step;
  const CellSet c = b >> step;
  const CellSet m = counted.more;
  return {(a | b | c) & heads,
          ((a & b) | (c & (a | b)) | m | (m >> step) | (m >> step >> step)) & heads};
}

// Back from the heads to all three.
constexpr CellSet spread(CellSet heads, int step) {
  return heads | heads << step | heads << step << step;
}
}  // namespace detail

// Where box and line cross: three cells in a row or column, of which the first stands for all.
struct Crossings {
  CellSet taken;  // has a cell of the set
  CellSet twice;  // has two or three
};
constexpr Crossings row_crossings(CellSet cells) {
  const auto counted = detail::add_three({cells, {}}, 1, detail::every(1, 3));
  return {counted.one, counted.more};
}
constexpr Crossings column_crossings(CellSet cells) {
  const auto counted = detail::add_three({cells, {}}, 9, detail::every(3, 1));
  return {counted.one, counted.more};
}

constexpr CellSet lone_in_boxes(CellSet cells) {
  using namespace detail;
  const OneOrMore segments = add_three({cells, {}}, 1, every(1, 3));
  const OneOrMore boxes = add_three(segments, 9, every(3, 3));
  return cells & spread(spread(boxes.one - boxes.more, 9), 1);
}
constexpr CellSet lone_in_rows(CellSet cells) {
  using namespace detail;
  const OneOrMore segments = add_three({cells, {}}, 1, every(1, 3));
  const OneOrMore rows = add_three(segments, 3, every(1, 9));
  return cells & spread(spread(rows.one - rows.more, 3), 1);
}
constexpr CellSet lone_in_columns(CellSet cells) {
  using namespace detail;
  const OneOrMore segments = add_three({cells, {}}, 9, every(3, 1));
  const OneOrMore columns = add_three(segments, 27, every(9, 1));
  return cells & spread(spread(columns.one - columns.more, 27), 9);
}

// Every row, column and box has one of the cells.
constexpr bool meets_every_house(CellSet cells) {
  using namespace detail;
  const auto join = [](CellSet from, int step, CellSet heads) {
    return (from | from >> step | from >> step >> step) & heads;
  };
  const CellSet segments = join(cells, 1, every(1, 3));
  return join(segments, 3, every(1, 9)) == every(1, 9) &&
         join(segments, 9, every(3, 3)) == every(3, 3) &&
         join(join(cells, 9, every(3, 1)), 27, every(9, 1)) == every(9, 1);
}

}  // namespace nonet::logic
