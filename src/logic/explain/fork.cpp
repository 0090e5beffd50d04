// Fork chains: every candidate of a cell leads to the same.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

std::string branch_words(const ForkEvidence& e, const ForkBranch& branch) {
  std::string text = "If " + name_of(e.root) + " is " + char_of(branch.digit);
  std::vector<std::string> then;
  for (const auto& round : branch.rounds)
    for (const Step& step : round) then.push_back(effect_short(step.effect));
  if (!then.empty()) text += ", then in turn " + listed(then);
  if (branch.broken) text += (then.empty() ? ", " : "; and ") + broken_words(*branch.broken);
  return text + ".";
}

}  // namespace

std::string argument(const Grid& grid, const Step&, const ForkEvidence& e) {
  std::string text =
      capital(words_for(e.root)) + " is " + listed(grid.candidates(e.root), "or") + ".";
  for (const ForkBranch& branch : e.branches) text += " " + branch_words(e, branch);
  return text + " What all of these have in common is true.";
}

}  // namespace nonet::logic
