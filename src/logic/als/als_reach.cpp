#include "logic/als/als_reach.h"

#include <algorithm>
#include <array>

#include "board/candidate_set.h"

namespace nonet::logic {
namespace {

// The candidates that some node sees, numbered.
class SeenCandidates {
 public:
  explicit SeenCandidates(const AlsGraph& graph) {
    CandidateSet seen;
    for (const AlsGraph::Node& node : graph.nodes()) seen.insert(node.seen, node.digit);
    for_each(seen, [&](Cell c, Digit d) { numbers_[slot_of(c, d)] = size_++; });
  }
  std::size_t size() const { return size_; }
  std::size_t number(Cell c, Digit d) const { return numbers_[slot_of(c, d)]; }

 private:
  std::array<std::uint16_t, std::size_t{kDigits} * kCells> numbers_{};
  std::uint16_t size_ = 0;
};

}  // namespace

AlsReach::AlsReach(const AlsGraph& graph)
    : graph_{graph},
      holds_grown_(graph.nodes().size()),
      loses_grown_(graph.nodes().size(), 1),
      worthy_{std::vector<Digits>(graph.sets())} {
  const SeenCandidates candidates{graph};
  sees_.reset(graph.nodes().size(), candidates.size());
  holds_.reset(graph.nodes().size(), candidates.size());
  for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
    const AlsGraph::Node& node = graph.nodes()[i];
    for (Cell c : node.seen) set_bit(sees_[i], candidates.number(c, node.digit));
    if (!graph.linked(i).empty()) linked_nodes_.push_back(static_cast<std::uint16_t>(i));
  }
  loses_ = sees_;
  for (std::size_t set = 0; set < graph.sets(); ++set)
    for (std::uint16_t node : graph.nodes_of(set))
      if (!graph.linked(node).empty()) joints_.push_back({static_cast<std::uint16_t>(set), node});
}

void AlsReach::hold_others() {
  std::fill(holds_grown_.begin(), holds_grown_.end(), 0);
  for (const auto& [set, node] : joints_)
    for (std::size_t other : graph_.nodes_of(set))
      if (other != node && loses_grown_[other] != 0 && join_new(holds_[node], loses_[other]))
        holds_grown_[node] = 1;
}

void AlsReach::lose_linked() {
  std::fill(loses_grown_.begin(), loses_grown_.end(), 0);
  for (std::size_t node : linked_nodes_) {
    for (std::size_t other : graph_.linked(node))
      if (holds_grown_[other] != 0 && join_new(loses_[node], holds_[other])) loses_grown_[node] = 1;
  }
}

// The set loses the node by the links, and another because the candidate sees it.
bool AlsReach::refutes(std::size_t set, std::size_t node) const {
  const auto nodes = graph_.nodes_of(set);
  return std::any_of(nodes.begin(), nodes.end(), [&](std::size_t other) {
    return other != node && intersect(loses_[node], sees_[other]);
  });
}

bool AlsReach::may_lose_two() const {
  for (std::size_t set = 0; set < graph_.sets(); ++set) {
    const auto nodes = graph_.nodes_of(set);
    for (std::size_t i = 1; i < nodes.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (intersect(loses_[nodes[i]], loses_[nodes[j]])) return true;
  }
  return false;
}

void AlsReach::extend() {
  hold_others();
  lose_linked();
  worthy_.push_back(worthy_.back());
  for (const auto& [set, node] : joints_)
    if (loses_grown_[node] != 0 && refutes(set, node))
      worthy_.back()[set].insert(graph_.nodes()[node].digit);
}

const std::vector<Digits>& AlsReach::worthy(std::size_t links) {
  while (worthy_.size() <= links) extend();
  return worthy_[links];
}

bool AlsReach::any_worthy(std::size_t links) {
  const std::vector<Digits>& all = worthy(links);
  return std::any_of(all.begin(), all.end(), [](Digits digits) { return !digits.empty(); });
}

std::shared_ptr<AlsTables> als_tables(const Grid& grid, SearchMemo& memo) {
  return memo.als.of(grid, [&](const auto&) { return std::make_shared<AlsTables>(grid); });
}

}  // namespace nonet::logic
