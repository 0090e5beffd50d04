#include "logic/fish/consequences.h"

#include <algorithm>

#include "logic/chains/chain_builder.h"

namespace nonet::logic {
namespace {

LinkGraph all_links(const Grid& grid) {
  LinkGraph graph;
  for (Digit d : kAllDigits) graph.add_digit(grid, d);
  graph.add_cells(grid, small_cells(grid).two);
  return graph;
}

ChainNode chain_node(Node n) { return {n.digit(), CellSet{n.cell()}}; }

ChainLink weak_link(Node a, Node b) {
  if (a.cell() == b.cell()) return {};
  return {.strong = false, .house = shared_house(CellSet{a.cell(), b.cell()})};
}

}  // namespace

Consequences::Consequences(const Grid& grid)
    : grid_{grid}, graph_{all_links(grid)}, search_{graph_}, by_true_(kNodes), by_false_(kNodes) {}

CandidateSet Consequences::weakly_linked(Node n) const {
  CandidateSet linked{grid_.cells_with(n.digit()) & peers_of(n.cell()), n.digit()};
  for (Digit d : grid_.candidates(n.cell()) - Digits{n.digit()}) linked.insert(n.cell(), d);
  return linked;
}

const Consequences::Links& Consequences::links_from_false(Node start) {
  Links& links = by_false_[start.slot()];
  if (!links.empty()) return links;
  links.assign(kNodes, kNone);
  if (!graph_.linked(start.digit()).contains(start.cell())) return links;
  search_.run(start);
  for (Node on : search_.ends()) {
    const auto length = static_cast<std::uint16_t>(search_.links_to(on) + 1);
    for_each(weakly_linked(on), [&](Cell c, Digit d) {
      std::uint16_t& best = links[Node{c, d}.slot()];
      best = std::min(best, length);
    });
  }
  return links;
}

void Consequences::find_reach(Node from, Reach& reach) {
  reach.links.assign(kNodes, kNone);
  reach.gone = weakly_linked(from);
  const CandidateSet first = reach.gone;
  for_each(first, [&](Cell c, Digit d) { reach.links[Node{c, d}.slot()] = 1; });
  for_each(first, [&](Cell c, Digit d) {
    const Links& onward = links_from_false(Node{c, d});
    for (Digit digit : kAllDigits) {
      for (Cell cell : grid_.cells_with(digit)) {
        const std::size_t slot = Node{cell, digit}.slot();
        if (onward[slot] == kNone) continue;
        reach.gone.insert(cell, digit);
        reach.links[slot] =
            std::min(reach.links[slot], static_cast<std::uint16_t>(onward[slot] + 1));
      }
    }
  });
  reach.gone.erase(from.cell(), from.digit());
}

const Consequences::Links& Consequences::links_from(Node from) {
  Reach& reach = by_true_[from.slot()];
  if (reach.links.empty()) find_reach(from, reach);
  return reach.links;
}

const CandidateSet& Consequences::false_by(Node from) {
  links_from(from);
  return by_true_[from.slot()].gone;
}

std::optional<Chain> Consequences::chain(Node from, Node to) {
  const int wanted = links_from(from)[to.slot()];
  Chain chain{{chain_node(from)}, {}};
  const auto finish = [&](Node before) {
    chain.links.push_back(weak_link(before, to));
    chain.nodes.push_back(chain_node(to));
  };
  if (wanted == 1) {
    finish(from);
    return chain;
  }
  std::optional<Node> start;
  for_each(weakly_linked(from), [&](Cell c, Digit d) {
    if (!start && links_from_false(Node{c, d})[to.slot()] + 1 == wanted) start = Node{c, d};
  });
  search_.run(*start);
  const auto ends = search_.ends();
  const auto end = std::find_if(ends.begin(), ends.end(), [&](Node on) {
    return search_.links_to(on) + 2 == wanted && weakly_linked(on).contains(to.cell(), to.digit());
  });
  const Chain middle = search_.chain_to(*end);
  const auto meets = [&](Node n) {
    return std::find(middle.nodes.begin(), middle.nodes.end(), chain_node(n)) != middle.nodes.end();
  };
  if (meets(from) || meets(to)) return std::nullopt;
  chain.links.push_back(weak_link(from, *start));
  chain.nodes.insert(chain.nodes.end(), middle.nodes.begin(), middle.nodes.end());
  chain.links.insert(chain.links.end(), middle.links.begin(), middle.links.end());
  finish(*end);
  return chain;
}

}  // namespace nonet::logic
