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
#include <span>
#include <vector>

#include "board/cell_set.h"
#include "board/digits.h"
#include "board/grid.h"
#include "board/houses.h"

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

// Lists one after the other, in one piece of memory.
template <class Item>
class Lists {
 public:
  std::size_t size() const { return ends_.size(); }
  std::span<const Item> operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return std::span{items_}.subspan(begin, ends_[i] - begin);
  }

  void reserve(std::size_t items) { items_.reserve(items); }
  void add(const Item& item) { items_.push_back(item); }  // to the list at hand
  void close() { ends_.push_back(static_cast<std::uint32_t>(items_.size())); }

  // By item, of which there are so many: the lists that it is in, ascending.
  Lists inverse(std::size_t items) const {
    Lists inverse;
    std::vector<std::uint32_t> next(items + 1);
    for (Item item : items_) ++next[item + std::size_t{1}];
    for (std::size_t i = 1; i <= items; ++i) next[i] += next[i - 1];
    inverse.ends_.assign(next.begin() + 1, next.end());
    inverse.items_.resize(items_.size());
    for (std::size_t list = 0; list < size(); ++list)
      for (Item item : (*this)[list]) inverse.items_[next[item]++] = static_cast<Item>(list);
    return inverse;
  }

 private:
  std::vector<Item> items_;
  std::vector<std::uint32_t> ends_;
};

// Which sets of a list share restricted commons: for each its neighbours, in the order of the list.
//
// What joins them are the places of their useful digits. Many sets have the same places for a
// digit: these are one node, and nodes are linked where all places of the one see all of the other.
class AlsGraph {
 public:
  struct Node {
    Digit digit{};
    CellSet places;
    CellSet seen;
  };
  struct Neighbour {
    std::uint16_t set = 0;
    Digits restricted;  // never empty
  };
  explicit AlsGraph(const AlmostLockedSets& sets);

  // The lists are made when the first is asked for: most grids need none.
  std::span<const Neighbour> of(std::size_t set) {
    if (neighbours_.size() == 0) find_neighbours();
    return neighbours_[set];
  }
  std::size_t sets() const { return nodes_of_.size(); }
  const std::vector<Node>& nodes() const { return nodes_; }
  std::span<const std::uint16_t> nodes_of(std::size_t set) const { return nodes_of_[set]; }
  std::span<const std::uint16_t> linked(std::size_t node) const { return linked_[node]; }

 private:
  void find_neighbours();

  std::vector<Node> nodes_;
  Lists<std::uint16_t> nodes_of_;  // by set, the digits ascending
  Lists<std::uint16_t> linked_;    // by node
  Lists<Neighbour> neighbours_;    // by set
};

}  // namespace nonet::logic
