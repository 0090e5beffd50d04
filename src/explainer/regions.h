// The board as this scale numbers it. Every order below decides ties and so ratings: kinds of
// regions as chains visit them (box, row, column) and as sets do (box, column, row), positions
// within a region, and the peers of a cell.
//
// Inside this room cells are 0..80, digits 0..8 and sets of nine are bits of an `unsigned`, since
// everything is looked up in tables; the types of board/ stand at its doors.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "board/cell.h"
#include "board/houses.h"

namespace nonet::explainer {

enum Kind : std::uint8_t { kBox, kRow, kColumn };
inline constexpr std::array<Kind, 3> kChainOrder{kBox, kRow, kColumn};
inline constexpr std::array<Kind, 3> kSetOrder{kBox, kColumn, kRow};

struct Region {
  Kind kind;
  int number;  // 0..8
};

namespace detail {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

struct RegionTables {
  std::array<std::array<std::array<std::uint8_t, 9>, 9>, 3> cell{};  // by kind, number, position
  std::array<std::array<std::uint8_t, kCells>, 3> number{};          // by kind, cell
  std::array<std::array<std::uint8_t, kCells>, 3> position{};
  // By kind and cell: the positions of its row or column that lie in its box as well.
  std::array<std::array<std::uint16_t, kCells>, 3> in_box{};
  std::array<std::array<std::uint8_t, 20>, kCells> peers{};
};

constexpr RegionTables make_region_tables() {
  RegionTables t;
  for (int c = 0; c < kCells; ++c) {
    const int row = c / 9;
    const int column = c % 9;
    const std::array<int, 3> number{row / 3 * 3 + column / 3, row, column};
    const std::array<int, 3> position{row % 3 * 3 + column % 3, column, row};
    for (std::size_t k = 0; k < 3; ++k) {
      t.number[k][at(c)] = static_cast<std::uint8_t>(number[k]);
      t.position[k][at(c)] = static_cast<std::uint8_t>(position[k]);
      t.cell[k][at(number[k])][at(position[k])] = static_cast<std::uint8_t>(c);
    }
    t.in_box[kRow][at(c)] = static_cast<std::uint16_t>(0b111 << column / 3 * 3);
    t.in_box[kColumn][at(c)] = static_cast<std::uint16_t>(0b111 << row / 3 * 3);
  }
  for (int c = 0; c < kCells; ++c) {
    CellSet seen{cell_at(c)};
    std::size_t n = 0;
    for (std::size_t k = 0; k < 3; ++k)
      for (const std::uint8_t other : t.cell[k][t.number[k][at(c)]]) {
        if (seen.contains(cell_at(other))) continue;
        seen.insert(cell_at(other));
        t.peers[at(c)][n++] = other;
      }
  }
  return t;
}
inline constexpr RegionTables kRegions = make_region_tables();

}  // namespace detail

constexpr int cell_in(Region r, int position) {
  return detail::kRegions.cell[r.kind][detail::at(r.number)][detail::at(position)];
}
constexpr Region region_of(int cell, Kind kind) {
  return {kind, detail::kRegions.number[kind][detail::at(cell)]};
}
constexpr int position_of(int cell, Kind kind) {
  return detail::kRegions.position[kind][detail::at(cell)];
}
// Positions of the cell's row or column that its box holds as well; none for the box itself.
constexpr unsigned shared_with_box(int cell, Kind kind) {
  return detail::kRegions.in_box[kind][detail::at(cell)];
}
// In peer order: box, row, column, each cell once.
constexpr std::span<const std::uint8_t, 20> peers_in_order(int cell) {
  return detail::kRegions.peers[detail::at(cell)];
}
constexpr CellSet peer_set(int cell) { return peers_of(cell_at(cell)); }
constexpr bool see_each_other(int a, int b) { return peer_set(a).contains(cell_at(b)); }

// The positions of `r` that lie in `other`.
constexpr unsigned overlap(Region r, Region other) {
  unsigned positions = 0;
  for (int p = 0; p < 9; ++p)
    if (region_of(cell_in(r, p), other.kind).number == other.number) positions |= 1U << p;
  return positions;
}

constexpr unsigned bit(int i) { return 1U << i; }
constexpr int count(unsigned bits) { return std::popcount(bits); }
constexpr int lowest(unsigned bits) { return std::countr_zero(bits); }

// The members of a set of bits, ascending: `for (int i : members(bits))`.
class members {
 public:
  constexpr explicit members(unsigned bits) : bits_{bits} {}
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned rest) : rest_{rest} {}
    constexpr int operator*() const { return lowest(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  unsigned bits_;
};

}  // namespace nonet::explainer
