#include "explainer/finders.h"

namespace nonet::explainer {

namespace {

// What goes where both pincers and, for a pivot of three digits, the pivot are seen.
CandidateBits seen_by_wing(const State& state, int pivot, int x, int y, int digit) {
  CellSet seen = peer_set(x) & peer_set(y);
  if (count(state.digits(pivot)) == 3) seen &= peer_set(pivot);
  seen -= CellSet{cell_at(pivot), cell_at(x), cell_at(y)};
  CandidateBits gone;
  for (Cell c : seen)
    if (state.has(index(c), digit)) gone.insert(candidate(index(c), digit));
  return gone;
}

}  // namespace

std::optional<Hint> find_wing(const State& state, int pivot_size) {
  const int common = pivot_size - 2;
  Hint hint = pivot_size == 2 ? Hint{Technique::xy_wing, 4.2} : Hint{Technique::xyz_wing, 4.4};
  for (int pivot = 0; pivot < kCells; ++pivot) {
    const unsigned a = state.digits(pivot);
    if (count(a) != pivot_size) continue;
    for (int x : peers_in_order(pivot)) {
      const unsigned b = state.digits(x);
      if (count(b) != 2 || count(a & ~b) != 1) continue;
      for (int y : peers_in_order(pivot)) {
        const unsigned c = state.digits(y);
        if (count(c) != 2 || count(a | b | c) != 3 || count(a & b & c) != common) continue;
        hint.eliminations = seen_by_wing(state, pivot, x, y, lowest(b & c));
        if (!hint.eliminations.empty()) return hint;
      }
    }
  }
  return std::nullopt;
}

}  // namespace nonet::explainer
