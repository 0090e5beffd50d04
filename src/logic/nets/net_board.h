// The board of a forcing net: made for going on from hundreds of assumptions in rounds. A round is
// all singles that are there at once, found for whole digits by bit patterns (lone.h).
//
//   places[d]  where d stands or may go      a cell that holds a digit is in one of them only
//   done       cells whose digit stands and has been used
#pragma once

#include <array>
#include <optional>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "logic/common/function_ref.h"
#include "logic/must.h"

namespace nonet::logic {

class NetBoard {
 public:
  explicit NetBoard(const Grid& grid);

  CellSet places(Digit d) const { return places_[slot(d)]; }
  CellSet standing(Digit d) const { return places_[slot(d)] & done_; }
  CellSet done() const { return done_; }
  Digits candidates(Cell c) const;
  // The digits that have other places than there.
  Digits changed_since(const NetBoard& before) const;

  void place(Cell c, Digit d);
  bool eliminate(Cell c, Digit d);

  // A cell without a candidate, a house without a place for a digit. `of`: only that digit.
  bool is_broken(Digits of) const;
  std::optional<Must> find_broken(Digits of) const;

  // The singles of this moment, to be placed together. `of`: hidden singles of these digits; naked
  // singles only where all digits are meant. `changed`: the other digits have none that are hidden.
  CandidateSet singles(Digits of, Digits changed = Digits::all()) const;
  // Places all of them that the others leave possible; whether there was one.
  bool place_all(const CandidateSet& singles);

  // The grid that it stands for, for finders; `start` is the grid that it was made from.
  Grid as_grid(const Grid& start) const;

 private:
  static std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

  std::array<CellSet, kDigits> places_;
  CellSet done_;
};

}  // namespace nonet::logic
