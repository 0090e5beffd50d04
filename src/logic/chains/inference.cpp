#include "logic/chains/inference.h"

#include <algorithm>

#include "logic/als/als.h"
#include "logic/chains/chain_builder.h"
#include "logic/common/sight.h"

namespace nonet::logic {
namespace {

constexpr std::size_t kMostNodes = 8000;  // only boards of strange notes come near it
constexpr int kMostSetCells = 5;  // larger sets add much to the graph and little to the chains

}  // namespace

void InferenceGraph::build(const Grid& grid, NodeKind most) {
  nodes_.clear();
  edges_.clear();
  add_candidates(grid);
  for (auto& nodes : larger_) nodes.clear();
  if (most != NodeKind::candidates) add_groups(grid);
  add_cell_links(grid);
  for (Digit d : kAllDigits)
    for (House house : kAllHouses) add_house_links(grid, d, house);
  if (most == NodeKind::sets) add_sets(grid);
  add_weak_links(grid);
  sort_edges();
}

void InferenceGraph::add_candidates(const Grid& grid) {
  for (Digit d : kAllDigits) {
    for (Cell c : grid.cells_with(d)) {
      index_[slot_of(c, d)] = static_cast<NodeIndex>(nodes_.size());
      nodes_.push_back({d, CellSet{c}});
    }
  }
  candidates_ = nodes_.size();
}

std::size_t InferenceGraph::add_node(Digit d, CellSet cells) {
  larger_[static_cast<std::size_t>(index(d))].push_back(static_cast<NodeIndex>(nodes_.size()));
  nodes_.push_back({d, cells});
  return nodes_.size() - 1;
}

void InferenceGraph::add_groups(const Grid& grid) {
  for (Digit d : kAllDigits) {
    for (int box = 0; box < 9; ++box) {
      const CellSet places = grid.positions(box_house(box), d);
      if (places.size() < 2) continue;
      for (int i = 0; i < 3; ++i) {
        const CellSet in_row = places & members_of(row_house(box / 3 * 3 + i));
        const CellSet in_column = places & members_of(column_house(box % 3 * 3 + i));
        if (in_row.size() > 1) add_node(d, in_row);
        if (in_column.size() > 1) add_node(d, in_column);
      }
    }
  }
}

// A single cell with two candidates is linked already.
void InferenceGraph::add_sets(const Grid& grid) {
  for (const Als& set : AlmostLockedSets{grid}) {
    if (set.cells.size() < 2 || set.cells.size() > kMostSetCells) continue;
    if (size() > kMostNodes) return;
    std::array<std::size_t, kDigits> nodes{};
    std::size_t count = 0;
    for (Digit d : set.useful) {
      const std::size_t known = find_node(d, set.places(d));
      nodes[count++] = known < size() ? known : add_node(d, set.places(d));
    }
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t j = i + 1; j < count; ++j)
        join_strongly(nodes[i], nodes[j], {.strong = true, .house = set.house, .set = set.cells});
  }
}

void InferenceGraph::add_weak_links(const Grid& grid) {
  weak_.reset(size(), size());
  for (std::size_t i = 0; i < candidates(); ++i) {
    const auto [cell, d] = candidate(i);
    const BitRow row = weak_[i];
    for (Cell c : grid.cells_with(d) & peers_of(cell)) set_bit(row, index_of(c, d));
    for (Digit other : grid.candidates(cell) - Digits{d}) set_bit(row, index_of(cell, other));
  }
  for (std::size_t i = candidates(); i < size(); ++i) {
    const auto& [d, cells] = nodes_[i];
    const CellSet seen = seen_by_all(cells);
    for (Cell c : grid.cells_with(d) & seen) {
      set_bit(weak_[i], index_of(c, d));
      set_bit(weak_[index_of(c, d)], i);
    }
    for (NodeIndex other : larger_[static_cast<std::size_t>(index(d))])
      if (seen.includes(nodes_[other].cells)) set_bit(weak_[i], other);
  }
}

void InferenceGraph::add_cell_links(const Grid& grid) {
  for (Cell c : grid.open_cells()) {
    const Digits digits = grid.candidates(c);
    if (digits.size() != 2) continue;
    const Digit first = digits.first();
    join_strongly(index_of(c, first), index_of(c, (digits - Digits{first}).first()),
                  {.strong = true});
  }
}

// Two nodes that hold all places of the house between them.
void InferenceGraph::add_house_links(const Grid& grid, Digit d, House house) {
  const CellSet places = grid.positions(house, d);
  if (places.size() < 2 || places.size() > 6) return;
  const ChainLink link{.strong = true, .house = house};
  if (places.size() == 2)
    join_strongly(index_of(places.first(), d),
                  index_of((places - CellSet{places.first()}).first(), d), link);
  for (NodeIndex g : larger_[static_cast<std::size_t>(index(d))]) {
    const CellSet group = nodes_[g].cells;
    if (!places.includes(group) || group == places) continue;
    const std::size_t rest = find_node(d, places - group);
    if (rest < size() && (!is_group(rest) || g < rest)) join_strongly(g, rest, link);
  }
}

std::size_t InferenceGraph::find_node(Digit d, CellSet cells) const {
  if (cells.size() == 1) return index_of(cells.first(), d);
  for (NodeIndex g : larger_[static_cast<std::size_t>(index(d))])
    if (nodes_[g].cells == cells) return g;
  return size();
}

void InferenceGraph::join_strongly(std::size_t a, std::size_t b, const ChainLink& link) {
  const auto from = static_cast<NodeIndex>(a);
  const auto to = static_cast<NodeIndex>(b);
  edges_.push_back({from, {to, link}});
  edges_.push_back({to, {from, link}});
}

// Two nodes may share two houses: the first is told.
void InferenceGraph::sort_edges() {
  leading_.reset(1, size());
  for (const Edge& edge : edges_) set_bit(leading_[0], edge.from);
  first_strong_.assign(size() + 1, 0);
  for (const Edge& edge : edges_) ++first_strong_[edge.from + 1U];
  for (std::size_t i = 0; i < size(); ++i) first_strong_[i + 1] += first_strong_[i];
  strong_.resize(edges_.size());
  std::vector<std::size_t> next = first_strong_;
  for (const Edge& edge : edges_) strong_[next[edge.from]++] = edge.strong;
}

ChainLink InferenceGraph::weak_link(std::size_t a, std::size_t b) const {
  if (nodes_[a].digit != nodes_[b].digit) return {};
  return {.house = shared_house(nodes_[a].cells | nodes_[b].cells)};
}

ChainLink InferenceGraph::strong_link(std::size_t a, std::size_t b) const {
  const auto edges = strong(a);
  return std::find_if(edges.begin(), edges.end(), [b](const Strong& s) { return s.to == b; })->link;
}

}  // namespace nonet::logic
