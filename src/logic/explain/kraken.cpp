// Kraken fish and templates.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// "If r1c2 is 7, then r1c8 is not 7, so r5c8 is 7; then r5c3 is not 7."
std::string told_from_truth(const Chain& chain) {
  std::string text = "If ";
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const ChainNode& node = chain.nodes[i];
    const bool holds = i % 2 == 0;
    if (i > 0) text += holds ? ", so " : i == 1 ? ", then " : "; then ";
    text += (holds && node.cells.size() > 1 ? "one of " : "") + listed(node.cells) +
            (holds ? " is " : " is not ") + char_of(node.digit);
  }
  return text + ".";
}

}  // namespace

std::string argument(const Grid&, const Step& step, const KrakenEvidence& e) {
  const std::string digit(1, char_of(e.fish.digit));
  const int fins = e.fish.fins.size();
  std::string text = "In " + listed(e.fish.base) + ", the digit " + digit + " fits only in " +
                     listed(e.fish.cover) + ", except for " +
                     plural(fins, "the fin ", "the fins ") + listed(e.fish.fins) + ". If " +
                     plural(fins, "the fin is not ", "no fin is ") + digit + ", ";
  const std::string loss = listed(step.effect.eliminations.cells());
  if (e.from) {
    const CellSet places = e.fish.body & members_of(*e.from);
    text += "the " + digit + " of " + words_for(*e.from) + " is in " +
            plural(places.size(), "", "one of ") + listed(places) + ".";
  } else {
    text += listed(e.fish.base) + " hold the " + digit + "s of " + listed(e.fish.cover) + ", and " +
            loss + " is not " + digit + ".";
  }
  CellSet seeing = e.fish.fins;
  for (const Chain& chain : e.chains) {
    text += " " + told_from_truth(chain);
    seeing -= chain.nodes.front().cells;
  }
  if (!seeing.empty())
    text += " " + capital(listed(seeing)) + plural(seeing.size(), " sees ", " see ") + loss + ".";
  return text;
}

std::string argument(const Grid&, const Step& step, const TemplateEvidence& e) {
  const std::string room =
      e.others.empty() ? ""
                       : ", as far as this leaves room for what is certain of " + listed(e.others);
  const std::string start = std::string{"The digit "} + char_of(e.digit) +
                            " can be placed in all houses that still need it in " +
                            (e.ways == 1 ? "one way" : counted(e.ways) + " ways") + room + ". ";
  if (!step.effect.placements.empty())
    return start + capital(e.ways == 1 ? "it uses " : "all of them use ") +
           listed(step.effect.placements.cells()) + ".";
  return start + (e.ways == 1 ? "It does not use " : "None of them uses ") +
         listed(step.effect.eliminations.cells(), "or") + ".";
}

}  // namespace nonet::logic
