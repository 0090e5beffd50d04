// Chains: candidates joined by links, the evidence of many techniques.
//
//   node 0 ══ node 1 ── node 2 ══ node 3        ══ strong: not both false
//                                               ── weak:   not both true
//
// A node is one candidate, or several cells of one house that share a digit ("one of them is it").
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "board/candidate_set.h"
#include "board/houses.h"

namespace nonet::logic {

struct ChainNode {
  Digit digit{};
  CellSet cells;
  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

// Between node i and node i + 1. A link within a cell has no house.
struct ChainLink {
  bool strong = false;
  std::optional<House> house = {};
  CellSet set = {};  // strong within an almost locked set: its cells
  friend bool operator==(const ChainLink&, const ChainLink&) = default;
};

// Invariant: links.size() == nodes.size() - 1, or == nodes.size() for a loop, whose last link
// leads back to node 0. A strong link says why: all places of the digit in `house` are in the two
// nodes, or the cell has just these two candidates, or the cells of `set`, one fewer than they have
// candidates, can lose only one of the two digits.
struct Chain {
  std::vector<ChainNode> nodes;
  std::vector<ChainLink> links;

  bool is_loop() const { return links.size() == nodes.size(); }
  const ChainNode& node_after(std::size_t link) const { return nodes[(link + 1) % nodes.size()]; }
  friend bool operator==(const Chain&, const Chain&) = default;
};

}  // namespace nonet::logic
