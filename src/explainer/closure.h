// Everything that follows from one assumption, each literal with the literals it came from. The
// order in which things are found decides these parents and so the complexity of a chain: "on"
// literals first, one at a time; "off" ones when no "on" is waiting; rules beyond singles when
// nothing is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "explainer/links.h"

namespace nonet::explainer {

enum class ChainMode : std::uint8_t {
  stationary,  // the board never changes
  nishio,      // links within regions only; what goes off leaves the board
  dynamic,     // all links; what goes off leaves the board
};

// A chain found within a chain, as far as its user needs it.
struct InnerChain {
  int complexity;          // with all that it rests on
  std::uint64_t identity;  // two with one identity are counted once
};

class Closure {
 public:
  static constexpr std::uint16_t kNoNode = 0xFFFF;
  struct Node {
    Literal literal;
    Cause cause;
    std::uint16_t parent_count;
    std::uint32_t first_parent;  // in parents_
    std::int32_t inner;          // in inner_, or -1
  };

  // The closure of `source` on `base`; `advance(closure)` is asked when nothing more follows, adds
  // what other rules see by `insert_removed`, and says whether it added anything.
  template <class Advance>
  void grow(const State& base, Literal source, ChainMode mode, Advance advance) {
    begin(base, source, mode);
    do propagate();
    while (!contradiction_ && advance(*this));
  }

  bool contradiction() const { return contradiction_; }
  // The two that contradict each other.
  std::uint16_t conflicting_on() const { return conflicting_on_; }
  std::uint16_t conflicting_off() const { return conflicting_off_; }

  // Node numbers in order of insertion.
  std::span<const std::uint16_t> ons() const { return ons_; }
  std::span<const std::uint16_t> offs() const { return offs_; }
  std::uint16_t node_of(Literal literal) const { return node_of_[literal]; }
  const Node& node(std::uint16_t i) const { return nodes_[i]; }
  std::span<const std::uint16_t> parents(std::uint16_t i) const {
    return {parents_.data() + nodes_[i].first_parent, nodes_[i].parent_count};
  }
  const InnerChain& inner(std::int32_t i) const { return inner_[static_cast<std::size_t>(i)]; }
  std::size_t size() const { return nodes_.size(); }

  // The board at the beginning and as it is now.
  const State& base() const { return *base_; }
  const State& now() const { return now_; }

  // For `advance`: an elimination with what it rests on (literals that are off by now). False if it
  // is known already.
  bool insert_removed(int candidate, std::span<const std::uint16_t> parents, std::int32_t inner);
  std::int32_t add_inner(InnerChain chain) {
    inner_.push_back(chain);
    return static_cast<std::int32_t>(inner_.size()) - 1;
  }

  // How many literals a node rests on, itself among them.
  int ancestors(std::uint16_t node) const;

 private:
  void begin(const State& base, Literal source, ChainMode mode);
  void propagate();
  void take_on(std::uint16_t p);
  void take_off(std::uint16_t p);
  std::uint16_t add(Literal literal, Cause cause, std::uint16_t parent);
  void add_removed_parents(std::uint16_t node);
  void insert(std::uint16_t node);
  void contradict(std::uint16_t on, std::uint16_t off);

  const State* base_ = nullptr;
  State now_;
  ChainMode mode_ = ChainMode::dynamic;
  LinkKinds kinds_{};
  std::vector<Node> nodes_;
  std::vector<std::uint16_t> parents_;
  std::vector<std::uint16_t> ons_;
  std::vector<std::uint16_t> offs_;
  std::size_t next_on_ = 0;  // first that waits
  std::size_t next_off_ = 0;
  std::array<std::uint16_t, kLiterals> node_of_{};
  std::vector<InnerChain> inner_;
  mutable std::vector<std::uint16_t> ancestors_;  // by node, as far as asked; 0: not yet
  mutable std::vector<std::uint8_t> marks_;       // scratch
  bool contradiction_ = false;
  std::uint16_t conflicting_on_ = kNoNode;
  std::uint16_t conflicting_off_ = kNoNode;
};

// Visits what `node` rests on, breadth first, itself at the beginning; each literal once.
// `marks` is scratch.
template <class Visit>
void walk_back(const Closure& closure, std::uint16_t node, std::vector<std::uint16_t>& queue,
               std::vector<bool>& marks, Visit visit) {
  queue.assign(1, node);
  marks.assign(closure.size(), false);
  marks[node] = true;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    visit(queue[i]);
    for (const std::uint16_t parent : closure.parents(queue[i])) {
      if (marks[parent]) continue;
      marks[parent] = true;
      queue.push_back(parent);
    }
  }
}

}  // namespace nonet::explainer
