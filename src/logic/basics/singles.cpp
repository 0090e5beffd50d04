// Singles: the only techniques that place a digit by themselves.
#include "logic/common/lone.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// The house of that kind in which the cell is alone.
bool emit_hidden(const Technique& t, CellSet cells, Digit d, HouseKind kind, StepSink emit) {
  for (Cell c : cells)
    if (!emit(placing(t.id, c, d, SingleEvidence{c, d, house_of(c, kind)}))) return false;
  return true;
}

}  // namespace

// Eight cells of a house are filled, so the ninth takes the digit that is missing.
bool find_full_houses(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const CellSet open = grid.open_cells();
  const std::pair<CellSet, HouseKind> last[] = {{lone_in_boxes(open), HouseKind::box},
                                                {lone_in_rows(open), HouseKind::row},
                                                {lone_in_columns(open), HouseKind::column}};
  CellSet told;
  for (const auto& [cells, kind] : last) {
    for (Cell c : cells - told) {
      const House house = house_of(c, kind);
      const Digits missing = grid.open_digits(house);
      if (missing.size() != 1 || grid.candidates(c) != missing) continue;  // a mistake stands there
      told.insert(c);
      const Digit d = missing.first();
      if (!emit(placing(t.id, c, d, SingleEvidence{c, d, house}))) return false;
    }
  }
  return true;
}

// A cell with one candidate left must be that digit.
bool find_naked_singles(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  CellSet one;
  CellSet more;
  for (Digit d : kAllDigits) {
    more |= one & grid.cells_with(d);
    one |= grid.cells_with(d);
  }
  for (Cell c : one - more) {
    const Digit d = grid.candidates(c).first();
    if (!emit(placing(t.id, c, d, SingleEvidence{c, d}))) return false;
  }
  return true;
}

// A digit with one place left in a house goes there. In a box it is easier to see than in a line;
// what a box shows is therefore left to the form for boxes.
bool find_hidden_singles(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    if (cells.empty()) continue;
    const CellSet in_box = lone_in_boxes(cells);
    if (t.form == Form::box) {
      if (!emit_hidden(t, in_box, d, HouseKind::box, emit)) return false;
      continue;
    }
    const CellSet left = t.leaves(TechniqueId::hidden_single_box) ? in_box : CellSet{};
    const CellSet in_row = lone_in_rows(cells) - left;
    const CellSet in_column = lone_in_columns(cells) - left - in_row;
    if (!emit_hidden(t, in_row, d, HouseKind::row, emit) ||
        !emit_hidden(t, in_column, d, HouseKind::column, emit))
      return false;
  }
  return true;
}

}  // namespace nonet::logic
