#include "service/generate.h"

#include <atomic>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "support/fillings.h"

namespace nonet::service {
namespace {

using nonet::testing::text_of;

const std::atomic<bool> kNever{false};

struct Harvest {
  Generated done;
  std::vector<std::string> lines;  // attempt and puzzle
  std::vector<Filling> puzzles;
};

Harvest run(const GenerateOptions& options, KnownPuzzles& known) {
  Harvest all{};
  all.done = generate(options, known, [&](const generate::Made& made) {
    all.lines.push_back(std::to_string(made.attempt) + " " + text_of(made.puzzle));
    all.puzzles.push_back(made.puzzle);
    return true;
  });
  return all;
}
Harvest run(const GenerateOptions& options) {
  KnownPuzzles known;
  return run(options, known);
}

generate::Order order_of(rate::Level level, std::uint64_t seed) {
  generate::Order order;
  order.wish.difficulty = rate::row_of(level).made;
  order.seed = seed;
  return order;
}

// One attempt in dozens comes true.
generate::Order rare() {
  generate::Order order;
  order.wish.givens = {22, 22};
  order.seed = 3;
  return order;
}

// Nothing known to be impossible, but nobody has ever seen one.
generate::Order hopeless() {
  generate::Order order;
  order.wish.givens = {17, 17};
  order.wish.symmetry = PatternSymmetry::full;
  return order;
}

bool same(const GenerateProgress& a, const GenerateProgress& b) {
  return a.made == b.made && a.attempts == b.attempts && a.repeated == b.repeated;
}

TEST(Generate, ThreadsChangeNothing) {
  for (const generate::Order& order : {order_of(rate::Level::hard, 7), rare()}) {
    GenerateOptions options{.order = order, .count = 20, .budget = 100'000, .stop = kNever};
    const Harvest alone = run(options);
    EXPECT_EQ(alone.done.end, GenerateEnd::complete);
    EXPECT_EQ(alone.lines.size(), 20U);
    for (unsigned jobs : {2U, 3U}) {
      options.jobs = jobs;
      const Harvest many = run(options);
      EXPECT_EQ(many.lines, alone.lines) << jobs;
      EXPECT_TRUE(same(many.done.progress, alone.done.progress)) << jobs;
    }
  }
}

TEST(Generate, AShorterOrderIsTheBeginningOfALongerOne) {
  const generate::Order order = order_of(rate::Level::extreme, 11);
  const Harvest longer = run({.order = order, .count = 40, .budget = 100'000, .stop = kNever});
  const Harvest shorter = run({.order = order, .count = 9, .budget = 100'000, .stop = kNever});
  ASSERT_EQ(shorter.lines.size(), 9U);
  EXPECT_TRUE(std::equal(shorter.lines.begin(), shorter.lines.end(), longer.lines.begin()));
}

TEST(Generate, AttemptsAreCountedToTheLastPuzzle) {
  generate::Order order;  // every attempt comes true
  const Harvest all = run({.order = order, .count = 25, .budget = 1, .jobs = 2, .stop = kNever});
  EXPECT_EQ(all.done.end, GenerateEnd::complete);
  EXPECT_EQ(all.done.progress.made, 25U);
  EXPECT_EQ(all.done.progress.attempts, 25U);
}

TEST(Generate, WhatIsKnownIsNotGivenAgain) {
  const GenerateOptions options{.order = order_of(rate::Level::easy, 5),
                                .count = 20,
                                .budget = 10'000,
                                .jobs = 2,
                                .stop = kNever};
  const Harvest first = run(options);
  // Known by its kind: turned, mirrored and relabelled it is the same puzzle.
  KnownPuzzles known;
  for (std::size_t i = 0; i < 10; ++i)
    EXPECT_TRUE(known.add(random_isomorphism(i).apply(first.puzzles[i])));
  const Harvest second = run(options, known);
  EXPECT_EQ(second.done.end, GenerateEnd::complete);
  EXPECT_EQ(second.done.progress.repeated, 10U);
  EXPECT_EQ(known.size(), 30U);
  EXPECT_TRUE(std::equal(first.lines.begin() + 10, first.lines.end(), second.lines.begin()));
  // And again with all of them: nothing of it comes a second time.
  const Harvest third = run(options, known);
  EXPECT_EQ(known.size(), 50U);
  EXPECT_EQ(third.done.progress.repeated, 30U);
}

TEST(Generate, GivesUpAfterExactlyItsBudget) {
  for (std::uint64_t budget : {1U, 7U, 1000U})
    for (unsigned jobs : {1U, 3U}) {
      const Harvest none =
          run({.order = hopeless(), .budget = budget, .jobs = jobs, .stop = kNever});
      EXPECT_EQ(none.done.end, GenerateEnd::budget);
      EXPECT_EQ(none.done.progress.attempts, budget);
      EXPECT_TRUE(none.lines.empty());
    }
}

// The budget begins anew with every puzzle, and repeated ones do not count as new.
TEST(Generate, TheBudgetIsOfAttemptsWithoutANewPuzzle) {
  GenerateOptions options{.order = rare(), .count = 6, .budget = 1'000'000, .stop = kNever};
  const Harvest patient = run(options);
  ASSERT_EQ(patient.lines.size(), 6U);
  std::vector<std::uint64_t> attempts;
  for (const std::string& line : patient.lines) attempts.push_back(std::stoull(line));
  std::uint64_t longest = attempts[0] + 1;
  for (std::size_t i = 1; i < attempts.size(); ++i)
    longest = std::max(longest, attempts[i] - attempts[i - 1]);
  options.budget = longest;
  EXPECT_EQ(run(options).lines, patient.lines);
  options.budget = longest - 1;
  const Harvest hasty = run(options);
  EXPECT_EQ(hasty.done.end, GenerateEnd::budget);
  ASSERT_LT(hasty.lines.size(), 6U);
  const std::uint64_t last = hasty.lines.empty() ? 0 : attempts[hasty.lines.size() - 1] + 1;
  EXPECT_EQ(hasty.done.progress.attempts, last + longest - 1);

  KnownPuzzles known;
  for (const Filling& puzzle : patient.puzzles) known.add(puzzle);
  options.budget = attempts.back() + 1;
  const Harvest repeated = run(options, known);
  EXPECT_EQ(repeated.done.end, GenerateEnd::budget);
  EXPECT_EQ(repeated.done.progress.repeated, 6U);
  EXPECT_EQ(repeated.done.progress.attempts, attempts.back() + 1);
}

TEST(Generate, AStopLeavesABeginningWithoutGaps) {
  GenerateOptions options{
      .order = order_of(rate::Level::hard, 9), .count = 300, .budget = 100'000, .stop = kNever};
  const Harvest whole = run(options);
  ASSERT_EQ(whole.lines.size(), 300U);
  for (unsigned jobs : {1U, 3U})
    for (std::size_t after : {1U, 100U}) {
      std::atomic<bool> stop = false;
      GenerateOptions stopped = options;
      stopped.count = 1000;  // far more than are there at the stop
      stopped.jobs = jobs;
      stopped.stop = stop;
      KnownPuzzles known;
      std::vector<std::string> lines;
      const Generated done = generate(stopped, known, [&](const generate::Made& made) {
        lines.push_back(std::to_string(made.attempt) + " " + text_of(made.puzzle));
        if (lines.size() == after) stop = true;
        return true;
      });
      EXPECT_EQ(done.end, GenerateEnd::stopped);
      EXPECT_EQ(done.progress.made, lines.size());
      ASSERT_GE(lines.size(), after);
      ASSERT_LT(lines.size(), 1000U);
      const std::size_t common = std::min(lines.size(), whole.lines.size());
      EXPECT_TRUE(std::equal(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(common),
                             whole.lines.begin()))
          << jobs << " threads, stopped after " << after;
    }
}

TEST(Generate, AStopFromTheBeginningMakesNothing) {
  const std::atomic<bool> already{true};
  for (unsigned jobs : {1U, 3U}) {
    const Harvest none =
        run({.order = {}, .count = 5, .budget = 10, .jobs = jobs, .stop = already});
    EXPECT_EQ(none.done.end, GenerateEnd::stopped);
    EXPECT_EQ(none.done.progress.made, 0U);
  }
  const Harvest asked =
      run({.order = {}, .count = 5, .budget = 10, .stop = Stop{[] { return true; }}});
  EXPECT_EQ(asked.done.end, GenerateEnd::stopped);
}

// Also with a wish that never comes true, where nothing is ever handed over.
TEST(Generate, AStopEndsAHopelessRun) {
  for (unsigned jobs : {1U, 3U}) {
    std::atomic<bool> stop = false;
    const Harvest none = run({.order = hopeless(),
                              .budget = UINT64_MAX,
                              .jobs = jobs,
                              .stop = stop,
                              .progress = [&](const GenerateProgress&) { stop = true; }});
    EXPECT_EQ(none.done.end, GenerateEnd::stopped);
    EXPECT_GT(none.done.progress.attempts, 0U);
  }
}

TEST(Generate, WhoeverTakesThemMayRefuse) {
  KnownPuzzles known;
  int taken = 0;
  const Generated done =
      generate({.order = {}, .count = 100, .budget = 10, .jobs = 3, .stop = kNever}, known,
               [&](const generate::Made&) { return ++taken < 5; });
  EXPECT_EQ(done.end, GenerateEnd::refused);
  EXPECT_EQ(taken, 5);
  EXPECT_EQ(done.progress.made, 4U);
}

TEST(Generate, ProgressGrows) {
  std::vector<GenerateProgress> seen;
  const Harvest all = run({.order = order_of(rate::Level::hard, 1),
                           .count = 200,
                           .budget = 100'000,
                           .jobs = 2,
                           .stop = kNever,
                           .progress = [&](const GenerateProgress& p) { seen.push_back(p); }});
  ASSERT_FALSE(seen.empty());
  for (std::size_t i = 1; i < seen.size(); ++i) {
    EXPECT_GE(seen[i].made, seen[i - 1].made);
    EXPECT_GT(seen[i].attempts, seen[i - 1].attempts);
  }
  EXPECT_LE(seen.back().attempts, all.done.progress.attempts);
}

TEST(Generate, ThePublishedWayIsTheSameForAllThreadsToo) {
  generate::Order order = order_of(rate::Level::hard, 4);
  order.method = generate::Method::published;
  order.rounds = 20;
  GenerateOptions options{.order = order, .count = 4, .budget = 1000, .stop = kNever};
  const Harvest alone = run(options);
  EXPECT_EQ(alone.lines.size(), 4U);
  options.jobs = 3;
  EXPECT_EQ(run(options).lines, alone.lines);
}

TEST(KnownPuzzles, KnowIsomorphsAndTellOthersApart) {
  KnownPuzzles known;
  const Harvest made = run({.order = {}, .count = 200, .budget = 10, .stop = kNever});
  for (const Filling& puzzle : made.puzzles) EXPECT_TRUE(known.add(puzzle));
  EXPECT_EQ(known.size(), 200U);
  std::uint64_t seed = 0;
  for (const Filling& puzzle : made.puzzles) {
    EXPECT_FALSE(known.add(random_isomorphism(++seed).apply(puzzle)));
    Filling fewer = puzzle;
    fewer.clear(*puzzle.cells().begin());
    EXPECT_TRUE(known.add(fewer));
  }
  EXPECT_EQ(known.size(), 400U);
}

TEST(KnownPuzzles, TakeTheFormAsATextToo) {
  KnownPuzzles known;
  EXPECT_TRUE(known.add_canonical("a"));
  EXPECT_TRUE(known.add_canonical("b"));
  EXPECT_TRUE(known.add_canonical(""));
  EXPECT_TRUE(known.add_canonical("ab"));
  EXPECT_TRUE(known.add_canonical("ba"));
  EXPECT_FALSE(known.add_canonical("a"));
  EXPECT_EQ(known.size(), 5U);
}

TEST(Methods, HaveNames) {
  EXPECT_EQ(parse_method("own"), generate::Method::own);
  EXPECT_EQ(parse_method("published"), generate::Method::published);
  EXPECT_EQ(parse_method("magic"), std::nullopt);
}

}  // namespace
}  // namespace nonet::service
