// Locked candidates: where a box and a line meet, a digit confined to the crossing in one of them
// leaves the rest of the other.
#include "logic/common/lone.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// In `base` the digit has at least two places, all of them in `cover`.
bool emit_locked(const Grid& grid, const Technique& t, Digit d, House base, House cover,
                 StepSink emit) {
  const CellSet places = grid.positions(base, d);
  const CellSet gone = grid.positions(cover, d) - places;
  if (gone.empty()) return true;
  return emit(removing(t.id, CandidateSet{gone, d}, LockedEvidence{d, base, cover, places}));
}

// Crossings to which a digit is confined in one of their two houses, by their first cells.
struct Confined {
  CellSet by_row;
  CellSet by_column;
};

Confined in_boxes(CellSet cells) {
  const Crossings rows = row_crossings(cells);
  const Crossings columns = column_crossings(cells);
  return {lone_in_boxes(rows.taken) & rows.twice, lone_in_boxes(columns.taken) & columns.twice};
}
Confined in_lines(CellSet cells) {
  const Crossings rows = row_crossings(cells);
  const Crossings columns = column_crossings(cells);
  return {lone_in_rows(rows.taken) & rows.twice, lone_in_columns(columns.taken) & columns.twice};
}

// Gives every crossing as `tell(digit, box, line)`, box by box.
template <class Tell>
bool at_crossings(const Grid& grid, Confined (*confined_in)(CellSet), Tell tell) {
  for (Digit d : kAllDigits) {
    const Confined confined = confined_in(grid.cells_with(d));
    if (confined.by_row.empty() && confined.by_column.empty()) continue;
    for (int i = 0; i < 9; ++i) {
      const House box = box_house(i);
      for (Cell c : confined.by_row& members_of(box))
        if (!tell(d, box, row_house(row_of(c)))) return false;
      for (Cell c : confined.by_column& members_of(box))
        if (!tell(d, box, column_house(column_of(c)))) return false;
    }
  }
  return true;
}

}  // namespace

// All places of the digit in a box lie in one line: it is in the box part of that line, whichever
// cell it takes, and so nowhere else in the line.
bool find_pointing(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return at_crossings(grid, in_boxes, [&](Digit d, House box, House line) {
    return emit_locked(grid, t, d, box, line, emit);
  });
}

// The same the other way round: all places in a line lie in one box.
bool find_claiming(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return at_crossings(grid, in_lines, [&](Digit d, House box, House line) {
    return emit_locked(grid, t, d, line, box, emit);
  });
}

}  // namespace nonet::logic
