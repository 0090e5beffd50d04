// All that follows from each literal along links, at once: one row of bits for each, made in the
// order in which the graph's knots (sets of literals that imply each other) hang together. After
// this, "is there a chain from here to there" is one bit.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "logic/chains/inference.h"
#include "logic/search_memo.h"

namespace nonet::logic {

//
// Only the leading nodes (those with strong links) have rows. To another nothing leads when it is
// on, and it leads to nothing when it is off; what follows when it is on is read from the rows of
// the nodes that it turns off.
class Closure {
 public:
  void build(const InferenceGraph& graph);

  // Whether `to` is `from` or follows from it; `from` is of a leading node.
  bool follows(Literal from, Literal to) const {
    return has_bit(to.is_on() ? ons(from) : offs(from), to.node());
  }
  // Of a leading node: the nodes that are on if the literal holds; itself among them.
  ConstBitRow ons(Literal l) const { return row(l).first(width_); }
  // Both imply each other. One of them at least is of a leading node.
  bool tied(Literal a, Literal b) const { return knot_[a.slot()] == knot_[b.slot()]; }

  // Of any node: whether it is off if it is on.
  bool refutes_itself(const InferenceGraph& graph, std::size_t node) const;
  // Of any node: adds what follows if it is on, the ons and behind them the offs.
  void add_all_that_follows(const InferenceGraph& graph, std::size_t node, BitRow into) const;

 private:
  struct Visit {
    Literal literal;
    std::size_t next = 0;  // how much of what follows directly has been visited
  };

  void visit_from(const InferenceGraph& graph, Literal start);
  bool step(const InferenceGraph& graph, Visit& top, Literal& next) const;
  void close_knot(const InferenceGraph& graph, Literal root);
  ConstBitRow row(Literal l) const { return rows_[knot_[l.slot()]]; }
  ConstBitRow offs(Literal l) const { return row(l).last(width_); }
  void join_offs(const InferenceGraph& graph, std::size_t node, BitRow into) const;

  std::vector<std::uint16_t> knot_;   // of each literal of a leading node
  std::vector<std::uint16_t> order_;  // when it was first met, from 1; 0: not yet
  std::vector<std::uint16_t> low_;    // the earliest met that it leads back to
  std::vector<Literal> open_;         // met, but their knot is not complete
  std::vector<Visit> way_;
  std::vector<std::uint64_t> unsettled_;  // leading nodes whose being off is in no knot yet
  std::uint16_t met_ = 0;
  std::uint16_t knots_ = 0;
  std::size_t width_ = 0;
  BitRows rows_;  // by knot: ons, then offs
};

// What the closure of a grid needs, kept together.
struct Inferences {
  InferenceGraph graph;
  Closure closure;
};
// Of this grid; the memo has that of the last grid, one for each kind.
std::shared_ptr<const Inferences> inferences(const Grid& grid, NodeKind most, SearchMemo& memo);

}  // namespace nonet::logic
