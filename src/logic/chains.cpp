// Chains from end to end: at least one end is true, so what sees both ends is false. An X-chain
// stays with one digit and goes along houses; an XY-chain goes through cells with two candidates
// and begins and ends with the same digit.
#include <algorithm>
#include <tuple>
#include <vector>

#include "logic/chain_builder.h"
#include "logic/chain_search.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct Found {
  Node start, end;
  int links;
  CellSet gone;

  // Shortest first, then the most effect; the nodes only to make the order certain.
  auto rank() const { return std::tuple{links, -gone.size(), start, end}; }
};

// Of the chains with the same effect only the shortest is kept.
void keep_shortest(std::vector<Found>& all, const Found& found) {
  const auto same = std::find_if(all.begin(), all.end(), [&](const Found& other) {
    return other.gone == found.gone && other.start.digit() == found.start.digit();
  });
  if (same == all.end())
    all.push_back(found);
  else if (found.links < same->links)
    *same = found;
}

// The cells later than the start that would, as an end, have an effect. (A chain can be read from
// both ends: here it starts at the earlier.)
CellSet useful_ends(const Grid& grid, const LinkGraph& graph, Node start) {
  const CellSet seen = grid.cells_with(start.digit()) & peers_of(start.cell());
  CellSet useful;
  for (Cell c : graph.linked(start.digit()))
    if (c > start.cell() && seen.intersects(peers_of(c))) useful.insert(c);
  return useful;
}

void collect_from(const Grid& grid, const ChainSearch& search, Node start, CellSet useful,
                  int fewest_links, std::vector<Found>& all) {
  const CellSet seen = grid.cells_with(start.digit()) & peers_of(start.cell());
  for (Node end : search.ends()) {
    if (end.digit() != start.digit() || !useful.contains(end.cell())) continue;
    const int links = search.links_to(end);
    if (links < fewest_links) continue;
    keep_shortest(all, {start, end, links, seen & peers_of(end.cell())});
  }
}

bool emit_chains(const Grid& grid, const Technique& t, const LinkGraph& graph, int fewest_links,
                 StepSink emit) {
  ChainSearch search{graph};
  std::vector<Found> all;
  for (Digit d : kAllDigits) {
    for (Cell c : graph.linked(d)) {
      const Node start{c, d};
      const CellSet useful = useful_ends(grid, graph, start);
      if (useful.empty()) continue;
      search.run(start);
      collect_from(grid, search, start, useful, fewest_links, all);
    }
  }
  std::sort(all.begin(), all.end(),
            [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
  for (const Found& found : all) {
    search.run(found.start);
    const CandidateSet gone{found.gone, found.start.digit()};
    if (!emit(removing(t.id, gone, along(search.chain_to(found.end))))) return false;
  }
  return true;
}

}  // namespace

// A single link would be a locked candidate.
bool find_x_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  for (Digit d : kAllDigits) graph.add_digit(grid, d);
  return emit_chains(grid, t, graph, 3, emit);
}

// Two cells would be a naked pair.
bool find_xy_chains(const Grid& grid, const Technique& t, StepSink emit) {
  LinkGraph graph;
  graph.add_cells(grid, small_cells(grid).two);
  return emit_chains(grid, t, graph, 5, emit);
}

}  // namespace nonet::logic
