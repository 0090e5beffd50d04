#include "batch/generate.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/generation.h"

namespace nonet::batch {
namespace {

using namespace nonet::testing;
using service::GenerateEnd;
using service::GenerateOptions;
using service::GenerateProgress;

Generation run(const GenerateOptions& options, unsigned jobs) {
  service::KnownPuzzles known;
  return all_of(
      [&](const service::TakeMade& take) { return generate(options, jobs, known, take); });
}

TEST(Generate, ThreadsChangeNothing) {
  for (const generate::Order& order : {order_of(rate::Level::hard, 7), rare()}) {
    const GenerateOptions options{.order = order, .count = 20, .budget = 100'000};
    service::KnownPuzzles known;
    const Generation alone = all_of(
        [&](const service::TakeMade& take) { return service::generate(options, known, take); });
    EXPECT_EQ(alone.done.end, GenerateEnd::complete);
    EXPECT_EQ(alone.lines.size(), 20U);
    for (unsigned jobs : {1U, 2U, 3U}) {
      const Generation many = run(options, jobs);
      EXPECT_EQ(many.lines, alone.lines) << jobs;
      EXPECT_TRUE(same(many.done.progress, alone.done.progress)) << jobs;
    }
  }
}

TEST(Generate, GivesUpAfterExactlyItsBudget) {
  for (std::uint64_t budget : {1U, 7U, 1000U})
    for (unsigned jobs : {1U, 3U}) {
      const Generation none = run({.order = hopeless(), .budget = budget}, jobs);
      EXPECT_EQ(none.done.end, GenerateEnd::budget);
      EXPECT_EQ(none.done.progress.attempts, budget);
      EXPECT_TRUE(none.lines.empty());
    }
}

TEST(Generate, AStopLeavesABeginningWithoutGaps) {
  const GenerateOptions options{
      .order = order_of(rate::Level::hard, 9), .count = 300, .budget = 100'000};
  const Generation whole = run(options, 1);
  ASSERT_EQ(whole.lines.size(), 300U);
  for (unsigned jobs : {1U, 3U})
    for (std::size_t after : {1U, 100U}) {
      std::atomic<bool> stop = false;
      GenerateOptions stopped = options;
      stopped.count = 1000;  // far more than are there at the stop
      stopped.stop = [&] { return stop.load(); };
      service::KnownPuzzles known;
      std::vector<std::string> lines;
      const service::Generated done =
          generate(stopped, jobs, known, [&](const generate::Made& made) {
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
  for (unsigned jobs : {1U, 3U}) {
    const Generation none =
        run({.order = {}, .count = 5, .budget = 10, .stop = [] { return true; }}, jobs);
    EXPECT_EQ(none.done.end, GenerateEnd::stopped);
    EXPECT_EQ(none.done.progress.made, 0U);
  }
}

// Also with a wish that never comes true, where nothing is ever handed over.
TEST(Generate, AStopEndsAHopelessRun) {
  for (unsigned jobs : {1U, 3U}) {
    std::atomic<bool> stop = false;
    const Generation none = run({.order = hopeless(),
                                 .budget = UINT64_MAX,
                                 .stop = [&] { return stop.load(); },
                                 .progress = [&](const GenerateProgress&) { stop = true; }},
                                jobs);
    EXPECT_EQ(none.done.end, GenerateEnd::stopped);
    EXPECT_GT(none.done.progress.attempts, 0U);
  }
}

TEST(Generate, WhoeverTakesThemMayRefuse) {
  service::KnownPuzzles known;
  int taken = 0;
  const service::Generated done = generate({.order = {}, .count = 100, .budget = 10}, 3, known,
                                           [&](const generate::Made&) { return ++taken < 5; });
  EXPECT_EQ(done.end, GenerateEnd::refused);
  EXPECT_EQ(taken, 5);
  EXPECT_EQ(done.progress.made, 4U);
}

TEST(Generate, ProgressGrows) {
  std::vector<GenerateProgress> seen;
  const Generation all = run({.order = order_of(rate::Level::hard, 1),
                              .count = 200,
                              .budget = 100'000,
                              .progress = [&](const GenerateProgress& p) { seen.push_back(p); }},
                             2);
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
  const GenerateOptions options{.order = order, .count = 4, .budget = 1000};
  const Generation alone = run(options, 1);
  EXPECT_EQ(alone.lines.size(), 4U);
  EXPECT_EQ(run(options, 3).lines, alone.lines);
}

}  // namespace
}  // namespace nonet::batch
