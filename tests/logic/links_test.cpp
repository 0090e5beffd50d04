// The techniques that go along links: each on a board that shows nothing else, and on boards that
// miss it by a little.
#include <algorithm>

#include <gtest/gtest.h>

#include "logic/chains/link_graph.h"
#include "logic/path.h"
#include "logic/search_memo.h"
#include "logic/sketch_table.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::check;
using nonet::testing::sketch;
using nonet::testing::steps_of;
using Row = nonet::testing::SketchRow;

constexpr const char* kSkyscraper = "1/r1:r1c1,r1c4 1/r5:r5c1,r5c5";
constexpr const char* kKite = "1/r1:r1c2,r1c7 1/c1:r2c1,r6c1";
constexpr const char* kXWing = "1/r1:r1c1,r1c4 1/r5:r5c1,r5c4";
constexpr const char* kBoxTurbot = "1/b1:r1c1,r2c2 1/r5:r5c2,r5c7";

TEST(Links, TurbotFish) {
  const Row table[] = {
      {"rows", "skyscraper", kSkyscraper, {"r2c5<>1 r3c5<>1 r4c4<>1 r6c4<>1"}},
      {"columns",
       "skyscraper",
       "1/c1:r1c1,r4c1 1/c5:r1c5,r5c5",
       {"r4c4<>1 r4c6<>1 r5c2<>1 r5c3<>1"}},
      {"a third place", "skyscraper", "1/r1:r1c1,r1c4 1/r5:r5c1,r5c5,r5c9", {}},
      {"joints not in line", "skyscraper", "1/r1:r1c1,r1c4 1/r5:r5c2,r5c5", {}},
      {"an X-wing is none", "skyscraper", kXWing, {}},
      {"nor a turbot fish", "turbot-fish", kXWing, {}},
      {"a kite is none", "skyscraper", kKite, {}},
      {"kite", "two-string-kite", kKite, {"r6c7<>1"}},
      {"the same cell twice", "two-string-kite", "1/r1:r1c1,r1c7 1/c1:r1c1,r6c1", {}},
      {"no box shared", "two-string-kite", "1/r1:r1c4,r1c7 1/c1:r2c1,r6c1", {}},
      {"one kite is not two", "dual-two-string-kite", kKite, {}},
      {"rows and columns exchanged",
       "dual-two-string-kite",
       "1/r1:r1c2,r1c7 1/c1:r2c1,r6c1 1/r2:r2c1,r2c8 1/c2:r1c2,r5c2",
       {"r5c8<>1 r6c7<>1"}},
      {"two digits",
       "dual-two-string-kite",
       "1/r1:r1c2,r1c7 1/c1:r2c1,r6c1 2/r1:r1c2,r1c8 2/c1:r2c1,r5c1",
       {"r5c8<>2 r6c7<>1"}},
      {"a box and a row", "turbot-fish", kBoxTurbot, {"r1c7<>1"}},
      {"rows joined in a box, from either side",
       "turbot-fish",
       "1/r1:r1c1,r1c4 1/r2:r2c2,r2c5",
       {"r3c1<>1 r3c2<>1 r3c3<>1", "r3c4<>1 r3c5<>1 r3c6<>1"}},
      {"a skyscraper has its own name", "turbot-fish", kSkyscraper, {}},
      {"and so has a kite", "turbot-fish", kKite, {}},
  };
  check(table);
}

TEST(Links, EmptyRectangles) {
  const char* kRectangle = "empty-rectangle";
  const Row table[] = {
      {"a column", kRectangle, "1/b1:r1c2,r1c3,r2c1,r3c1 1/c7:r1c7,r5c7", {"r5c1<>1"}},
      {"a row", kRectangle, "1/b1:r1c2,r1c3,r2c1,r3c1 1/r7:r7c1,r7c5", {"r1c5<>1"}},
      {"with the crossing", kRectangle, "1/b1:r1c1,r1c3,r2c1 1/c7:r1c7,r5c7", {"r5c1<>1"}},
      {"two places", kRectangle, "1/b1:r1c2,r2c1 1/c7:r1c7,r5c7", {"r5c1<>1"}},
      {"a place beside", kRectangle, "1/b1:r1c2,r1c3,r2c1,r3c2 1/c7:r1c7,r5c7", {}},
      {"all in one line", kRectangle, "1/b1:r1c1,r1c3 1/c7:r1c7,r5c7", {}},
      {"out of line", kRectangle, "1/b1:r1c2,r1c3,r2c1 1/c7:r3c7,r5c7", {}},
      {"both ends beside the box", kRectangle, "1/b1:r1c2,r1c3,r2c1 1/c7:r1c7,r3c7", {}},
      {"a third place", kRectangle, "1/b1:r1c2,r1c3,r2c1 1/c7:r1c7,r5c7,r9c7", {}},
      {"one is not two", "dual-empty-rectangle", "1/b1:r1c2,r1c3,r2c1,r3c1 1/c7:r1c7,r5c7", {}},
      {"a row and a column",
       "dual-empty-rectangle",
       "1/b1:r1c2,r1c3,r2c1,r3c1 1/c7:r1c7,r5c7 1/r5:r5c1,r5c7",
       {"r1c7<>1 r5c1<>1"}},
  };
  check(table);
}

TEST(Links, Wings) {
  const Row table[] = {
      {"far", "xy-wing", "r1c1=12 r1c5=13 r5c1=23", {"r5c5<>3"}},
      {"one pincer in the box",
       "xy-wing",
       "r1c1=12 r1c5=13 r2c3=23",
       {"r1c2<>3 r1c3<>3 r2c4<>3 r2c5<>3 r2c6<>3"}},
      {"no digit shared", "xy-wing", "r1c1=12 r1c5=13 r5c1=24", {}},
      {"a pivot of three", "xy-wing", "r1c1=123 r1c5=13 r5c1=23", {}},
      {"a pincer out of sight", "xy-wing", "r1c1=12 r1c5=13 r5c2=23", {}},
      {"both pincers on one side", "xy-wing", "r1c1=12 r1c5=13 r5c1=13", {}},
      {"XYZ", "xyz-wing", "r1c1=123 r1c5=13 r2c3=23", {"r1c2<>3 r1c3<>3"}},
      {"nothing sees all three", "xyz-wing", "r1c1=123 r1c5=13 r5c1=23", {}},
      {"the same pincer twice", "xyz-wing", "r1c1=123 r1c5=13 r2c3=13", {}},
      {"a digit too many", "xyz-wing", "r1c1=123 r1c5=14 r2c3=23", {}},
      {"W", "w-wing", "r1c1=12 r5c5=12 2/r9:r9c1,r9c5", {"r1c5<>1 r5c1<>1"}},
      {"two links, two ways",
       "w-wing",
       "r1c1=12 r5c5=12 2/r9:r9c1,r9c5 2/r8:r8c1,r8c5",
       {"r1c5<>1 r5c1<>1", "r1c5<>1 r5c1<>1"}},
      {"a naked pair is none", "w-wing", "r1c1=12 r1c5=12 2/r9:r9c1,r9c5", {}},
      {"a third place", "w-wing", "r1c1=12 r5c5=12 2/r9:r9c1,r9c5,r9c9", {}},
      {"an end out of sight", "w-wing", "r1c1=12 r5c5=12 2/r9:r9c1,r9c6", {}},
      {"the link ends in a wing", "w-wing", "r1c1=12 r5c5=12 2/r5:r5c1,r5c5", {}},
      {"other candidates", "w-wing", "r1c1=12 r5c5=13 2/r9:r9c1,r9c5", {}},
  };
  check(table);
}

TEST(Links, Colours) {
  const char* kTrap = "1/r1:r1c1,r1c5 1/c5:r1c5,r6c5 1/b5:r4c4,r6c5";
  const char* kWrap = "1/r1:r1c1,r1c5 1/c5:r1c5,r6c5 1/r6:r6c2,r6c5 1/c2:r3c2,r6c2";
  const char* kNoWrap = "1/r1:r1c1,r1c5 1/c5:r1c5,r6c5 1/r6:r6c2,r6c5 1/c2:r5c2,r6c2";
  const char* kMulti2 = "1/r2:r2c1,r2c9 1/b3:r2c9,r3c7 1/r7:r7c1,r7c7";
  const Row table[] = {
      {"trap", "simple-colour-trap", kTrap, {"r4c1<>1"}},
      {"two clusters are not one", "simple-colour-trap", kBoxTurbot, {}},
      {"wrap", "simple-colour-wrap", kWrap, {"r1c1<>1 r3c2<>1 r6c5<>1"}},
      {"no house twice", "simple-colour-wrap", kNoWrap, {}},
      {"nor here", "simple-colour-wrap", kTrap, {}},
      {"multi 1", "multi-colours-1", kBoxTurbot, {"r1c7<>1"}},
      {"no contact", "multi-colours-1", "1/b1:r1c1,r2c2 1/r5:r5c4,r5c7", {}},
      {"multi 2", "multi-colours-2", kMulti2, {"r2c1<>1 r3c7<>1"}},
      {"it sees one side only", "multi-colours-2", kBoxTurbot, {}},
  };
  check(table);
}

TEST(Links, Chains) {
  const Row table[] = {
      {"X of three links", "x-chain", kBoxTurbot, {"r1c7<>1"}},
      {"X of five links",
       "x-chain",
       "1/r1:r1c1,r1c4 1/r6:r6c4,r6c8 1/r9:r9c2,r9c8",
       {"r2c2<>1 r3c2<>1 r7c1<>1 r8c1<>1"}},
      {"the middle link is weak",
       "x-chain",
       "1/r1:r1c1,r1c4 1/r6:r6c4,r6c8,r6c9 1/r9:r9c2,r9c8",
       {}},
      {"XY", "xy-chain", "r1c1=12 r1c5=23 r6c5=34 r6c9=14", {"r1c9<>1 r6c1<>1"}},
      {"three in a cell", "xy-chain", "r1c1=12 r1c5=23 r6c5=345 r6c9=14", {}},
      {"other ends", "xy-chain", "r1c1=12 r1c5=23 r6c5=34 r6c9=45", {}},
      {"remote pair",
       "remote-pair",
       "r1c1=12 r1c5=12 r6c5=12 r6c9=12",
       {"r1c9<>1 r1c9<>2 r6c1<>1 r6c1<>2"}},
      {"three cells take turns to no use", "remote-pair", "r1c1=12 r1c5=12 r6c5=12", {}},
      {"a gap", "remote-pair", "r1c1=12 r1c5=12 r6c6=12 r6c9=12", {}},
      {"another pair between", "remote-pair", "r1c1=12 r1c5=12 r6c5=13 r6c9=12", {}},
  };
  check(table);
}

// The way round by r9 is longer.
TEST(Links, TheShortestChainIsTold) {
  const Grid grid = sketch("r1c1=12 r1c5=23 r6c5=34 r6c9=14 r9c5=35 r9c7=35 r6c7=34");
  const auto steps = steps_of(grid, "xy-chain");
  const auto step = std::find_if(steps.begin(), steps.end(), [](const Step& s) {
    return nonet::testing::text_of(s.effect) == "r1c9<>1 r6c1<>1";
  });
  ASSERT_NE(step, steps.end());
  EXPECT_EQ(links_of(*step), 7);
  for (std::size_t i = 1; i < steps.size(); ++i)
    EXPECT_LE(links_of(steps[i - 1]), links_of(steps[i])) << "shortest first";
}

// Hard puzzles as far as the easiest techniques lead.
template <class Visit>
void visit_hard_positions(std::size_t stride, Visit visit) {
  using enum TechniqueId;
  const TechniqueId easiest[] = {full_house, naked_single, hidden_single_box, hidden_single_line,
                                 pointing,   claiming,     naked_pair};
  const Profile easy = standard_profile().only(easiest);
  for (const std::string& line : nonet::testing::shared_lines("top1465.txt", stride))
    visit(solve(Grid{nonet::testing::filling_from(line)}, {.profile = easy}).end);
}

constexpr const char* kAlongLinks[] = {
    "skyscraper",      "two-string-kite",    "dual-two-string-kite",
    "turbot-fish",     "empty-rectangle",    "dual-empty-rectangle",
    "xy-wing",         "xyz-wing",           "w-wing",
    "remote-pair",     "simple-colour-trap", "simple-colour-wrap",
    "multi-colours-1", "multi-colours-2",    "x-chain",
    "xy-chain"};

TEST(Links, ASinkThatHasEnoughStopsTheSearch) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  for (const char* key : kAlongLinks) {
    const Technique& t = technique(parse_technique(key).value());
    int stopped = 0;
    SearchMemo memo;
    visit_hard_positions(4, [&](const Grid& grid) {
      int steps = 0;
      const bool ended = t.find(grid, t, memo, [&](Step&&) { return ++steps == 0; });
      EXPECT_LE(steps, 1) << key;
      EXPECT_EQ(ended, steps == 0) << key;
      stopped += steps;
    });
    EXPECT_GT(stopped, 0) << key;
  }
}

// What a link says of itself must be so on the board.
std::string fault_of(const Grid& grid, const Chain& chain) {
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainNode& a = chain.nodes[i];
    const ChainNode& b = chain.node_after(i);
    const ChainLink& link = chain.links[i];
    if (link.strong != (i % 2 == 0)) return "links do not take turns";
    if (a.cells.empty() || b.cells.empty()) return "an empty node";
    if (!link.house) {
      const Digits two = Digits{a.digit} | Digits{b.digit};
      if (a.cells != b.cells || grid.candidates(a.cells.first()) != two) return "no such cell";
      continue;
    }
    if (a.digit != b.digit || a.cells.intersects(b.cells)) return "the nodes do not fit";
    if (!members_of(*link.house).includes(a.cells | b.cells)) return "not in that house";
    if (link.strong && grid.positions(*link.house, a.digit) != (a.cells | b.cells))
      return "other places in that house";
  }
  for (std::size_t i = 0; i < chain.nodes.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (chain.nodes[i] == chain.nodes[j]) return "a node twice";
  return {};
}

TEST(Links, EveryLinkIsWhatItSays) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  int links = 0;
  const auto expect_right = [&](const Grid& grid, const std::vector<Chain>& chains) {
    for (const Chain& chain : chains) {
      EXPECT_EQ(fault_of(grid, chain), "");
      links += static_cast<int>(chain.links.size());
    }
  };
  visit_hard_positions(10, [&](const Grid& grid) {
    for (const char* key : kAlongLinks) {
      for (const Step& step : steps_of(grid, key)) {
        if (const auto* e = std::get_if<ChainEvidence>(&step.evidence))
          expect_right(grid, e->chains);
        if (const auto* e = std::get_if<ColourEvidence>(&step.evidence))
          expect_right(grid, e->links);
      }
    }
  });
  EXPECT_GT(links, 1000);
}

}  // namespace
}  // namespace nonet::logic
