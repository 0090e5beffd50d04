// Forcing chains and nets: all cases lead to the same, or one case leads to an absurdity.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// "Row 1, column 2 is 3, 5 or 7." / "In row 4, the digit 5 is in r4c1, r4c5 or r4c8."
std::string choice_words(const Grid& grid, const Must& must) {
  if (must.cell)
    return capital(words_for(*must.cell)) + " is " + listed(grid.candidates(*must.cell), "or") +
           ".";
  return "In " + words_for(must.house) + ", the digit " + char_of(must.digit) + " is in " +
         listed(grid.positions(must.house, must.digit), "or") + ".";
}

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

std::string told(const NetBranch& branch) {
  std::string text = "If " + name_of(branch.assumed.cell) + " is " + char_of(branch.assumed.digit);
  std::vector<std::string> then;
  for (const auto& round : branch.rounds)
    for (const Step& step : round) then.push_back(effect_short(step.effect));
  if (!then.empty()) text += ", then in turn " + listed(then);
  if (branch.broken) text += (then.empty() ? ", " : "; and ") + broken_words(*branch.broken);
  return text + ".";
}

}  // namespace

std::string argument(const Grid& grid, const Step&, const ForcingEvidence& e) {
  std::string text = e.contradiction ? "" : choice_words(grid, e.must);
  for (const Chain& chain : e.chains) text += (text.empty() ? "" : " ") + told(chain);
  if (!e.contradiction) return text + " One of these is true, and all lead to the same.";
  return text + " Then " + broken_words(e.must) + ", which cannot be.";
}

std::string argument(const Grid& grid, const Step&, const NetEvidence& e) {
  std::string text = e.root ? choice_words(grid, *e.root) : "";
  for (const NetBranch& branch : e.branches) text += (text.empty() ? "" : " ") + told(branch);
  return text + (e.root ? " One of these is true, and all lead to the same." : " That cannot be.");
}

std::string argument(const Grid&, const Step&, const GuessEvidence& e) {
  return "No argument, a guess: " + name_of(e.cell) + " was tried, and " + char_of(e.digit) +
         " led to a solution.";
}

}  // namespace nonet::logic
