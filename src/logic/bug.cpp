// BUG+1, the "bivalue universal grave" but for one candidate.
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// The only open cell with three candidates, where all others have two.
std::optional<Cell> odd_cell(const Grid& grid) {
  CellSet one;
  CellSet two;
  CellSet three;
  CellSet four;
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    four |= three & cells;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
  }
  if (two != grid.open_cells() || !four.empty() || three.size() != 1) return std::nullopt;
  return three.first();
}

// Every digit has two places in every house, or none.
bool all_in_twos(const Grid& grid) {
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    if (cells.empty()) continue;
    for (House house : kAllHouses) {
      const int places = (cells & members_of(house)).size();
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

}  // namespace

// All open cells have two candidates but for one with three. If without one of the three every
// digit had two places in every house, a solution that does not use it could be turned into a
// second one: give every open cell its other candidate. So on a puzzle with one solution the cell
// is that digit, and its other candidates go.
bool find_bug(const Grid& grid, const Technique& t, StepSink emit) {
  const std::optional<Cell> cell = odd_cell(grid);
  if (!cell) return true;
  const House house = box_house(box_of(*cell));
  for (Digit d : grid.candidates(*cell)) {
    if (grid.positions(house, d).size() != 3) continue;
    Grid without = grid;
    without.eliminate(*cell, d);
    if (!all_in_twos(without)) continue;
    CandidateSet gone;
    for (Digit other : grid.candidates(*cell) - Digits{d}) gone.insert(*cell, other);
    if (!emit(removing(t.id, gone, BugEvidence{*cell, d, house}))) return false;
  }
  return true;
}

}  // namespace nonet::logic
