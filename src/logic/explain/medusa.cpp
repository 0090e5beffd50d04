// 3D Medusa: candidates of several digits in two colours.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// "1 in r1c1 and r2c5, 3 in r4c4".
std::string coloured(const CandidateSet& side) {
  std::vector<std::string> words;
  for (Digit d : side.digits())
    words.push_back(std::string(1, char_of(d)) + " in " + listed(side.cells_with(d)));
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : "; ") + word;
  return text;
}

std::string fault_words(const MedusaEvidence& e) {
  using Fault = MedusaEvidence::Fault;
  const std::string colour = e.false_side == 0 ? "A" : "B";
  switch (e.fault) {
    case Fault::twice_in_cell:
      return "If " + colour + " were true, " + words_for(e.cell) + " would have two digits.";
    case Fault::twice_in_house:
      return "If " + colour + " were true, " + words_for(e.house) + " would have two " +
             char_of(e.digit) + "s.";
    default:
      return "If " + colour + " were true, nothing would be left for " + words_for(e.cell) +
             ": each of its candidates sees that digit in colour " + colour + ".";
  }
}

// Which of the two colours the candidate meets in its own cell, and how.
std::string trap_words(const MedusaEvidence& e, Cell c, Digit d) {
  const CandidateSet a = e.side(0);
  const CandidateSet b = e.side(1);
  const bool in_a = a.cells().contains(c);
  const bool in_b = b.cells().contains(c);
  const std::string here = " " + name_of(c) + " is not " + char_of(d) + ": ";
  if (in_a && in_b) return here + "one of its candidates is A and one is B.";
  if (!in_a && !in_b) return here + "it sees that digit in both colours.";
  return here + "one of its candidates is " + (in_a ? "A" : "B") + ", and it sees that digit in " +
         (in_a ? "B" : "A") + ".";
}

}  // namespace

std::string argument(const Grid&, const Step& step, const MedusaEvidence& e) {
  std::string text =
      "Colour candidates in turn, A and B, where a digit has two places in a house and where a "
      "cell "
      "has two candidates. A: " +
      coloured(e.side(0)) + ". B: " + coloured(e.side(1)) +
      ". Either all of A are true or all of B are.";
  if (e.fault != MedusaEvidence::Fault::none)
    return text + " " + fault_words(e) + " So that colour is false.";
  for_each(step.effect.eliminations, [&](Cell c, Digit d) { text += trap_words(e, c, d); });
  return text;
}

}  // namespace nonet::logic
