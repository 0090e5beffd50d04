// A digit whose places in one region all lie in another, too ("pointing" from a box, "claiming"
// from a line).
#pragma once

#include <array>

#include "explainer/state.h"

namespace nonet::explainer {

struct Locked {
  Region base;  // where all places of the digit lie in `cover`
  Region cover;
  int digit;
};

namespace detail {
struct Crossing {
  Region base;
  Region cover;
  unsigned in_cover;  // positions of base that lie in cover
  unsigned in_base;   // positions of cover that lie in base
};
// Box with column, box with row, column with box, row with box; regions ascending.
constexpr std::array<Crossing, 108> make_crossings() {
  std::array<Crossing, 108> all{};
  std::size_t n = 0;
  constexpr std::array<std::array<Kind, 2>, 4> kPasses{
      {{kBox, kColumn}, {kBox, kRow}, {kColumn, kBox}, {kRow, kBox}}};
  for (const auto& pass : kPasses)
    for (int b = 0; b < 9; ++b)
      for (int c = 0; c < 9; ++c) {
        const Region base{pass[0], b};
        const Region cover{pass[1], c};
        if (const unsigned shared = overlap(base, cover); shared != 0)
          all[n++] = {base, cover, shared, overlap(cover, base)};
      }
  return all;
}
inline constexpr auto kCrossings = make_crossings();
}  // namespace detail

// Calls `visit(locked, gone)` with the positions of the cover that lose the digit (maybe none)
// until it returns true; says whether it did.
template <class Visit>
bool for_each_locked(const State& state, Visit visit) {
  for (const detail::Crossing& x : detail::kCrossings)
    for (int d = 0; d < 9; ++d) {
      const unsigned places = state.places(x.base, d);
      if ((places & ~x.in_cover) != 0 || count(places) < 2) continue;
      if (visit(Locked{x.base, x.cover, d}, state.places(x.cover, d) & ~x.in_base)) return true;
    }
  return false;
}

}  // namespace nonet::explainer
