#include "explainer/new_patterns.h"

#include <array>

#include "explainer/fish.h"
#include "explainer/sets.h"

namespace nonet::explainer {

namespace {

// By positions: the one of three threes (rows or boxes 012 345 678) that holds them all, or 3; and
// the same for columns of a box (036 147 258).
struct Thirds {
  std::array<std::uint8_t, 512> run{};
  std::array<std::uint8_t, 512> comb{};
};
constexpr Thirds make_thirds() {
  Thirds t;
  for (unsigned bits = 0; bits < 512; ++bits) {
    t.run[bits] = t.comb[bits] = 3;
    for (unsigned i = 0; i < 3; ++i) {
      if ((bits & ~(0b111U << 3 * i)) == 0) t.run[bits] = static_cast<std::uint8_t>(i);
      if ((bits & ~(0b1001001U << i)) == 0) t.comb[bits] = static_cast<std::uint8_t>(i);
    }
  }
  return t;
}
constexpr Thirds kThirds = make_thirds();

class NewPatterns {
 public:
  NewPatterns(const State& base, const State& now, CandidateBits& gone)
      : base_{base}, now_{now}, gone_{gone} {}

  bool find() {
    locked();
    if (found_) return true;
    hidden_pairs();
    if (found_) return true;
    naked_pairs();
    if (found_) return true;
    x_wings();
    return found_;
  }

 private:
  void remove(int cell, int d) {
    gone_.insert(candidate(cell, d));
    found_ = true;
  }

  // `visit(region, digit, places)` for two places and more, not the same as on the base board.
  template <class Visit>
  void for_each_changed(Kind kind, Visit visit) {
    for (int n = 0; n < 9; ++n)
      for (int d = 0; d < 9; ++d) {
        const Region r{kind, n};
        const unsigned places = now_.places(r, d);
        if (places != base_.places(r, d) && count(places) >= 2) visit(r, d, places);
      }
  }

  void remove_outside(Region cover, Region from, int d) {
    for (int p : members(now_.places(cover, d) & ~overlap(cover, from)))
      remove(cell_in(cover, p), d);
  }

  void locked() {
    for_each_changed(kBox, [&](Region r, int d, unsigned places) {
      if (const int row = kThirds.run[places]; row < 3)
        remove_outside({kRow, r.number / 3 * 3 + row}, r, d);
      if (const int column = kThirds.comb[places]; column < 3)
        remove_outside({kColumn, r.number % 3 * 3 + column}, r, d);
    });
    for_each_changed(kRow, [&](Region r, int d, unsigned places) {
      if (const int third = kThirds.run[places]; third < 3)
        remove_outside({kBox, r.number / 3 * 3 + third}, r, d);
    });
    for_each_changed(kColumn, [&](Region r, int d, unsigned places) {
      if (const int third = kThirds.run[places]; third < 3)
        remove_outside({kBox, third * 3 + r.number / 3}, r, d);
    });
  }

  void hidden_pairs() {
    for (Kind kind : kChainOrder)
      for_each_changed(kind, [&](Region r, int d, unsigned places) {
        if (count(places) != 2 || count(now_.empties(r)) <= 4) return;
        for (int other = 0; other < 9; ++other)
          if (other != d && now_.places(r, other) == places)
            removals_of_hidden_set(now_, {r, places, bit(d) | bit(other)},
                                   [&](int cell, int x) { remove(cell, x); });
      });
  }

  void naked_pairs() {
    for (int cell = 0; cell < kCells; ++cell) {
      const unsigned digits = now_.digits(cell);
      if (digits == base_.digits(cell) || count(digits) != 2) continue;
      for (Kind kind : kChainOrder) {
        const Region r = region_of(cell, kind);
        if (count(now_.empties(r)) < 4) continue;
        const unsigned here = bit(position_of(cell, kind));
        const unsigned both =
            now_.places(r, lowest(digits)) & now_.places(r, lowest(digits & (digits - 1))) & ~here;
        for (int p : members(both))
          if (now_.digits(cell_in(r, p)) == digits)
            removals_of_naked_set(now_, {r, here | bit(p), digits},
                                  [&](int c, int d) { remove(c, d); });
      }
    }
  }

  void x_wings() {
    for (Kind kind : {kColumn, kRow})
      for_each_changed(kind, [&](Region r, int d, unsigned places) {
        if (count(places) != 2 || now_.placed(d) + 4 > 9) return;
        for (int n = 0; n < 9; ++n)
          if (n != r.number && now_.places({kind, n}, d) == places)
            removals_of_fish(now_, {kind, bit(n) | bit(r.number), places, d},
                             [&](int cell, int x) { remove(cell, x); });
      });
  }

  const State& base_;
  const State& now_;
  CandidateBits& gone_;
  bool found_ = false;
};

}  // namespace

bool new_patterns(const State& base, const State& now, CandidateBits& gone) {
  return NewPatterns{base, now, gone}.find();
}

}  // namespace nonet::explainer
