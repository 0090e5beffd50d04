// Many search nodes side by side, one per bit lane.
//
// A plane is one yes-or-no question asked of all lanes at once: bit l of the plane is the answer
// for the node in lane l. A node is 810 such answers:
//
//                       lane  0 1 2 3 …
//   can[digit][cell]          1 0 1 1 …   may the cell still be the digit?   9 × 81 planes
//   settled[cell]             0 0 1 0 …   was the cell found to be single?   81 planes
//
// Cells are numbered box by box, so that the nine planes of a digit in a box lie together:
//
//    0  1  2 |  9 10 11 | 18 19 20        cell = 9·box + 3·(row in box) + (column in box)
//    3  4  5 | 12 13 14 | 21 22 23
//    6  7  8 | 15 16 17 | 24 25 26        row triad i of a box:    cells 3i, 3i+1, 3i+2
//   ---------+----------+---------        column triad j of a box: cells j, j+3, j+6
//   27 28 29 | 36 …
//
// The code is written once, as templates over a level L (level_*.h): L::V is a plane, a vector of
// L::kWords 64-bit words. Every template is instantiated with the level's own types only, and
// nothing from the standard library that could be emitted as a function is used with other types:
// a function compiled with AVX2 must never be the copy that the linker keeps for everyone.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::search::lanes {

// Characters and lanes are moved as words: the first is the lowest byte.
static_assert(std::endian::native == std::endian::little);

template <class L>
using Plane = typename L::V;

template <class L>
struct Nodes {
  using V = Plane<L>;
  V can[9][81];
  V settled[81];
};

template <class L>
inline constexpr int kLanes = 64 * L::kWords;

template <class V>
[[gnu::always_inline]] inline V none() {
  return V{};
}
template <class V>
[[gnu::always_inline]] inline V all() {
  return ~V{};
}

// body(0) … body(kTimes - 1) one after the other, without a loop: planes stay in registers.
template <int kTimes, class Body>
[[gnu::always_inline]] inline void unrolled(Body body) {
  if constexpr (kTimes > 0) {
    unrolled<kTimes - 1>(body);
    body(kTimes - 1);
  }
}

template <class L>
[[gnu::always_inline]] inline bool any(typename L::V v) {
  std::uint64_t bits = 0;
  for (int w = 0; w < L::kWords; ++w) bits |= v[w];
  return bits != 0;
}
template <class L>
[[gnu::always_inline]] inline int size(typename L::V v) {
  int bits = 0;
  for (int w = 0; w < L::kWords; ++w) bits += __builtin_popcountll(v[w]);
  return bits;
}
template <class L>
[[gnu::always_inline]] inline void add_lane(typename L::V& v, int lane) {
  v[lane / 64] |= std::uint64_t{1} << (lane % 64);
}

// visit(lane) for each lane of the set, in ascending order.
template <class L, class Visit>
[[gnu::always_inline]] inline void for_each_lane(typename L::V set, Visit visit) {
  for (int w = 0; w < L::kWords; ++w)
    for (std::uint64_t rest = set[w]; rest != 0; rest &= rest - 1)
      visit(64 * w + __builtin_ctzll(rest));
}

// The lanes 0..n-1.
template <class L>
[[gnu::always_inline]] inline typename L::V first_lanes(int n) {
  typename L::V v{};
  for (int w = 0; w < L::kWords; ++w) {
    const int here = n - 64 * w;
    v[w] = here >= 64 ? ~std::uint64_t{0} : here <= 0 ? 0 : (std::uint64_t{1} << here) - 1;
  }
  return v;
}
// The first n lanes of a set.
template <class L>
[[gnu::always_inline]] inline typename L::V at_most(int n, typename L::V set) {
  for (int w = 0; w < L::kWords; ++w) {
    std::uint64_t kept = 0;
    for (std::uint64_t rest = set[w]; rest != 0 && n > 0; rest &= rest - 1, --n)
      kept |= rest & (~rest + 1);
    set[w] = kept;
  }
  return set;
}

// Row-by-row number (as in texts) of each box-by-box cell, and back; the map is its own inverse.
struct CellOrder {
  std::uint8_t other[81];
};
inline constexpr CellOrder kCellOrder = [] {
  CellOrder order{};
  for (int row = 0; row < 9; ++row)
    for (int column = 0; column < 9; ++column)
      order.other[row * 9 + column] =
          static_cast<std::uint8_t>((row / 3 * 3 + column / 3) * 9 + row % 3 * 3 + column % 3);
  return order;
}();

}  // namespace nonet::search::lanes
