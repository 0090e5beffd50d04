// Almost locked sets: n cells of a house with n + 1 candidates between them. A set that loses one
// of its digits needs all the others: n digits for n cells. A cell with two candidates is the
// smallest.
//
//   set A  r1c1 {1,2}  r1c2 {2,3}        digits 1, 2, 3 in two cells
//   set B  r3c3 {1,4}                    digits 1, 4 in one cell
//
// All places of 1 in A see all those in B: not both sets hold 1, it is a restricted common. So A
// holds 2 and 3, or B is 4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "board/cell_set.h"
#include "board/digits.h"
#include "board/grid.h"
#include "board/houses.h"
#include "logic/bit_rows.h"

namespace nonet::logic {

// Invariant: digits.size() == cells.size() + 1, and all cells lie in `house`.
struct Als {
  House house{};  // a box if the cells lie in a box and a line; of a single cell the box
  CellSet cells;
  Digits digits;
  Digits useful;  // those that a cell outside could lose: where `seen` is not empty

  // By digit of the set, empty for the others: its places in the set, and the cells with the digit
  // outside that see all these places. Whenever the set holds the digit, none of them does.
  CellSet places(Digit d) const { return places_[slot(d)]; }
  CellSet seen(Digit d) const { return seen_[slot(d)]; }

  static Als make(const Grid& grid, House house, CellSet cells, Digits digits);

 private:
  static std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

  std::array<CellSet, kDigits> places_;
  std::array<CellSet, kDigits> seen_;
};

// The digits of both sets that not both can hold. The sets may overlap, but not in such a digit.
inline Digits restricted_commons(const Als& a, const Als& b) {
  Digits restricted;
  for (Digit d : a.digits & b.digits & a.useful & b.useful)
    if (a.seen(d).includes(b.places(d))) restricted.insert(d);
  return restricted;
}

// All of a grid, each once, the smallest first. At most 27 x 511 by their nature, some hundreds as
// a rule. Sets in which a smaller locked set hides are among them: what follows is still true.
class AlmostLockedSets {
 public:
  explicit AlmostLockedSets(const Grid& grid);

  const Als* begin() const { return sets_.data(); }
  const Als* end() const { return sets_.data() + sets_.size(); }
  std::size_t size() const { return sets_.size(); }
  const Als& operator[](std::size_t i) const { return sets_[i]; }

 private:
  std::vector<Als> sets_;
};

// Which sets of a list share restricted commons: for each its neighbours, in the order of the list.
// And which could remove something together, however they are joined.
class AlsGraph {
 public:
  struct Neighbour {
    std::uint16_t set = 0;
    Digits restricted;  // never empty
  };
  explicit AlsGraph(const AlmostLockedSets& sets);

  std::span<const Neighbour> of(std::size_t set) const {
    return std::span{neighbours_}.subspan(first_[set], first_[set + 1] - first_[set]);
  }
  // The sets that see a candidate which this one sees too. Only such a pair has an effect.
  ConstBitRow partners(std::size_t set) const { return partners_[set]; }

 private:
  void find_neighbours(const AlmostLockedSets& sets);
  void find_partners(const AlmostLockedSets& sets);

  std::vector<Neighbour> neighbours_;
  std::vector<std::uint32_t> first_;  // by set: where its neighbours begin; one more at the end
  BitRows partners_;
};

// What the finders on almost locked sets ask of a grid. They do so one after the other, so the last
// answer is remembered (per thread): a saving, not a state.
struct AlsTables {
  explicit AlsTables(const Grid& grid) : sets{grid}, graph{sets} {}

  AlmostLockedSets sets;
  AlsGraph graph;
};
std::shared_ptr<const AlsTables> als_tables(const Grid& grid);

}  // namespace nonet::logic
