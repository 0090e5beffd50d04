// Where a search among the places of one digit found nothing. Such a search sees nothing but these
// places, and on the way to a solution most digits stay as they are from step to step: so the
// places that were last searched in vain are remembered (per thread, by technique and digit). A
// saving, not a state.
#pragma once

#include <array>
#include <cstddef>

#include "board/grid.h"
#include "logic/technique_id.h"

namespace nonet::logic {

// The places of the digit when the technique was last searched among them in vain.
inline CellSet& barren_places(TechniqueId id, Digit d) {
  constexpr std::size_t kIds = static_cast<std::size_t>(TechniqueId::guess) + 1;  // the last one
  static thread_local std::array<std::array<CellSet, kDigits>, kIds> known{};
  return known[static_cast<std::size_t>(id)][static_cast<std::size_t>(index(d))];
}

// Calls `search(d, found)` for every digit that is not known to be barren; it sets `found` where
// something is there, and must not look at anything but the places of d. False if it stopped.
template <class Search>
bool in_fertile_digits(const Grid& grid, TechniqueId id, Search search) {
  for (Digit d : kAllDigits) {
    CellSet& barren = barren_places(id, d);
    if (grid.cells_with(d) == barren) continue;
    bool found = false;
    if (!search(d, found)) return false;
    if (!found) barren = grid.cells_with(d);
  }
  return true;
}

// The same for searches within an area: the candidates of its cells when it was last searched in
// vain. `Areas` is a type of the searcher's own, so that each has a memory of its own.
template <class Areas, std::size_t kAreas, std::size_t kMostCells>
class BarrenArea {
 public:
  BarrenArea(const Grid& grid, std::size_t area, CellSet cells) : known_{memory()[area]} {
    std::size_t i = 0;
    for (Cell c : cells) now_[i++] = grid.candidates(c);
  }
  bool is_known() const { return known_ == now_; }
  void remember() { known_ = now_; }

 private:
  using Lists = std::array<Digits, kMostCells>;
  static std::array<Lists, kAreas>& memory() {
    static thread_local std::array<Lists, kAreas> known{};
    return known;
  }

  Lists& known_;
  Lists now_{};
};

}  // namespace nonet::logic
