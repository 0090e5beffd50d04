// Chains of any length. An X-chain stays with one digit and goes from house to house; an XY-chain
// goes through cells with two candidates, from digit to digit.
#include <utility>

#include "logic/barren.h"
#include "logic/chain_steps.h"
#include "logic/finders.h"

namespace nonet::logic {

// A single link would be a locked candidate.
bool find_x_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  Digits searched;
  for (Digit d : kAllDigits) {
    if (grid.cells_with(d) == barren_places(t.id, d)) continue;
    searched.insert(d);
    graph.add_digit(grid, d);
  }
  Digits found;
  const auto sink = [&](Step&& step) {
    found |= step.effect.eliminations.digits();
    return emit(std::move(step));
  };
  if (!emit_chains(grid, t, graph, {.fewest_links = 3, .ends = searched}, sink)) return false;
  for (Digit d : searched - found) barren_places(t.id, d) = grid.cells_with(d);
  return true;
}

// Two cells would be a naked pair.
bool find_xy_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  graph.add_cells(grid, small_cells(grid).two);
  return emit_chains(grid, t, graph, {.fewest_links = 5}, emit);
}

}  // namespace nonet::logic
