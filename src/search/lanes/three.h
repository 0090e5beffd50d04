// Functions of three bits, on all lanes: one instruction each where the level has one for any table
// (AVX-512), else what is written here. Left to clang 19, the loops of the sweep had a sixth more
// instructions of logic.
#pragma once

#include "search/lanes/planes.h"

namespace nonet::search::lanes {

// `f` has no captures; what it makes of three bytes with all combinations of bits is its table.
template <class L, class F>
[[gnu::always_inline]] inline Plane<L> of_three(Plane<L> a, Plane<L> b, Plane<L> c, F f) {
  if constexpr (requires { L::template ternary<0>(a, b, c); })
    return L::template ternary<static_cast<int>(F{}(0xF0U, 0xCCU, 0xAAU) & 0xFFU)>(a, b, c);
  else
    return f(a, b, c);
}

template <class L>
[[gnu::always_inline]] inline Plane<L> or3(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x | y | z; });
}
template <class L>
[[gnu::always_inline]] inline Plane<L> and3(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x & y & z; });
}
template <class L>
[[gnu::always_inline]] inline Plane<L> xor3(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x ^ y ^ z; });
}
template <class L>
[[gnu::always_inline]] inline Plane<L> majority(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return (x & y) | ((x | y) & z); });
}
template <class L>
[[gnu::always_inline]] inline Plane<L> exactly_one(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return (x ^ y ^ z) & ~(x & y); });
}
// a, and neither b nor c.
template <class L>
[[gnu::always_inline]] inline Plane<L> and_neither(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x & ~(y | z); });
}
// a, or both b and c.
template <class L>
[[gnu::always_inline]] inline Plane<L> or_both(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x | (y & z); });
}
// a, or b without c.
template <class L>
[[gnu::always_inline]] inline Plane<L> or_without(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x | (y & ~z); });
}
// a and b without c.
template <class L>
[[gnu::always_inline]] inline Plane<L> and_without(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x & y & ~z; });
}
// a, and b wherever c.
template <class L>
[[gnu::always_inline]] inline Plane<L> and_where(Plane<L> a, Plane<L> b, Plane<L> c) {
  return of_three<L>(a, b, c, [](auto x, auto y, auto z) { return x & (y | ~z); });
}
// Where `mask` is set the bit of a, elsewhere that of b.
template <class L>
[[gnu::always_inline]] inline Plane<L> choose_bits(Plane<L> mask, Plane<L> a, Plane<L> b) {
  return of_three<L>(mask, a, b, [](auto x, auto y, auto z) { return z ^ ((y ^ z) & x); });
}

// Whether exactly one of some planes is set: add them, then ask.
template <class L>
struct OneOf {
  Plane<L> one{};
  Plane<L> two{};
  [[gnu::always_inline]] void add(Plane<L> plane) {
    two = or_both<L>(two, one, plane);
    one |= plane;
  }
  [[gnu::always_inline]] Plane<L> only() const { return one & ~two; }
};

// Where two of nine planes are set, or three.
template <class L>
struct TwoOrThree {
  Plane<L> two;
  Plane<L> three;
};
template <class L, class PlaneOf>
[[gnu::always_inline]] inline TwoOrThree<L> count_nine(PlaneOf plane_of) {
  using V = Plane<L>;
  V sum[3];
  V carry[3];
  for (int g = 0; g < 3; ++g) {
    const V a = plane_of(3 * g), b = plane_of(3 * g + 1), c = plane_of(3 * g + 2);
    sum[g] = xor3<L>(a, b, c);
    carry[g] = majority<L>(a, b, c);
  }
  const V ones = xor3<L>(sum[0], sum[1], sum[2]);
  const V carried = majority<L>(sum[0], sum[1], sum[2]);
  const V half = xor3<L>(carry[0], carry[1], carry[2]);
  const V four = or_both<L>(majority<L>(carry[0], carry[1], carry[2]), half, carried);  // or more
  const V twos = (half ^ carried) & ~four;
  return {twos & ~ones, twos & ones};
}

}  // namespace nonet::search::lanes
