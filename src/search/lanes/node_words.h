// Nodes as words, one by one, and as planes, all lanes at once.
//
// A node is its 729 candidates in twelve words: bit p of the 768 is plane p of Nodes::can, digit by
// digit. `settled` is not kept: in a living node exactly the cells with one candidate are settled.
#pragma once

#include "search/lanes/transpose.h"

namespace nonet::search::lanes {

inline constexpr int kNodeWords = 12;
inline constexpr int kPlanes = 729;

template <class L>
class NodeWords {
 public:
  using V = Plane<L>;

  // All lanes at once, then word by word.
  void read(const Nodes<L>& from) {
    for (int g = 0; g < kNodeWords; ++g) {
      for (int p = 0; p < 64; ++p)
        block_[g][p] =
            64 * g + p < kPlanes ? from.can[(64 * g + p) / 81][(64 * g + p) % 81] : none<V>();
      transpose<L>(block_[g]);
    }
  }
  std::uint64_t word(int g, int lane) const { return block_[g][lane % 64][lane / 64]; }

  // Where a node waits for load(): stage it for a lane first, then load all staged lanes at once.
  void stage(const std::uint64_t* words, int lane) {
    for (int g = 0; g < kNodeWords; ++g) block_[g][lane % 64][lane / 64] = words[g];
  }
  void load(Nodes<L>& into, V lanes) {
    for (int g = 0; g < kNodeWords; ++g) {
      transpose<L>(block_[g]);
      for (int p = 0; p < 64 && 64 * g + p < kPlanes; ++p) {
        V& plane = into.can[(64 * g + p) / 81][(64 * g + p) % 81];
        plane = choose_bits<L>(lanes, block_[g][p], plane);
      }
    }
    for (int k = 0; k < 81; ++k) {
      OneOf<L> candidates;
      for (int d = 0; d < 9; ++d) candidates.add(into.can[d][k]);
      into.settled[k] = choose_bits<L>(lanes, candidates.only(), into.settled[k]);
    }
  }

 private:
  V block_[kNodeWords][64];
};

}  // namespace nonet::search::lanes
