// Almost locked sets, and other cells with nearly as few digits as cells.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

std::string letter(std::size_t i) { return {static_cast<char>('A' + i)}; }

// "A: r1c1 and r1c2 with 1, 2 and 3."
std::string list_of_sets(const AlsEvidence& e) {
  std::string text;
  for (std::size_t i = 0; i < e.sets.size(); ++i)
    text += " " + letter(i) + ": " + listed(e.sets[i].cells) + " with " + listed(e.sets[i].digits) +
            ".";
  return text;
}

std::string opening(const AlsEvidence& e) {
  return capital(counted(static_cast<int>(e.sets.size()))) +
         " sets of cells each have one candidate more than cells, so that a set which lacks one of "
         "its digits holds all the others." +
         list_of_sets(e);
}

// "A cell that sees all places of 2 or 3 in A and D cannot be that digit."
std::string closing(const Step& step, const std::string& sets) {
  const Digits digits = step.effect.eliminations.digits();
  return " A cell that sees all places of " + listed(digits, "or") + " in " + sets + " cannot be " +
         (digits.size() == 1 ? listed(digits) : std::string{"that digit"}) + ".";
}

std::string doubly_linked(const AlsEvidence& e) {
  const Digits two = e.joints.front();
  const std::string x(1, char_of(two.first()));
  const std::string y(1, char_of((two - Digits{two.first()}).first()));
  return " All places of " + x + " in A see all those in B, and so do those of " + y +
         ": neither digit is in both sets. If A has " + x + ", B lacks it and has " + y +
         ", and A lacks " + y + "; so one set has " + x + ", the other " + y +
         ", and each holds all the rest of its digits. A cell cannot be " + x + " or " + y +
         " if it sees all places of that digit in both sets, nor another digit of a set if it sees "
         "all its places there.";
}

std::string along_sets(const Step& step, const AlsEvidence& e) {
  const std::size_t last = e.sets.size() - 1;
  const Digits digits = step.effect.eliminations.digits();
  std::string text;
  for (std::size_t i = 0; i < last; ++i)
    text += (i == 0 ? " Not both " : ", not both ") + letter(i) + " and " + letter(i + 1) +
            " hold " + listed(e.joints[i]);
  text += last == 1 ? ": all its places in the one see all those in the other."
                    : "; each time all places of the digit in the one see all those in the other.";
  text +=
      " Suppose that " + listed(digits, "or") + " is not in A. Then A has " + listed(e.joints[0]);
  for (std::size_t i = 1; i < last; ++i)
    text += ", " + letter(i) + " does not and has " + listed(e.joints[i]);
  text += ", " + letter(last) + " does not and has " + listed(digits, "or") + ".";
  return text + " So " + listed(digits, "or") + " is in A or in " + letter(last) + "." +
         closing(step, "A and " + letter(last));
}

std::string around_stem(const Step& step, const AlsEvidence& e) {
  const Digits digits = step.effect.eliminations.digits();
  std::string text = capital(name_of(*e.stem)) + " is ";
  Digits candidates;
  for (Digits joint : e.joints) candidates |= joint;
  text += listed(candidates, "or") + ".";
  for (std::size_t i = 0; i < e.sets.size(); ++i)
    text += " If it is " + listed(e.joints[i]) + ", " + letter(i) + " lacks that digit.";
  return text + " In each case a set holds all its other digits, " + listed(digits) +
         " among them." + closing(step, "all of the sets");
}

}  // namespace

std::string argument(const Grid&, const Step& step, const AlsEvidence& e) {
  if (e.stem) return opening(e) + " " + around_stem(step, e);
  return opening(e) + (e.joints.front().size() > 1 ? doubly_linked(e) : along_sets(step, e));
}

std::string argument(const Grid&, const Step&, const SueDeCoqEvidence& e) {
  const Digits all = e.crossing_digits | e.line_digits | e.box_digits;
  const Digits only_line = all - e.box_digits;
  const Digits only_box = all - e.line_digits;
  return capital(words_for(e.box)) + " and " + words_for(e.line) + " cross in " +
         listed(e.crossing) + " with " + listed(e.crossing_digits) + "; beside them are " +
         listed(e.in_line) + " in the " +
         std::string{kind_of(e.line) == HouseKind::row ? "row" : "column"} + " with " +
         listed(e.line_digits) + " and " + listed(e.in_box) + " in the box with " +
         listed(e.box_digits) + ". These are " + counted(e.cells().size()) +
         " cells and as many digits, and no digit can be there twice: " + listed(only_line) +
         " would stand twice in " + words_for(e.line) + ", " + listed(only_box) + " twice in " +
         words_for(e.box) + ". So each is there once, and not elsewhere in that house.";
}

std::string argument(const Grid& grid, const Step&, const BentSetEvidence& e) {
  const std::string z(1, char_of(e.digit));
  const Digits others = e.digits - Digits{e.digit};
  return capital(listed(e.cells)) + " have only " + listed(e.digits) +
         " as candidates between them. All places of " + listed(others) +
         " among them see each other, digit by digit, so that these " + counted(others.size()) +
         " digits fill " + counted(others.size()) + " of the " + counted(e.cells.size()) +
         " cells at most. So one of " + listed(e.cells & grid.cells_with(e.digit)) + " is " + z +
         ", and a cell that sees all of them cannot be " + z + ".";
}

namespace {

std::string lists_of(const Grid& grid, CellSet cells) {
  std::vector<std::string> words;
  for (Cell c : cells) words.push_back(name_of(c) + " with " + listed(grid.candidates(c), "or"));
  return listed(words);
}

// "If r1c1 were 3, r2c2 could be 4, which leaves nothing for r3c3, or 5, which …"
std::string ways_of_pair(const Grid& grid, const AlignedEvidence& e, Cell here, Digit d) {
  const Cell other = (e.cells - CellSet{here}).first();
  std::string ways;
  for (Digit b : grid.candidates(other)) {
    const Digits two = Digits{d} | Digits{b};
    for (Cell witness : e.witnesses) {
      if (grid.candidates(witness) != two) continue;
      ways += (ways.empty() ? "" : ", or ") + std::string(1, char_of(b)) +
              ", which leaves nothing for " + name_of(witness);
      break;
    }
  }
  const bool also_itself = grid.candidates(other).contains(d) && are_peers(here, other);
  return " If " + name_of(here) + " were " + char_of(d) + ", " + name_of(other) +
         (also_itself ? ", which sees it," : "") + " could only be " + ways + ".";
}

}  // namespace

std::string argument(const Grid& grid, const Step& step, const AlignedEvidence& e) {
  std::string text = "Try all ways to fill " + listed(e.cells) + ". " +
                     lists_of(grid, e.witnesses) + plural(e.witnesses.size(), " sees", " see") +
                     (e.cells.size() == 2 ? " both of them." : " all of them.");
  if (e.cells.size() == 2) {
    for_each(step.effect.eliminations,
             [&](Cell c, Digit d) { text += ways_of_pair(grid, e, c, d); });
    return text;
  }
  std::vector<std::string> cases;
  for_each(step.effect.eliminations,
           [&](Cell c, Digit d) { cases.push_back(name_of(c) + " as " + char_of(d)); });
  return text + " With " + listed(cases, "or") +
         ", every way to fill the other two has a digit twice in a house, or uses up all that one "
         "of these cells has left.";
}

}  // namespace nonet::logic
