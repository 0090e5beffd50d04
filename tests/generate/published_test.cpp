#include "generate/published.h"

#include <gtest/gtest.h>

#include "board/pattern_symmetry.h"
#include "rate/branching.h"
#include "search/count.h"

namespace nonet::generate {
namespace {

using rate::Level;

TEST(Published, StopsInsideTheLevelAndNeverPassesIt) {
  SplitMix64 source{11};
  int reached = 0;
  for (const rate::LevelRow& row : rate::kLevels) {
    for (int i = 0; i < 4; ++i) {
      const PublishedPuzzle made = published(row.made, 200, GridMethod::published, source);
      EXPECT_EQ(search::count(made.puzzle, {.solutions = 2}).solutions, 1U);
      EXPECT_EQ(rate::branching(made.puzzle, made.solution).difficulty(), made.difficulty);
      EXPECT_LE(made.difficulty, row.made.to) << row.name;
      EXPECT_TRUE(has_symmetry(made.puzzle.cells(), PatternSymmetry::rot180));
      reached += row.made.contains(made.difficulty) ? 1 : 0;
    }
  }
  EXPECT_GT(reached, 12);
}

TEST(Published, WithoutALevelMoreRoundsAreNeverEasier) {
  SplitMix64 few{5};
  SplitMix64 many{5};
  const PublishedPuzzle early = published({}, 20, GridMethod::published, few);
  const PublishedPuzzle late = published({}, 200, GridMethod::published, many);
  EXPECT_EQ(early.solution, late.solution);
  EXPECT_GE(late.difficulty, early.difficulty);
  EXPECT_GT(late.difficulty, 100);
}

TEST(Published, OneRoundReachesNoExtremePuzzle) {
  SplitMix64 source{3};
  const PublishedPuzzle made =
      published(rate::row_of(Level::extreme).made, 1, GridMethod::published, source);
  EXPECT_LT(made.difficulty, 301);
}

}  // namespace
}  // namespace nonet::generate
