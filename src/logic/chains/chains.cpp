// Chains of any length. An X-chain stays with one digit and goes from house to house; an XY-chain
// goes through cells with two candidates, from digit to digit.
#include <utility>

#include "logic/chains/chain_steps.h"
#include "logic/finders.h"

namespace nonet::logic {

// What is remembered as barren is so for chains of three links and more.
bool find_x_chains(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const int fewest_links = fewest_links_of_chains(t);
  LinkGraph graph;
  Digits searched;
  for (Digit d : kAllDigits) {
    if (fewest_links == 3 && grid.cells_with(d) == memo.barren.of(t.id, d)) continue;
    searched.insert(d);
    graph.add_digit(grid, d);
  }
  Digits found;
  const auto sink = [&](Step&& step) {
    found |= step.effect.eliminations.digits();
    return emit(std::move(step));
  };
  if (!emit_chains(grid, t, graph, {.fewest_links = fewest_links, .ends = searched}, sink))
    return false;
  for (Digit d : searched - found) memo.barren.of(t.id, d) = grid.cells_with(d);
  return true;
}

// Two cells, three links, are a naked pair.
bool find_xy_chains(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const int fewest_links = t.leaves(TechniqueId::naked_pair) ? 5 : 3;
  LinkGraph graph;
  graph.add_cells(grid, small_cells(grid).two);
  return emit_chains(grid, t, graph, {.fewest_links = fewest_links}, emit);
}

}  // namespace nonet::logic
