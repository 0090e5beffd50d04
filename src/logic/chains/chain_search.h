// The search for chains: what follows if a candidate is false.
//
//   start ══ on ── off ══ on ── off ══ on …      start false → on true → off false → …
//
// Any candidate that is on makes an end: start and end are not both false.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "logic/chain.h"
#include "logic/chains/link_graph.h"

namespace nonet::logic {

// Breadth first, so that short chains come first. Bounded: each node is turned on and off at most
// once per start.
//
// No chain meets a node twice. Where that stops one, the loop it would close holds a shorter chain
// that removes one of the loop's own candidates; all that is lost is, now and then, a longer way
// around. Against trying all ways of up to 15 links: of 84,871 pairs of ends 93 were missed, and 3
// got a chain that was not the shortest.
class ChainSearch {
 public:
  // The tables are read only where they have been written.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
  explicit ChainSearch(const LinkGraph& graph) : graph_{graph} {}

  void run(Node start);
  // What turned on, shortest chain first.
  std::span<const Node> ends() const { return {queue_.data(), reached_}; }
  int links_to(Node end) const { return length_[end.slot()]; }
  Chain chain_to(Node end) const;

 private:
  void turn_off_peers(Node on);
  void turn_on_partners(Node off, int length);
  bool on_way_to(Node on, Node n) const;

  const LinkGraph& graph_;
  Node start_{};
  CandidateSet on_;
  CandidateSet off_;
  std::size_t reached_ = 0;
  std::array<Node, kNodes> queue_;            // the nodes that are on
  std::array<Node, kNodes> off_before_;       // of a node that is on: what turned it on
  std::array<Node, kNodes> on_before_;        // of a node that is off: what turned it off
  std::array<std::uint16_t, kNodes> length_;  // of a node that is on: links from the start
};

}  // namespace nonet::logic
