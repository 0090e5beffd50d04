// Nodes that belong to no lane: what must move from one lane to another, or finds no place.
#pragma once

#include <vector>

#include "search/lanes/node_words.h"

namespace nonet::search::lanes {

template <class L>
struct PoolNode {
  std::uint64_t word[kNodeWords];
  std::size_t puzzle;
};

// Last in, first out. Grows as it must; how far that can be is argued in engine.h.
template <class L>
class Pool {
 public:
  std::size_t size() const { return nodes_.size(); }
  void clear() { nodes_.clear(); }
  const PoolNode<L>& top() const { return nodes_.back(); }
  void drop_top() { nodes_.pop_back(); }

  // Copies the nodes of these lanes.
  void push(const Nodes<L>& from, Plane<L> lanes, const std::size_t* puzzle_of_lane,
            NodeWords<L>& words) {
    words.read(from);
    for_each_lane<L>(lanes, [&](int lane) {
      PoolNode<L> node;
      for (int g = 0; g < kNodeWords; ++g) node.word[g] = words.word(g, lane);
      node.puzzle = puzzle_of_lane[lane];
      nodes_.push_back(node);
    });
  }

 private:
  std::vector<PoolNode<L>> nodes_;
};

}  // namespace nonet::search::lanes
