#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cdcl/boards.h"
#include "cdcl/cdcl.h"

namespace nonet::cdcl {
namespace {

using testing::board;
using testing::count_by_trying;
using testing::HoleMaker;
using testing::is_solution_of;
using trace::Limits;
using trace::Outcome;
using trace::Verdict;

constexpr std::uint64_t kEnough = 200'000;  // conflicts

Outcome solve(const WideFilling& puzzle, std::uint64_t solutions = 1,
              Decide decide = Decide::activity) {
  return run(puzzle, {.decide = decide}, {.solutions = solutions, .work = kEnough});
}

void expect_answer(const WideFilling& puzzle, std::uint64_t limit, std::uint64_t expected,
                   Decide decide) {
  const Outcome outcome = solve(puzzle, limit, decide);
  EXPECT_EQ(outcome.solutions, expected);
  EXPECT_EQ(outcome.verdict, expected > 0 ? Verdict::solved : Verdict::unsolvable);
  EXPECT_EQ(outcome.complete, expected < limit);
  ASSERT_EQ(outcome.first.has_value(), expected > 0);
  if (outcome.first) EXPECT_TRUE(is_solution_of(*outcome.first, puzzle));
}

struct NamedPuzzle {
  const char* name;
  std::string text;
  std::uint64_t solutions;  // up to 3
};
class Named : public ::testing::TestWithParam<NamedPuzzle> {};

TEST_P(Named, HasTheKnownNumberOfSolutions) {
  for (Decide decide : {Decide::activity, Decide::mrv})
    expect_answer(board(9, GetParam().text), 3, GetParam().solutions, decide);
}

INSTANTIATE_TEST_SUITE_P(
    Puzzles, Named,
    ::testing::Values(
        NamedPuzzle{"easy", testing::kEasy, 1}, NamedPuzzle{"hard", testing::kHard, 1},
        NamedPuzzle{"two_solutions", testing::kTwoSolutions, 2},
        // What is not written is empty.
        NamedPuzzle{"empty", ".", 3}, NamedPuzzle{"one_digit", "5", 3},
        NamedPuzzle{"one_digit_nine_times",
                    "1.. ... ... ... 1.. ... ... ... 1.. .1. ... ... ... .1. ... ... ... .1. "
                    "..1 ... ... ... ..1 ... ... ... ..1",
                    3},
        NamedPuzzle{"given_twice_in_row", "11", 0},
        NamedPuzzle{"dead_cell", "12345678. ......... ........9", 0},
        NamedPuzzle{"no_place_in_row",
                    "..5...... ...1..... ......1.. 1........ ......... ......... .1.......", 0},
        NamedPuzzle{
            "hard_with_wrong_given",
            "12...7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
            0}),
    [](const auto& tested) { return tested.param.name; });

TEST(Solve, AFullBoardIsItsOwnOnlySolution) {
  for (int size : {4, 6, 9, 12, 16, 25, 36}) {
    const WideFilling full = HoleMaker{*Shape::for_size(size), 5}.mixed();
    const Outcome outcome = solve(full, 2);
    EXPECT_EQ(outcome.first, full);
    EXPECT_TRUE(outcome.complete);
    EXPECT_EQ(outcome.solutions, 1U);
  }
}

TEST(Solve, EmptyBoardsOfEverySize) {
  for (int size : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25}) {
    const WideFilling empty{*Shape::for_size(size)};
    const Outcome outcome = solve(empty);
    ASSERT_EQ(outcome.verdict, Verdict::solved) << size;
    EXPECT_TRUE(is_solution_of(*outcome.first, empty)) << size;
  }
}

TEST(Solve, BoardsWithHolesOfEverySize) {
  for (int size : {4, 6, 9, 12, 16, 25, 36}) {
    for (Decide decide : {Decide::activity, Decide::mrv}) {
      const Shape shape = *Shape::for_size(size);
      const WideFilling puzzle = HoleMaker{shape, 1}.hard(shape.cells() * 2 / 5);
      const Outcome outcome = solve(puzzle, 1, decide);
      ASSERT_EQ(outcome.verdict, Verdict::solved) << size;
      EXPECT_TRUE(is_solution_of(*outcome.first, puzzle)) << size;
    }
  }
}

TEST(Solve, BothOrientationsOfABox) {
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{2, 3}, {3, 2}, {4, 3}}) {
    const WideFilling empty{*Shape::from_box(rows, columns)};
    const Outcome outcome = solve(empty);
    ASSERT_TRUE(outcome.first.has_value());
    EXPECT_TRUE(is_solution_of(*outcome.first, empty));
  }
}

TEST(Count, TheEmptyFourByFourHas288) {
  for (Decide decide : {Decide::activity, Decide::mrv})
    expect_answer(WideFilling{*Shape::for_size(4)}, 1000, 288, decide);
}

// Up to a limit, as trying everything counts: from hopeless to wide open.
TEST(Count, AgreesWithTryingEverything) {
  for (int size : {4, 6, 9}) {
    const Shape shape = *Shape::for_size(size);
    HoleMaker maker{shape, 100};
    for (int i = 0; i < 60; ++i) {
      const int holes = shape.cells() * (30 + maker.below(size == 9 ? 35 : 60)) / 100;
      WideFilling puzzle = maker.with_holes(maker.mixed(), holes);
      if (i % 3 == 0) puzzle = maker.spoiled(puzzle);
      const std::uint64_t limit = static_cast<std::uint64_t>(1 + maker.below(40));
      const std::uint64_t expected = count_by_trying(puzzle, limit);
      for (Decide decide : {Decide::activity, Decide::mrv})
        expect_answer(puzzle, limit, expected, decide);
    }
  }
}

TEST(Count, MutatedPuzzlesAgreeWithTryingEverything) {
  const std::size_t most = testing::long_tests() ? 2000 : 60;
  for (const std::string file : {"everyday.txt", "hardest.txt", "top1465.txt"}) {
    HoleMaker maker{Shape{}, 11};
    for (WideFilling puzzle : testing::sample(file, 31, most)) {
      for (int rounds = maker.below(3); rounds >= 0; --rounds) puzzle = maker.spoiled(puzzle);
      const std::uint64_t expected = count_by_trying(puzzle, 2);
      for (Decide decide : {Decide::activity, Decide::mrv})
        expect_answer(puzzle, 2, expected, decide);
    }
  }
}

TEST(Solve, HardPuzzlesAreSolvedUniquely) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  for (const WideFilling& puzzle : testing::sample("hardest.txt", 197, 100))
    for (Decide decide : {Decide::activity, Decide::mrv}) expect_answer(puzzle, 2, 1, decide);
}

TEST(Solve, ASeedChangesTheSearchButNotTheAnswer) {
  const WideFilling puzzle = board(9, testing::kHard);
  const Limits limits{.solutions = 2, .work = kEnough};
  const Outcome plain = run(puzzle, {}, limits);
  EXPECT_EQ(run(puzzle, {}, limits).statistics, plain.statistics);
  bool differs = false;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Outcome other = run(puzzle, {.seed = seed}, limits);
    EXPECT_EQ(other.first, plain.first);
    EXPECT_TRUE(other.complete);
    differs = differs || other.statistics != plain.statistics;
  }
  EXPECT_TRUE(differs);
}

TEST(Limits, ConflictsEndTheRunAsGaveUp) {
  const Outcome outcome = run(board(9, testing::kHard), {}, {.solutions = 2, .work = 5});
  EXPECT_EQ(outcome.verdict, Verdict::gave_up);
  EXPECT_FALSE(outcome.complete);
  EXPECT_LE(outcome.statistics.conflicts, 6U);
}

TEST(Limits, StopIsAskedAndObeyed) {
  // Counting an empty board would take for ever.
  int asked = 0;
  const Outcome outcome = run(
      WideFilling{}, {}, {.solutions = ~std::uint64_t{0}, .work = ~std::uint64_t{0}, .stop = [&] {
                            return ++asked == 3;
                          }});
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(outcome.verdict, Verdict::solved);
  EXPECT_GT(outcome.solutions, 0U);
  EXPECT_FALSE(outcome.complete);
}

TEST(Limits, NoSolutionsWantedMeansNoWork) {
  const Outcome outcome = run(board(9, testing::kEasy), {}, {.solutions = 0, .work = kEnough});
  EXPECT_EQ(outcome.verdict, Verdict::gave_up);
  EXPECT_EQ(outcome.statistics.decisions, 0U);
}

TEST(Grids, CrossedOutCandidatesCount) {
  const Limits limits{.solutions = 3, .work = kEnough};
  Grid grid{board(9, testing::kTwoSolutions).standard()};
  const Outcome both = run(grid, {}, limits);
  ASSERT_EQ(both.solutions, 2U);
  for (Cell c : grid.open_cells()) {
    // Crossing out a digit of the first solution leaves the second, where they differ.
    Grid less = grid;
    less.eliminate(c, *both.first->at(wide(c)));
    const Outcome outcome = run(less, {}, limits);
    EXPECT_LE(outcome.solutions, 1U);
    EXPECT_TRUE(outcome.complete);
    if (outcome.first) EXPECT_NE(outcome.first->at(wide(c)), both.first->at(wide(c)));
  }
}

TEST(Grids, AWronglyPlacedDigitMakesItUnsolvable) {
  Grid grid{board(9, testing::kEasy).standard()};
  grid.place(cell_at(0, 2), digit_of(5));  // row 1 has a 5
  const Outcome outcome = run(grid, {}, {.solutions = 1, .work = kEnough});
  EXPECT_EQ(outcome.verdict, Verdict::unsolvable);
  EXPECT_TRUE(outcome.complete);
}

// The work done on fixed puzzles: a refactoring must leave it as it is, a better search changes it
// knowingly.
TEST(Signature, WorkOnFixedBoards) {
  std::uint64_t conflicts = 0;
  std::uint64_t decisions = 0;
  for (const std::string& text : {testing::kEasy, testing::kHard, testing::kTwoSolutions}) {
    const Outcome outcome = solve(board(9, text), 3);
    conflicts += outcome.statistics.conflicts;
    decisions += outcome.statistics.decisions;
  }
  const WideFilling wide = HoleMaker{*Shape::for_size(25), 3}.hard(343);
  const Outcome outcome = solve(wide);
  conflicts += outcome.statistics.conflicts;
  decisions += outcome.statistics.decisions;
  EXPECT_EQ(conflicts, 2609U);
  EXPECT_EQ(decisions, 8693U);
}

}  // namespace
}  // namespace nonet::cdcl
