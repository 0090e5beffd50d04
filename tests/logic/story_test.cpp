// Logic as an engine: outcome, trace, replay.
#include "logic/story.h"

#include <gtest/gtest.h>

#include "search/count.h"
#include "support/fillings.h"
#include "support/puzzles.h"
#include "trace/ndjson.h"
#include "trace/replay.h"
#include "trace/words.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;

using testing::kPuzzle;
constexpr const char* kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
constexpr std::uint64_t kEnough = 1'000'000;

Told tell(const Grid& grid, trace::Recorder* recorder) {
  return run(grid, {.profile = standard_profile(), .proven_unique = true},
             {.solutions = 2, .work = kEnough}, recorder);
}

TEST(Story, SolvesAndReplaysToTheSolution) {
  trace::Recorder recorder{Shape{}, kEnough};
  const Told told = tell(Grid{filling_from(kPuzzle)}, &recorder);
  EXPECT_EQ(told.outcome.verdict, trace::Verdict::solved);
  EXPECT_TRUE(told.outcome.complete);
  const trace::Trace story = std::move(recorder).take();
  const trace::Moment end = trace::replay(story, story.events.size());
  EXPECT_EQ(end.filling.standard(), search::solve(Grid{filling_from(kPuzzle)}).value());
  const auto again = trace::from_ndjson(trace::to_ndjson(story));
  ASSERT_TRUE(again.has_value()) << again.error().reason;
  EXPECT_EQ(*again, story);
}

TEST(Story, TellsTechniqueAndExplanationOfEachStep) {
  trace::Recorder recorder{Shape{}, kEnough};
  tell(Grid{filling_from(kPuzzle)}, &recorder);
  const trace::Trace story = std::move(recorder).take();
  int steps = 0;
  for (const trace::Event& event : story.events) {
    if (event.kind != trace::Kind::step) continue;
    ++steps;
    EXPECT_FALSE(event.technique.empty());
    EXPECT_EQ(trace::sentence(story.shape, event), event.text);
    EXPECT_TRUE(event.text.ends_with('.'));
  }
  EXPECT_EQ(steps, 51);
}

// The same way in fewer turns: each group is one event, and all its digits follow.
TEST(Story, TellsGroupsOfSinglesAsOneStep) {
  trace::Recorder recorder{Shape{}, kEnough};
  const Grid grid{filling_from(kPuzzle)};
  const Told told = run(grid, {.profile = standard_profile(), .group = true},
                        {.solutions = 2, .work = kEnough}, &recorder);
  EXPECT_EQ(told.outcome.verdict, trace::Verdict::solved);
  EXPECT_EQ(told.path.steps.size(), 51U);
  EXPECT_LT(told.path.turns.size(), 30U);
  const trace::Trace story = std::move(recorder).take();
  std::size_t steps = 0;
  std::uint64_t placed = 0;
  for (std::size_t i = 0; i < story.events.size(); ++i) {
    const trace::Event& event = story.events[i];
    if (event.kind != trace::Kind::step) continue;
    ++steps;
    placed += event.count;
    for (std::uint64_t k = 1; k <= event.count; ++k)
      EXPECT_EQ(story.events[i + k].kind, trace::Kind::place);
    if (event.count > 1) EXPECT_NE(event.text.find(" at once: r"), std::string::npos) << event.text;
  }
  EXPECT_EQ(steps, told.path.turns.size());
  EXPECT_EQ(placed, 51U);
  const trace::Moment end = trace::replay(story, story.events.size());
  EXPECT_EQ(end.filling.standard(), search::solve(grid).value());
}

// Two cells of a row would be the same digit: the group takes one of them, and the story ends
// there.
TEST(Story, AGroupPlacesNothingAgainstTheRules) {
  Grid grid{filling_from(kPuzzle)};
  CellSet two;
  for (Cell c : members_of(row_house(0)) & grid.open_cells())
    if (grid.candidates(c).contains(digit_of(4)) && two.size() < 2) two.insert(c);
  ASSERT_EQ(two.size(), 2);
  for (Cell c : two) grid.set_candidates(c, Digits{4});
  const Told told =
      run(grid, {.profile = standard_profile(), .group = true}, {.solutions = 2, .work = kEnough});
  EXPECT_EQ(told.outcome.verdict, trace::Verdict::unsolvable);
  EXPECT_LE((told.path.end.filling().cells() & two).size(), 1);
}

std::string last_sentence(trace::Recorder&& recorder) {
  const trace::Trace story = std::move(recorder).take();
  return trace::sentence(story.shape, story.events.back());
}

TEST(Story, EndsWithTheFurthestBoard) {
  trace::Recorder recorder{Shape{}, kEnough};
  const Told told = run(Grid{filling_from(kHard)}, {.profile = *find_profile("classic")},
                        {.solutions = 2, .work = kEnough}, &recorder);
  EXPECT_FALSE(told.cut_short);
  EXPECT_EQ(last_sentence(std::move(recorder)), "Nothing more follows without a guess.");
  EXPECT_EQ(told.outcome.verdict, trace::Verdict::gave_up);
  EXPECT_FALSE(told.outcome.first.has_value());
  EXPECT_FALSE(told.path.solved());
  EXPECT_EQ(told.path.before(told.path.steps.size()), told.path.end);
  EXPECT_EQ(told.path.before(0), told.path.start);
}

TEST(Story, SaysThatABrokenBoardIsUnsolvable) {
  Filling twice = filling_from(kPuzzle);
  twice.set(cell_at(0, 8), digit_of(5));
  trace::Recorder recorder{Shape{}, kEnough};
  EXPECT_EQ(tell(Grid{twice}, &recorder).outcome.verdict, trace::Verdict::unsolvable);
  Grid dead;
  dead.set_candidates(cell_at(4, 4), {});
  EXPECT_EQ(tell(dead, nullptr).outcome.verdict, trace::Verdict::unsolvable);
}

TEST(Story, KeepsItsBudgetAndItsCap) {
  const Grid grid{filling_from(kPuzzle)};
  trace::Recorder short_of{Shape{}, kEnough};
  const Told told =
      run(grid, {.profile = standard_profile()}, {.solutions = 2, .work = 3}, &short_of);
  EXPECT_EQ(told.path.steps.size(), 3U);
  EXPECT_TRUE(told.cut_short);
  EXPECT_EQ(last_sentence(std::move(short_of)), "Gave up at the limit, without a guess.");
  EXPECT_EQ(told.outcome.verdict, trace::Verdict::gave_up);
  trace::Recorder recorder{Shape{}, 10};
  tell(grid, &recorder);
  const trace::Trace story = std::move(recorder).take();
  EXPECT_EQ(story.events.back().kind, trace::Kind::end);
  EXPECT_EQ(trace::replay(story, story.events.size()).filling.standard(),
            search::solve(grid).value());
}

}  // namespace
}  // namespace nonet::logic
