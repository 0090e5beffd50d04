#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"

namespace nonet::backtrack {
namespace {

using trace::Verdict;

TEST(Limits, SolutionsAreCountedUpToTheLimit) {
  struct Row {
    std::string_view text;
    std::uint64_t limit;
    std::uint64_t solutions;
    bool complete;
  };
  for (const Row& row :
       {Row{testing::kTwoSolutions, 1, 1, false}, Row{testing::kTwoSolutions, 2, 2, false},
        Row{testing::kTwoSolutions, 3, 2, true}, Row{testing::kFourSolutions, 100, 4, true},
        Row{testing::kEightSolutions, 100, 8, true}, Row{testing::kEightSolutions, 5, 5, false},
        Row{testing::kEmpty, 1000, 1000, false}}) {
    for (const auto& [engine, name] : kEngines) {
      const auto outcome =
          run(engine, testing::grid_from(row.text), {.solutions = row.limit, .work = 1'000'000});
      EXPECT_EQ(outcome.solutions, row.solutions) << name;
      EXPECT_EQ(outcome.complete, row.complete) << name;
      EXPECT_EQ(outcome.verdict, Verdict::solved) << name;
    }
  }
}

TEST(Limits, AskedForNoSolutionNothingIsSearched) {
  for (const auto& [engine, name] : kEngines) {
    const auto outcome = run(engine, Grid{}, {.solutions = 0, .work = 1000});
    EXPECT_EQ(outcome.verdict, Verdict::gave_up) << name;
    EXPECT_EQ(outcome.statistics.decisions, 0U) << name;
  }
}

TEST(Limits, WorkIsTheNumberOfDecisions) {
  const Grid hard = testing::grid_from(testing::kPuzzles[3].text);
  for (const auto& [engine, name] : kEngines) {
    for (std::uint64_t work : {0U, 1U, 3U}) {
      const auto outcome = run(engine, hard, {.solutions = 1, .work = work});
      EXPECT_EQ(outcome.verdict, Verdict::gave_up) << name;
      EXPECT_EQ(outcome.statistics.decisions, work) << name;
      EXPECT_FALSE(outcome.complete) << name;
    }
    // Exactly as much as is needed is enough; one less is not.
    const auto needed =
        run(engine, hard, {.solutions = 1, .work = 10'000'000}).statistics.decisions;
    EXPECT_EQ(run(engine, hard, {.solutions = 1, .work = needed}).verdict, Verdict::solved) << name;
    EXPECT_EQ(run(engine, hard, {.solutions = 1, .work = needed - 1}).verdict, Verdict::gave_up)
        << name;
  }
}

TEST(Limits, StopIsAskedNowAndThen) {
  for (const auto& [engine, name] : kEngines) {
    int asked = 0;
    const auto stop_at_third = [&] { return ++asked == 3; };
    const auto outcome =
        run(engine, Grid{}, {.solutions = UINT64_MAX, .work = UINT64_MAX, .stop = stop_at_third});
    EXPECT_EQ(asked, 3) << name;
    EXPECT_EQ(outcome.statistics.decisions, 2048U) << name;
    EXPECT_FALSE(outcome.complete) << name;
    const auto at_once =
        run(engine, Grid{}, {.solutions = 1, .work = 100, .stop = [] { return true; }});
    EXPECT_EQ(at_once.verdict, Verdict::gave_up) << name;
  }
}

TEST(Limits, OneDigitOnTheBoardIsAnswered) {
  for (Digit d : kAllDigits) {
    Filling one;
    one.set(cell_at(4, 4), d);
    for (const auto& [engine, name] : kEngines)
      EXPECT_EQ(run(engine, Grid{one}, {.solutions = 1, .work = 5000}).verdict, Verdict::solved)
          << name;
  }
}

TEST(Engines, AreReadByTheirNames) {
  for (const auto& [engine, name] : kEngines) {
    EXPECT_EQ(parse_engine(name), engine);
    EXPECT_EQ(name_of(engine), name);
  }
  EXPECT_EQ(parse_engine("DFS"), std::nullopt);
  EXPECT_EQ(parse_engine(""), std::nullopt);
}

}  // namespace
}  // namespace nonet::backtrack
