// Nodes that belong to no lane: what must move from one lane to another, or finds no place.
//
// A node is its 729 candidates in twelve words: bit p of the 768 is plane p of Nodes::can, digit by
// digit. `settled` is not kept: in a living node exactly the cells with one candidate are settled.
#pragma once

#include <vector>

#include "search/lanes/transpose.h"

namespace nonet::search::lanes {

inline constexpr int kNodeWords = 12;
inline constexpr int kPlanes = 729;

template <class L>
struct PoolNode {
  std::uint64_t word[kNodeWords];
  std::size_t puzzle;
};

template <class L>
struct NodeScratch {
  typename L::V block[kNodeWords][64];
};

// Last in, first out. Grows as it must; how far that can be is argued in engine.h.
template <class L>
class Pool {
 public:
  using V = typename L::V;

  std::size_t size() const { return nodes_.size(); }
  void clear() { nodes_.clear(); }
  const PoolNode<L>& top() const { return nodes_.back(); }
  void drop_top() { nodes_.pop_back(); }

  // Copies the nodes of these lanes.
  void push(const Nodes<L>& from, V lanes, const std::size_t* puzzle_of_lane) {
    for (int g = 0; g < kNodeWords; ++g) {
      for (int p = 0; p < 64; ++p)
        scratch_.block[g][p] =
            64 * g + p < kPlanes ? from.can[(64 * g + p) / 81][(64 * g + p) % 81] : none<V>();
      transpose<L>(scratch_.block[g]);
    }
    for_each_lane<L>(lanes, [&](int lane) {
      PoolNode<L> node;
      for (int g = 0; g < kNodeWords; ++g) node.word[g] = scratch_.block[g][lane % 64][lane / 64];
      node.puzzle = puzzle_of_lane[lane];
      nodes_.push_back(node);
    });
  }

  // Where a node waits for load(): stage it for a lane first, then load all staged lanes at once.
  void stage(const std::uint64_t* words, int lane) {
    for (int g = 0; g < kNodeWords; ++g) scratch_.block[g][lane % 64][lane / 64] = words[g];
  }
  void load(Nodes<L>& into, V lanes) {
    for (int g = 0; g < kNodeWords; ++g) {
      transpose<L>(scratch_.block[g]);
      for (int p = 0; p < 64 && 64 * g + p < kPlanes; ++p) {
        V& plane = into.can[(64 * g + p) / 81][(64 * g + p) % 81];
        plane = choose_bits(lanes, scratch_.block[g][p], plane);
      }
    }
    for (int k = 0; k < 81; ++k) {
      V one = none<V>();
      V two = none<V>();
      for (int d = 0; d < 9; ++d) {
        two |= one & into.can[d][k];
        one |= into.can[d][k];
      }
      into.settled[k] = choose_bits(lanes, one & ~two, into.settled[k]);
    }
  }

 private:
  std::vector<PoolNode<L>> nodes_;
  NodeScratch<L> scratch_;
};

}  // namespace nonet::search::lanes
