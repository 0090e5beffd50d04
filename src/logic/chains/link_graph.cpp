#include "logic/chains/link_graph.h"

namespace nonet::logic {

StrongLinks::StrongLinks(const Grid& grid, Digit d) {
  if (grid.cells_with(d).empty()) return;
  for (House house : kAllHouses) {
    const CellSet places = grid.positions(house, d);
    if (places.size() == 2) add_pair(house, places);
  }
}

void StrongLinks::add_pair(House house, CellSet places) {
  if (kind_of(house) == HouseKind::box)
    for (const StrongLink& link : *this)
      if (link.cells() == places) return;
  const Cell first = places.first();
  places.erase(first);
  links_[count_++] = {house, {first, places.first()}};
}

SmallCells small_cells(const Grid& grid) {
  // Sets of the cells met at least once, twice, …
  CellSet one;
  CellSet two;
  CellSet three;
  CellSet four;
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    four |= three & cells;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
  }
  return {two - three, three - four};
}

void LinkGraph::add_digit(const Grid& grid, Digit d) {
  for (const StrongLink& link : StrongLinks{grid, d}) {
    join(Node{link.ends[0], d}, {Node{link.ends[1], d}, false, link.house});
    join(Node{link.ends[1], d}, {Node{link.ends[0], d}, false, link.house});
  }
}

void LinkGraph::add_cells(const Grid& grid, CellSet cells) {
  for (Cell c : cells) {
    const Digits digits = grid.candidates(c);
    for (Digit d : digits) join(Node{c, d}, {Node{c, other_digit(digits, d)}, true, House{}});
  }
}

void LinkGraph::join(Node from, const Edge& edge) {
  edges_[from.slot()][degree_[from.slot()]++] = edge;
  linked_.insert(from.cell(), from.digit());
}

}  // namespace nonet::logic
