#include "rate/branching.h"

#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "board/canonical.h"
#include "board/symmetry.h"
#include "rate/level.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::rate {
namespace {

using nonet::testing::filling_from;

Filling solution_of(const Filling& puzzle) { return *search::solve(Grid{puzzle}); }

int by_search(const Filling& puzzle) {
  const trace::Outcome outcome =
      backtrack::run(backtrack::Engine::least, Grid{puzzle}, {.solutions = 1, .work = UINT64_MAX});
  return static_cast<int>(outcome.statistics.branching);
}

class OfCollection : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (!nonet::testing::shared_data(GetParam())) GTEST_SKIP() << GetParam() << " is not here";
  }
};
INSTANTIATE_TEST_SUITE_P(Branching, OfCollection,
                         ::testing::Values("everyday.txt", "clues17.txt", "top1465.txt",
                                           "hardest.txt"));

TEST_P(OfCollection, IsWhatTheSearchForTheShortestQuestionCounts) {
  for (const std::string& line : nonet::testing::shared_lines(GetParam(), 7, 200)) {
    const Filling puzzle = filling_from(line);
    const Branching rating = branching_as_it_lies(puzzle, solution_of(puzzle));
    EXPECT_EQ(rating.guesses, by_search(puzzle)) << line;
    EXPECT_EQ(rating.empty, 81 - puzzle.size());
  }
}

TEST_P(OfCollection, IsTheSameForAllIsomorphs) {
  std::uint64_t seed = 0;
  for (const std::string& line : nonet::testing::shared_lines(GetParam(), 11, 100)) {
    const Filling puzzle = filling_from(line);
    const Filling solution = solution_of(puzzle);
    const Branching rating = branching(puzzle, solution);
    EXPECT_EQ(rating,
              branching_as_it_lies(canonical(puzzle).form, solution_of(canonical(puzzle).form)));
    const Isomorphism other = random_isomorphism(++seed);
    EXPECT_EQ(rating, branching(other.apply(puzzle), other.apply(solution))) << line;
  }
}

TEST(Levels, AreNamedAndBounded) {
  for (const LevelRow& row : kLevels) {
    EXPECT_EQ(parse_level(row.name), row.level);
    EXPECT_EQ(level_of(row.made.from), row.level);
    EXPECT_EQ(level_of(row.made.to), row.level);
    EXPECT_EQ(level_of(row.classified), row.level);
  }
  for (const char* typed : {"Medium", "medium", "NORMAL"})
    EXPECT_EQ(parse_level(typed), Level::normal) << typed;
  for (const char* typed : {"Very Easy", "very_easy", "VERY-EASY", "very easy"})
    EXPECT_EQ(parse_level(typed), Level::very_easy) << typed;
  for (const char* typed : {"", "very", "very  easy", "easy ", "v\xC3\xA9ry-easy", "tricky"})
    EXPECT_EQ(parse_level(typed), std::nullopt) << typed;
  EXPECT_EQ(level_of(33), Level::easy);
  EXPECT_EQ(level_of(200), Level::hard);
  EXPECT_EQ(level_of(201), Level::very_hard);
}

}  // namespace
}  // namespace nonet::rate
