#include "logic/chains/chain_search.h"

#include <algorithm>

#include "logic/chains/chain_builder.h"

namespace nonet::logic {
namespace {

void insert(CandidateSet& set, Node n) { set.insert(n.cell(), n.digit()); }
bool contains(const CandidateSet& set, Node n) { return set.contains(n.cell(), n.digit()); }

void add_strong_link(ChainBuilder& chain, const LinkGraph& graph, Node off, Node on) {
  const auto edges = graph.strong(off);
  const auto edge = std::find_if(edges.begin(), edges.end(),
                                 [on](const LinkGraph::Edge& e) { return e.to == on; });
  edge->within_cell ? chain.strong(on.digit()) : chain.strong(edge->house, on.cell());
}

}  // namespace

void ChainSearch::run(Node start) {
  start_ = start;
  on_ = {};
  off_ = {};
  reached_ = 0;
  insert(off_, start);
  turn_on_partners(start, 1);
  for (std::size_t next = 0; next < reached_; ++next) turn_off_peers(queue_[next]);
}

void ChainSearch::turn_off_peers(Node on) {
  const Digit d = on.digit();
  for (Cell c : (graph_.linked(d) & peers_of(on.cell())) - off_.cells_with(d)) {
    const Node off{c, d};
    if (contains(on_, off) && on_way_to(on, off)) continue;
    insert(off_, off);
    on_before_[off.slot()] = on;
    turn_on_partners(off, links_to(on) + 2);
  }
}

void ChainSearch::turn_on_partners(Node off, int length) {
  for (const LinkGraph::Edge& edge : graph_.strong(off)) {
    const Node on = edge.to;
    if (contains(on_, on)) continue;
    if (contains(off_, on) && on_way_to(on_before_[off.slot()], on)) continue;
    insert(on_, on);
    off_before_[on.slot()] = off;
    length_[on.slot()] = static_cast<std::uint16_t>(length);
    queue_[reached_++] = on;
  }
}

// Whether n is on the chain that leads to `on`.
bool ChainSearch::on_way_to(Node on, Node n) const {
  for (;;) {
    const Node off = off_before_[on.slot()];
    if (on == n || off == n) return true;
    if (off == start_) return false;
    on = on_before_[off.slot()];
  }
}

Chain ChainSearch::chain_to(Node end) const {
  std::array<Node, kNodes> way{};  // what is on, backwards
  std::size_t count = 0;
  for (Node on = end;; on = on_before_[off_before_[on.slot()].slot()]) {
    way[count++] = on;
    if (off_before_[on.slot()] == start_) break;
  }
  ChainBuilder chain{start_.digit(), start_.cell()};
  while (count > 0) {
    const Node on = way[--count];
    const Node off = off_before_[on.slot()];
    if (off != start_) chain.weak(off.cell());
    add_strong_link(chain, graph_, off, on);
  }
  return chain.take();
}

}  // namespace nonet::logic
