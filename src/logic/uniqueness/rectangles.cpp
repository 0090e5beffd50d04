// Uniqueness tests 1 to 6 and the hidden rectangle: rectangles of open cells.
#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "logic/chains/link_graph.h"
#include "logic/finders.h"
#include "logic/uniqueness/extra_set.h"
#include "logic/uniqueness/rectangle.h"

namespace nonet::logic {

// Open corners; each may be at least one of the two digits, and one is left with just these.
struct UniqueRectangle {
  Corners corners{};
  Digits digits;
  unsigned extra = 0;        // bit i: corner i has candidates beyond the two
  Digits extra_digits = {};  // these candidates

  CellSet extra_cells() const {
    CellSet cells;
    for (std::size_t i = 0; i < 4; ++i)
      if ((extra >> i & 1) != 0) cells.insert(corners[i]);
    return cells;
  }
  int extras() const { return std::popcount(extra); }
  bool extras_across() const { return extra == 0b1001 || extra == 0b0110; }
  bool extras_in_line() const { return extras() == 2 && !extras_across(); }

  RectangleEvidence evidence() const {
    return {
        .corners = corners, .digits = digits, .extra = extra_cells(), .extra_digits = extra_digits};
  }
};

// All of a grid.
struct UniqueRectangles {
  std::vector<UniqueRectangle> all;
};

namespace {

Corners corners_of(Cell a, Cell b) {
  const int top = std::min(row_of(a), row_of(b));
  const int bottom = std::max(row_of(a), row_of(b));
  const int left = std::min(column_of(a), column_of(b));
  const int right = std::max(column_of(a), column_of(b));
  return {cell_at(top, left), cell_at(top, right), cell_at(bottom, left), cell_at(bottom, right)};
}

// The rectangle with a corner `start` that is left with just the two digits; told from the first
// such corner only.
void add_rectangle(const Grid& grid, Cell start, Cell across, std::vector<UniqueRectangle>& all) {
  UniqueRectangle rectangle{.corners = corners_of(start, across), .digits = grid.candidates(start)};
  for (std::size_t i = 0; i < 4; ++i) {
    const Digits candidates = grid.candidates(rectangle.corners[i]);
    if (candidates == rectangle.digits && rectangle.corners[i] < start) return;
    const Digits more = candidates - rectangle.digits;
    if (!more.empty()) rectangle.extra |= 1U << i;
    rectangle.extra_digits |= more;
  }
  all.push_back(rectangle);
}

void add_rectangles_from(const Grid& grid, Cell start, std::vector<UniqueRectangle>& all) {
  CellSet either;
  for (Digit d : grid.candidates(start)) either |= grid.cells_with(d);
  const CellSet beside = (either & members_of(row_house(row_of(start)))) - CellSet{start};
  const CellSet below = (either & members_of(column_house(column_of(start)))) - CellSet{start};
  for (Cell b : beside) {
    for (Cell c : below) {
      const bool two_boxes = (box_of(b) == box_of(start)) != (box_of(c) == box_of(start));
      const Cell across = cell_at(row_of(c), column_of(b));
      if (two_boxes && either.contains(across)) add_rectangle(grid, start, across, all);
    }
  }
}

std::shared_ptr<const UniqueRectangles> rectangles_of(const Grid& grid, SearchMemo& memo) {
  return memo.rectangles.of(grid, [&](const auto&) {
    auto rectangles = std::make_shared<UniqueRectangles>();
    for (Cell start : small_cells(grid).two) add_rectangles_from(grid, start, rectangles->all);
    return rectangles;
  });
}

// All places of the digit in the house are among the cells.
bool confined(const Grid& grid, House house, Digit d, CellSet cells) {
  const CellSet places = grid.positions(house, d);
  return !places.empty() && cells.includes(places);
}

// Type 1. Three corners have just the two digits: either of them in the fourth would complete the
// pattern.
bool find_last_corner(const Grid& grid, const Technique& t, const UniqueRectangle& r,
                      StepSink emit) {
  if (r.extras() != 1) return true;
  const Cell corner = r.extra_cells().first();
  CandidateSet gone;
  for (Digit d : grid.candidates(corner) & r.digits) gone.insert(corner, d);
  return emit_rectangle(t, gone, r.evidence(), emit);
}

// Types 2 (two corners in line) and 5 (two across, or three). The corners have one digit beyond the
// two, the same everywhere: one of them must be it, so nothing that sees them all is.
bool find_one_extra_digit(const Grid& grid, const Technique& t, const UniqueRectangle& r,
                          StepSink emit) {
  const bool fits = t.type == 2 ? r.extras_in_line() : r.extras_across() || r.extras() == 3;
  if (!fits || r.extra_digits.size() != 1) return true;
  const Digit d = r.extra_digits.first();
  const CellSet gone = seen_by_all(r.extra_cells()) & grid.cells_with(d);
  return emit_rectangle(t, CandidateSet{gone, d}, r.evidence(), emit);
}

// Type 3. Two corners in line: one of them takes one of the extra digits, so together they act as
// one cell with these candidates, and can complete a naked set.
bool find_extra_sets(const Grid& grid, const Technique& t, const UniqueRectangle& r,
                     StepSink emit) {
  if (!r.extras_in_line() || r.extra_digits.size() < 2) return true;
  RectangleEvidence evidence = r.evidence();
  return each_extra_set(grid, {r.extra_cells(), r.extra_digits},
                        [&](const SetEvidence& set, const CandidateSet& gone) {
                          evidence.set = set;
                          return emit(removing(t.id, gone, evidence));
                        });
}

// Type 4. Two corners in line, and in a house that they share one of the digits is confined to
// them: one of them is it. The other digit in the other one would complete the pattern.
bool find_confined_in_line(const Grid& grid, const Technique& t, const UniqueRectangle& r,
                           StepSink emit) {
  if (!r.extras_in_line()) return true;
  const CellSet roof = r.extra_cells();
  for (Digit d : r.digits) {
    const Digit other = other_digit(r.digits, d);
    for (House house : shared_houses(roof)) {
      if (!confined(grid, house, d, roof)) continue;
      RectangleEvidence evidence = r.evidence();
      evidence.strong_digit = d;
      evidence.strong = HouseSet{house};
      if (!emit_rectangle(t, CandidateSet{roof & grid.cells_with(other), other}, evidence, emit))
        return false;
      break;  // the second house would say the same
    }
  }
  return true;
}

// Type 6. Two corners across have more candidates, and one of the digits makes an X-wing of the
// four. In one of the two it would leave the other digit for the corners without more candidates,
// and by the X-wing stand in the second as well: the pattern would be complete.
bool find_crosswise(const Grid& grid, const Technique& t, const UniqueRectangle& r, StepSink emit) {
  if (!r.extras_across()) return true;
  const CellSet corners = set_of(r.corners);
  const std::array<House, 2> rows{row_house(row_of(r.corners[0])), row_house(row_of(r.corners[3]))};
  const std::array<House, 2> columns{column_house(column_of(r.corners[0])),
                                     column_house(column_of(r.corners[3]))};
  for (Digit d : r.digits) {
    for (const auto& lines : {rows, columns}) {
      if (!confined(grid, lines[0], d, corners) || !confined(grid, lines[1], d, corners)) continue;
      RectangleEvidence evidence = r.evidence();
      evidence.strong_digit = d;
      evidence.strong = HouseSet{lines[0], lines[1]};
      if (!emit_rectangle(t, CandidateSet{r.extra_cells() & grid.cells_with(d), d}, evidence, emit))
        return false;
      break;  // the columns would say the same
    }
  }
  return true;
}

// Hidden. A corner has just the two digits, and in the row and in the column of the corner across
// one digit is confined to the rectangle. If the corner across were the other digit, both its
// neighbours would be the confined one, which leaves the other for the first corner.
// Where two corners in line or three have no more candidates, types 4 and 1 remove more.
bool find_hidden(const Grid& grid, const Technique& t, const UniqueRectangle& r, StepSink emit) {
  if (r.extras() == 0) return true;  // a mistake stands there
  if (r.extras_in_line() && t.leaves(TechniqueId::uniqueness_4)) return true;
  if (r.extras() == 1 && t.leaves(TechniqueId::uniqueness_1)) return true;
  const CellSet corners = set_of(r.corners);
  for (std::size_t i = 0; i < 4; ++i) {
    if ((r.extra >> i & 1) != 0) continue;
    const Cell across = r.corners[3 - i];
    const House row = row_house(row_of(across));
    const House column = column_house(column_of(across));
    for (Digit d : r.digits) {
      const Digit other = other_digit(r.digits, d);
      if (!grid.candidates(across).contains(other)) continue;
      if (!confined(grid, row, d, corners) || !confined(grid, column, d, corners)) continue;
      RectangleEvidence evidence = r.evidence();
      evidence.strong_digit = d;
      evidence.strong = HouseSet{row, column};
      if (!emit_rectangle(t, CandidateSet{across, other}, evidence, emit)) return false;
    }
  }
  return true;
}

using FindType = bool (*)(const Grid&, const Technique&, const UniqueRectangle&, StepSink);
constexpr std::array<FindType, 6> kRectangleTypes{find_last_corner,     find_one_extra_digit,
                                                  find_extra_sets,      find_confined_in_line,
                                                  find_one_extra_digit, find_crosswise};

bool find_of_type(const Grid& grid, const Technique& t, FindType find, SearchMemo& memo,
                  StepSink emit) {
  const auto rectangles = rectangles_of(grid, memo);
  return std::all_of(rectangles->all.begin(), rectangles->all.end(),
                     [&](const UniqueRectangle& r) { return find(grid, t, r, emit); });
}

}  // namespace

bool find_uniqueness(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return find_of_type(grid, t, kRectangleTypes[static_cast<std::size_t>(t.type - 1)], memo, emit);
}

bool find_hidden_rectangles(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return find_of_type(grid, t, find_hidden, memo, emit);
}

}  // namespace nonet::logic
