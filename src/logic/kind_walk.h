// The shortest chains from one literal that have something of a kind: a group, or a link within an
// almost locked set. A shorter chain without it may lead to the same end; this one is wanted by its
// name.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/inference.h"

namespace nonet::logic {

// Breadth first over literals, each met once without and once with what is wanted.
class KindWalk {
 public:
  KindWalk(const InferenceGraph& graph, NodeKind kind) : graph_{graph}, kind_{kind} {}

  void run(Literal start);
  // Links to it with what is wanted on the way; 0: there is no such chain.
  int links_to(Literal l) const { return links_[state(l, true)]; }
  // From the end back to the start.
  std::vector<Literal> way_to(Literal end) const;

 private:
  static std::size_t state(Literal l, bool has) { return l.slot() * 2 + (has ? 1 : 0); }
  bool is_wanted(std::size_t from, std::size_t to, bool strong) const;
  void meet(Literal l, bool has, std::size_t before);

  const InferenceGraph& graph_;
  NodeKind kind_;
  std::vector<std::uint16_t> links_;
  std::vector<std::uint32_t> before_;
  std::vector<std::uint32_t> queue_;
};

}  // namespace nonet::logic
