// The graph that all longer chains walk on: nodes that are true or false, and links between them.
//
//   weak:    not both true     on  → off
//   strong:  not both false    off → on
//
// A node is a candidate, or several cells that share a digit ("one of them is it"): a group, all
// places of a digit, two or three, where a box and a line cross; or the places of a digit in an
// almost locked set, any two digits of which are not both false there. A link says why it holds, so
// that chains can be told and proved.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "logic/chain.h"
#include "logic/common/bit_rows.h"
#include "logic/technique.h"

namespace nonet::logic {

using NodeIndex = std::uint16_t;

// A node and whether it is true: on is even, off is odd, so that the opposite is one bit away.
class Literal {
 public:
  constexpr Literal() = default;
  static constexpr Literal on(std::size_t node) { return Literal{node * 2}; }
  static constexpr Literal off(std::size_t node) { return Literal{node * 2 + 1}; }

  constexpr bool is_on() const { return (number_ & 1) == 0; }
  constexpr std::size_t node() const { return number_ / 2; }
  constexpr std::size_t slot() const { return number_; }
  constexpr Literal operator!() const { return Literal{number_ ^ 1U}; }
  friend constexpr bool operator==(Literal, Literal) = default;

 private:
  constexpr explicit Literal(std::size_t number) : number_{static_cast<std::uint16_t>(number)} {}
  std::uint16_t number_ = 0;
};

class InferenceGraph {
 public:
  struct Strong {
    NodeIndex to{};
    ChainLink link;
  };

  // Candidates only, or groups as well, or almost locked sets too.
  void build(const Grid& grid, NodeKind most);

  std::size_t size() const { return nodes_.size(); }
  const ChainNode& node(std::size_t i) const { return nodes_[i]; }
  // Candidates come first, in the order of digits, then of cells.
  std::size_t candidates() const { return candidates_; }
  bool is_group(std::size_t i) const { return i >= candidates_; }
  Candidate candidate(std::size_t i) const { return {nodes_[i].cells.first(), nodes_[i].digit}; }
  // The candidate must be there.
  std::size_t index_of(Cell c, Digit d) const { return index_[slot_of(c, d)]; }

  ConstBitRow weak(std::size_t i) const { return weak_[i]; }
  // The nodes that have strong links: only they lead on when they are off.
  ConstBitRow leading() const { return leading_[0]; }
  std::span<const Strong> strong(std::size_t i) const {
    return {strong_.data() + first_strong_[i], strong_.data() + first_strong_[i + 1]};
  }
  // Why two nodes are linked; they must be.
  ChainLink weak_link(std::size_t a, std::size_t b) const;
  ChainLink strong_link(std::size_t a, std::size_t b) const;

 private:
  struct Edge {
    NodeIndex from{};
    Strong strong;
  };

  void add_candidates(const Grid& grid);
  void add_groups(const Grid& grid);
  void add_sets(const Grid& grid);
  std::size_t add_node(Digit d, CellSet cells);
  void add_weak_links(const Grid& grid);
  void add_cell_links(const Grid& grid);
  void add_house_links(const Grid& grid, Digit d, House house);
  void join_strongly(std::size_t a, std::size_t b, const ChainLink& link);
  void sort_edges();
  // The node of exactly these cells, or size() if there is none.
  std::size_t find_node(Digit d, CellSet cells) const;

  std::vector<ChainNode> nodes_;
  std::size_t candidates_ = 0;
  std::array<NodeIndex, std::size_t{kDigits} * kCells> index_{};
  std::array<std::vector<NodeIndex>, kDigits> larger_;  // nodes of several cells by digit
  BitRows weak_;
  BitRows leading_;  // a single row
  std::vector<Edge> edges_;
  std::vector<Strong> strong_;  // by the node they leave
  std::vector<std::size_t> first_strong_;
};

}  // namespace nonet::logic
