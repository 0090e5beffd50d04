// Against ratings and steps of other programs: a sample that the project keeps, and the whole
// collections in the long form.
#include "explainer/rating.h"

#include <map>

#include <gtest/gtest.h>

#include "explainer/rated_lines.h"
#include "search/count.h"
#include "support/random_boards.h"

namespace nonet::explainer {

namespace {

using nonet::testing::filling_from;
using nonet::testing::text_of;

// Each puzzle once, though several tests look at it.
const Rating& classic(const std::string& puzzle) {
  static std::map<std::string, Rating> known;
  const auto [place, is_new] = known.try_emplace(puzzle);
  if (is_new) place->second = rating(Grid{filling_from(puzzle)}, Dialect::classic, {kNoLimit});
  return place->second;
}

// The first puzzle of the sample that is as hard.
std::string sample_of(const std::string& er) {
  for (const std::string& line : testing::own_lines("rated.tsv"))
    if (testing::rated_line(line).rating.starts_with(er)) return testing::rated_line(line).puzzle;
  return {};
}

void expect_ratings(const std::vector<std::string>& lines) {
  for (const std::string& line : lines) {
    const auto [puzzle, theirs] = testing::rated_line(line);
    EXPECT_EQ(text_of(classic(puzzle)), theirs) << puzzle;
  }
}

void expect_steps(const std::vector<std::string>& lines) {
  for (const auto& [puzzle, theirs] : testing::traced_puzzles(lines)) {
    std::vector<std::string> ours;
    for (const RatedStep& step : classic(puzzle).steps) ours.push_back(text_of(step));
    EXPECT_EQ(ours, theirs) << puzzle;
  }
}

TEST(ExplainerRating, SampleOfAllBandsIsIdentical) {
  const auto lines = testing::own_lines("rated.tsv");
  ASSERT_GT(lines.size(), 100U);
  expect_ratings(lines);
}

TEST(ExplainerRating, StepsOfTheSampleAreIdentical) {
  const auto lines = testing::own_lines("traces.tsv");
  ASSERT_GT(lines.size(), 500U);
  expect_steps(lines);
}

class ExplainerCollection : public ::testing::TestWithParam<const char*> {};
TEST_P(ExplainerCollection, IsIdentical) {
  if (!testing::shared_data(GetParam())) GTEST_SKIP() << GetParam() << " is not here";
  if (!testing::long_tests()) GTEST_SKIP() << "left out: only in the long form";
  expect_ratings(testing::shared_lines(GetParam()));
}
INSTANTIATE_TEST_SUITE_P(Files, ExplainerCollection,
                         ::testing::Values("rated.tsv", "se_bands.tsv", "se_public.tsv"));

TEST(ExplainerCollection, StepsAreIdentical) {
  NONET_NEEDS_SHARED_DATA("se_traces.tsv");
  if (!testing::long_tests()) GTEST_SKIP() << "left out: only in the long form";
  expect_steps(testing::shared_lines("se_traces.tsv"));
}

// Each technique of the sample, on the whole way, leaves the solution what it is.
TEST(ExplainerRating, NoStepRemovesASolutionDigit) {
  for (const std::string& line : testing::own_lines("rated.tsv")) {
    const Filling puzzle = filling_from(testing::rated_line(line).puzzle);
    const auto solution = search::solve(Grid{puzzle});
    ASSERT_TRUE(solution);
    for (const RatedStep& step : classic(testing::rated_line(line).puzzle).steps) {
      for_each(step.effect.placements,
               [&](Cell c, Digit d) { EXPECT_EQ(solution->at(c), d) << line; });
      for_each(step.effect.eliminations,
               [&](Cell c, Digit d) { EXPECT_NE(solution->at(c), d) << line; });
    }
  }
}

TEST(ExplainerRating, AFullBoardIsNothing) {
  const auto line = testing::rated_line(testing::own_lines("rated.tsv").front());
  const auto solution = search::solve(Grid{filling_from(line.puzzle)});
  ASSERT_TRUE(solution);
  const Rating none = rating(Grid{*solution}, Dialect::classic, {kNoLimit});
  EXPECT_EQ(text_of(none), "0.0/0.0/0.0");
  EXPECT_TRUE(none.steps.empty());
}

// A budget is counted in work: it ends a rating at the same step every time, and more of it never
// comes less far.
TEST(ExplainerRating, ABudgetEndsItAtTheSameStep) {
  const Grid grid{filling_from(sample_of("9.3"))};
  const Rating whole = rating(grid, Dialect::classic, {kNoLimit});
  std::size_t before = 0;
  for (std::uint64_t work : {std::uint64_t{0}, std::uint64_t{1}, whole.work / 3, whole.work - 1}) {
    const Rating part = rating(grid, Dialect::classic, {work});
    EXPECT_EQ(part.end, End::out_of_work);
    EXPECT_EQ(part.work, work);
    EXPECT_EQ(part.steps.size(), rating(grid, Dialect::classic, {work}).steps.size());
    EXPECT_GE(part.steps.size(), before);
    EXPECT_LT(part.steps.size(), whole.steps.size());
    before = part.steps.size();
  }
  const Rating enough = rating(grid, Dialect::classic, {whole.work});
  EXPECT_EQ(enough.end, End::solved);
  EXPECT_EQ(text_of(enough), text_of(whole));
}

// Boards that no caller should hand in: too few digits, digits changed by chance, candidates gone
// by chance. What comes out means nothing; that it ends does.
TEST(ExplainerRating, AnyBoardEnds) {
  SplitMix64 chance{5};
  const int boards = testing::long_tests() ? 2000 : 100;
  for (int i = 0; i < boards; ++i) {
    Filling filling = testing::thinned(testing::random_solution(chance), 15 + i % 20, chance);
    if (i % 3 == 1) filling.set(cell_at(i % 81), digit_at(i % 9));
    Grid grid{filling};
    if (i % 2 == 1)
      for (Cell c : grid.open_cells())
        for (Digit d : grid.candidates(c))
          if (chance() % 8 == 0) grid.eliminate(c, d);
    const Rating any = rating(grid, Dialect::classic, {2000});
    EXPECT_LE(any.work, 2000U);
    EXPECT_LE(any.er, 200);
  }
}

TEST(ExplainerRating, UniquenessIsAnOption) {
  // A puzzle with a unique loop, which this dialect does without.
  const std::string puzzle = sample_of("4.5");
  const Rating without = rating(Grid{filling_from(puzzle)}, Dialect::no_uniqueness, {kNoLimit});
  EXPECT_EQ(without.end, End::solved);
  for (const RatedStep& step : without.steps) EXPECT_NE(step.technique, Technique::unique_loop);
  EXPECT_GT(without.er, classic(puzzle).er);
}

TEST(ExplainerRating, StopEndsIt) {
  int asked = 0;
  const Rating part = rating(Grid{filling_from(sample_of("9.9"))}, Dialect::classic,
                             {kNoLimit, [&] { return ++asked == 3; }});
  EXPECT_EQ(part.end, End::stopped);
  EXPECT_EQ(asked, 3);
}

}  // namespace

}  // namespace nonet::explainer
