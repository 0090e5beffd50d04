// As many lines as crossing lines that hold all their places of a digit.
#pragma once

#include <array>

#include "explainer/state.h"
#include "explainer/subsets.h"

namespace nonet::explainer {

struct Fish {
  Kind bases;  // kRow or kColumn
  unsigned lines;
  unsigned covers;  // crossing lines, as positions of the bases
  int digit;

  constexpr Kind cover_kind() const { return bases == kRow ? kColumn : kRow; }
};

// `visit(fish)` until it returns true; says whether it did. Columns as bases first; the digit is
// the inner loop. A digit needs enough lines left for the fish and as many more.
template <class Visit>
bool for_each_fish(const State& state, int size, Visit visit) {
  for (Kind kind : {kColumn, kRow}) {
    std::array<unsigned, 9> usable{};  // by digit: lines with 2 to `size` places
    unsigned digits = 0;
    for (int d = 0; d < 9; ++d) {
      if (state.placed(d) + 2 * size > 9) continue;
      for (int n = 0; n < 9; ++n)
        if (const int places = count(state.places({kind, n}, d)); places >= 2 && places <= size)
          usable[detail::at(d)] |= bit(n);
      if (count(usable[detail::at(d)]) >= size) digits |= bit(d);
    }
    if (digits == 0) continue;
    for (const unsigned lines : subsets(size, 9))
      for (int d : members(digits)) {
        if ((lines & ~usable[detail::at(d)]) != 0) continue;
        unsigned covers = 0;
        for (int n : members(lines)) covers |= state.places({kind, n}, d);
        if (count(covers) == size && visit(Fish{kind, lines, covers, d})) return true;
      }
  }
  return false;
}

template <class Emit>
void removals_of_fish(const State& state, const Fish& fish, Emit emit) {
  for (int n : members(fish.covers)) {
    const Region cover{fish.cover_kind(), n};
    for (int p : members(state.places(cover, fish.digit) & ~fish.lines))
      emit(cell_in(cover, p), fish.digit);
  }
}

}  // namespace nonet::explainer
