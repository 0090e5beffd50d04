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
// (engine.h): 10 % faster on top1465, 4 % on 17 clues, no slower elsewhere. Always on it cost 2 %
// on the hardest and up to 6 % with one given removed; run for stuck lanes only it was no better;
// to call a lane dead whose triad has fewer than three digits is not worth the test (one in a
// hundred).
#pragma once

#include "search/lanes/planes.h"

namespace nonet::search::lanes {

namespace detail {

// Where exactly three of nine planes are set.
template <class V>
[[gnu::always_inline]] inline V exactly_three(const V* x) {
  V sum[3];
  V carry[3];
  for (int g = 0; g < 3; ++g) {
    sum[g] = x[3 * g] ^ x[3 * g + 1] ^ x[3 * g + 2];
    carry[g] = majority(x[3 * g], x[3 * g + 1], x[3 * g + 2]);
  }
  const V ones = sum[0] ^ sum[1] ^ sum[2];
  const V carried = majority(sum[0], sum[1], sum[2]);
  const V half = carry[0] ^ carry[1] ^ carry[2];
  const V four = majority(carry[0], carry[1], carry[2]) | (half & carried);  // 4 or more
  return ones & (half ^ carried) & ~four;
}

// Takes a digit from the cells of a box that lie outside the triads which own it; `owned` are the
// row triads, then the column triads. Returns the lanes that lost a candidate, when asked for.
template <bool kAsked, class V>
[[gnu::always_inline]] inline V leave_to_owners(V* can, const V* owned) {
  V lost = none<V>();
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) {
      const V elsewhere =
          owned[(i + 1) % 3] | owned[(i + 2) % 3] | owned[3 + (j + 1) % 3] | owned[3 + (j + 2) % 3];
      if constexpr (kAsked) lost |= can[3 * i + j] & elsewhere;
      can[3 * i + j] &= ~elsewhere;
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
        possible[i][d] = can[3 * i] | can[3 * i + 1] | can[3 * i + 2];
        possible[3 + i][d] = can[i] | can[i + 3] | can[i + 6];
      }
    }
    V owns[6];
    for (int t = 0; t < 6; ++t) owns[t] = detail::exactly_three(possible[t]);
    for (int d = 0; d < 9; ++d) {
      V owned[6];
      for (int t = 0; t < 6; ++t) owned[t] = possible[t][d] & owns[t];
      lost |= detail::leave_to_owners<kAsked>(nodes.can[d] + 9 * box, owned);
    }
  }
  return lost;
}

}  // namespace nonet::search::lanes
