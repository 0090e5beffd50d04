// Forcing chains and nets: all cases lead to the same, or one case leads to an absurdity.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/branches.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// "If r1c2 is 3, then r1c8 is not 3, r5c8 is 7 and r5c1 is not 7."
std::string told(const Chain& chain) {
  std::string text = "If " + says_true(chain.nodes.front());
  if (chain.links.empty()) return text + ", so it is.";
  std::vector<std::string> then;
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainNode& to = chain.node_after(i);
    then.push_back(chain.links[i].strong ? says_true(to) : says_false(to));
  }
  return text + ", then in turn " + listed(then) + ".";
}

}  // namespace

std::string argument(const Grid& grid, const Step&, const ForcingEvidence& e) {
  std::string text = e.contradiction ? "" : choice_words(grid, e.must);
  for (const Chain& chain : e.chains) text += (text.empty() ? "" : " ") + told(chain);
  if (!e.contradiction) return text + " One of these is true, and all lead to the same.";
  return text + " Then " + broken_words(e.must) + ", which cannot be.";
}

std::string argument(const Grid& grid, const Step& step, const NetEvidence& e) {
  std::vector<ToldBranch> branches;
  branches.reserve(e.branches.size());
  for (const NetBranch& branch : e.branches)
    branches.push_back({branch.assumed, branch.rounds, branch.broken});
  return (e.root ? choice_words(grid, *e.root) + " " : "") + told_branches(branches, step.effect);
}

std::string argument(const Grid&, const Step&, const GuessEvidence& e) {
  return "No argument, a guess: " + name_of(e.cell) + " was tried, and " + char_of(e.digit) +
         " led to a solution.";
}

}  // namespace nonet::logic
