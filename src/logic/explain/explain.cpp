#include "logic/explain/explain.h"

#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/words.h"
#include "logic/path.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

std::string look_at_digit(Digit d) { return std::string{"the places of the digit "} + char_of(d); }

// Of a chain: cells with two candidates where each change of digit is a strong link, which only
// such a cell has; else the digits.
std::string region(const ChainEvidence& e) {
  Digits digits;
  bool only_pairs = true;
  for (const Chain& chain : e.chains) {
    for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
      digits.insert(chain.nodes[i].digit);
      const bool changes =
          i < chain.links.size() && chain.node_after(i).digit != chain.nodes[i].digit;
      only_pairs &= !changes || (chain.links[i].strong && chain.links[i].set.empty());
    }
  }
  if (digits.size() == 1) return look_at_digit(digits.first());
  return only_pairs ? "the cells with two candidates"
                    : "the places of the digits " + listed(digits);
}

// The houses of the sets, and the box of the stem.
std::string region(const AlsEvidence& e) {
  HouseSet houses;
  for (const AlsEvidence::Set& set : e.sets) houses.insert(set.house);
  if (e.stem) houses.insert(houses_of(*e.stem)[2]);
  return listed(houses);
}

std::string boxes_of(CellSet cells) {
  HouseSet boxes;
  for (Cell c : cells) boxes.insert(houses_of(c)[2]);
  return listed(boxes);
}

std::string region(const Must& must) {
  return words_for(must.cell ? houses_of(*must.cell)[2] : must.house);
}

// Where to look, as the object of "Look at …".
std::string region(const Step& step) {
  return std::visit(
      Overloaded{
          [](const SingleEvidence& e) {
            return words_for(e.house ? *e.house : houses_of(e.cell)[2]);
          },
          [](const LockedEvidence& e) { return listed(HouseSet{e.base, e.cover}); },
          [](const SetEvidence& e) { return words_for(e.house); },
          [](const FishEvidence& e) { return look_at_digit(e.digit); },
          [](const KrakenEvidence& e) { return look_at_digit(e.fish.digit); },
          [](const TemplateEvidence& e) { return look_at_digit(e.digit); },
          [](const ChainEvidence& e) { return region(e); },
          [](const ColourEvidence& e) { return look_at_digit(e.digit); },
          [](const WingEvidence& e) {
            return "the cells around " + words_for(houses_of(e.pivot)[2]);
          },
          [](const AlsEvidence& e) { return region(e); },
          [](const SueDeCoqEvidence& e) { return listed(HouseSet{e.line, e.box}); },
          [](const BentSetEvidence& e) { return boxes_of(e.cells); },
          [](const AlignedEvidence& e) { return boxes_of(e.cells); },
          [](const MedusaEvidence&) {
            return std::string{"cells with two candidates, and digits with two places in a house"};
          },
          [](const RectangleEvidence& e) {
            return listed(
                HouseSet{row_house(row_of(e.corners[0])), row_house(row_of(e.corners[2]))});
          },
          [](const LoopEvidence& e) { return "the cells with the candidates " + listed(e.digits); },
          [](const BugEvidence&) { return std::string{"the number of candidates in each cell"}; },
          [](const ForkEvidence& e) { return words_for(houses_of(e.root)[2]); },
          [](const DirectEvidence& e) { return words_for(*e.single.house); },
          [](const ForcingEvidence& e) { return region(e.must); },
          [](const NetEvidence& e) {
            return e.root ? region(*e.root)
                          : words_for(houses_of(e.branches.front().assumed.cell)[2]);
          },
          [](const GuessEvidence& e) { return words_for(houses_of(e.cell)[2]); },
      },
      step.evidence);
}

// The cells in the order in which the chain runs.
std::string way_of(const Chain& chain) {
  std::string text;
  CellSet before;
  for (const ChainNode& node : chain.nodes) {
    if (node.cells == before) continue;
    before = node.cells;
    std::string cells;
    for (Cell c : node.cells) cells.append(cells.empty() ? "" : ",").append(name_of(c));
    text.append(text.empty() ? "" : "–").append(cells);
  }
  return text;
}

// What has an own name is told by its cells; long chains as players write them.
bool in_eureka(TechniqueId id) { return is_of_long_chains(technique(id).form); }

std::string ways_of(const std::vector<Chain>& chains, bool in_eureka) {
  std::vector<std::string> ways;
  ways.reserve(chains.size());
  for (const Chain& chain : chains) ways.push_back(in_eureka ? eureka(chain) : way_of(chain));
  return listed(ways);
}

// The cells in their order, back to the first.
std::string ring_of(const std::vector<Cell>& cells) {
  std::string text;
  for (Cell c : cells) text += name_of(c) + "–";
  return text + name_of(cells.front());
}

std::string fins_words(CellSet fins) {
  if (fins.empty()) return {};
  return (fins.size() == 1 ? ", with a fin in " : ", with fins in ") + listed(fins);
}

// "1, 2 and 3 in r1c1 and r1c2; 1 and 4 in r3c3".
std::string sets_of(const AlsEvidence& e) {
  std::string text = e.stem ? "the candidates of " + name_of(*e.stem) : "";
  for (const AlsEvidence::Set& set : e.sets)
    text += (text.empty() ? "" : "; ") + listed(set.digits) + " in " + listed(set.cells);
  return text;
}

std::string fish_words(const FishEvidence& e) {
  return std::string{"the digit "} + char_of(e.digit) + " in " + listed(e.base) +
         fins_words(e.fins | (e.twin ? e.twin->fins : CellSet{}));
}

std::string assumption(const ChainNode& node) {
  return "what follows if " + listed(node.cells, "or") + " is " + char_of(node.digit);
}

std::string choice(const Must& must) {
  if (must.cell) return "the candidates of " + words_for(*must.cell);
  return std::string{"the places of the digit "} + char_of(must.digit) + " in " +
         words_for(must.house);
}

// The pattern, as the object of "It is made of …".
std::string pattern(const Step& step) {
  return std::visit(
      Overloaded{
          [](const SingleEvidence& e) { return words_for(e.cell); },
          [](const LockedEvidence& e) {
            return std::string{"the digit "} + char_of(e.digit) + " in " + listed(e.cells);
          },
          [](const SetEvidence& e) {
            return "the digits " + listed(e.digits) + " in " + listed(e.cells);
          },
          [](const FishEvidence& e) { return fish_words(e); },
          [](const KrakenEvidence& e) {
            return fish_words(e.fish) + " and " +
                   plural(static_cast<int>(e.chains.size()), "the chain ", "the chains ") +
                   ways_of(e.chains, false);
          },
          [](const TemplateEvidence& e) {
            return std::string{"all ways to place the digit "} + char_of(e.digit);
          },
          [&](const ChainEvidence& e) { return ways_of(e.chains, in_eureka(step.technique)); },
          [](const ColourEvidence& e) {
            CellSet cells;
            for (const auto& pair : e.pairs) cells |= pair[0] | pair[1];
            return std::string{"the digit "} + char_of(e.digit) + " in " + listed(cells);
          },
          [](const WingEvidence& e) {
            return listed(CellSet{e.pivot, e.pincers[0], e.pincers[1]});
          },
          [](const AlsEvidence& e) { return sets_of(e); },
          [](const SueDeCoqEvidence& e) {
            return "the digits " + listed(e.crossing_digits | e.line_digits | e.box_digits) +
                   " in " + listed(e.cells());
          },
          [](const BentSetEvidence& e) {
            return "the digits " + listed(e.digits) + " in " + listed(e.cells);
          },
          [](const AlignedEvidence& e) {
            return listed(e.cells) + ", seen by " + listed(e.witnesses);
          },
          [](const MedusaEvidence& e) {
            return "candidates of " + listed((e.side(0).cells() | e.side(1).cells()));
          },
          [](const RectangleEvidence& e) {
            CellSet corners;
            for (Cell c : e.corners) corners.insert(c);
            return "the digits " + listed(e.digits) + " in " + listed(corners);
          },
          [](const LoopEvidence& e) {
            return "the digits " + listed(e.digits) + " in " + ring_of(e.cells);
          },
          [](const BugEvidence& e) {
            const CellSet cells = e.extras.cells();
            return cells.size() == 1 ? words_for(cells.first()) : listed(cells);
          },
          [](const ForkEvidence& e) { return "the candidates of " + words_for(e.root); },
          [](const DirectEvidence& e) { return words_for(e.single.cell); },
          [](const ForcingEvidence& e) {
            return (e.contradiction ? assumption(e.chains.front().nodes.front()) : choice(e.must)) +
                   ": " + ways_of(e.chains, true);
          },
          [](const NetEvidence& e) {
            return e.root ? choice(*e.root)
                          : "what follows if " + name_of(e.branches.front().assumed.cell) + " is " +
                                char_of(e.branches.front().assumed.digit);
          },
          [](const GuessEvidence& e) { return words_for(e.cell); },
      },
      step.evidence);
}

}  // namespace

std::string hint_text(const Grid& grid, const Step& step, Stage stage) {
  const Technique& t = technique(step.technique);
  switch (stage) {
    case Stage::where:
      return "Look at " + region(step) + ".";
    case Stage::technique:
      return "There is " + with_article(t.name) + ". " + std::string{t.idea};
    case Stage::cells:
      return capital(with_article(t.name)) + ": " + pattern(step) + ".";
    case Stage::everything:
      break;
  }
  return explain(grid, step);
}

std::string explain(const Grid& grid, const Step& step) {
  std::string why =
      std::visit([&](const auto& e) { return argument(grid, step, e); }, step.evidence);
  // A single's argument names its digit and its place already.
  if (std::holds_alternative<SingleEvidence>(step.evidence)) return why;
  return why + " So " + effect_words(step.effect) + ".";
}

std::string turn_title(std::span<const Step> turn) {
  std::string title{technique(turn.front().technique).name};
  if (turn.size() > 1) title += ", " + counted(static_cast<int>(turn.size())) + " at once";
  return title;
}

std::string explain_turn(const Grid& grid, std::span<const Step> turn) {
  if (turn.size() == 1) return explain(grid, turn.front());
  std::vector<std::string> effects;
  effects.reserve(turn.size());
  for (const Step& step : turn) effects.push_back(effect_short(step.effect));
  return turn_title(turn) + ": " + listed(effects) + ".";
}

std::string summary(const Step& step) {
  return std::string{technique(step.technique).name} + ": " + pattern(step) + " → " +
         effect_short(step.effect);
}

}  // namespace nonet::logic
