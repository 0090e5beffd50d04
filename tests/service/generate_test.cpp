#include "service/generate.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "support/generation.h"

namespace nonet::service {
namespace {

using namespace nonet::testing;

Generation run(const GenerateOptions& options, KnownPuzzles& known) {
  return all_of([&](const TakeMade& take) { return generate(options, known, take); });
}
Generation run(const GenerateOptions& options) {
  KnownPuzzles known;
  return run(options, known);
}

TEST(Generate, AShorterOrderIsTheBeginningOfALongerOne) {
  const generate::Order order = order_of(rate::Level::extreme, 11);
  const Generation longer = run({.order = order, .count = 40, .budget = 100'000});
  const Generation shorter = run({.order = order, .count = 9, .budget = 100'000});
  ASSERT_EQ(shorter.lines.size(), 9U);
  EXPECT_TRUE(std::equal(shorter.lines.begin(), shorter.lines.end(), longer.lines.begin()));
}

TEST(Generate, AttemptsAreCountedToTheLastPuzzle) {
  generate::Order order;  // every attempt comes true
  const Generation all = run({.order = order, .count = 25, .budget = 1});
  EXPECT_EQ(all.done.end, GenerateEnd::complete);
  EXPECT_EQ(all.done.progress.made, 25U);
  EXPECT_EQ(all.done.progress.attempts, 25U);
}

TEST(Generate, WhatIsKnownIsNotGivenAgain) {
  const GenerateOptions options{
      .order = order_of(rate::Level::easy, 5), .count = 20, .budget = 10'000};
  const Generation first = run(options);
  // Known by its kind: turned, mirrored and relabelled it is the same puzzle.
  KnownPuzzles known;
  for (std::size_t i = 0; i < 10; ++i)
    EXPECT_TRUE(known.add(random_isomorphism(i).apply(first.puzzles[i])));
  const Generation second = run(options, known);
  EXPECT_EQ(second.done.end, GenerateEnd::complete);
  EXPECT_EQ(second.done.progress.repeated, 10U);
  EXPECT_EQ(known.size(), 30U);
  EXPECT_TRUE(std::equal(first.lines.begin() + 10, first.lines.end(), second.lines.begin()));
  // And again with all of them: nothing of it comes a second time.
  const Generation third = run(options, known);
  EXPECT_EQ(known.size(), 50U);
  EXPECT_EQ(third.done.progress.repeated, 30U);
}

TEST(Generate, GivesUpAfterExactlyItsBudget) {
  for (std::uint64_t budget : {1U, 7U, 1000U}) {
    const Generation none = run({.order = hopeless(), .budget = budget});
    EXPECT_EQ(none.done.end, GenerateEnd::budget);
    EXPECT_EQ(none.done.progress.attempts, budget);
    EXPECT_TRUE(none.lines.empty());
  }
}

// The budget begins anew with every puzzle, and repeated ones do not count as new.
TEST(Generate, TheBudgetIsOfAttemptsWithoutANewPuzzle) {
  GenerateOptions options{.order = rare(), .count = 6, .budget = 1'000'000};
  const Generation patient = run(options);
  ASSERT_EQ(patient.lines.size(), 6U);
  std::vector<std::uint64_t> attempts;
  for (const std::string& line : patient.lines) attempts.push_back(std::stoull(line));
  std::uint64_t longest = attempts[0] + 1;
  for (std::size_t i = 1; i < attempts.size(); ++i)
    longest = std::max(longest, attempts[i] - attempts[i - 1]);
  options.budget = longest;
  EXPECT_EQ(run(options).lines, patient.lines);
  options.budget = longest - 1;
  const Generation hasty = run(options);
  EXPECT_EQ(hasty.done.end, GenerateEnd::budget);
  ASSERT_LT(hasty.lines.size(), 6U);
  const std::uint64_t last = hasty.lines.empty() ? 0 : attempts[hasty.lines.size() - 1] + 1;
  EXPECT_EQ(hasty.done.progress.attempts, last + longest - 1);

  KnownPuzzles known;
  for (const Filling& puzzle : patient.puzzles) known.add(puzzle);
  options.budget = attempts.back() + 1;
  const Generation repeated = run(options, known);
  EXPECT_EQ(repeated.done.end, GenerateEnd::budget);
  EXPECT_EQ(repeated.done.progress.repeated, 6U);
  EXPECT_EQ(repeated.done.progress.attempts, attempts.back() + 1);
}

// The very puzzles that come without a stop, as far as it got.
TEST(Generate, AStopLeavesABeginningWithoutGaps) {
  GenerateOptions options{.order = order_of(rate::Level::hard, 9), .count = 300, .budget = 100'000};
  const Generation whole = run(options);
  ASSERT_EQ(whole.lines.size(), 300U);
  for (int after : {0, 1, 10, 100, 1000}) {
    int asked = 0;
    options.stop = [&] { return asked++ >= after; };
    const Generation part = run(options);
    EXPECT_EQ(part.done.end, GenerateEnd::stopped);
    EXPECT_EQ(part.done.progress.made, part.lines.size());
    ASSERT_LT(part.lines.size(), whole.lines.size());
    EXPECT_TRUE(std::equal(part.lines.begin(), part.lines.end(), whole.lines.begin())) << after;
    EXPECT_TRUE(after > 0 || part.lines.empty());
  }
}

// Also with a wish that never comes true, where nothing is ever handed over.
TEST(Generate, AStopEndsAHopelessRun) {
  bool stop = false;
  const Generation none = run({.order = hopeless(),
                               .budget = UINT64_MAX,
                               .stop = [&] { return stop; },
                               .progress = [&](const GenerateProgress&) { stop = true; }});
  EXPECT_EQ(none.done.end, GenerateEnd::stopped);
  EXPECT_GT(none.done.progress.attempts, 0U);
}

TEST(Generate, WhoeverTakesThemMayRefuse) {
  KnownPuzzles known;
  int taken = 0;
  const Generated done = generate({.order = {}, .count = 100, .budget = 10}, known,
                                  [&](const generate::Made&) { return ++taken < 5; });
  EXPECT_EQ(done.end, GenerateEnd::refused);
  EXPECT_EQ(taken, 5);
  EXPECT_EQ(done.progress.made, 4U);
}

TEST(Methods, HaveNames) {
  EXPECT_EQ(parse_method("own"), generate::Method::own);
  EXPECT_EQ(parse_method("published"), generate::Method::published);
  EXPECT_EQ(parse_method("magic"), std::nullopt);
}

}  // namespace
}  // namespace nonet::service
