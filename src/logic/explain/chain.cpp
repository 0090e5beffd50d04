// Chains, wings and colours: if this is not so, then that is.
#include "board/notation.h"
#include "logic/common/sight.h"
#include "logic/explain/argument.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/words.h"
#include "logic/technique.h"

namespace nonet::logic {

std::string says_true(const ChainNode& node) {
  const std::string is = std::string{" is "} + char_of(node.digit);
  return node.cells.size() == 1 ? listed(node.cells) + is : "one of " + listed(node.cells) + is;
}
std::string says_false(const ChainNode& node) {
  const std::string digit(1, char_of(node.digit));
  if (node.cells.size() == 1) return listed(node.cells) + " is not " + digit;
  const bool two = node.cells.size() == 2;
  return (two ? "neither " + listed(node.cells, "nor") : "none of " + listed(node.cells)) + " is " +
         digit;
}

namespace {

// What follows when the node before is false.
std::string strong_words(const ChainNode& to, const ChainLink& link) {
  if (!link.set.empty())
    return says_true(to) + ", for " + listed(link.set) + " need all other digits that they have";
  if (!link.house) return std::string{"it is "} + char_of(to.digit);
  const bool group = to.cells.size() > 1;
  return says_true(to) + (group ? ", the other places in " : ", the only other place in ") +
         words_for(*link.house);
}

// "Suppose that r1c2 is not 7. Then r1c8 is 7, the only other place in row 1. Then r5c8 is not 7,
// and r5c3 is 7, the only other place in row 5." Within a cell: "Then r5c8 is not 7 but 2."
std::string told_from_start(const Chain& chain) {
  const ChainNode& first = chain.nodes.front();
  const bool starts_true = !chain.links.front().strong;
  std::string text = "Suppose that " + (starts_true ? says_true(first) : says_false(first));
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainNode& to = chain.node_after(i);
    const ChainLink& link = chain.links[i];
    if (!link.strong)
      text += ". Then " + says_false(to);
    else if (i == 0)
      text += ". Then " + strong_words(to, link);
    else if (link.house)
      text += ", and " + strong_words(to, link);
    else
      text += std::string{" but "} + char_of(to.digit);
  }
  return text + ".";
}

// A loop that comes back to the supposition holds either way round; one that comes back to its
// opposite refutes it.
std::string loop_conclusion(const Chain& chain) {
  if (chain.links.front().strong == chain.links.back().strong)
    return " That is the opposite of what was supposed.";
  return " This leads back to the start: round the loop true and false take turns, one way or the "
         "other. So of each two neighbours that exclude each other one is true, and what sees both "
         "is false.";
}

std::string conclusion(const Chain& chain) {
  if (chain.is_loop()) return loop_conclusion(chain);
  const ChainNode& first = chain.nodes.front();
  const ChainNode& last = chain.nodes.back();
  if (first.digit == last.digit && first.cells.size() == 1 && last.cells.size() == 1)
    return " So one of " + listed(first.cells | last.cells) + " is " + char_of(first.digit) +
           " in any case, and a cell that sees both cannot be " + char_of(first.digit) + ".";
  return " So " + says_true(first) + ", or else " + says_true(last) + ".";
}

// XY-wing: the chain runs pincer, pivot, pincer.
std::string xy_wing(const Grid& grid, const Chain& chain) {
  const Cell pivot = chain.nodes[2].cells.first();
  const Digits two = grid.candidates(pivot);
  std::string text = capital(name_of(pivot)) + " is " + listed(two, "or") + ".";
  const Cell ends[] = {chain.nodes.front().cells.first(), chain.nodes.back().cells.first()};
  const Digit z = chain.nodes.front().digit;
  for (Cell end : ends) {
    const Digit x = (grid.candidates(end) - Digits{z}).first();
    text += " If it is " + std::string(1, char_of(x)) + ", then " + name_of(end) + " is " +
            char_of(z) + ".";
  }
  return text + " So one of " + listed(CellSet{ends[0], ends[1]}) + " is " + char_of(z) +
         ", and a cell that sees both cannot be " + char_of(z) + ".";
}

std::string remote_pair(const Grid& grid, const Chain& chain) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < chain.nodes.size(); i += 2)
    cells.push_back(name_of(chain.nodes[i].cells.first()));
  const Digits two = grid.candidates(chain.nodes.front().cells.first());
  return capital(listed(cells)) + " all have just the candidates " + listed(two) +
         ", and each sees the next: along this chain the two digits take turns. The first and " +
         "the last differ, so both digits are used there. A cell that sees both can be neither.";
}

std::string w_wing(const Grid& grid, const Chain& chain) {
  const Cell a = chain.nodes.front().cells.first();
  const Cell b = chain.nodes.back().cells.first();
  const Digit z = chain.nodes.front().digit;
  const Digit x = (grid.candidates(a) - Digits{z}).first();
  const std::size_t middle = chain.links.size() / 2;
  const ChainNode& left = chain.nodes[middle];
  const ChainNode& right = chain.nodes[middle + 1];
  return name_of(a) + " and " + name_of(b) + " can each be only " +
         listed(grid.candidates(a), "or") + ". In " + words_for(*chain.links[middle].house) +
         ", the digit " + char_of(x) + " fits only in " + listed(left.cells | right.cells) + "; " +
         listed(left.cells) + " sees " + name_of(a) + ", and " + listed(right.cells) + " sees " +
         name_of(b) + ". So the two cells cannot both be " + char_of(x) + ": one of them is " +
         char_of(z) + ", and a cell that sees both cannot be " + char_of(z) + ".";
}

std::string one_chain(const Grid& grid, const Step& step, const Chain& chain) {
  switch (step.technique) {
    case TechniqueId::xy_wing:
      return xy_wing(grid, chain);
    case TechniqueId::remote_pair:
      return remote_pair(grid, chain);
    case TechniqueId::w_wing:
      return w_wing(grid, chain);
    default:
      return told_from_start(chain) + conclusion(chain);
  }
}

}  // namespace

std::string argument(const Grid& grid, const Step& step, const ChainEvidence& e) {
  std::string text;
  for (const Chain& chain : e.chains)
    text += (text.empty() ? "" : " In the same way: ") + one_chain(grid, step, chain);
  return text;
}

std::string argument(const Grid& grid, const Step&, const WingEvidence& e) {
  const std::string z(1, char_of(e.digit));
  const Cell pincer = e.pincers[0];
  const Cell other = e.pincers[1];
  return capital(name_of(e.pivot)) + " is " + listed(grid.candidates(e.pivot), "or") +
         ". If it is " + char_of((grid.candidates(pincer) - Digits{e.digit}).first()) + ", then " +
         name_of(pincer) + " is " + z + "; if it is " +
         char_of((grid.candidates(other) - Digits{e.digit}).first()) + ", then " + name_of(other) +
         " is " + z + "; otherwise it is " + z + " itself. So one of the three is " + z +
         ", and a cell that sees all of them cannot be " + z + ".";
}

namespace {

// Colours a and c see each other, so that one of the opposite colours b and d is true.
std::string contact_words(char a, char c, char b, char d, Digit digit) {
  std::string text = " A cell of colour ";
  text.append(1, a).append(" sees one of colour ").append(1, c);
  text.append(", so these two are not both true: ").append(1, b).append(" or ").append(1, d);
  text.append(" is. A cell that sees both ").append(1, b).append(" and ").append(1, d);
  return text.append(" cannot be ").append(1, char_of(digit)).append(".");
}

// Each contact between a colour of the first pair and one of the second that removes something
// which no contact before it did.
std::string told_by_contact(const Step& step, const ColourEvidence& e) {
  std::string text;
  CellSet left = step.effect.eliminations.cells_with(e.digit);
  for (std::size_t i : {0U, 1U}) {
    for (std::size_t j : {0U, 1U}) {
      if (!seen_by_any(e.pairs[0][i]).intersects(e.pairs[1][j])) continue;
      const CellSet gone = left & seen_by_any(e.pairs[0][1 - i]) & seen_by_any(e.pairs[1][1 - j]);
      if (gone.empty()) continue;
      left -= gone;
      text += contact_words("AB"[i], "CD"[j], "BA"[i], "DC"[j], e.digit);
    }
  }
  return text;
}

}  // namespace

std::string argument(const Grid&, const Step& step, const ColourEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  const auto& pair = e.pairs.front();
  std::string text = "Colour the places of " + digit +
                     " that come in twos in a house, so that in each such house one is A and the "
                     "other B. A: " +
                     listed(pair[0]) + ". B: " + listed(pair[1]) + ". Either all of A are " +
                     digit + " or all of B are.";
  if (step.technique == TechniqueId::simple_colour_wrap)
    return text + " But two cells of colour " + (e.false_side == 0 ? "A" : "B") + " share " +
           words_for(*e.clash) + ", so that colour is false.";
  if (e.pairs.size() < 2) return text + " A cell that sees both colours cannot be " + digit + ".";
  const auto& second = e.pairs[1];
  text += " A second chain of such pairs is coloured C: " + listed(second[0]) +
          ", and D: " + listed(second[1]) + ".";
  if (step.technique == TechniqueId::multi_colours_2)
    return text + " A cell of colour A sees C, and one sees D. One of C and D is true, so A is " +
           "false.";
  return text + told_by_contact(step, e);
}

}  // namespace nonet::logic
