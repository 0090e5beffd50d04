// Explanations read aloud: every sentence is whole, and what it says of the board is true.
#include <algorithm>
#include <regex>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/explain.h"
#include "logic/path.h"
#include "logic/sketch.h"
#include "support/fillings.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::filling_from;
using nonet::testing::sketch;
using nonet::testing::steps_of;
using nonet::testing::text_of;

// The explanation of the first step of the technique with this effect.
std::string words_of(const std::string& board, const char* technique, const std::string& effect) {
  const Grid grid = sketch(board);
  for (const Step& step : steps_of(grid, technique))
    if (text_of(step.effect) == effect) return explain(grid, step);
  return "not found";
}

TEST(Sentences, OfAForkWithOneWayLeft) {
  EXPECT_EQ(words_of("r1c1=12 r1c2=13 r2c1=13", "fork-chain", "r1c1=2"),
            "Row 1, column 1 is 1 or 2. If r1c1 is 1, then in turn r1c2=3; and nothing fits in "
            "r2c1. That cannot be. Only 2 is left for r1c1. So row 1, column 1 is 2.");
}

// The ways that are left have nothing to tell.
TEST(Sentences, OfAForkWithADeadEnd) {
  EXPECT_EQ(words_of("r1c1=124 r1c2=13 r2c1=13", "fork-chain", "r1c1<>1"),
            "Row 1, column 1 is 1, 2 or 4. If r1c1 is 1, then in turn r1c2=3; and nothing fits in "
            "r2c1. That cannot be. So 1 can be crossed out in r1c1.");
}

// In r1c1 the 3 is seen by r7c1 at once, in r1c5 by way of row 9.
TEST(Sentences, OfAWayThatHasTheEffectByTheRulesAlone) {
  const Grid grid = sketch("3/r1:r1c1,r1c5 3/r9:r9c2,r9c5");
  const Digit three = digit_of(3);
  const Cell by_row_9 = cell_at(8, 1);
  const Step inner = placing(TechniqueId::hidden_single_line, by_row_9, three,
                             SingleEvidence{by_row_9, three, row_house(8)});
  NetEvidence net{Must::place(row_house(0), three), {}};
  net.branches.push_back({{cell_at(0, 0), three}, {}});
  net.branches.push_back({{cell_at(0, 4), three}, {{inner}}});
  const Step step =
      removing(TechniqueId::forcing_net_verity, CandidateSet{cell_at(6, 0), three}, std::move(net));
  EXPECT_EQ(explain(grid, step),
            "In row 1, the digit 3 is in r1c1 or r1c5. If r1c1 is 3, then at once r7c1≠3. If r1c5 "
            "is 3, then in turn r9c2=3. One of these is true, and all lead to the same. So 3 can "
            "be crossed out in r7c1.");
}

TEST(Sentences, OfBranchesAreWhole) {
  const std::regex bare{"If r[1-9]c[1-9] is [1-9]\\."};
  const Path path = solve(
      Grid{filling_from(
          "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........")},
      {.profile = *find_profile("sudokio")});
  int told = 0;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    const Grid grid = path.before(i);
    for (const char* key : {"fork-chain", "forcing-net-verity"}) {
      for (const Step& step : steps_of(grid, key)) {
        ASSERT_FALSE(std::regex_search(explain(grid, step), bare)) << explain(grid, step);
        ++told;
      }
    }
  }
  EXPECT_GT(told, 100);
}

// A cell or a digit with one way left is a single; what follows from singles needs no net.
TEST(Sentences, NoNetBeginsWithoutAChoice) {
  const Grid grid{filling_from(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")};
  for (const Step& step : steps_of(grid, "forcing-net-verity"))
    EXPECT_GT(std::get<NetEvidence>(step.evidence).branches.size(), 1U) << summary(step);
  EXPECT_TRUE(effects_of(sketch("r1c1=12 r9c9=9"), "forcing-net-verity").empty());
}

// r1c1 and r1c2 are a naked pair, to which an aligned exclusion adds nothing.
TEST(Sentences, AlignedExclusionNamesItsWitnesses) {
  const Grid grid = sketch("r1c1=12 r1c2=12 r1c3=123 r2c1=34 r2c2=345");
  for (const Step& step : steps_of(grid, "aligned-triple"))
    EXPECT_FALSE(std::get<AlignedEvidence>(step.evidence).witnesses.empty()) << summary(step);
}

TEST(Sentences, ARingIsToldInItsOrder) {
  const std::string words = words_of("r1c1=12 r1c4=12 r2c4=12 r2c7=12 r3c7=12 r3c1=1259",
                                     "unique-loop-6", "r3c1<>1 r3c1<>2");
  const std::string in_order = "r1c1, r1c4, r2c4, r2c7, r3c7 and r3c1 each cell shares";
  const std::string the_other_way = "r1c1, r3c1, r3c7, r2c7, r2c4 and r1c4 each cell shares";
  EXPECT_TRUE(words.find(in_order) != std::string::npos ||
              words.find(the_other_way) != std::string::npos)
      << words;
}

TEST(Sentences, AGroupThatIsNotADigit) {
  const auto group = [](CellSet cells) { return says_false({digit_of(9), cells}); };
  EXPECT_EQ(group({cell_at(6, 0)}), "r7c1 is not 9");
  EXPECT_EQ(group({cell_at(6, 0), cell_at(6, 1)}), "neither r7c1 nor r7c2 is 9");
  EXPECT_EQ(group({cell_at(6, 0), cell_at(6, 1), cell_at(6, 2)}),
            "none of r7c1, r7c2 and r7c3 is 9");
}

}  // namespace
}  // namespace nonet::logic
