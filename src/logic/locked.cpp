// Locked candidates: where a box and a line meet, a digit confined to the crossing in one of them
// leaves the rest of the other.
#include "logic/finders.h"

namespace nonet::logic {
namespace {

bool emit_locked(const Grid& grid, const Technique& t, Digit d, House base, House cover,
                 StepSink emit) {
  const CellSet places = grid.positions(base, d);
  if (places.size() < 2 || !members_of(cover).includes(places)) return true;
  const CellSet gone = grid.positions(cover, d) - places;
  if (gone.empty()) return true;
  return emit(removing(t.id, CandidateSet{gone, d}, LockedEvidence{d, base, cover, places}));
}

// The three rows and three columns that cross a box.
std::array<House, 6> lines_through(House box) {
  const Cell corner = cells_of(box)[0];
  std::array<House, 6> lines{};
  for (int i = 0; i < 3; ++i) {
    lines[static_cast<std::size_t>(i)] = row_house(row_of(corner) + i);
    lines[static_cast<std::size_t>(i + 3)] = column_house(column_of(corner) + i);
  }
  return lines;
}

}  // namespace

// All places of the digit in a box lie in one line: it is in the box part of that line, whichever
// cell it takes, and so nowhere else in the line.
bool find_pointing(const Grid& grid, const Technique& t, StepSink emit) {
  for (Digit d : kAllDigits) {
    if (grid.cells_with(d).empty()) continue;
    for (int box = 0; box < 9; ++box)
      for (House line : lines_through(box_house(box)))
        if (!emit_locked(grid, t, d, box_house(box), line, emit)) return false;
  }
  return true;
}

// The same the other way round: all places in a line lie in one box.
bool find_claiming(const Grid& grid, const Technique& t, StepSink emit) {
  for (Digit d : kAllDigits) {
    if (grid.cells_with(d).empty()) continue;
    for (int box = 0; box < 9; ++box)
      for (House line : lines_through(box_house(box)))
        if (!emit_locked(grid, t, d, line, box_house(box), emit)) return false;
  }
  return true;
}

}  // namespace nonet::logic
