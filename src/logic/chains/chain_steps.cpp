#include "logic/chains/chain_steps.h"

#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/chain_search.h"

namespace nonet::logic {
namespace {

struct FoundChain {
  Node start, end;
  int links;
  CellSet gone;

  // The nodes only to make the order certain.
  auto rank() const { return std::tuple{links, -gone.size(), start, end}; }
};

// Of the chains with the same effect only the shortest is kept.
void keep_shortest(std::vector<FoundChain>& all, const FoundChain& found) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const FoundChain& other) {
    return other.gone == found.gone && other.start.digit() == found.start.digit();
  });
  if (same == all.end())
    all.push_back(found);
  else if (found.links < same->links)
    *same = found;
}

// The cells that may lose something by a chain from this start.
CellSet seen_from(const Grid& grid, const ChainRule& rule, Node start) {
  CellSet places = grid.cells_with(start.digit());
  for (Digit d : rule.also) places |= grid.cells_with(d);
  return places & peers_of(start.cell());
}

// The cells that would, as an end, have an effect. A chain can be read from both ends: here it
// starts at the earlier cell.
CellSet useful_ends(CellSet linked, Node start, CellSet seen) {
  CellSet useful;
  for (Cell c : linked)
    if (c > start.cell() && seen.intersects(peers_of(c))) useful.insert(c);
  return useful;
}

void collect_from(const Grid& grid, const LinkGraph& graph, const ChainRule& rule, Node start,
                  ChainSearch& search, std::vector<FoundChain>& all) {
  const CellSet seen = seen_from(grid, rule, start);
  const CellSet useful = useful_ends(graph.linked(start.digit()), start, seen);
  if (useful.empty()) return;
  search.run(start);
  for (Node end : search.ends()) {
    if (end.digit() != start.digit() || !useful.contains(end.cell())) continue;
    const int links = search.links_to(end);
    if (links < rule.fewest_links) continue;
    keep_shortest(all, {start, end, links, seen & peers_of(end.cell())});
  }
}

CandidateSet effect_of(const Grid& grid, const ChainRule& rule, const FoundChain& found) {
  CandidateSet gone;
  for (Digit d : rule.also | Digits{found.start.digit()})
    gone.insert(found.gone & grid.cells_with(d), d);
  return gone;
}

}  // namespace

bool emit_chains(const Grid& grid, const Technique& t, const LinkGraph& graph,
                 const ChainRule& rule, StepSink emit) {
  ChainSearch search{graph};
  std::vector<FoundChain> all;
  for (Digit d : rule.ends)
    for (Cell c : graph.linked(d)) collect_from(grid, graph, rule, Node{c, d}, search, all);
  std::sort(all.begin(), all.end(),
            [](const FoundChain& a, const FoundChain& b) { return a.rank() < b.rank(); });
  for (const FoundChain& found : all) {
    search.run(found.start);
    const CandidateSet gone = effect_of(grid, rule, found);
    if (!emit(removing(t.id, gone, along(search.chain_to(found.end))))) return false;
  }
  return true;
}

}  // namespace nonet::logic
