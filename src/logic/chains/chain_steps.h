// From chains to steps: at least one end is true, so what sees both ends is false.
#pragma once

#include "logic/chains/link_graph.h"
#include "logic/technique.h"

namespace nonet::logic {

struct ChainRule {
  int fewest_links = 0;         // what is shorter has an easier name
  Digits ends = Digits::all();  // a chain begins and ends with the same one of these …
  Digits also = {};             // … and these leave the cells as well
};

// A single link shows what a locked candidate does.
inline int fewest_links_of_chains(const Technique& t) {
  return t.leaves(TechniqueId::pointing) && t.leaves(TechniqueId::claiming) ? 3 : 1;
}

// Every effect that a chain of the graph has, once, with the shortest chain for it; the shortest
// first.
bool emit_chains(const Grid& grid, const Technique& t, const LinkGraph& graph,
                 const ChainRule& rule, StepSink emit);

}  // namespace nonet::logic
