// The solver's parts on their own.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "cdcl/clause_arena.h"
#include "cdcl/front_queue.h"
#include "cdcl/restart.h"
#include "cdcl/score_heap.h"
#include "cdcl/types.h"

namespace nonet::cdcl {
namespace {

std::vector<Var> in_order(std::size_t n) {
  std::vector<Var> vars;
  for (std::size_t i = 0; i < n; ++i) vars.push_back(var_at(i));
  return vars;
}

TEST(Lit, NegationAndReasonsKeepTheirPayload) {
  const Var v = var_at(46655);
  EXPECT_EQ((~Lit::is(v)), Lit::is_not(v));
  EXPECT_EQ(~~Lit::is(v), Lit::is(v));
  EXPECT_EQ(Reason::rival(v).rival(), v);
  EXPECT_EQ(Reason::group(group_at(5183)).group(), group_at(5183));
  EXPECT_TRUE(Reason{}.none());
  EXPECT_FALSE(Reason::rival(var_at(0)).none());
}

TEST(ClauseArena, CompactionKeepsClausesAndTellsWhereTheyWent) {
  ClauseArena arena;
  const std::vector<Lit> a{Lit::is(var_at(1)), Lit::is_not(var_at(2)), Lit::is(var_at(3))};
  const std::vector<Lit> b{Lit::is(var_at(4)), Lit::is(var_at(5))};
  const ClauseRef first = arena.add(a, true, 7, 1);
  const ClauseRef second = arena.add(a, true, 3, 2);
  const ClauseRef third = arena.add(b, false, 0, 3);
  arena.set_used(second, 2);
  arena.set_glue(second, 5);
  arena.shrink(second, 2);
  arena.mark_garbage(first);
  std::vector<ClauseRef> olds;
  std::vector<std::uint32_t> numbers;
  arena.compact([&](ClauseRef from, ClauseRef to) {
    olds.push_back(from);
    numbers.push_back(arena.number(to));
    if (from != second) return;
    EXPECT_EQ(arena.size(to), 2U);
    EXPECT_EQ(arena.glue(to), 5U);
    EXPECT_EQ(arena.used(to), 2U);
    EXPECT_TRUE(arena.learned(to));
    EXPECT_EQ(arena.literal(to, 1), a[1]);
  });
  EXPECT_EQ(olds, (std::vector{second, third}));
  EXPECT_EQ(numbers, (std::vector<std::uint32_t>{2, 3}));
}

TEST(Luby, BeginsAsInTheBook) {
  Luby luby;
  for (unsigned expected : {1U, 1U, 2U, 1U, 1U, 2U, 4U, 1U, 1U, 2U, 1U, 1U, 2U, 4U, 8U})
    EXPECT_EQ(luby.next(), expected);
}

TEST(Average, FirstValuesArePlain) {
  Average average{100};
  average.add(4);
  EXPECT_NEAR(average.value(), 4, 1e-9);
  average.add(6);
  EXPECT_NEAR(average.value(), 5, 0.01);
}

TEST(ScoreHeap, BestIsTheMostBumpedAndRemovedOnesReturn) {
  ScoreHeap heap{in_order(50)};
  SplitMix64 random{1};
  std::vector<double> bumps(50);
  double amount = 1;
  for (int i = 0; i < 400; ++i) {
    const std::size_t v = below(50, random);
    heap.bump(var_at(v));
    bumps[v] += amount;
    heap.decay();
    amount /= 0.95;
  }
  std::vector<Var> order;
  for (; !heap.empty(); heap.pop()) order.push_back(heap.best());
  ASSERT_EQ(order.size(), 50U);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end(),
                             [&](Var a, Var b) { return bumps[slot(a)] > bumps[slot(b)]; }));
  heap.insert(order[3]);
  heap.insert(order[1]);
  heap.insert(order[1]);
  EXPECT_EQ(heap.best(), order[1]);
}

TEST(ScoreHeap, SurvivesRescaling) {
  ScoreHeap heap{in_order(3)};
  for (int i = 0; i < 20000; ++i) {
    heap.bump(var_at(static_cast<std::size_t>(i) % 2));
    heap.decay();
  }
  for (int i = 0; i < 100; ++i) {
    heap.bump(var_at(2));
    heap.decay();
  }
  EXPECT_EQ(heap.best(), var_at(2));
}

TEST(FrontQueue, TheLastBumpedOpenOneIsFirst) {
  FrontQueue queue{in_order(5)};
  std::vector<bool> open(5, true);
  const auto is_open = [&](Var v) { return static_cast<bool>(open[slot(v)]); };
  EXPECT_EQ(queue.first(is_open), var_at(0));
  open[0] = open[1] = false;
  EXPECT_EQ(queue.first(is_open), var_at(2));
  queue.bump(var_at(1));
  open[1] = true;
  queue.opened(var_at(1));
  EXPECT_EQ(queue.first(is_open), var_at(1));
}

}  // namespace
}  // namespace nonet::cdcl
