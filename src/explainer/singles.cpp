#include "explainer/finders.h"

namespace nonet::explainer {

namespace {

// The first digit that has one place in a region with one empty cell (`last`) or with more.
std::optional<Hint> hidden_single(const State& state, bool last) {
  for (Kind kind : kSetOrder)
    for (int n = 0; n < 9; ++n) {
      const Region r{kind, n};
      if ((count(state.empties(r)) == 1) != last) continue;
      for (int d = 0; d < 9; ++d) {
        const unsigned places = state.places(r, d);
        if (count(places) != 1) continue;
        const double difficulty = last ? 1.0 : kind == kBox ? 1.2 : 1.5;
        return placing(Technique::hidden_single, difficulty, cell_in(r, lowest(places)), d);
      }
    }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> find_hidden_single(const State& state) {
  if (auto found = hidden_single(state, true)) return found;
  return hidden_single(state, false);
}

std::optional<Hint> find_naked_single(const State& state) {
  for (int cell = 0; cell < kCells; ++cell)
    if (count(state.digits(cell)) == 1)
      return placing(Technique::naked_single, 2.3, cell, lowest(state.digits(cell)));
  return std::nullopt;
}

}  // namespace nonet::explainer
