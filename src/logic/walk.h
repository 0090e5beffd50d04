// The shortest chains from one literal to all others.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "logic/inference.h"

namespace nonet::logic {

// Breadth first; each literal is met once.
class Walk {
 public:
  static constexpr int kAnyNumber = std::numeric_limits<int>::max();

  explicit Walk(const InferenceGraph& graph) : graph_{graph} {}

  // All that follows from the start within so many links; not the start itself, unless the way
  // leads back to it.
  void run(Literal start, int most_links = kAnyNumber);
  // As far as to `end`: links to it, 0 if it does not follow.
  int run_to(Literal start, Literal end);

  Literal start() const { return start_; }
  bool reaches(Literal l) const { return links_[l.slot()] != 0; }
  int links_to(Literal l) const { return links_[l.slot()]; }
  // From the start to `end`. A way that leads back to the start is a loop.
  Chain chain_to(Literal end) const;
  // Every node on that way but the start.
  template <class Visit>
  void for_each_on_way(Literal end, Visit visit) const {
    Literal l = end;
    do {
      visit(l);
      l = before_[l.slot()];
    } while (l != start_);
  }

 private:
  void begin(Literal start);
  void go_on_from(Literal here);
  void meet(Literal l, Literal before);

  const InferenceGraph& graph_;
  Literal start_;
  std::vector<std::uint16_t> links_;  // from the start; 0: not met
  std::vector<Literal> before_;
  std::vector<Literal> queue_;
  std::vector<std::uint64_t> off_;  // nodes met as off
};

}  // namespace nonet::logic
