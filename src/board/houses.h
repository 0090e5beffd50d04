// Who shares a house with whom, as tables made at compile time.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"

namespace nonet {

namespace detail {
struct HouseTables {
  std::array<std::array<Cell, 9>, kHouses> cells{};  // of a house, in reading order
  std::array<CellSet, kHouses> members{};            // the same as sets
  std::array<CellSet, kCells> peers{};               // the 20 others in a cell's houses
};

constexpr HouseTables make_house_tables() {
  HouseTables tables;
  std::array<std::size_t, kHouses> filled{};
  for (Cell c : kAllCells) {
    for (House h : houses_of(c)) {
      const auto i = static_cast<std::size_t>(index(h));
      tables.cells[i][filled[i]++] = c;
      tables.members[i].insert(c);
    }
  }
  for (Cell c : kAllCells) {
    CellSet& peers = tables.peers[static_cast<std::size_t>(index(c))];
    for (House h : houses_of(c)) peers |= tables.members[static_cast<std::size_t>(index(h))];
    peers.erase(c);
  }
  return tables;
}

inline constexpr HouseTables kHouseTables = make_house_tables();
}  // namespace detail

constexpr const std::array<Cell, 9>& cells_of(House h) {
  return detail::kHouseTables.cells[static_cast<std::size_t>(index(h))];
}
constexpr CellSet members_of(House h) {
  return detail::kHouseTables.members[static_cast<std::size_t>(index(h))];
}
constexpr CellSet peers_of(Cell c) {
  return detail::kHouseTables.peers[static_cast<std::size_t>(index(c))];
}
constexpr bool are_peers(Cell a, Cell b) { return peers_of(a).contains(b); }

}  // namespace nonet
