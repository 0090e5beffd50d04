// Locked triples: what the sweep's view of one digit at a time cannot see.
//
// The three cells of a triad need three digits. When just three are possible in them, these digits
// are owned by the triad and leave the rest of its box (the next sweep then takes them from the
// rest of the line: the permutation rule does it).
//
// Soundness: three cells, three digits, each cell one of them: all three digits are used up there.
//
// It costs half a sweep and saves a fifth of the guesses on top1465, a fortieth on the hardest
// puzzles, next to none where there are many solutions. So the engine asks how many lanes it helps
// (frame.h): 10 % faster on top1465, 4 % on 17 clues, no slower elsewhere. Always on it cost 2 %
// on the hardest and up to 6 % with one given removed; run for stuck lanes only it was no better;
// to call a lane dead whose triad has fewer than three digits is not worth the test (one in a
// hundred).
#pragma once

#include "search/lanes/three.h"

namespace nonet::search::lanes {

namespace detail {

// Takes a digit from the cells of a box that lie outside the triads which own it; `owned` are the
// row triads, then the column triads. Returns the lanes that lost a candidate, when asked for.
template <class L, bool kAsked>
[[gnu::always_inline]] inline Plane<L> leave_to_owners(Plane<L>* can, const Plane<L>* owned) {
  using V = Plane<L>;
  V lost = none<V>();
  V other_rows[3];
  V other_columns[3];
  for (int i = 0; i < 3; ++i) {
    other_rows[i] = owned[(i + 1) % 3] | owned[(i + 2) % 3];
    other_columns[i] = owned[3 + (i + 1) % 3] | owned[3 + (i + 2) % 3];
  }
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const V before = can[3 * i + j];
      can[3 * i + j] = and_neither<L>(before, other_rows[i], other_columns[j]);
      if constexpr (kAsked) lost |= before ^ can[3 * i + j];
    }
  return lost;
}

}  // namespace detail

// On all lanes. Returns those that lost a candidate, when asked for (asking costs a quarter more).
template <class L, bool kAsked>
[[gnu::noinline]] typename L::V lock_triples(Nodes<L>& nodes) {
  using V = typename L::V;
  V lost = none<V>();
  for (int box = 0; box < 9; ++box) {
    V possible[6][9];  // [triad][digit]: row triads, then column triads
    for (int d = 0; d < 9; ++d) {
      const V* can = nodes.can[d] + 9 * box;
      for (int i = 0; i < 3; ++i) {
        possible[i][d] = or3<L>(can[3 * i], can[3 * i + 1], can[3 * i + 2]);
        possible[3 + i][d] = or3<L>(can[i], can[i + 3], can[i + 6]);
      }
    }
    V owns[6];
    for (int t = 0; t < 6; ++t)
      owns[t] =
          count_nine<L>([&](int d) __attribute__((always_inline)) { return possible[t][d]; }).three;
    for (int d = 0; d < 9; ++d) {
      V owned[6];
      for (int t = 0; t < 6; ++t) owned[t] = possible[t][d] & owns[t];
      lost |= detail::leave_to_owners<L, kAsked>(nodes.can[d] + 9 * box, owned);
    }
  }
  return lost;
}

}  // namespace nonet::search::lanes
