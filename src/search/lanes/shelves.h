// Where nodes wait in their own lane: moving them costs one pass of blends over the planes and no
// transposition.
//
//            lane  0 1 2 3 4 5 …
//   now            a b c d e f …       the nodes being worked on
//   shelf 0        A . C . E . …       A waits for a: the other side of a guess on the way to a
//   shelf 1        . . C'. E'F …
//   shelf 2        . B . . . F'…       "." is a free place
//
// A lane's places together are the stack of its depth-first search. Which shelf serves a guess is
// the same for all lanes if possible: with a shelf for every depth of the search each depth that
// occurs would need a pass of its own. So every lane remembers in which order it used the shelves.
//
// Measured and lost: taking what lies on the shelf that was written last, without that memory. The
// order of the search suffers, and a lane holds nine nodes on the average instead of four.
#pragma once

#include "search/lanes/choose.h"

namespace nonet::search::lanes {

// Where some lanes get nodes from: one set of lanes for each of some nodes.
template <class L, int kMost>
struct Sources {
  using V = typename L::V;
  const Nodes<L>* nodes[kMost];
  V lanes[kMost];
  int count = 0;
  V all_lanes{};

  void add(const Nodes<L>& from, V of_lanes) {
    nodes[count] = &from;
    lanes[count++] = of_lanes;
    all_lanes |= of_lanes;
  }
};

// Takes the nodes of all these lanes in one pass: nodes from five shelves cost half of five passes.
template <class L, int kMost>
[[gnu::noinline]] void copy_lanes(Nodes<L>& to, const Sources<L, kMost>& sources) {
  using V = typename L::V;
  const V kept = ~sources.all_lanes;
  // Nine planes at a time stay in registers while the sources are gone through.
  const auto copy_nine = [&](V* planes, auto planes_of) {
    V nine[9];
    for (int i = 0; i < 9; ++i) nine[i] = planes[i] & kept;
    for (int s = 0; s < sources.count; ++s) {
      const V* from = planes_of(*sources.nodes[s]);
      const V lanes = sources.lanes[s];
      for (int i = 0; i < 9; ++i) nine[i] |= from[i] & lanes;
    }
    for (int i = 0; i < 9; ++i) planes[i] = nine[i];
  };
  for (int d = 0; d < 9; ++d)
    for (int k = 0; k < 81; k += 9)
      copy_nine(to.can[d] + k, [d, k](const Nodes<L>& from) { return from.can[d] + k; });
  for (int k = 0; k < 81; k += 9)
    copy_nine(to.settled + k, [k](const Nodes<L>& from) { return from.settled + k; });
}

// Lane l of every 64 becomes lane l + by (mod 64). 0 <= by <= 64.
template <class V>
[[gnu::always_inline]] inline V rotated(V lanes, int by) {
  return (lanes << (by & 63)) | (lanes >> (-by & 63));
}

// The same from nodes whose lanes are turned: for lanes that have nothing of their own.
template <class L>
[[gnu::noinline]] void copy_rotated(Nodes<L>& to, const Nodes<L>& from, typename L::V lanes,
                                    int by) {
  for (int d = 0; d < 9; ++d)
    for (int k = 0; k < 81; ++k)
      to.can[d][k] = choose_bits<L>(lanes, rotated(from.can[d][k], by), to.can[d][k]);
  for (int k = 0; k < 81; ++k)
    to.settled[k] = choose_bits<L>(lanes, rotated(from.settled[k], by), to.settled[k]);
}

// Guesses: the chosen cell takes its first candidate here, and loses it on the shelf.
template <class L>
[[gnu::noinline]] void split_lanes(Nodes<L>& now, Nodes<L>& shelf, const Choice<L>& choice,
                                   typename L::V lanes) {
  using V = typename L::V;
  for (int k = 0; k < 81; ++k) {
    const V chosen = choice.cell[k] & lanes;
    V seen = none<V>();
    for (int d = 0; d < 9; ++d) {
      const V other_side = split<L>(now.can[d][k], chosen, seen);
      shelf.can[d][k] = choose_bits<L>(lanes, other_side, shelf.can[d][k]);
    }
    const V settled = now.settled[k];
    shelf.settled[k] = choose_bits<L>(lanes, settled | (chosen & choice.paired), shelf.settled[k]);
    now.settled[k] = settled | chosen;
  }
}

template <class L>
class Shelves {
 public:
  using V = typename L::V;
  static constexpr int kCount = 24;

  void clear() {
    for (V& held : held_) held = none<V>();
    for (std::uint8_t& height : height_) height = 0;
  }
  void clear(V lanes) {
    for (V& held : held_) held &= ~lanes;
    for_each_lane<L>(lanes, [&](int lane) { height_[lane] = 0; });
  }

  const Nodes<L>& nodes(int shelf) const { return nodes_[shelf]; }
  // The lanes that have something here, and those that can put nothing more.
  V waiting() const {
    V any_held = none<V>();
    for (const V& held : held_) any_held |= held;
    return any_held;
  }
  V full() const {
    V all_held = all<V>();
    for (const V& held : held_) all_held &= held;
    return all_held;
  }
  V free(int shelf) const { return ~held_[shelf]; }

  // The first shelf with a free place for nearly all of these lanes, else that with most. The first
  // ones are used again and again and stay in the cache; the last ones are for deep searches.
  int best_for(V lanes) const {
    const int wanted = size<L>(lanes);
    int best = 0;
    int most = -1;
    for (int s = 0; s < kCount; ++s) {
      const int here = size<L>(lanes & ~held_[s]);
      if (8 * here >= 7 * wanted) return s;
      if (here <= most) continue;
      most = here;
      best = s;
    }
    return best;
  }

  // The other side of a guess goes here. The places must be free.
  void put(int shelf, Nodes<L>& now, const Choice<L>& choice, V lanes) {
    split_lanes<L>(now, nodes_[shelf], choice, lanes);
    held_[shelf] |= lanes;
    for_each_lane<L>(
        lanes, [&](int lane) { order_[lane][height_[lane]++] = static_cast<std::uint8_t>(shelf); });
  }

  // By shelf: the lanes (of these) whose newest or oldest node lies there.
  struct Groups {
    V lanes[kCount];
  };
  Groups newest(V lanes) const {
    return grouped(lanes, [this](int lane) { return order_[lane][height_[lane] - 1]; });
  }
  Groups oldest(V lanes) const {
    return grouped(lanes, [this](int lane) { return order_[lane][0]; });
  }

  // Whose newest or oldest node lies here loses it.
  void drop_newest(int shelf, V lanes) {
    held_[shelf] &= ~lanes;
    for_each_lane<L>(lanes, [&](int lane) { --height_[lane]; });
  }
  void drop_oldest(int shelf, V lanes) {
    held_[shelf] &= ~lanes;
    for_each_lane<L>(lanes, [&](int lane) {
      --height_[lane];
      for (int i = 0; i < height_[lane]; ++i) order_[lane][i] = order_[lane][i + 1];
    });
  }

 private:
  template <class ShelfOf>
  Groups grouped(V lanes, ShelfOf shelf_of) const {
    Groups groups{};
    for_each_lane<L>(lanes & waiting(),
                     [&](int lane) { add_lane<L>(groups.lanes[shelf_of(lane)], lane); });
    return groups;
  }

  V held_[kCount] = {};                         // the places taken
  std::uint8_t order_[kLanes<L>][kCount] = {};  // of a lane: its shelves, the oldest first
  std::uint8_t height_[kLanes<L>] = {};
  Nodes<L> nodes_[kCount];
};

}  // namespace nonet::search::lanes
