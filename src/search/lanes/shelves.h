// Where nodes wait in their own lane: moving them costs one pass of blends over the planes and no
// transposition.
//
//            lane  0 1 2 3 4 5 …
//   now            a b c d e f …       the nodes being worked on
//   shelf 0        A . C . E . …       A waits for a: the other side of a guess on the way to a
//   shelf 1        . . C'. E'F …
//   shelf 2        . B . . . F'…       "." is a free place
//
// A lane's places together are the stack of its depth-first search, but which shelf serves a guess
// is the same for all lanes if possible: a level of its own for every depth would need a pass for
// each depth that occurs, this needs little more than one in a round.
#pragma once

#include "search/lanes/choose.h"

namespace nonet::search::lanes {

// Takes the nodes of these lanes from a shelf.
template <class L>
[[gnu::noinline]] void copy_lanes(Nodes<L>& to, const Nodes<L>& from, typename L::V lanes) {
  for (int d = 0; d < 9; ++d)
    for (int k = 0; k < 81; ++k) to.can[d][k] = choose_bits(lanes, from.can[d][k], to.can[d][k]);
  for (int k = 0; k < 81; ++k) to.settled[k] = choose_bits(lanes, from.settled[k], to.settled[k]);
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
      const V can = now.can[d][k];
      const V first = can & chosen & ~seen;
      seen |= first;
      shelf.can[d][k] = choose_bits(lanes, can ^ first, shelf.can[d][k]);
      now.can[d][k] = can & (first | ~chosen);
    }
    const V settled = now.settled[k];
    shelf.settled[k] = choose_bits(lanes, settled | (chosen & choice.paired), shelf.settled[k]);
    now.settled[k] = settled | chosen;
  }
}

}  // namespace nonet::search::lanes
