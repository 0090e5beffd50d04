#include <gtest/gtest.h>

#include "formats/hodoku.h"
#include "logic/checker.h"
#include "logic/sketch.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::objection;
using nonet::testing::steps_of;

Grid board(std::string_view line) { return formats::read_library_line(line).value().grid; }

constexpr std::string_view kLine =
    ":0610::+4+3+75+82+9+61..+9+41+7+28+38+1+2+6+9+34+7+5..+6+9+7+8+13+49413+2+68+5778+3+15+46+2+9"
    "..+4+2.+5+7.+8.75+8.9+3.2..87.+1+5.+6::171 371::";

TEST(Bug, TheDigitThatIsThereThriceStays) {
  const Grid grid = board(kLine);
  EXPECT_EQ(effects_of(grid, "bug-plus-1"), (std::vector<std::string>{"r7c1<>1 r7c1<>3"}));
  const Step step = steps_of(grid, "bug-plus-1").front();
  EXPECT_EQ(objection(grid, step), "");
  const auto& evidence = std::get<BugEvidence>(step.evidence);
  EXPECT_EQ(evidence.digit, digit_of(6));
  EXPECT_EQ(grid.positions(evidence.house, evidence.digit).size(), 3);
}

TEST(Bug, NearMisses) {
  Grid fewer = board(kLine);  // the grave itself: no cell has three
  fewer.eliminate(cell_at(6, 0), digit_of(6));
  EXPECT_TRUE(steps_of(fewer, "bug-plus-1").empty());

  Grid single = board(kLine);  // another cell has one
  const Cell other = (single.open_cells() - CellSet{cell_at(6, 0)}).first();
  single.eliminate(other, single.candidates(other).first());
  EXPECT_TRUE(steps_of(single, "bug-plus-1").empty());

  // One cell with three, but 8 is there thrice in column 5 and has no part in that cell.
  const Grid uneven = board(
      ":0610-x::+9+5+2..+17+3+6..8+5+76+249476+9+2+3+18+5+78..92+5+61+69+17.5+42.2.+516.+97..2.+6.+"
      "981"
      "786+92+1+73+5+4..7...+6+9+2:391 392 494 395 495::");
  EXPECT_TRUE(steps_of(uneven, "bug-plus-1").empty());
}

}  // namespace
}  // namespace nonet::logic
