#include "logic/fish/templates.h"

#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/picture.h"
#include "logic/sketch.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::kDrawn;
using nonet::testing::objection;
using nonet::testing::sketch;
using nonet::testing::steps_of;

// All 46,656 ways to place a digit on an empty board.
void list_templates(int row, CellSet free, CellSet so_far, std::vector<CellSet>& all) {
  if (row == 9) return all.push_back(so_far);
  for (Cell c : free& members_of(row_house(row)))
    list_templates(row + 1, free - peers_of(c), so_far | CellSet{c}, all);
}

TEST(Templates, AreCountedAsListed) {
  std::vector<CellSet> all;
  list_templates(0, CellSet::all(), {}, all);
  EXPECT_EQ(all.size(), 46656U);
  EXPECT_EQ(templates_of(Grid{}, kDrawn).ways, 46656);
  std::mt19937 random{7};
  for (unsigned tenths = 2; tenths < 9; ++tenths) {
    Grid grid;
    for (Cell c : kAllCells)
      if (random() % 10 >= tenths) grid.eliminate(c, kDrawn);
    grid.place(cell_at(4, 4), kDrawn);
    const CellSet places = grid.cells_with(kDrawn) | CellSet{cell_at(4, 4)};
    int ways = 0;
    CellSet used;
    for (CellSet one : all) {
      if (!places.includes(one)) continue;
      ++ways;
      used |= one;
    }
    const Templates templates = templates_of(grid, kDrawn);
    EXPECT_EQ(templates.ways, ways);
    EXPECT_EQ(templates.used, used);
  }
}

// Rows 1 and 4 take the 1s of columns 1 and 4, so that row 7 has one place left. The other digits
// then lose that place.
TEST(Templates, SetAndDelete) {
  const Grid grid = sketch("1/r1:r1c1,r1c4 1/r4:r4c1,r4c4 1/r7:r7c1,r7c4,r7c7");
  const std::vector<Step> steps = steps_of(grid, "template-set");
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(nonet::testing::text_of(steps[0].effect), "r7c7=1");
  EXPECT_EQ(objection(grid, steps[0]), "");
  const std::vector<Step> deletions = steps_of(grid, "template-delete");
  ASSERT_EQ(deletions.size(), 9U);
  EXPECT_TRUE(deletions[0].effect.eliminations.contains(cell_at(6, 0), digit_of(1)));
  for (const Step& step : deletions) EXPECT_EQ(objection(grid, step), "");
}

// r1c1 is the only place that 1 has; so 2, which had it or r1c2, is at r1c2.
TEST(Templates, LeaveRoomForOtherDigits) {
  const Grid grid = sketch("1/r1:r1c1 2/r1:r1c1,r1c2");
  const std::vector<Step> steps = steps_of(grid, "template-set");
  ASSERT_EQ(steps.size(), 2U);
  EXPECT_EQ(nonet::testing::text_of(steps[1].effect), "r1c2=2");
  EXPECT_EQ(objection(grid, steps[1]), "");
  EXPECT_EQ(std::get<TemplateEvidence>(steps[1].evidence).others, (Digits{1}));
}

TEST(Templates, SayNothingOfABrokenBoard) {
  Grid grid;
  for (Cell c : cells_of(row_house(0))) grid.eliminate(c, kDrawn);
  EXPECT_TRUE(effects_of(grid, "template-set").empty());
  EXPECT_TRUE(effects_of(grid, "template-delete").empty());
}

}  // namespace
}  // namespace nonet::logic
