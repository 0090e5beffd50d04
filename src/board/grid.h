// The board that everything reasons on: givens, placed digits, and the candidates of the open
// cells, kept both by cell and by digit so that either question is one lookup.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digits.h"
#include "board/filling.h"
#include "board/houses.h"

namespace nonet {

// Invariants: a cell that holds a digit has no candidates; `candidates(c).contains(d)` exactly when
// `cells_with(d).contains(c)`; givens hold a digit. The grid does not judge: a digit may be placed
// against the rules, and then repeats (see conflicts.h).
class Grid {
 public:
  // An empty board: every digit is a candidate everywhere.
  constexpr Grid() {
    candidates_.fill(Digits::all());
    cells_with_.fill(CellSet::all());
  }

  // The puzzle's digits as givens, and the candidates that they leave. Digit by digit: about three
  // times as quick as giving one after the other, and every line of a file comes through here.
  constexpr explicit Grid(const Filling& puzzle) : filling_{puzzle} {
    std::array<CellSet, kDigits> seen{};
    for (Cell c : kAllCells) {
      const auto d = puzzle.at(c);
      if (!d) continue;
      givens_.insert(c);
      seen[slot(*d)] |= peers_of(c);
    }
    open_ -= givens_;
    for (Digit d : kAllDigits) {
      cells_with_[slot(d)] = open_ - seen[slot(d)];
      for (Cell c : cells_with_[slot(d)]) candidates_[slot(c)].insert(d);
    }
  }

  constexpr std::optional<Digit> at(Cell c) const { return filling_.at(c); }
  constexpr bool open(Cell c) const { return open_.contains(c); }
  constexpr bool given(Cell c) const { return givens_.contains(c); }
  constexpr const Filling& filling() const { return filling_; }
  constexpr CellSet open_cells() const { return open_; }
  constexpr CellSet givens() const { return givens_; }
  constexpr bool full() const { return open_.empty(); }

  // The digits of the givens alone: the puzzle this board began as.
  constexpr Filling puzzle() const {
    Filling puzzle;
    for (Cell c : givens_) puzzle.set(c, *at(c));
    return puzzle;
  }

  // By cell: what an open cell may still be. Empty for a cell that holds a digit.
  constexpr Digits candidates(Cell c) const { return candidates_[slot(c)]; }
  // By digit: the open cells that may still be d.
  constexpr CellSet cells_with(Digit d) const { return cells_with_[slot(d)]; }

  // Of a house: where d may still go, the digits still to be placed as candidates show them,
  // the digits not yet in it, and the cells that hold a digit.
  constexpr CellSet positions(House h, Digit d) const { return cells_with(d) & members_of(h); }
  constexpr Digits candidates(House h) const {
    Digits all;
    for (Cell c : cells_of(h)) all |= candidates(c);
    return all;
  }
  constexpr Digits open_digits(House h) const {
    Digits left = Digits::all();
    for (Cell c : cells_of(h))
      if (const auto d = at(c)) left.erase(*d);
    return left;
  }
  constexpr CellSet solved_cells(House h) const { return members_of(h) - open_; }

  // Puts d into an open cell: the cell loses its candidates and the peers lose d.
  // Returns the peers that did lose it. The cell must be open.
  constexpr CellSet place(Cell c, Digit d) {
    filling_.set(c, d);
    open_.erase(c);
    for (Digit other : candidates(c)) cells_with_[slot(other)].erase(c);
    candidates_[slot(c)] = Digits{};
    const CellSet losers = cells_with(d) & peers_of(c);
    for (Cell peer : losers) candidates_[slot(peer)].erase(d);
    cells_with_[slot(d)] -= losers;
    return losers;
  }
  constexpr void give(Cell c, Digit d) {
    place(c, d);
    givens_.insert(c);
  }

  // Crosses out one candidate; says whether it was there.
  constexpr bool eliminate(Cell c, Digit d) {
    if (!candidates(c).contains(d)) return false;
    candidates_[slot(c)].erase(d);
    cells_with_[slot(d)].erase(c);
    return true;
  }

  // Sets the candidates of an open cell to exactly these (a player's notes, a pencilmark grid).
  constexpr void set_candidates(Cell c, Digits digits) {
    candidates_[slot(c)] = digits;
    for (Digit d : kAllDigits) {
      if (digits.contains(d))
        cells_with_[slot(d)].insert(c);
      else
        cells_with_[slot(d)].erase(c);
    }
  }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  static constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }
  static constexpr std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

  Filling filling_;
  CellSet givens_;
  CellSet open_ = CellSet::all();
  std::array<Digits, kCells> candidates_{};
  std::array<CellSet, kDigits> cells_with_{};
};

// Candidates that a digit on the board rules out are not candidates, whoever wrote them there.
constexpr Grid lawful(Grid grid) {
  for (Cell c : ~grid.open_cells()) {
    const Digit d = *grid.at(c);
    for (Cell peer : grid.cells_with(d) & peers_of(c)) grid.eliminate(peer, d);
  }
  return grid;
}

// The board with the candidates that its digits leave, and nothing else crossed out.
constexpr Grid with_plain_candidates(Grid grid) {
  const Grid plain{grid.filling()};
  for (Cell c : grid.open_cells()) grid.set_candidates(c, plain.candidates(c));
  return grid;
}
constexpr bool has_plain_candidates(const Grid& grid) {
  return grid == with_plain_candidates(grid);
}

}  // namespace nonet
