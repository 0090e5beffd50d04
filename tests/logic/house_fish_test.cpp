// Franken and mutant fish: by picture, and against trying every base and every cover.
#include <algorithm>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/fish/fish_forms.h"
#include "logic/picture.h"
#include "logic/search_memo.h"
#include "logic/sketch.h"

namespace nonet::logic {
namespace {

using nonet::testing::kDrawn;
using nonet::testing::objection;
using nonet::testing::Picture;
using nonet::testing::steps_of;

struct HouseFish {
  const char* name;
  const char* technique;
  Picture picture;  // what one of the steps removes; without a star there must be no step
};

const HouseFish kHouseFish[] = {
    // Row 9 and box 2 lie in columns 4 and 6.
    {"Franken X-wing",
     "franken-x-wing",
     {"xxxx.xxxx", "xxxx.xxxx", "xxxx.xxxx", "xxx*x*xxx", "xxx*x*xxx", "xxx*x*xxx", "xxx*x*xxx",
      "xxx*x*xxx", "...x.x..."}},
    {"an X-wing of lines is no Franken one",
     "franken-x-wing",
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x...x..", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    // Row 5 and box 2 lie in columns 6 and 9, but for the fin r2c4.
    {"finned Franken X-wing",
     "finned-franken-x-wing",
     {"xxx..xxxx", "xxxx..xx*", "xxx..xxxx", "xxxxxxxxx", ".....x..x", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no finned Franken X-wing: the fins see nothing in common",
     "finned-franken-x-wing",
     {"xxxx.xxxx", "xxxx..xxx", "xxx..xxxx", "xxxxxxxxx", ".....x..x", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
};

TEST(HouseFish, ByPicture) {
  for (const HouseFish& row : kHouseFish) {
    const Grid grid = row.picture.grid();
    const Effect stated = row.picture.effect();
    const std::vector<Step> steps = steps_of(grid, row.technique);
    for (const Step& step : steps) EXPECT_EQ(objection(grid, step), "") << row.name;
    if (stated.empty()) {
      EXPECT_TRUE(steps.empty()) << row.name;
      continue;
    }
    EXPECT_EQ(std::count_if(steps.begin(), steps.end(),
                            [&](const Step& s) { return s.effect == stated; }),
              1)
        << row.name;
  }
}

// In how many of the houses each cell lies.
struct Count {
  CellSet once, twice;
};
Count count(const std::vector<House>& houses) {
  Count counted;
  for (House h : houses) {
    counted.twice |= counted.once & members_of(h);
    counted.once |= members_of(h);
  }
  return counted;
}

// The definition word by word.
CellSet removed_by_definition(CellSet places, const std::vector<House>& base,
                              const std::vector<House>& cover) {
  const Count bases = count(base);
  const Count covers = count(cover);
  CellSet gone;
  CellSet fins;
  for (Cell c : places) {
    const int in_base = bases.once.contains(c) + bases.twice.contains(c);
    const int in_cover = covers.once.contains(c) + covers.twice.contains(c);
    if (in_base > in_cover) fins.insert(c);
    if (in_cover > in_base) gone.insert(c);
  }
  for (Cell fin : fins) gone &= peers_of(fin);
  return gone;
}

// Every place that one or two base houses under as many cover houses can remove.
CellSet removed_by_trial(CellSet places) {
  CellSet gone;
  const auto needed = [&](House h) { return places.intersects(members_of(h)); };
  for (House a : kAllHouses) {
    for (House b : kAllHouses) {
      if (b < a || !needed(a) || !needed(b)) continue;
      const std::vector<House> base = a == b ? std::vector{a} : std::vector{a, b};
      for (House c : kAllHouses) {
        for (House d : kAllHouses) {
          if (d < c || (c == d) != (a == b)) continue;
          if (a == c || a == d || b == c || b == d) continue;
          const std::vector<House> cover = c == d ? std::vector{c} : std::vector{c, d};
          gone |= removed_by_definition(places, base, cover);
        }
      }
    }
  }
  return gone;
}

// With at least one template: r1c1, r2c4, r3c7, r4c2 …
Grid drawn_at_random(std::mt19937& random, unsigned tenths) {
  Grid grid;
  for (Cell c : kAllCells) {
    const bool kept = column_of(c) == row_of(c) % 3 * 3 + row_of(c) / 3;
    if (random() % 10 >= tenths && !kept) grid.eliminate(c, kDrawn);
  }
  return grid;
}

constexpr const char* kOfTwo[] = {"pointing",
                                  "claiming",
                                  "x-wing",
                                  "finned-x-wing",
                                  "sashimi-x-wing",
                                  "franken-x-wing",
                                  "mutant-x-wing",
                                  "finned-franken-x-wing",
                                  "finned-mutant-x-wing"};

// What two houses can remove, the fish of one and two houses do remove; and nothing else.
TEST(HouseFish, OfTwoMissNothing) {
  std::mt19937 random{5};
  int removed = 0;
  for (int round = 0; round < 16; ++round) {
    const Grid grid = drawn_at_random(random, 1 + static_cast<unsigned>(round % 3));
    CellSet found;
    for (const char* key : kOfTwo) {
      for (const Step& step : steps_of(grid, key)) {
        EXPECT_EQ(objection(grid, step), "") << key;
        found |= step.effect.eliminations.cells_with(kDrawn);
      }
    }
    const CellSet places = grid.cells_with(kDrawn);
    for (House h : kAllHouses)  // a hidden single is a fish of one house
      if (const CellSet single = places & members_of(h); single.size() == 1)
        found |= places & peers_of(single.first());
    const CellSet trial = removed_by_trial(places);
    EXPECT_EQ(found, trial) << "round " << round;
    removed += trial.size();
  }
  EXPECT_GT(removed, 20);
}

// Each step is what its base and cover say.
TEST(HouseFish, RemoveWhatTheDefinitionSays) {
  std::mt19937 random{6};
  int fish = 0;
  for (int round = 0; round < 4; ++round) {
    const Grid grid = drawn_at_random(random, 1 + static_cast<unsigned>(round % 2));
    for (const Technique& t : all_techniques()) {
      if (!is_of_houses(t.form) || is_siamese(t.form)) continue;
      std::vector<CellSet> told;
      for (const Step& step : steps_of(grid, t.key)) {
        const auto& e = std::get<FishEvidence>(step.evidence);
        const CellSet gone = step.effect.eliminations.cells_with(kDrawn);
        EXPECT_EQ(e.base.size(), t.size);
        EXPECT_EQ(e.cover.size(), t.size);
        EXPECT_EQ(gone,
                  removed_by_definition(grid.cells_with(kDrawn), {e.base.begin(), e.base.end()},
                                        {e.cover.begin(), e.cover.end()}));
        EXPECT_EQ(objection(grid, step), "") << t.key;
        EXPECT_EQ(std::count(told.begin(), told.end(), gone), 0) << "told twice: " << t.key;
        told.push_back(gone);
        ++fish;
      }
    }
  }
  EXPECT_GT(fish, 20);
}

TEST(HouseFish, SayNothingOfABrokenBoard) {
  Grid grid = kHouseFish[0].picture.grid();
  for (Cell c : cells_of(row_house(4))) grid.eliminate(c, kDrawn);
  for (const Technique& t : all_techniques())
    if (is_of_houses(t.form)) EXPECT_TRUE(steps_of(grid, t.key).empty()) << t.key;
}

TEST(HouseFish, StopsWhenToldTo) {
  const Grid grid = kHouseFish[0].picture.grid();
  const Technique& t = technique(TechniqueId::franken_x_wing);
  int steps = 0;
  SearchMemo memo;
  EXPECT_FALSE(t.find(grid, t, memo, [&](Step&&) { return ++steps < 1; }));
  EXPECT_EQ(steps, 1);
}

}  // namespace
}  // namespace nonet::logic
