// What joins candidates strongly ("not both false"), for every technique that reasons along links.
//
// Weak links ("not both true") need no list: the same digit in two cells that see each other.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "board/candidate_set.h"
#include "board/grid.h"

namespace nonet::logic {

// A digit that has just these two places in the house.
struct StrongLink {
  House house{};
  std::array<Cell, 2> ends{};

  CellSet cells() const { return CellSet{ends[0], ends[1]}; }
};

// All strong links of a digit: rows, columns, boxes. Two cells that are the only ones both in a
// line and in a box are one link, that of the line.
class StrongLinks {
 public:
  StrongLinks(const Grid& grid, Digit d);

  const StrongLink* begin() const { return links_.data(); }
  const StrongLink* end() const { return links_.data() + count_; }
  std::size_t size() const { return count_; }
  const StrongLink& operator[](std::size_t i) const { return links_[i]; }

 private:
  void add_pair(House house, CellSet places);

  std::array<StrongLink, kHouses> links_;
  std::size_t count_ = 0;
};

// The open cells with exactly two and exactly three candidates.
struct SmallCells {
  CellSet two;
  CellSet three;
};
SmallCells small_cells(const Grid& grid);

inline Digit other_digit(Digits two, Digit d) { return (two - Digits{d}).first(); }

// A candidate as a place in tables. Layout: digit from 0 in bits 7 and up, cell in bits 0..6; the
// numbers from kNodes on are free for nodes of several cells.
class Node {
 public:
  constexpr Node() = default;  // without a value, so that tables cost nothing to make
  constexpr Node(Cell c, Digit d)
      : number_{static_cast<std::uint16_t>(index(d) << kCellBits | index(c))} {}

  constexpr Cell cell() const { return cell_at(number_ & ((1 << kCellBits) - 1)); }
  constexpr Digit digit() const { return digit_at(number_ >> kCellBits); }
  constexpr std::size_t slot() const { return number_; }
  friend constexpr auto operator<=>(const Node&, const Node&) = default;

  static constexpr int kCellBits = 7;

 private:
  std::uint16_t number_;
};
inline constexpr std::size_t kNodes = std::size_t{kDigits} << Node::kCellBits;

// The strong links that a kind of chain may use: those of digits, those of cells, or both.
// Filling its tables first would cost more than most searches.
class LinkGraph {  // NOLINT(cppcoreguidelines-pro-type-member-init)
 public:
  struct Edge {
    Node to;
    bool within_cell;
    House house;  // if not within a cell
  };

  void add_digit(const Grid& grid, Digit d);
  // Each of these cells has just two candidates.
  void add_cells(const Grid& grid, CellSet cells);

  // The cells where d has a strong link.
  CellSet linked(Digit d) const { return linked_.cells_with(d); }
  std::span<const Edge> strong(Node n) const {
    return {edges_[n.slot()].data(), degree_[n.slot()]};
  }

 private:
  static constexpr std::size_t kMostEdges = 4;  // row, column, box, cell

  void join(Node from, const Edge& edge);

  CandidateSet linked_;
  std::array<std::uint8_t, kNodes> degree_{};
  std::array<std::array<Edge, kMostEdges>, kNodes> edges_;  // as far as degree_ says
};

}  // namespace nonet::logic
