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
  EXPECT_EQ(evidence.extras, CandidateSet(cell_at(6, 0), digit_of(6)));
  EXPECT_EQ(grid.positions(*evidence.house, digit_of(6)).size(), 3);
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

struct Extras {
  const char* technique;
  const char* line;
  std::vector<std::string> effects;
};
const Extras kExtras[] = {
    {"bug-2",
     ":bug_2:6:.4+2.+3+17957+3+5+42+9+6+18.1+9...2+4+3+174.+9+35+8.95+8.+4.+3.+1+26+318+5+47+9+3"
     ".1..4+9.+75.+6+97.13+4+49+73+1.+8+5.:634 834 256 274 674:614 656::",
     {"r1c4<>6 r5c6<>6"}},
    {"bug-3",
     ":bug_3:9:87+29+5+316+4+59+6+147+8+23+4+3+16+82+5+7+9+2+4+5+316+9876.7...43.+9.3.+7.2.+6.24"
     "..1...+1+69.+357+4..+5+8......:854 864:996::",
     {"r9c6<>9"}},
    {"bug-4",
     ":bug_4:38:.+5..+2+7.9...+2.+1+57.8.+71.6+8+23+5+1+3+95+7+4+6+8+25+2418+6+3+7978+6+2+93+5+1"
     "4....59.+2..1+5.3+2+9..2+97+6418+5+3:421 621 424 679 681:811 371::",
     {"r1c1<>8 r7c1<>3"}},
};

TEST(Bug, SeveralExtras) {
  for (const Extras& row : kExtras) {
    const Grid grid = board(row.line);
    EXPECT_EQ(effects_of(grid, row.technique), row.effects) << row.technique;
    const Step step = steps_of(grid, row.technique).front();
    EXPECT_EQ(objection(grid, step), "") << row.technique;
    EXPECT_GT(std::get<BugEvidence>(step.evidence).extras.size(), 1);
    // Each of them matters: without one the board is another.
    for_each(std::get<BugEvidence>(step.evidence).extras, [&](Cell c, Digit d) {
      Grid fewer = grid;
      fewer.eliminate(c, d);
      for (const Step& other : steps_of(fewer, row.technique))
        EXPECT_EQ(objection(fewer, other), "") << row.technique;
    });
    for (const char* other : {"bug-plus-1", "bug-2", "bug-3", "bug-4"})
      for (const Step& found : steps_of(grid, other))
        EXPECT_EQ(objection(grid, found), "") << other;
    EXPECT_TRUE(steps_of(grid, "bug-plus-1").empty());
  }
}

// A cell that has one candidate, or a pair in the wrong house, and there is no grave.
TEST(Bug, SeveralExtrasMissedByALittle) {
  for (const Extras& row : kExtras) {
    Grid grid = board(row.line);
    const Step step = steps_of(grid, row.technique).front();
    const CellSet crowded = std::get<BugEvidence>(step.evidence).extras.cells();
    const Cell plain = (grid.open_cells() - crowded).first();
    grid.eliminate(plain, grid.candidates(plain).first());
    EXPECT_TRUE(steps_of(grid, row.technique).empty()) << row.technique;
    EXPECT_NE(objection(grid, step), "") << "the grave is gone";
  }
}

}  // namespace
}  // namespace nonet::logic
