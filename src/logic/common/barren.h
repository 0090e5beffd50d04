// Where a search found nothing. A search among the places of one digit sees nothing but these
// places, and on the way to a solution most digits stay as they are from step to step: so the
// places that were last searched in vain are remembered. A saving, not a state.
#pragma once

#include <array>
#include <cstddef>

#include "board/grid.h"
#include "logic/technique_id.h"

namespace nonet::logic {

// By technique and digit: the places of the digit when they were last searched in vain.
class BarrenPlaces {
 public:
  CellSet& of(TechniqueId id, Digit d) {
    return known_[index(id)][static_cast<std::size_t>(index(d))];
  }

 private:
  std::array<std::array<CellSet, kDigits>, kTechniqueCount> known_{};
};

// Calls `search(d, found)` for every digit that is not known to be barren; it sets `found` where
// something is there, and must not look at anything but the places of d. False if it stopped.
template <class Search>
bool in_fertile_digits(const Grid& grid, TechniqueId id, BarrenPlaces& known, Search search) {
  for (Digit d : kAllDigits) {
    CellSet& barren = known.of(id, d);
    if (grid.cells_with(d) == barren) continue;
    bool found = false;
    if (!search(d, found)) return false;
    if (!found) barren = grid.cells_with(d);
  }
  return true;
}

// The same for a search within areas: by area, the candidates of its cells when it was last
// searched in vain.
template <std::size_t kAreas, std::size_t kMostCells>
class BarrenAreas {
 public:
  using Lists = std::array<Digits, kMostCells>;

  static Lists lists_in(const Grid& grid, CellSet cells) {
    Lists now{};
    std::size_t i = 0;
    for (Cell c : cells) now[i++] = grid.candidates(c);
    return now;
  }
  Lists& of(std::size_t area) { return known_[area]; }

 private:
  std::array<Lists, kAreas> known_{};
};

}  // namespace nonet::logic
