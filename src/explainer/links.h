// Literals ("this candidate is true", "is false") and what one says of others on a board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "explainer/candidate_bits.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Twice the candidate, plus one if it is on.
using Literal = std::uint16_t;
inline constexpr int kLiterals = 2 * kCandidates;

constexpr Literal on(int candidate) { return static_cast<Literal>(2 * candidate + 1); }
constexpr Literal off(int candidate) { return static_cast<Literal>(2 * candidate); }
constexpr Literal negated(Literal l) { return l ^ 1U; }
constexpr bool is_on(Literal l) { return (l & 1) != 0; }
constexpr int candidate_of(Literal l) { return l >> 1; }

// Why a literal follows: by its cell, or by a region of this kind around it.
enum class Cause : std::uint8_t { box = kBox, row = kRow, column = kColumn, cell, none };
constexpr Cause cause_of(Kind kind) { return static_cast<Cause>(kind); }

// Which links count: those within a cell (Y), strong ones within a region (X).
struct LinkKinds {
  bool cells = true;
  bool regions = true;
};

// `visit(candidate, cause)` until it returns true; says whether it did. What goes off when the
// candidate is on.
template <class Visit>
bool for_each_off(const State& state, int from, LinkKinds kinds, Visit visit) {
  const int cell = cell_of(from);
  const int digit = digit_of_candidate(from);
  if (kinds.cells)
    for (int d : members(state.digits(cell) & ~bit(digit)))
      if (visit(candidate(cell, d), Cause::cell)) return true;
  for (Kind kind : kChainOrder) {
    const Region r = region_of(cell, kind);
    const unsigned others =
        state.places(r, digit) & ~bit(position_of(cell, kind)) & ~shared_with_box(cell, kind);
    for (int p : members(others))
      if (visit(candidate(cell_in(r, p), digit), cause_of(kind))) return true;
  }
  return false;
}

// What goes on when the candidate is off: at most four, each once, with the first of its causes.
struct Follower {
  int candidate = 0;
  Cause cause{};
};
struct Followers {
  std::array<Follower, 4> list{};
  int size = 0;

  const Follower* begin() const { return list.data(); }
  const Follower* end() const { return list.data() + size; }
  void add(int candidate, Cause cause) {
    for (const Follower& f : *this)
      if (f.candidate == candidate) return;
    list[static_cast<std::size_t>(size++)] = {candidate, cause};
  }
};

inline Followers followers_of_off(const State& state, int from, LinkKinds kinds) {
  Followers found;
  const int cell = cell_of(from);
  const int digit = digit_of_candidate(from);
  if (kinds.cells && count(state.digits(cell)) == 2)
    found.add(candidate(cell, lowest(state.digits(cell) & ~bit(digit))), Cause::cell);
  if (kinds.regions)
    for (Kind kind : kChainOrder) {
      const Region r = region_of(cell, kind);
      const unsigned places = state.places(r, digit);
      if (count(places) == 2)
        found.add(candidate(cell_in(r, lowest(places & ~bit(position_of(cell, kind)))), digit),
                  cause_of(kind));
    }
  return found;
}

}  // namespace nonet::explainer
