// A set of candidates ("r4c5 may be 7"), kept by digit: nine sets of cells, no allocation.
#pragma once

#include <array>
#include <compare>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digits.h"

namespace nonet {

struct Candidate {
  Cell cell;
  Digit digit;
  friend constexpr auto operator<=>(const Candidate&, const Candidate&) = default;
};

// Numbers all candidates, those of a digit together.
constexpr std::size_t slot_of(Cell c, Digit d) {
  return static_cast<std::size_t>(index(d)) * kCells + static_cast<std::size_t>(index(c));
}

class CandidateSet {
 public:
  constexpr CandidateSet() = default;
  constexpr CandidateSet(CellSet cells, Digit d) { insert(cells, d); }
  constexpr CandidateSet(Cell c, Digit d) { insert(c, d); }

  constexpr void insert(Cell c, Digit d) { cells_[slot(d)].insert(c); }
  constexpr void insert(CellSet cells, Digit d) { cells_[slot(d)] |= cells; }
  constexpr void erase(Cell c, Digit d) { cells_[slot(d)].erase(c); }

  constexpr bool contains(Cell c, Digit d) const { return cells_[slot(d)].contains(c); }
  constexpr CellSet cells_with(Digit d) const { return cells_[slot(d)]; }
  constexpr Digits digits_in(Cell c) const {
    Digits digits;
    for (Digit d : kAllDigits)
      if (contains(c, d)) digits.insert(d);
    return digits;
  }
  constexpr CellSet cells() const {
    CellSet all;
    for (CellSet cells : cells_) all |= cells;
    return all;
  }
  constexpr Digits digits() const {
    Digits digits;
    for (Digit d : kAllDigits)
      if (!cells_with(d).empty()) digits.insert(d);
    return digits;
  }
  constexpr bool empty() const { return cells().empty(); }
  constexpr int size() const {
    int all = 0;
    for (CellSet cells : cells_) all += cells.size();
    return all;
  }

  constexpr CandidateSet& operator|=(const CandidateSet& other) {
    for (std::size_t i = 0; i < kDigits; ++i) cells_[i] |= other.cells_[i];
    return *this;
  }
  constexpr CandidateSet& operator&=(const CandidateSet& other) {
    for (std::size_t i = 0; i < kDigits; ++i) cells_[i] &= other.cells_[i];
    return *this;
  }
  constexpr CandidateSet& operator-=(const CandidateSet& other) {
    for (std::size_t i = 0; i < kDigits; ++i) cells_[i] -= other.cells_[i];
    return *this;
  }
  friend constexpr bool operator==(const CandidateSet&, const CandidateSet&) = default;

 private:
  static constexpr std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

  std::array<CellSet, kDigits> cells_{};
};

// In reading order, digits ascending within a cell: `for_each(set, [](Cell c, Digit d) {…})`.
template <class Visit>
constexpr void for_each(const CandidateSet& set, Visit visit) {
  for (Cell c : set.cells())
    for (Digit d : set.digits_in(c)) visit(c, d);
}

}  // namespace nonet
