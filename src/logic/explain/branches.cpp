#include "logic/explain/branches.h"

#include "board/notation.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// A branch without steps has the effect by the rules alone, which is worth saying: a bare "If r1c2
// is 3." is no sentence.
std::string told(const ToldBranch& branch, const Effect& effect) {
  std::string text = "If " + name_of(branch.assumed.cell) + " is " + char_of(branch.assumed.digit);
  std::vector<std::string> then;
  for (const auto& round : branch.rounds)
    for (const Step& step : round) then.push_back(effect_short(step.effect));
  if (!then.empty()) text += ", then in turn " + listed(then);
  if (branch.broken)
    text += (then.empty() ? ", " : "; and ") + broken_words(*branch.broken);
  else if (then.empty())
    text += ", then at once " + effect_short(effect);
  return text + ".";
}

// "Only 5 is left for r3c9."
std::string last_way(Candidate way) {
  return std::string{"Only "} + char_of(way.digit) + " is left for " + name_of(way.cell) + ".";
}

std::string joined(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

}  // namespace

std::string choice_words(const Grid& grid, const Must& must) {
  if (must.cell)
    return capital(words_for(*must.cell)) + " is " + listed(grid.candidates(*must.cell), "or") +
           ".";
  return "In " + words_for(must.house) + ", the digit " + char_of(must.digit) + " is in " +
         listed(grid.positions(must.house, must.digit), "or") + ".";
}

std::string told_branches(const std::vector<ToldBranch>& branches, const Effect& effect) {
  std::vector<std::string> sentences;
  std::vector<ToldBranch> live;
  Effect shared = effect;  // without what goes because it led to a dead end
  for (const ToldBranch& branch : branches) {
    if (!branch.broken) {
      live.push_back(branch);
      continue;
    }
    sentences.push_back(told(branch, effect) + " That cannot be.");
    shared.eliminations -= CandidateSet{branch.assumed.cell, branch.assumed.digit};
  }
  if (live.empty() || shared.empty()) return joined(sentences);
  const bool some_died = !sentences.empty();
  if (some_died && live.size() == 1) return joined(sentences) + " " + last_way(live[0].assumed);
  for (const ToldBranch& branch : live) sentences.push_back(told(branch, shared));
  sentences.push_back(some_died ? "One of the others is true, and all of them lead to the same."
                                : "One of these is true, and all lead to the same.");
  return joined(sentences);
}

}  // namespace nonet::logic
