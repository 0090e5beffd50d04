// Almost locked sets and what is found on them, and the other techniques that weigh cells against
// digits: each on a board that shows it, and on boards that miss it by a little.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "logic/als/als_reach.h"
#include "logic/checker.h"
#include "logic/drawing.h"
#include "logic/explain/explain.h"
#include "logic/sketch.h"
#include "support/fillings.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;
using nonet::testing::objection;
using nonet::testing::sketch;
using nonet::testing::steps_of;

constexpr const char* kAlsPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

// Every choice of cells of a house, asked one by one.
std::set<std::vector<int>> sets_one_by_one(const Grid& grid) {
  std::set<std::vector<int>> sets;
  for (House house : kAllHouses) {
    for (unsigned choice = 1; choice < 512; ++choice) {
      std::vector<int> cells;
      Digits digits;
      for (unsigned i = 0; i < 9; ++i) {
        const Cell c = cells_of(house)[i];
        if ((choice >> i & 1) == 0 || !grid.open(c)) continue;
        cells.push_back(index(c));
        digits |= grid.candidates(c);
      }
      std::sort(cells.begin(), cells.end());
      if (!cells.empty() && digits.size() == static_cast<int>(cells.size()) + 1) sets.insert(cells);
    }
  }
  return sets;
}

TEST(AlmostLockedSets, AreAllThatThereAreEachOnce) {
  const Grid grid{filling_from(kAlsPuzzle)};
  const AlmostLockedSets sets{grid};
  std::set<std::vector<int>> found;
  for (const Als& set : sets) {
    std::vector<int> cells;
    for (Cell c : set.cells) cells.push_back(index(c));
    EXPECT_TRUE(found.insert(cells).second);
    EXPECT_TRUE(members_of(set.house).includes(set.cells));
    for (Digit d : kAllDigits) {
      CellSet places;
      for (Cell c : set.cells)
        if (grid.candidates(c).contains(d)) places.insert(c);
      EXPECT_EQ(set.places(d), places);
      CellSet seen;
      for (Cell c : grid.cells_with(d))
        if (!places.empty() && peers_of(c).includes(places)) seen.insert(c);
      EXPECT_EQ(set.seen(d), seen);
      EXPECT_EQ(set.useful.contains(d), !seen.empty());
    }
  }
  EXPECT_EQ(found, sets_one_by_one(grid));
  EXPECT_GT(found.size(), 50U);
  EXPECT_TRUE(std::is_sorted(sets.begin(), sets.end(), [](const Als& a, const Als& b) {
    return a.cells.size() < b.cells.size();
  }));
}

TEST(AlmostLockedSets, NeighboursAreThosePairsWithRestrictedCommons) {
  const Grid grid{filling_from(kAlsPuzzle)};
  const AlmostLockedSets sets{grid};
  AlsGraph graph{sets};
  std::size_t joined = 0;
  for (std::size_t a = 0; a < sets.size(); ++a) {
    auto neighbour = graph.of(a).begin();
    for (std::size_t b = 0; b < sets.size(); ++b) {
      Digits restricted;  // all places of the one see all those of the other
      for (Digit d : sets[a].digits& sets[b].digits) {
        bool all = true;
        for (Cell c : sets[a].places(d)) all = all && peers_of(c).includes(sets[b].places(d));
        if (all) restricted.insert(d);
      }
      EXPECT_EQ(restricted_commons(sets[a], sets[b]), restricted);
      if (restricted.empty()) continue;
      ASSERT_NE(neighbour, graph.of(a).end());
      EXPECT_EQ(neighbour->set, b);
      EXPECT_EQ(neighbour->restricted, restricted);
      ++neighbour;
      ++joined;
    }
    EXPECT_EQ(neighbour, graph.of(a).end());
  }
  EXPECT_GT(joined, 100U);
}

// Whether one of the two sets holds a digit beside these that a cell would lose by it.
bool has_effect(const Als& a, const Als& b, Digits commons) {
  for (Digit z : (a.digits & b.digits) - commons)
    if (a.seen(z).intersects(b.seen(z))) return true;
  return false;
}

TEST(AlsReach, LeavesOutOnlyWhatHasNoEffect) {
  const Grid grid{filling_from(kAlsPuzzle)};
  AlsTables tables{grid};
  const AlmostLockedSets& sets = tables.sets;
  std::vector<Digits> pairs(sets.size());  // what each holds as the first of two, and of three
  std::vector<Digits> wings(sets.size());
  for (std::size_t a = 0; a < sets.size(); ++a) {
    for (std::size_t b = 0; b < sets.size(); ++b) {
      for (Digit x : restricted_commons(sets[a], sets[b])) {
        if (has_effect(sets[a], sets[b], Digits{x})) pairs[a].insert(x);
        for (std::size_t c = 0; c < sets.size(); ++c)
          for (Digit y : restricted_commons(sets[b], sets[c]) - Digits{x})
            if (has_effect(sets[a], sets[c], Digits{x} | Digits{y})) wings[a].insert(x);
      }
    }
  }
  EXPECT_EQ(tables.reach.worthy(1), pairs);
  std::size_t worthy = 0;
  for (std::size_t a = 0; a < sets.size(); ++a) {
    EXPECT_EQ(tables.reach.worthy(2)[a], pairs[a] | wings[a]);
    EXPECT_TRUE(tables.reach.worthy(3)[a].includes(tables.reach.worthy(2)[a]));
    worthy += wings[a].empty() ? 0 : 1;
  }
  EXPECT_GT(worthy, 0U);
  EXPECT_LT(worthy, sets.size());
}

struct AlsRow {
  const char* name;
  const char* technique;
  const char* board;
  const char* effect;
  bool found = true;
};

const AlsRow kTable[] = {
    {"a pair and a pair", "als-xz", "r1c1=12 r1c2=23 r5c1=14 r5c5=34", "r1c5<>3 r5c2<>3"},
    {"not in sight", "als-xz", "r1c1=12 r1c2=23 r5c3=14 r5c5=34", "r1c5<>3 r5c2<>3", false},
    {"two digits too many", "als-xz", "r1c1=12 r1c2=23 r5c1=145 r5c5=34", "r1c5<>3 r5c2<>3", false},
    {"doubly linked", "als-xz", "r1c1=12 r5c1=12",
     "r2c1<>1 r2c1<>2 r3c1<>1 r3c1<>2 r4c1<>1 r4c1<>2 r6c1<>1 r6c1<>2 r7c1<>1 r7c1<>2 r8c1<>1 "
     "r8c1<>2 r9c1<>1 r9c1<>2"},
    {"of single cells", "als-xy-wing", "r1c1=12 r1c5=13 r5c1=23", "r5c5<>3"},
    {"of pairs", "als-xy-wing", "r1c1=12 r1c5=14 r1c6=34 r5c1=25 r5c2=35", "r1c2<>3 r5c6<>3"},
    {"the same common twice", "als-xy-wing", "r1c1=12 r1c5=13 r5c1=13", "r5c5<>3", false},
    {"cells and pairs", "als-chain", "r1c1=19 r1c5=12 r5c5=23 r5c9=34 r8c9=45 r8c2=59",
     "r1c2<>9 r2c2<>9 r3c2<>9 r7c1<>9 r8c1<>9 r9c1<>9"},
    {"a broken link", "als-chain", "r1c1=19 r1c5=12 r5c5=23 r6c9=34 r8c9=45 r8c2=59",
     "r1c2<>9 r2c2<>9 r3c2<>9 r7c1<>9 r8c1<>9 r9c1<>9", false},
    {"with three sets a wing", "als-chain", "r1c1=19 r1c5=12 r5c5=23 r5c9=39", "r1c9<>9 r5c1<>9",
     false},
    {"two petals", "death-blossom", "r5c5=12 r5c1=19 r1c5=29", "r1c1<>9"},
    {"three petals", "death-blossom", "r5c5=123 r5c1=19 r5c2=29 r4c5=39",
     "r4c1<>9 r4c2<>9 r4c3<>9 r5c4<>9 r5c6<>9"},
    {"a petal is missing", "death-blossom", "r5c5=123 r5c1=19 r1c5=29", "r1c1<>9", false},
    {"plain", "sue-de-coq", "r1c1=1234 r1c2=1234 r1c7=12 r3c3=34",
     "r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c4<>1 r1c4<>2 r1c5<>1 r1c5<>2 r1c6<>1 r1c6<>2 r1c8<>1 "
     "r1c8<>2 r1c9<>1 r1c9<>2 r2c1<>3 r2c1<>4 r2c2<>3 r2c2<>4 r2c3<>3 r2c3<>4 r3c1<>3 r3c1<>4 "
     "r3c2<>3 r3c2<>4"},
    {"with a digit of its own", "sue-de-coq", "r1c1=1234 r1c2=1234 r1c7=125 r1c8=15 r3c3=34",
     "r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c3<>5 r1c4<>1 r1c4<>2 r1c4<>5 r1c5<>1 r1c5<>2 r1c5<>5 "
     "r1c6<>1 r1c6<>2 r1c6<>5 r1c9<>1 r1c9<>2 r1c9<>5 r2c1<>3 r2c1<>4 r2c2<>3 r2c2<>4 r2c3<>3 "
     "r2c3<>4 r3c1<>3 r3c1<>4 r3c2<>3 r3c2<>4"},
    {"pivot and three pincers", "wxyz-wing", "r1c1=1234 r1c5=14 r1c7=24 r2c2=34",
     "r1c2<>4 r1c3<>4"},
    {"a pincer out of sight", "wxyz-wing", "r1c1=1234 r1c5=14 r1c7=24 r5c5=34", "r1c2<>4 r1c3<>4",
     false},
    {"in a box", "aligned-pair", "r1c1=12 r2c2=34 r3c1=13 r3c3=14", "r1c1<>1"},
    {"a way is left", "aligned-pair", "r1c1=12 r2c2=345 r3c1=13 r3c3=14", "r1c1<>1", false},
    {"a witness sees one cell only", "aligned-pair", "r1c1=12 r2c2=34 r3c1=13 r9c1=14", "r1c1<>1",
     false},
    {"in a box", "aligned-triple", "r1c1=12 r2c2=34 r2c3=56 r3c1=13 r3c2=145 r3c3=146", "r1c1<>1"},
    {"a way is left", "aligned-triple", "r1c1=12 r2c2=34 r2c3=567 r3c1=13 r3c2=145 r3c3=146",
     "r1c1<>1", false},
    {"one colour in the cell, one in sight", "medusa-trap",
     "r1c1=12 2/c1:r1c1,r5c1 r5c1=23 3/r5:r5c1,r5c9 1/r1:r1c1,r1c9", "r1c9<>3 r5c9<>1"},
    {"twice in a cell", "medusa-wrap",
     "r1c1=12 2/c1:r1c1,r5c1 r5c1=23 3/r5:r5c1,r5c9 1/r1:r1c1,r1c9 3/c9:r1c9,r5c9",
     "r1c1<>2 r1c9<>1 r1c9<>3 r5c1<>3"},
    {"twice in a house", "medusa-wrap",
     "r1c1=12 2/r1:r1c1,r1c5 r1c5=23 3/c5:r1c5,r5c5 r5c5=13 1/r5:r5c1,r5c5",
     "r1c1<>1 r1c5<>2 r5c1<>1 r5c5<>3"},
    {"no digit left for a cell", "medusa-wrap",
     "r5c1=14 4/c1:r1c1,r5c1 4/r1:r1c1,r1c5 r1c5=24 4/b1:r1c1,r2c2 4/r2:r2c2,r2c4 4/c4:r2c4,r4c4 "
     "r4c4=34 r5c5=123",
     "r1c1<>4 r1c5<>2 r2c4<>4 r4c4<>3 r5c1<>1"},
    {"one digit left for a cell", "medusa-wrap",
     "r5c1=14 4/c1:r1c1,r5c1 4/r1:r1c1,r1c5 r1c5=24 4/b1:r1c1,r2c2 4/r2:r2c2,r2c4 4/c4:r2c4,r4c4 "
     "r4c4=34 r5c5=1239",
     "r1c1<>4 r1c5<>2 r2c4<>4 r4c4<>3 r5c1<>1", false},
    {"a link is missing", "medusa-wrap",
     "r1c1=12 2/r1:r1c1,r1c5,r1c9 r1c5=23 3/c5:r1c5,r5c5 r5c5=13 1/r5:r5c1,r5c5",
     "r1c1<>1 r1c5<>2 r5c1<>1 r5c5<>3", false},
};

TEST(Als, IsFoundWhereItIsAndNotWhereItIsMissed) {
  for (const AlsRow& row : kTable) {
    const Grid grid = sketch(row.board);
    bool found = false;
    for (const Step& step : steps_of(grid, row.technique)) {
      found = found || nonet::testing::text_of(step.effect) == row.effect;
      EXPECT_EQ(objection(grid, step), "") << row.technique << ": " << row.name;
    }
    EXPECT_EQ(found, row.found) << row.technique << ": " << row.name;
  }
}

// Each in all four stages, and drawn: every candidate that goes is marked, and some of the pattern.
TEST(Als, IsWordedAndDrawn) {
  for (const AlsRow& row : kTable) {
    if (!row.found) continue;
    const Grid grid = sketch(row.board);
    for (const Step& step : steps_of(grid, row.technique)) {
      for (Stage stage : {Stage::where, Stage::technique, Stage::cells, Stage::everything})
        EXPECT_TRUE(hint_text(grid, step, stage).ends_with(".")) << row.technique;
      const Drawing picture = drawing(grid, step);
      const auto removed =
          std::count_if(picture.candidates.begin(), picture.candidates.end(),
                        [](const auto& mark) { return mark.role == Role::remove; });
      EXPECT_EQ(removed, step.effect.size()) << row.technique;
      EXPECT_GT(static_cast<int>(picture.candidates.size()), step.effect.size()) << row.technique;
    }
  }
}

std::string words_of(const char* technique, const char* board, const char* effect) {
  const Grid grid = sketch(board);
  for (const Step& step : steps_of(grid, technique))
    if (nonet::testing::text_of(step.effect) == effect) return explain(grid, step);
  return "not found";
}

TEST(Als, SaysWhy) {
  EXPECT_EQ(
      words_of("als-xz", "r1c1=12 r1c2=23 r5c1=14 r5c5=34", "r1c5<>3 r5c2<>3"),
      "Two sets of cells each have one candidate more than cells, so that a set which "
      "lacks one of its digits holds all the others. A: r5c1 and r5c5 with 1, 3 and 4. B: "
      "r1c1 and r1c2 with 1, 2 and 3. Not both A and B hold 1: all its places in the one see "
      "all those in the other. Suppose that 3 is not in A. Then A has 1, B does not and has "
      "3. So 3 is in A or in B. A cell that sees all places of 3 in A and B cannot be 3. So 3 "
      "can be crossed out in r1c5 and r5c2.");
  EXPECT_EQ(
      words_of("aligned-pair", "r1c1=12 r2c2=34 r3c1=13 r3c3=14", "r1c1<>1"),
      "Try all ways to fill r1c1 and r2c2. r3c1 with 1 or 3 and r3c3 with 1 or 4 see both of "
      "them. If r1c1 were 1, r2c2 could only be 3, which leaves nothing for r3c1, or 4, which "
      "leaves nothing for r3c3. So 1 can be crossed out in r1c1.");
}

// A player's mistakes: cells without candidates, digits twice in a house.
TEST(Als, EndsOnBrokenBoards) {
  const Grid grid = sketch("r1c1=12 r1c2=12 r1c3=12 r2c1= r2c2=1 r5c5:1 r5c6:1 r1c9=12 r9c9=");
  for (const char* key :
       {"als-xz", "als-xy-wing", "als-chain", "death-blossom", "sue-de-coq", "wxyz-wing",
        "aligned-pair", "aligned-triple", "medusa-trap", "medusa-wrap"})
    for (const Step& step : steps_of(grid, key)) EXPECT_FALSE(step.effect.empty()) << key;
}

}  // namespace
}  // namespace nonet::logic
