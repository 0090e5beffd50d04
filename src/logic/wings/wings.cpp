// Wings: short chains of cells with two candidates, and the XYZ-wing, whose pivot has three.
#include <array>

#include "logic/chains/chain_builder.h"
#include "logic/chains/link_graph.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// z leaves the cells that see both pincers.
bool emit_xy_wing(const Grid& grid, const Technique& t, Cell pivot, std::array<Cell, 2> pincers,
                  Digit x, Digit y, Digit z, StepSink emit) {
  const CellSet gone = grid.cells_with(z) & peers_of(pincers[0]) & peers_of(pincers[1]);
  if (gone.empty()) return true;
  ChainBuilder chain{z, pincers[0]};
  chain.strong(x).weak(pivot).strong(y).weak(pincers[1]).strong(z);
  return emit(removing(t.id, CandidateSet{gone, z}, along(chain.take())));
}

bool emit_xyz_wing(const Grid& grid, const Technique& t, Cell pivot, std::array<Cell, 2> pincers,
                   StepSink emit) {
  const Digits shared = grid.candidates(pincers[0]) & grid.candidates(pincers[1]);
  if (shared.size() != 1) return true;
  const Digit z = shared.first();
  const CellSet gone =
      grid.cells_with(z) & peers_of(pivot) & peers_of(pincers[0]) & peers_of(pincers[1]);
  if (gone.empty()) return true;
  return emit(removing(t.id, CandidateSet{gone, z}, WingEvidence{z, pivot, pincers}));
}

}  // namespace

// The pivot is x or y. If it is x, the pincer xz is z; if it is y, the pincer yz is z.
bool find_xy_wings(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const CellSet two = small_cells(grid).two;
  for (Cell pivot : two) {
    const CellSet near = two & peers_of(pivot);
    const Digit x = grid.candidates(pivot).first();
    const Digit y = other_digit(grid.candidates(pivot), x);
    for (Cell first : (near & grid.cells_with(x)) - grid.cells_with(y)) {
      const Digit z = other_digit(grid.candidates(first), x);
      for (Cell second : near& grid.cells_with(y) & grid.cells_with(z))
        if (!emit_xy_wing(grid, t, pivot, {first, second}, x, y, z, emit)) return false;
    }
  }
  return true;
}

// The pivot is x, y or z; in each case it or a pincer (xz, yz) is z. So z leaves the cells that see
// all three.
bool find_xyz_wings(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const SmallCells small = small_cells(grid);
  for (Cell pivot : small.three) {
    CellSet pincers;
    for (Cell c : small.two& peers_of(pivot))
      if (grid.candidates(pivot).includes(grid.candidates(c))) pincers.insert(c);
    for (Cell first : pincers) {
      pincers.erase(first);
      for (Cell second : pincers)
        if (!emit_xyz_wing(grid, t, pivot, {first, second}, emit)) return false;
    }
  }
  return true;
}

namespace {

// Both cells are xy. A strong link of y has one end that sees the first cell, one that sees the
// second: so not both cells are y, and x leaves the cells that see both.
bool emit_w_wings(const Grid& grid, const Technique& t, Cell first, Cell second, Digit x, Digit y,
                  StepSink emit) {
  const CellSet gone = grid.cells_with(x) & peers_of(first) & peers_of(second);
  if (gone.empty()) return true;
  for (const StrongLink& link : StrongLinks{grid, y}) {
    if (link.cells().intersects(CellSet{first, second})) continue;
    for (std::size_t i : {0U, 1U}) {
      const Cell one = link.ends[i];
      const Cell two = link.ends[1 - i];
      if (!are_peers(first, one) || !are_peers(second, two)) continue;
      ChainBuilder chain{x, first};
      chain.strong(y).weak(one).strong(link.house, two).weak(second).strong(x);
      if (!emit(removing(t.id, CandidateSet{gone, x}, along(chain.take())))) return false;
    }
  }
  return true;
}

}  // namespace

// Cells that see each other are left to the naked pair.
bool find_w_wings(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  CellSet rest = small_cells(grid).two;
  for (Cell first : rest) {
    rest.erase(first);
    const Digits digits = grid.candidates(first);
    const Digit x = digits.first();
    const Digit y = other_digit(digits, x);
    for (Cell second : (rest & grid.cells_with(x) & grid.cells_with(y)) - peers_of(first)) {
      if (!emit_w_wings(grid, t, first, second, x, y, emit) ||
          !emit_w_wings(grid, t, first, second, y, x, emit))
        return false;
    }
  }
  return true;
}

}  // namespace nonet::logic
