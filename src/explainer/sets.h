// As many cells as digits in a region. Hidden: the digits have no other places. Naked: the cells
// have no other digits.
#pragma once

#include "explainer/state.h"
#include "explainer/subsets.h"

namespace nonet::explainer {

struct DigitSet {
  Region region;
  unsigned positions;
  unsigned digits;
};

// `visit(set)` until it returns true; says whether it did. Regions need more than `empties` empty
// cells.
template <class Visit>
bool for_each_hidden_set(const State& state, int size, int empties, Visit visit) {
  for (Kind kind : kSetOrder)
    for (int n = 0; n < 9; ++n) {
      const Region r{kind, n};
      if (count(state.empties(r)) <= empties) continue;
      unsigned usable = 0;
      for (int d = 0; d < 9; ++d)
        if (const int places = count(state.places(r, d)); places >= 2 && places <= size)
          usable |= bit(d);
      if (count(usable) < size) continue;
      for (const unsigned digits : subsets_of(size, usable)) {
        unsigned positions = 0;
        for (int d : members(digits)) positions |= state.places(r, d);
        if (count(positions) == size && visit(DigitSet{r, positions, digits})) return true;
      }
    }
  return false;
}

// The region needs twice as many empty cells as the set has. A set only acts within the region that
// it was found in, even if it lies in another as well.
template <class Visit>
bool for_each_naked_set(const State& state, int size, Visit visit) {
  for (Kind kind : kSetOrder)
    for (int n = 0; n < 9; ++n) {
      const Region r{kind, n};
      if (count(state.empties(r)) < 2 * size) continue;
      unsigned usable = 0;
      for (int p = 0; p < 9; ++p)
        if (const int digits = count(state.digits(cell_in(r, p))); digits >= 2 && digits <= size)
          usable |= bit(p);
      if (count(usable) < size) continue;
      for (const unsigned positions : subsets_of(size, usable)) {
        unsigned digits = 0;
        for (int p : members(positions)) digits |= state.digits(cell_in(r, p));
        if (count(digits) == size && visit(DigitSet{r, positions, digits})) return true;
      }
    }
  return false;
}

// What they remove, `emit(cell, digit)`.
template <class Emit>
void removals_of_hidden_set(const State& state, const DigitSet& set, Emit emit) {
  for (int p : members(set.positions)) {
    const int cell = cell_in(set.region, p);
    for (int d : members(state.digits(cell) & ~set.digits)) emit(cell, d);
  }
}
template <class Emit>
void removals_of_naked_set(const State& state, const DigitSet& set, Emit emit) {
  for (int p : members(0x1FFU & ~set.positions)) {
    const int cell = cell_in(set.region, p);
    for (int d : members(state.digits(cell) & set.digits)) emit(cell, d);
  }
}

}  // namespace nonet::explainer
