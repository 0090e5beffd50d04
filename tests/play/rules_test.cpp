// Scores, tests of techniques, the puzzle of the day, and what moves say: by tables and by hand.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "play/rules/daily.h"
#include "play/rules/moves.h"
#include "play/rules/score.h"
#include "play/rules/technique_test.h"
#include "support/fillings.h"

namespace nonet::play {
namespace {

constexpr std::int64_t kMinute = 60'000;

struct ScoreCase {
  std::string name;
  std::string level;
  Effort effort;
  Score score;
};
TEST(Scores, AreTheSumOfTheirParts) {
  const std::vector<ScoreCase> cases{
      {"no time at all", "easy", {}, {200, 200, 0, 0}},
      {"half of par", "easy", {5 * kMinute}, {200, 100, 0, 0}},
      {"over par", "easy", {50 * kMinute}, {200, 0, 0, 0}},
      {"hints by stage", "normal", {15 * kMinute, {1, 1, 1, 1}}, {400, 0, -148, 0}},
      {"mistakes", "extreme", {60 * kMinute, {}, 2}, {1600, 0, 0, -160}},
      {"never below nothing", "hard", {60 * kMinute, {0, 0, 0, 50}, 50}, {700, 0, -700, 0}},
      {"mistakes end at nothing too",
       "hard",
       {60 * kMinute, {0, 0, 0, 4}, 50},
       {700, 0, -560, -140}},
      {"not rated", "", {1 * kMinute}, {0, 0, 0, 0}},
      {"a clock that went wrong", "easy", {-5 * kMinute}, {200, 200, 0, 0}},
  };
  for (const ScoreCase& row : cases) {
    EXPECT_EQ(score_of(row.level, row.effort), row.score) << row.name;
    EXPECT_GE(score_of(row.level, row.effort).total(), 0) << row.name;
  }
}

TEST(TechniqueTest, FourInFiveMustBeFound) {
  EXPECT_EQ(found_to_pass(100), 8);
  EXPECT_EQ(found_to_pass(10), 8);
  EXPECT_EQ(found_to_pass(5), 4);
  EXPECT_EQ(found_to_pass(4), 4);
  EXPECT_EQ(found_to_pass(1), 1);
}

TEST(TechniqueTest, IsDueAfterTwiceAsLongEachTimeUpToSixteenWeeks) {
  const std::vector<int> days{7, 14, 28, 56, 112, 112};
  for (std::size_t passed = 0; passed < days.size(); ++passed)
    EXPECT_EQ(days_until_due(static_cast<std::int64_t>(passed)), days[passed]);
  EXPECT_EQ(days_until_due(1'000'000), 112);
}

TEST(Daily, TheWeekBeginsEasyAndEndsExtreme) {
  EXPECT_EQ(kLevelOfDay[0], "extreme") << "Sunday";
  EXPECT_EQ(kLevelOfDay[1], "easy") << "Monday";
  EXPECT_EQ(kLevelOfDay[6], "very-hard") << "Saturday";
}

TEST(GameStates, AreNamedBothWays) {
  for (const auto& [state, name] : kGameStates) {
    EXPECT_EQ(parse_game_state(name), state) << name;
    EXPECT_EQ(name_of(state), name);
  }
  EXPECT_FALSE(parse_game_state("lost"));
}

using trace::Event;
using trace::Kind;

TEST(Moves, SayWhetherTheGameRuns) {
  const std::vector<Event> paused{{.kind = Kind::resume}, {.kind = Kind::pause}};
  const std::vector<Event> hinted{{.kind = Kind::pause}, {.kind = Kind::hint}};
  EXPECT_EQ(state_after(GameState::running, paused), GameState::paused);
  EXPECT_EQ(state_after(GameState::paused, hinted), GameState::running);
  EXPECT_EQ(state_after(GameState::paused, {}), GameState::paused);
}

// A solution with 1 in the first cell and 2 in the second.
Filling solution() {
  return testing::filling_from(
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}
Event placed(int cell, int digit) {
  return {.kind = Kind::place,
          .cell = wide(static_cast<Cell>(cell)),
          .digit = static_cast<Digit>(digit)};
}

TEST(Moves, WrongDigitsAreCountedEachTimeAndFoundWhereTheyStand) {
  const std::vector<Event> moves{placed(0, 5), placed(1, 2), placed(0, 1), placed(2, 9),
                                 placed(0, 7)};
  EXPECT_EQ(mistakes_in(moves, solution()), 3);
  Grid board{Filling{}};
  board.place(static_cast<Cell>(2), static_cast<Digit>(9));
  board.place(static_cast<Cell>(1), static_cast<Digit>(2));
  const CellSet wrong = wrong_cells(board, solution());
  EXPECT_EQ(wrong.size(), 1);
  EXPECT_EQ(first_wrong_move(moves, wrong, solution()), 4U);
  EXPECT_EQ(first_wrong_move(moves, {}, solution()), std::nullopt);
}

TEST(Moves, OnlyWhatAPlayerMayDoIsAMove) {
  Filling givens;
  givens.set(static_cast<Cell>(0), static_cast<Digit>(1));
  EXPECT_TRUE(as_move(placed(1, 2), givens));
  EXPECT_FALSE(as_move(placed(0, 2), givens)) << "a given stays";
  EXPECT_FALSE(as_move({.kind = Kind::place}, givens)) << "no cell";
  EXPECT_FALSE(as_move({.kind = Kind::start}, givens)) << "an engine's";
  Event colour{.kind = Kind::colour, .cell = wide(static_cast<Cell>(0)), .count = kMostColours};
  EXPECT_TRUE(as_move(colour, givens)) << "givens may be coloured";
  ++colour.count;
  EXPECT_FALSE(as_move(colour, givens));
}

}  // namespace
}  // namespace nonet::play
