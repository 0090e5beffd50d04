// A digit's places as nine lines of nine bits: the view in which fish are searched.
//
//            columns 1 2 3 4 5 6 7 8 9
//   row 1            . x . . . x . . .    places[0] = 0b000100010
//   row 2            x . . . . . . . .    places[1] = 0b000000001
//   …                                     and once more with rows and columns exchanged
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "board/grid.h"
#include "board/house_set.h"
#include "logic/search_memo.h"
#include "logic/technique.h"

namespace nonet::logic {

// Bit i stands for the i-th row or column. Invariant: bits 9 and up are zero.
using LineMask = unsigned;

constexpr LineMask line_bit(int line) { return LineMask{1} << line; }
constexpr int lines_in(LineMask lines) { return std::popcount(lines); }

struct FishLines {
  Digit digit{};
  bool by_rows = true;               // the base lines are rows, the cover lines columns
  std::array<LineMask, 9> places{};  // by base line: the cover lines where it has the digit
  LineMask open = 0;                 // the base lines that have it at all

  LineMask at(int line) const { return places[static_cast<std::size_t>(line)]; }
  void add(int line, int cross) {
    places[static_cast<std::size_t>(line)] |= line_bit(cross);
    open |= line_bit(line);
  }
};

// A fish is its base lines and as many cover lines; all else follows from the board.
struct Fish {
  LineMask base = 0;
  LineMask cover = 0;
};

// Both views of a digit, if it can have a fish of that size: beside the base at least one more line
// is needed to lose something. False when `search(lines)` stopped.
template <class Search>
bool in_both_views(const Grid& grid, Digit d, int size, Search search) {
  const CellSet cells = grid.cells_with(d);
  if (cells.size() <= size) return true;
  FishLines rows{.digit = d, .by_rows = true};
  FishLines columns{.digit = d, .by_rows = false};
  for (Cell c : cells) {
    rows.add(row_of(c), column_of(c));
    columns.add(column_of(c), row_of(c));
  }
  if (lines_in(rows.open) > size && !search(rows)) return false;
  return lines_in(columns.open) <= size || search(columns);
}

template <class Search>
bool in_every_view(const Grid& grid, int size, Search search) {
  for (Digit d : kAllDigits)
    if (!in_both_views(grid, d, size, search)) return false;
  return true;
}

// The same for one technique with a sink of its own for each view: `search(lines, emit)`. Digits
// that are known to have no fish of the kind are left out.
template <class Search>
bool in_fertile_views(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit,
                      Search search) {
  return in_fertile_digits(grid, t.id, memo.barren, [&](Digit d, bool& found) {
    return in_both_views(grid, d, t.size, [&](const FishLines& lines) {
      return search(lines, [&](Step&& step) {
        found = true;
        return emit(std::move(step));
      });
    });
  });
}

FishEvidence evidence_of(const Grid& grid, const FishLines& lines, Fish fish);

// A fish of any houses: places that lie in more base than cover houses are fins.
FishEvidence fish_of(const Grid& grid, Digit d, HouseSet base, HouseSet cover);

// The places that lie in more cover than base houses, as far as they see all fins.
CellSet removed_by(const Grid& grid, const FishEvidence& fish);

// finned_fish.cpp, house_fish.cpp; find_fish chooses by the form.
bool find_finned_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit);
bool find_siamese_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit);
bool find_house_fish(const Grid& grid, const Technique& t, StepSink emit);

}  // namespace nonet::logic
