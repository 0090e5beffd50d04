// Fork chains: every candidate of a cell leads to the same.
#include "logic/explain/argument.h"
#include "logic/explain/branches.h"

namespace nonet::logic {

std::string argument(const Grid& grid, const Step& step, const ForkEvidence& e) {
  std::vector<ToldBranch> branches;
  branches.reserve(e.branches.size());
  for (const ForkBranch& branch : e.branches)
    branches.push_back({{e.root, branch.digit}, branch.rounds, branch.broken});
  return choice_words(grid, Must::fill(e.root)) + " " + told_branches(branches, step.effect);
}

}  // namespace nonet::logic
