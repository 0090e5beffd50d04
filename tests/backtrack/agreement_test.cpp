// All engines and a second opinion say the same about every board.
#include <iostream>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "backtrack/oracle.h"
#include "backtrack/puzzles.h"
#include "board/conflicts.h"
#include "support/shared_data.h"

namespace nonet::backtrack {
namespace {

using testing::grid_from;
using testing::kPuzzles;
using testing::Oracle;
using trace::Verdict;

// Plain depth-first search needs 10⁸ guesses for some boards; the others never come near this.
constexpr std::uint64_t kBudget = 300'000;

// Runs all engines with a limit of two solutions; returns how many gave up.
int expect_agreement(std::string_view text, int solutions, std::uint64_t budget = kBudget) {
  int gave_up = 0;
  const Grid grid = grid_from(text);
  for (const auto& [engine, name] : kEngines) {
    const trace::Outcome outcome = run(engine, grid, {.solutions = 2, .work = budget});
    SCOPED_TRACE(::testing::Message() << name << ": " << text);
    EXPECT_LE(outcome.statistics.decisions, budget);
    EXPECT_EQ(outcome.first.has_value(), outcome.solutions > 0);
    EXPECT_EQ(outcome.verdict == Verdict::solved, outcome.solutions > 0);
    if (outcome.first) {
      const Filling found = outcome.first->standard();
      EXPECT_TRUE(is_solution(found));
      for (Cell c : grid.givens()) EXPECT_EQ(found.at(c), grid.at(c));
    }
    if (!outcome.complete && outcome.solutions < 2) {
      ++gave_up;
      EXPECT_LE(static_cast<int>(outcome.solutions), solutions);
      continue;
    }
    EXPECT_EQ(static_cast<int>(outcome.solutions), solutions);
    EXPECT_EQ(outcome.verdict, solutions > 0 ? Verdict::solved : Verdict::unsolvable);
  }
  return gave_up;
}

TEST(Agreement, OnOurOwnBoards) {
  for (const auto& puzzle : kPuzzles) {
    SCOPED_TRACE(puzzle.name);
    if (puzzle.text != testing::kEmpty)
      EXPECT_EQ(Oracle::count(puzzle.text, 2), puzzle.solutions) << "the table itself";
    const int gave_up = expect_agreement(puzzle.text, puzzle.solutions);
    EXPECT_LE(gave_up, 1) << "only plain depth-first search may";
  }
}

// One given changed, removed or added.
std::string mutated(std::string text, std::mt19937& random) {
  const auto pick = [&](bool given) {
    std::size_t i = random() % 81;
    while ((text[i] >= '1' && text[i] <= '9') != given) i = random() % 81;
    return i;
  };
  const char digit = static_cast<char>('1' + random() % 9);
  switch (random() % 3) {
    case 0:
      text[pick(true)] = digit;
      break;
    case 1:
      text[pick(true)] = '.';
      break;
    default:
      text[pick(false)] = digit;
  }
  return text;
}

TEST(Agreement, OnMutatedBoards) {
  std::mt19937 random{2024};
  const int rounds = testing::long_tests() ? 100'000 : 600;
  int gave_up = 0;
  std::array<int, 3> kinds{};
  for (int round = 0; round < rounds; ++round) {
    const auto& puzzle = kPuzzles[random() % kPuzzles.size()];
    const int givens = grid_from(puzzle.text).givens().size();
    if (givens < 17 || givens == 81) continue;
    const std::string text = mutated(std::string{puzzle.text}, random);
    const int solutions = Oracle::count(text, 2);
    ++kinds[static_cast<std::size_t>(solutions)];
    gave_up += expect_agreement(text, solutions, kBudget / 10);
  }
  std::cout << "none " << kinds[0] << ", one " << kinds[1] << ", more " << kinds[2] << "; gave up "
            << gave_up << " times\n";
  for (int kind : kinds) EXPECT_GT(kind, 20);
}

void agree_on_sample(const char* file, std::size_t stride, std::size_t most) {
  int gave_up = 0;
  const auto lines = testing::shared_lines(file, stride, testing::long_tests() ? 40 * most : most);
  ASSERT_GT(lines.size(), 5U);
  for (const std::string& line : lines) gave_up += expect_agreement(line.substr(0, 81), 1);
  std::cout << file << ": " << lines.size() << " puzzles, gave up " << gave_up << " times\n";
}

TEST(Agreement, OnEverydayPuzzles) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  agree_on_sample("everyday.txt", 31, 50);
}
TEST(Agreement, OnSeventeenGivens) {
  NONET_NEEDS_SHARED_DATA("clues17.txt");
  agree_on_sample("clues17.txt", 401, 20);
}
TEST(Agreement, OnTheHardest) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  agree_on_sample("hardest.txt", 401, 20);
}

// A change of the search order shows here, in a test that is quick to read: the guesses that each
// engine needs for a few boards. Not a target; a refactoring leaves it alone.
TEST(Agreement, WorkFingerprint) {
  struct Row {
    const char* name;
    std::array<std::uint64_t, 4> decisions;  // dfs, mrv, norvig, least
  };
  const std::array<Row, 4> rows{{
      {"simple", {4631, 0, 0, 0}},
      {"hard", {18884, 262, 142, 142}},
      {"two solutions", {8, 2, 2, 2}},
      {"a wrong given", {3296, 0, 0, 0}},
  }};
  for (const Row& row : rows)
    for (const auto& puzzle : kPuzzles)
      for (const auto& [engine, name] : kEngines)
        if (std::string_view{puzzle.name} == row.name)
          EXPECT_EQ(run(engine, grid_from(puzzle.text), {.solutions = 2, .work = kBudget})
                        .statistics.decisions,
                    row.decisions[static_cast<std::size_t>(engine)])
              << row.name << ", " << name;
}

}  // namespace
}  // namespace nonet::backtrack
