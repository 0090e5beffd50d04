// Functions of three bits, on all lanes: one instruction each where the level has one for any table
// (AVX-512), else what is written here. Left to the compilers, a fifth of them became two.
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

}  // namespace nonet::search::lanes
