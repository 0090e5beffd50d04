// Chains of any length. An X-chain stays with one digit and goes from house to house; an XY-chain
// goes through cells with two candidates, from digit to digit.
#include "logic/chain_steps.h"
#include "logic/finders.h"

namespace nonet::logic {

// A single link would be a locked candidate.
bool find_x_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  for (Digit d : kAllDigits) graph.add_digit(grid, d);
  return emit_chains(grid, t, graph, {.fewest_links = 3}, emit);
}

// Two cells would be a naked pair.
bool find_xy_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  graph.add_cells(grid, small_cells(grid).two);
  return emit_chains(grid, t, graph, {.fewest_links = 5}, emit);
}

}  // namespace nonet::logic
