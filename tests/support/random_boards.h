// Boards by chance, the same ones for the same source on every platform.
#pragma once

#include <array>
#include <bit>
#include <optional>

#include "board/digits.h"
#include "board/filling.h"
#include "board/houses.h"
#include "board/random.h"

namespace nonet::testing {

namespace detail {

inline Digits free_digits(const Filling& filling, Cell c) {
  Digits left = Digits::all();
  for (Cell peer : peers_of(c))
    if (const auto d = filling.at(peer)) left.erase(*d);
  return left;
}

template <RandomBits Source>
bool fill_up(Filling& filling, Source& source) {
  std::optional<Cell> tightest;
  for (Cell c : ~filling.cells())
    if (!tightest || free_digits(filling, c).size() < free_digits(filling, *tightest).size())
      tightest = c;
  if (!tightest) return true;
  std::array<Digit, kDigits> order = kAllDigits;
  shuffle(order, source);
  for (Digit d : order) {
    if (!free_digits(filling, *tightest).contains(d)) continue;
    filling.set(*tightest, d);
    if (fill_up(filling, source)) return true;
    filling.clear(*tightest);
  }
  return false;
}

}  // namespace detail

// A full board that obeys the rules (not every one equally likely).
template <RandomBits Source>
Filling random_solution(Source& source) {
  Filling filling;
  detail::fill_up(filling, source);
  return filling;
}

// The board with all but `keep` of its digits taken away.
template <RandomBits Source>
Filling thinned(Filling filling, int keep, Source& source) {
  std::array<Cell, kCells> order = kAllCells;
  shuffle(order, source);
  for (Cell c : order) {
    if (filling.size() <= keep) break;
    filling.clear(c);
  }
  return filling;
}

// Any digits up to `digits` in about `filled` of 81 cells: breaks the rules freely.
template <RandomBits Source>
Filling random_rubbish(int filled, int digits, Source& source) {
  Filling filling;
  for (Cell c : kAllCells) {
    const bool fills = below(kCells, source) < static_cast<std::uint64_t>(filled);
    const auto d = static_cast<int>(below(static_cast<std::uint64_t>(digits), source));
    if (fills) filling.set(c, digit_at(d));
  }
  return filling;
}

}  // namespace nonet::testing
