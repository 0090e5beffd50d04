// Remote pairs: cells with the same two candidates, each seeing the next, take the digits in turn.
// So of an even number of them the first and the last differ: one is x, the other y, and a cell
// that sees both can be neither.
#include "logic/chains/chain_steps.h"
#include "logic/finders.h"

namespace nonet::logic {

// Four cells are seven links; two are a naked pair. The evidence is the chain of one digit;
// with the digits exchanged it is the chain of the other.
bool find_remote_pairs(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  CellSet rest = small_cells(grid).two;
  while (!rest.empty()) {
    const Digits digits = grid.candidates(rest.first());
    CellSet alike = rest;
    for (Digit d : digits) alike &= grid.cells_with(d);
    rest -= alike;
    const int fewest_links = t.leaves(TechniqueId::naked_pair) ? 7 : 3;
    if (alike.size() <= fewest_links / 2) continue;
    LinkGraph graph;
    graph.add_cells(grid, alike);
    const ChainRule rule{
        .fewest_links = fewest_links, .ends = Digits{digits.first()}, .also = digits};
    if (!emit_chains(grid, t, graph, rule, emit)) return false;
  }
  return true;
}

}  // namespace nonet::logic
