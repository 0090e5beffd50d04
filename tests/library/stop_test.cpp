// Work that may be long ends when it is told to, and says so.
#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "support/puzzles.h"

namespace {

using nonet::Board;
using nonet::testing::kPuzzle;

const nonet::Stop kAtOnce = [] { return true; };

// Says yes from the n-th time on.
nonet::Stop after(int n) {
  return [n, asked = 0]() mutable { return ++asked > n; };
}

TEST(LibraryStop, CountingAnEmptyBoardEnds) {
  const nonet::Count count = nonet::count(Board{}, UINT64_MAX, after(3));
  EXPECT_FALSE(count.complete);
  EXPECT_GT(count.solutions, 0U);
}

TEST(LibraryStop, EveryEngineGivesUp) {
  for (const auto engine : {nonet::Engine::dfs, nonet::Engine::mrv, nonet::Engine::norvig,
                            nonet::Engine::least, nonet::Engine::cdcl}) {
    const nonet::Solved solved =
        nonet::solve(Board{}, {.engine = engine, .solutions = UINT64_MAX, .stop = after(2)});
    EXPECT_FALSE(solved.complete) << nonet::name_of(engine);
  }
  EXPECT_EQ(nonet::solve(*Board::parse(kPuzzle), {.engine = nonet::Engine::logic, .stop = kAtOnce})
                .verdict,
            nonet::Verdict::gave_up);
}

TEST(LibraryStop, WorkIsABudget) {
  const nonet::Solved solved =
      nonet::solve(Board{}, {.engine = nonet::Engine::dfs, .solutions = UINT64_MAX, .work = 1000});
  EXPECT_FALSE(solved.complete);
  EXPECT_LE(solved.statistics.decisions, 1001U);
}

TEST(LibraryStop, JudgementsStayOpen) {
  const Board board = *Board::parse(kPuzzle);
  // No solution, which takes long to see.
  const char* const endless =
      "........41...6.7..48....3............6.....9..5..........8..4.77.......35...3....";
  EXPECT_EQ(nonet::check(endless, {.stop = kAtOnce}).standing, nonet::Standing::undecided);
  EXPECT_EQ(nonet::rate(board, {.stop = kAtOnce}).error().code, "undecided");
  const auto hint = nonet::next_hint(board, {.stop = kAtOnce});
  EXPECT_EQ(hint->kind, nonet::HintKind::stuck);
  EXPECT_TRUE(hint->stopped);
  EXPECT_TRUE(nonet::explain(board, {.stop = kAtOnce}).cut_short);
  EXPECT_EQ(nonet::explain(board, {.most = 3}).steps.size(), 3U);
}

TEST(LibraryStop, MakingPuzzlesEndsByStopOrBudget) {
  // Nobody knows a puzzle of 17 givens that is like this.
  const nonet::Wish hopeless{.level = nonet::Level::extreme,
                             .givens = nonet::Range{.from = 17, .to = 17}};
  const auto stopped = nonet::generate(hopeless, 1, {.stop = after(2)});
  ASSERT_TRUE(stopped) << stopped.error().sentence;
  EXPECT_EQ(stopped->end, nonet::MadeEnd::stopped);
  const auto spent = nonet::generate(hopeless, 1, {.attempts = 5});
  EXPECT_EQ(spent->end, nonet::MadeEnd::exhausted);
  EXPECT_EQ(spent->attempts, 5U);
  EXPECT_TRUE(spent->puzzles.empty());
}

TEST(LibraryStop, SinksEndWhatTheyAreGiven) {
  int events = 0;
  const auto told = nonet::trace(*Board::parse(kPuzzle), {.engine = nonet::Engine::mrv},
                                 [&](const nonet::Event&) { return ++events < 5; });
  EXPECT_TRUE(told->solution);
  EXPECT_EQ(events, 5);
  std::string text;
  for (int i = 0; i < 200; ++i) text += kPuzzle + "\n";
  int lines = 0;
  const auto total =
      nonet::solve_lines(text, [&](const nonet::LineAnswer&) { return ++lines < 7; });
  EXPECT_EQ(lines, 7);
  EXPECT_TRUE(total.stopped);
  EXPECT_TRUE(
      nonet::solve_lines(text, [](const nonet::LineAnswer&) { return true; }, {.stop = kAtOnce})
          .stopped);
}

}  // namespace
