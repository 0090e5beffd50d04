// Unique loops on boards that show nothing else, and boards that miss them by a little.
#include <gtest/gtest.h>

#include "formats/hodoku.h"
#include "logic/checker.h"
#include "logic/sketch.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::objection;
using nonet::testing::sketch;
using nonet::testing::steps_of;

// Rows 1 to 3, columns 1, 4 and 7: r1c1, r1c4, r2c4, r2c7, r3c7, r3c1 and back.
const std::string kFive = "r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 ";
const std::string kFour = "r1c4=12 r2c4=12 r2c7=12 r3c7=12 ";

struct LoopRow {
  const char* name;
  std::string board;
  std::vector<std::string> effects;
};

TEST(Loops, OfSix) {
  const LoopRow table[] = {
      {"1", kFive + "r3c1=1259", {"r3c1<>1 r3c1<>2"}},
      {"1, nothing to prevent it", kFive + "r3c1=12", {}},
      {"1, a digit missing", kFive + "r3c1=159", {}},
      {"1, a placed cell", "r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=125 r1c1:1", {}},
      {"1, uneven in columns", "r1c1=12 r1c4=12 r2c5=12 r2c7=12 r3c7=12 r3c1=125", {}},
      {"2",
       kFour + "r1c1=125 r3c1=125 5/c1:r1c1,r3c1,r8c1 5/b1:r1c1,r3c1,r2c2",
       {"r2c2<>5 r8c1<>5"}},
      {"2, in three cells", "r1c1=125 r1c4=12 r2c4=125 r2c7=12 r3c7=125 r3c1=12", {}},
      {"2, two digits more", kFour + "r1c1=125 r3c1=126", {}},
      {"3",
       kFour + "r1c1=125 r3c1=126 r8c1=56 5/c1:r1c1,r8c1,r7c1 6/c1:r3c1,r8c1,r9c1",
       {"r7c1<>5 r9c1<>6"}},
      {"3, the set too large", kFour + "r1c1=125 r3c1=126 r8c1=567", {}},
      {"4", kFour + "r1c1=1257 r3c1=1268 1/c1:r1c1,r3c1", {"r1c1<>2 r3c1<>2"}},
      {"4, a third place", kFour + "r1c1=1257 r3c1=1268 1/c1:r1c1,r3c1,r9c1", {}},
      {"4, not in one house", "r1c1=1257 r1c4=12 r2c4=12 r2c7=1268 r3c7=12 r3c1=12", {}},
  };
  for (const LoopRow& row : table) {
    const Grid grid = sketch(row.board);
    EXPECT_EQ(effects_of(grid, "unique-loop-6"), row.effects) << row.name;
    for (const Step& step : steps_of(grid, "unique-loop-6"))
      EXPECT_EQ(objection(grid, step), "") << row.name;
    EXPECT_TRUE(steps_of(grid, "unique-loop-8").empty()) << row.name;
    EXPECT_TRUE(steps_of(grid, "unique-loop-10").empty()) << row.name;
  }
}

// Notes of two digits in every cell: so many rings that nobody could look at them all.
TEST(Loops, EndOnBoardsOfStrangeNotes) {
  Grid grid;
  for (Cell c : kAllCells) grid.set_candidates(c, {1, 2});
  EXPECT_TRUE(steps_of(grid, "unique-loop-10").empty());
}

// A rectangle is no loop.
TEST(Loops, HaveSixCellsOrMore) {
  EXPECT_TRUE(steps_of(sketch("r1c1=12 r1c4=12 r2c1=12 r2c4=125"), "unique-loop-6").empty());
}

// The judge must be able to say no.
TEST(Loops, TheCheckerKnowsWhatALoopIs) {
  const Grid grid = sketch(kFive + "r3c1=125");
  const Step step = steps_of(grid, "unique-loop-6").front();
  const Certificate right = certificate(step);
  ASSERT_EQ(objection(grid, step.effect, right), "");
  Certificate torn = right;
  std::swap(torn.loop.value().cells.at(0), torn.loop.value().cells.at(3));
  EXPECT_EQ(objection(grid, step.effect, torn), "the loop is torn");
  Certificate odd = right;
  odd.loop.value().cells.pop_back();
  EXPECT_EQ(objection(grid, step.effect, odd), "the loop is of no even length");
  Certificate uneven = right;
  uneven.loop.value().cells = {cell_at(0, 0), cell_at(0, 3), cell_at(4, 3), cell_at(4, 0)};
  EXPECT_EQ(objection(grid, step.effect, uneven), "the loop is uneven in box 1");
  Certificate three = right;
  three.loop->digits = {1, 2, 3};
  EXPECT_EQ(objection(grid, step.effect, three), "a loop has two digits");
}

}  // namespace
}  // namespace nonet::logic
