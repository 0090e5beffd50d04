// Decision order of the stable mode: exponential VSIDS (Eén and Sörensson, "An extensible
// SAT-solver", SAT 2003). Every variable met in a conflict gains an amount that itself grows from
// conflict to conflict, so old conflicts fade; a binary heap gives the best open variable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cdcl/types.h"

namespace nonet::cdcl {

class ScoreHeap {
 public:
  // `order` lists all variables; with equal scores the earlier one tends to come first.
  explicit ScoreHeap(const std::vector<Var>& order) : scores_(order.size()), place_(order.size()) {
    heap_.reserve(order.size());
    for (Var v : order) {
      place_[slot(v)] = static_cast<std::uint32_t>(heap_.size());
      heap_.push_back(v);
    }
  }

  bool empty() const { return heap_.empty(); }
  bool contains(Var v) const { return place_[slot(v)] != kAbsent; }
  Var best() const { return heap_.front(); }

  void pop() {
    const Var gone = heap_.front();
    place_[slot(gone)] = kAbsent;
    const Var last = heap_.back();
    heap_.pop_back();
    if (heap_.empty()) return;
    settle(last, 0);
    sink(0);
  }
  void insert(Var v) {
    if (contains(v)) return;
    heap_.push_back(v);
    place_[slot(v)] = static_cast<std::uint32_t>(heap_.size() - 1);
    rise(heap_.size() - 1);
  }
  void bump(Var v) {
    scores_[slot(v)] += increment_;
    if (scores_[slot(v)] > kLargest) rescale();
    if (contains(v)) rise(place_[slot(v)]);
  }
  void decay() { increment_ *= kGrowth; }

 private:
  static constexpr std::uint32_t kAbsent = ~std::uint32_t{0};
  static constexpr double kGrowth = 1.0 / 0.95;
  static constexpr double kLargest = 1e150;

  bool before(Var a, Var b) const { return scores_[slot(a)] > scores_[slot(b)]; }
  void settle(Var v, std::size_t at) {
    heap_[at] = v;
    place_[slot(v)] = static_cast<std::uint32_t>(at);
  }
  void rise(std::size_t at) {
    const Var v = heap_[at];
    while (at > 0) {
      const std::size_t parent = (at - 1) / 2;
      if (!before(v, heap_[parent])) break;
      settle(heap_[parent], at);
      at = parent;
    }
    settle(v, at);
  }
  void sink(std::size_t at) {
    const Var v = heap_[at];
    for (;;) {
      std::size_t child = 2 * at + 1;
      if (child >= heap_.size()) break;
      if (child + 1 < heap_.size() && before(heap_[child + 1], heap_[child])) ++child;
      if (!before(heap_[child], v)) break;
      settle(heap_[child], at);
      at = child;
    }
    settle(v, at);
  }
  void rescale() {
    for (double& score : scores_) score *= 1.0 / kLargest;
    increment_ *= 1.0 / kLargest;
  }

  std::vector<double> scores_;
  std::vector<Var> heap_;
  std::vector<std::uint32_t> place_;  // by variable: where in the heap
  double increment_ = 1.0;
};

}  // namespace nonet::cdcl
