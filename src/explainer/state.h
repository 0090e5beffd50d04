// A position: the candidates by cell and by region, and which cells are still empty. Chains try
// things out on copies, so it is small and flat.
#pragma once

#include <array>
#include <cstdint>

#include "board/grid.h"
#include "explainer/regions.h"

namespace nonet::explainer {

// Invariants: digit d is in `digits(c)` exactly when the position of c is in `places(r, d)` for all
// three regions r of c; a cell with a digit has no candidates. Crossing out the last but one
// candidate of a cell leaves it empty: only `place` fills it.
class State {
 public:
  // Nothing at all: to be overwritten.
  State() = default;
  explicit State(const Grid& grid) {
    for (Cell c : grid.open_cells()) {
      open(index(c));
      for (Digit d : grid.candidates(c)) allow(index(c), index(d));
    }
    for (Cell c : ~grid.open_cells()) ++placed_[detail::at(index(*grid.at(c)))];
  }

  unsigned digits(int cell) const { return digits_[detail::at(cell)]; }
  unsigned places(Region r, int digit) const {
    return places_[r.kind][detail::at(r.number)][detail::at(digit)];
  }
  bool has(int cell, int digit) const { return (digits(cell) >> digit & 1) != 0; }
  // Positions of a region without a digit.
  unsigned empties(Region r) const { return empty_[r.kind][detail::at(r.number)]; }
  bool is_empty(int cell) const {
    return (empties(region_of(cell, kBox)) >> position_of(cell, kBox) & 1) != 0;
  }
  int placed(int digit) const { return placed_[detail::at(digit)]; }
  bool full() const {
    for (int row = 0; row < 9; ++row)
      if (empties({kRow, row}) != 0) return false;
    return true;
  }

  void eliminate(int cell, int digit) {
    digits_[detail::at(cell)] &= static_cast<std::uint16_t>(~bit(digit));
    for (Kind kind : kChainOrder)
      places_of(cell, kind, digit) &= static_cast<std::uint16_t>(~bit(position_of(cell, kind)));
  }
  void place(int cell, int digit) {
    for (int d : members(digits(cell))) eliminate(cell, d);
    for (int peer : peers_in_order(cell))
      if (has(peer, digit)) eliminate(peer, digit);
    for (Kind kind : kChainOrder)
      empty_[kind][detail::at(region_of(cell, kind).number)] &=
          static_cast<std::uint16_t>(~bit(position_of(cell, kind)));
    ++placed_[detail::at(digit)];
  }

  friend bool operator==(const State&, const State&) = default;

 private:
  std::uint16_t& places_of(int cell, Kind kind, int digit) {
    return places_[kind][detail::at(region_of(cell, kind).number)][detail::at(digit)];
  }
  void allow(int cell, int digit) {
    digits_[detail::at(cell)] |= static_cast<std::uint16_t>(bit(digit));
    for (Kind kind : kChainOrder)
      places_of(cell, kind, digit) |= static_cast<std::uint16_t>(bit(position_of(cell, kind)));
  }
  void open(int cell) {
    for (Kind kind : kChainOrder)
      empty_[kind][detail::at(region_of(cell, kind).number)] |=
          static_cast<std::uint16_t>(bit(position_of(cell, kind)));
  }

  std::array<std::uint16_t, kCells> digits_{};
  std::array<std::array<std::array<std::uint16_t, 9>, 9>, 3> places_{};  // kind, number, digit
  std::array<std::array<std::uint16_t, 9>, 3> empty_{};
  std::array<std::uint8_t, kDigits> placed_{};
};

// What was there in `before` and is gone in `now`; `now` came of `before` by eliminating.
inline unsigned removed_digits(const State& before, const State& now, int cell) {
  return before.digits(cell) & ~now.digits(cell);
}
inline unsigned removed_places(const State& before, const State& now, Region r, int digit) {
  return before.places(r, digit) & ~now.places(r, digit);
}

}  // namespace nonet::explainer
