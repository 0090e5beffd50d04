// From planes to words and back: the bridge between "one bit of every lane" and "all bits of one
// lane", for texts and for nodes that move to another lane.
//
//   before: block[p], bit i of word w = plane p of lane 64w + i
//   after:  block[i], bit p of word w = the same          (so it is its own inverse)
//
// The 64×64 bits of every word column are transposed at once: swap the off-diagonal halves, then
// the halves of those, six times (Warren, Hacker's Delight, 7-3). No special instruction is needed,
// and with 256 lanes it costs less than byte moves with pext did; with 512
// lanes bit matrices (GFNI) were no faster.
#pragma once

#include "search/lanes/three.h"

namespace nonet::search::lanes {

namespace detail {
template <int kShift, class V>
[[gnu::always_inline]] inline void swap_halves(V (&block)[64], std::uint64_t low_halves) {
  const V mask = V{} + low_halves;
  for (int base = 0; base < 64; base += 2 * kShift)
    for (int k = base; k < base + kShift; ++k) {
      const V difference = ((block[k] >> kShift) ^ block[k + kShift]) & mask;
      block[k + kShift] ^= difference;
      block[k] ^= difference << kShift;
    }
}
}  // namespace detail

template <class L>
[[gnu::noinline]] void transpose(Plane<L> (&block)[64]) {
  detail::swap_halves<32>(block, 0x00000000FFFFFFFFU);
  detail::swap_halves<16>(block, 0x0000FFFF0000FFFFU);
  detail::swap_halves<8>(block, 0x00FF00FF00FF00FFU);
  detail::swap_halves<4>(block, 0x0F0F0F0F0F0F0F0FU);
  detail::swap_halves<2>(block, 0x3333333333333333U);
  detail::swap_halves<1>(block, 0x5555555555555555U);
}

}  // namespace nonet::search::lanes
