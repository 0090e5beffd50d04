#include <algorithm>
#include <bit>
#include <random>
#include <set>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/finders.h"
#include "logic/fish/fish_forms.h"
#include "logic/picture.h"
#include "logic/search_memo.h"
#include "logic/steps_of.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

using nonet::testing::kDrawn;
using nonet::testing::objection;
using nonet::testing::Picture;
using nonet::testing::steps_of;

struct FishCase {
  const char* name;
  TechniqueId technique;
  Picture picture;  // what one of the steps removes; without a star there must be no step
};

const FishCase kFish[] = {
    {"X-wing of rows",
     TechniqueId::x_wing,
     {"xx*xxx*xx", "..x...x..", "xx*xxx*xx", "xx*xxx*xx", "xx*xxx*xx", "..x...x..", "xx*xxx*xx",
      "xx*xxx*xx", "xx*xxx*xx"}},
    {"X-wing of columns",
     TechniqueId::x_wing,
     {"x.xxxxx.x", "*x*****x*", "x.xxxxx.x", "x.xxxxx.x", "x.xxxxx.x", "x.xxxxx.x", "*x*****x*",
      "x.xxxxx.x", "x.xxxxx.x"}},
    {"X-wing with nothing to remove",
     TechniqueId::x_wing,
     {"xx.xxx.xx", "..x...x..", "xx.xxx.xx", "xx.xxx.xx", "xx.xxx.xx", "..x...x..", "xx.xxx.xx",
      "xx.xxx.xx", "xx.xxx.xx"}},
    {"no X-wing: a third place in one row",
     TechniqueId::x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x...xx.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"swordfish with two places a row",
     TechniqueId::swordfish,
     {".x..x....", "x*xx*xx*x", "x*xx*xx*x", "x*xx*xx*x", "....x..x.", "x*xx*xx*x", "x*xx*xx*x",
      "x*xx*xx*x", ".x.....x."}},
    {"no swordfish: a fourth column",
     TechniqueId::swordfish,
     {".x..x....", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "....x..x.", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", ".x....x.."}},
    {"jellyfish of columns",
     TechniqueId::jellyfish,
     {".xx.x.xx.", "x**x*.**.", "x**.*x**x", ".xx.x.xx.", ".**x*.**x", ".xx.x.xx.", ".xx.x.xx.",
      "x**.*x**.", ".xx.x.xx."}},
    {"leviathan",
     TechniqueId::leviathan,
     {"xx.......", ".xx......", "..xx.....", "...xx....", "....xx...", ".....xx..", "x.....x..",
      "*******xx", "*******xx"}},
    {"finned X-wing",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxx*xx", "xxxxxx*xx", "..x...xx.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"finned X-wing with two fins",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxx*xx", "xxxxxx*xx", "..x...xxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no finned X-wing: the fin sees nothing",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x.x.x..", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no finned X-wing: the fins are in two boxes",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...xx.", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x...x.x", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"a plain X-wing is not a finned one",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x...x..", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"finned swordfish of columns",
     TechniqueId::finned_swordfish,
     {"xxx.xx.x.", "xxx.xxxxx", "xxx.xx.x.", "xxx.xx.x.", "xxxxxxxx.", "xxx.xx.x.", "xxx.xx.x.",
      "xxxx**.xx", "xxxxxx.x."}},
    {"sashimi X-wing",
     TechniqueId::sashimi_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxx*xx", "xxxxxx*xx", "..x....x.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"sashimi is not finned",
     TechniqueId::finned_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "..x....x.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no sashimi X-wing: a row of fins only is claiming",
     TechniqueId::sashimi_x_wing,
     {"xxxxxxxxx", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", ".......xx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"Siamese sashimi X-wing",
     TechniqueId::siamese_sashimi_x_wing,
     {"xxxxxxx*x", "..x...x..", "xxxxxxx*x", "xxxxxx*xx", "xxxxxx*xx", "..x....x.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no Siamese: one of the two removes nothing",
     TechniqueId::siamese_sashimi_x_wing,
     {"xxxxxxx.x", "..x...x..", "xxxxxxx.x", "xxxxxxxxx", "xxxxxxxxx", "..x....x.", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
};

TEST(Fish, FindsWhatIsThereAndNothingElse) {
  for (const FishCase& row : kFish) {
    const Grid grid = row.picture.grid();
    const Effect stated = row.picture.effect();
    const std::vector<Step> steps = steps_of(grid, row.technique);
    for (const Step& step : steps) EXPECT_EQ(objection(grid, step), "") << row.name;
    if (stated.empty()) {
      EXPECT_TRUE(steps.empty()) << row.name;
    } else {
      EXPECT_EQ(std::count_if(steps.begin(), steps.end(),
                              [&](const Step& s) { return s.effect == stated; }),
                1)
          << row.name;
    }
  }
}

// Under columns 3 5 7 the fin is r6c8, and every row has a body; under columns 3 5 8 it is r2c7,
// and row 2 is left with one cell. So the pair is of a finned and a sashimi fish: it has both
// names.
TEST(Fish, AMixedSiamesePairHasBothNames) {
  const Picture picture{"xxxxxxx*x", "..x...x..", "xxxxxxx*x", "xxxxxx*xx", "xxxxxx*xx",
                        "..x.x..x.", "xxxxxxxxx", "..x.x....", "xxxxxxxxx"};
  for (TechniqueId id :
       {TechniqueId::siamese_finned_swordfish, TechniqueId::siamese_sashimi_swordfish}) {
    const std::vector<Step> steps = steps_of(picture.grid(), id);
    ASSERT_EQ(steps.size(), 1U) << technique(id).key;
    EXPECT_EQ(steps[0].effect, picture.effect());
    EXPECT_EQ(objection(picture.grid(), steps[0]), "");
    const auto& fish = std::get<FishEvidence>(steps[0].evidence);
    ASSERT_TRUE(fish.twin);
    EXPECT_EQ(fish.fins | fish.twin->fins, (CellSet{cell_at(1, 6), cell_at(5, 7)}));
    EXPECT_NE(fish.cover, fish.twin->cover);
  }
}

TEST(Fish, StopsWhenToldTo) {
  for (const FishCase& row : kFish) {
    if (row.picture.effect().empty()) continue;
    int steps = 0;
    SearchMemo memo;
    const Technique& t = technique(row.technique);
    EXPECT_FALSE(t.find(row.picture.grid(), t, memo, [&](Step&&) { return ++steps < 1; }))
        << row.name;
    EXPECT_EQ(steps, 1) << row.name;
  }
}

// A fish by its base, its cover and the cells that lose the digit.
using Key = std::tuple<std::vector<House>, std::vector<House>, std::vector<Cell>>;

std::set<Key> found_by(const Grid& grid, TechniqueId id) {
  std::set<Key> keys;
  const std::vector<Step> steps = steps_of(grid, id);
  for (const Step& step : steps) {
    const auto& e = std::get<FishEvidence>(step.evidence);
    const CellSet gone = step.effect.eliminations.cells_with(kDrawn);
    keys.insert({{e.base.begin(), e.base.end()},
                 {e.cover.begin(), e.cover.end()},
                 {gone.begin(), gone.end()}});
  }
  EXPECT_EQ(keys.size(), steps.size()) << "told twice: " << technique(id).key;
  return keys;
}

// The definition word by word: what these lines remove, if they are a fish of that form.
CellSet removed_by_definition(CellSet places, const std::vector<House>& base,
                              const std::vector<House>& cover, Form form) {
  CellSet in_base;
  CellSet in_cover;
  for (House h : base) in_base |= members_of(h);
  for (House h : cover) in_cover |= members_of(h);
  const CellSet body = places & in_base & in_cover;
  const CellSet fins = (places & in_base) - in_cover;
  if (fins.empty() != (form == Form::plain)) return {};
  int least = 9;
  for (House h : base) least = std::min(least, (body & members_of(h)).size());
  for (House h : cover)
    if (!body.intersects(members_of(h))) return {};
  if (least == 0 || (form != Form::plain && (least == 1) != (form == Form::sashimi))) return {};
  CellSet gone = (places & in_cover) - in_base;
  for (Cell fin : fins) gone &= peers_of(fin);
  return gone;
}

std::vector<std::vector<House>> choices(int size, House first) {
  std::vector<std::vector<House>> all;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (std::popcount(mask) != size) continue;
    all.emplace_back();
    for (int i = 0; i < 9; ++i)
      if ((mask >> i & 1) != 0) all.back().push_back(house_at(index(first) + i));
  }
  return all;
}

std::set<Key> found_by_trial(CellSet places, const Technique& t) {
  std::set<Key> keys;
  const auto rows = choices(t.size, row_house(0));
  const auto columns = choices(t.size, column_house(0));
  for (const auto& row : rows) {
    for (const auto& column : columns) {
      const CellSet by_rows = removed_by_definition(places, row, column, t.form);
      const CellSet by_columns = removed_by_definition(places, column, row, t.form);
      if (!by_rows.empty()) keys.insert({row, column, {by_rows.begin(), by_rows.end()}});
      if (!by_columns.empty()) keys.insert({column, row, {by_columns.begin(), by_columns.end()}});
    }
  }
  return keys;
}

TEST(Fish, AgreesWithTryingEveryBaseAndCover) {
  std::mt19937 random{20};
  std::size_t found = 0;
  for (int round = 0; round < 12; ++round) {
    Grid grid;
    for (Cell c : kAllCells)
      if (random() % 10 >= 3U + static_cast<unsigned>(round % 3)) grid.eliminate(c, kDrawn);
    for (const Technique& t : all_techniques()) {
      if (t.find != find_fish || is_of_houses(t.form) || is_siamese(t.form)) continue;
      const std::set<Key> keys = found_by_trial(grid.cells_with(kDrawn), t);
      EXPECT_EQ(found_by(grid, t.id), keys) << t.key << ", round " << round;
      found += keys.size();
    }
  }
  EXPECT_GT(found, 100U);
}

}  // namespace
}  // namespace nonet::logic
