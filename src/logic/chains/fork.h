// Fork chains with a choice of what may be used on the way.
#pragma once

#include <functional>
#include <span>

#include "logic/technique.h"

namespace nonet::logic {

struct ForkRules {
  // What advances a branch; all are tried in each round. Not fork chains themselves; what assumes a
  // unique solution only where that is proven.
  std::span<const TechniqueId> techniques;
  int most_candidates = 4;  // of the cell where the branches part
  int most_rounds = 12;
  // So many more forks, one inside the other: in a round where the techniques find nothing, a
  // branch takes the best fork chain on its board, by the same rules with one fork less.
  int inner_forks = 0;
  const std::function<bool()>* stop = nullptr;  // asked again and again; then nothing more is found

  bool is_stopped() const { return stop != nullptr && *stop && (*stop)(); }
};

// Naked and hidden singles.
ForkRules simple_forks();

// Every cell with 2 to `most_candidates` candidates whose branches come to share something within
// `most_rounds`; those that need the fewest rounds come first.
bool find_forks(const Grid& grid, const Technique& t, const ForkRules& rules, SearchMemo& memo,
                StepSink emit);

}  // namespace nonet::logic
