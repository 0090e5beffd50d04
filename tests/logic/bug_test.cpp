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

  // r6c6 has 149, and 1 is there thrice in row 6 and in box 5, but only twice in column 6.
  const Grid uneven = board(
      ":0610-x::.+7+5+9.6+4+32+9+6+234571+8.4+3+27.+5+6952.+7+6.3+41+4.+6.+5+3+2+9+73.7.+2.+6857+5."
      ".3.."
      "2+6+631592+8+7+42.+46.+7.+5+3:874 176::");
  EXPECT_TRUE(steps_of(uneven, "bug-plus-1").empty());
}

}  // namespace
}  // namespace nonet::logic
