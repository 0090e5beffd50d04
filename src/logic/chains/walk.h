// The shortest chains from one literal to all others.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "logic/chains/inference.h"
#include "logic/common/function_ref.h"

namespace nonet::logic {

// Breadth first; each literal is met once.
class Walk {
 public:
  static constexpr int kAnyNumber = std::numeric_limits<int>::max();

  explicit Walk(const InferenceGraph& graph) : graph_{graph} {}

  // All that follows from the start within so many links; not the start itself, unless the way
  // leads back to it.
  void run(Literal start, int most_links = kAnyNumber);
  // The same without what is off and leads to nothing more.
  void run_leading(Literal start, int most_links = kAnyNumber);
  // As far as to `end`: links to it, 0 if it does not follow within so many.
  int run_to(Literal start, Literal end, int most_links = kAnyNumber);

  Literal start() const { return start_; }
  bool reaches(Literal l) const { return links_[l.slot()] != 0; }
  int links_to(Literal l) const { return links_[l.slot()]; }
  // From the start to `end`. A way that leads back to the start is a loop.
  Chain chain_to(Literal end) const;
  // The literals of that way, from the end back to the start.
  std::vector<Literal> way_to(Literal end) const;
  // Every shortest way to `end`, but not more than `most`.
  using WayVisit = FunctionRef<void(const std::vector<Literal>&)>;
  void for_each_way(Literal end, int most, WayVisit visit) const;

 private:
  void extend_back(std::vector<Literal>& way, int& most, WayVisit visit) const;
  void begin(Literal start);
  void leave_out_dead_ends();
  void go_on_within(int most_links);
  void go_on_from(Literal here);
  void meet(Literal l, Literal before);

  const InferenceGraph& graph_;
  Literal start_;
  std::vector<std::uint16_t> links_;  // from the start; 0: not met
  std::vector<Literal> before_;
  std::vector<Literal> queue_;
  std::vector<std::uint64_t> off_;  // nodes met as off, or not to be met so
};

// The chain that runs along these literals, given from its end back to its start.
Chain chain_along(const InferenceGraph& graph, const std::vector<Literal>& way);

}  // namespace nonet::logic
