#include "trace/replay.h"

#include <random>

#include <gtest/gtest.h>

#include "trace/random_trace.h"

namespace nonet::trace {
namespace {

constexpr WideCell cell(int row, int column) { return Shape{}.cell(row - 1, column - 1); }
constexpr std::uint64_t bits(std::initializer_list<int> digits) {
  std::uint64_t set = 0;
  for (int d : digits) set |= std::uint64_t{1} << (d - 1);
  return set;
}
std::uint64_t candidates(const Moment& moment, WideCell c) {
  return moment.candidates[static_cast<std::size_t>(index(c))];
}
std::uint64_t notes(const Moment& moment, WideCell c) {
  return moment.notes[static_cast<std::size_t>(index(c))];
}
constexpr std::uint64_t kAll = 0x1FF;

TEST(Replay, RandomAccessIsSequentialReplay) {
  for (const auto& [size, events] : {std::pair{4, 300}, {9, 5000}, {16, 3000}, {36, 1500}}) {
    const Shape shape = *Shape::for_size(size);
    const Trace trace = testing::RandomTrace{shape, 5}.make(static_cast<std::size_t>(events));
    std::mt19937 random{17};
    Replay walker{trace};
    for (int i = 0; i < 60; ++i) {
      const std::size_t n = random() % (trace.events.size() + 3);
      ASSERT_EQ(walker.at(n), replay(trace, n)) << "size " << size << ", after " << n;
    }
    for (std::size_t n = trace.events.size() + 1; n-- > trace.events.size() - 40;)
      ASSERT_EQ(walker.at(n), replay(trace, n)) << "backwards, after " << n;
  }
}

TEST(Replay, BeforeTheFirstEventTheBoardIsEmpty) {
  const Trace trace{Shape{}, {{.kind = Kind::start, .literals = {{cell(1, 1), digit_of(5)}}}}};
  const Moment before = replay(trace, 0);
  EXPECT_EQ(before.filling.size(), 0);
  EXPECT_EQ(candidates(before, cell(9, 9)), kAll);
  const Moment after = replay(trace, 1);
  EXPECT_EQ(after.filling.at(cell(1, 1)), digit_of(5));
  EXPECT_TRUE(after.given[0]);
  EXPECT_FALSE(after.given[1]);
  EXPECT_EQ(candidates(after, cell(1, 1)), 0U);
  EXPECT_EQ(candidates(after, cell(1, 9)), kAll & ~bits({5}));
  EXPECT_EQ(candidates(after, cell(9, 9)), kAll);
}

TEST(Replay, AWayBackRestoresTheLevelExactly) {
  const std::vector<Event> before{
      {.kind = Kind::start, .literals = {{cell(1, 1), digit_of(5)}}},
      {.kind = Kind::eliminate, .cell = cell(2, 2), .digit = digit_of(1)},
      {.kind = Kind::decide, .level = 1, .cell = cell(3, 3), .digit = digit_of(2)},
      {.kind = Kind::imply, .level = 1, .cell = cell(4, 4), .digit = digit_of(3)},
      {.kind = Kind::decide, .level = 2, .cell = cell(5, 5), .digit = digit_of(4)},
      {.kind = Kind::eliminate, .level = 2, .cell = cell(6, 6), .digit = digit_of(6)},
      {.kind = Kind::conflict, .level = 2, .cell = cell(7, 7)},
      {.kind = Kind::learn, .level = 2, .clause = 1},
  };
  struct Row {
    const char* name;
    Kind kind;
    std::uint32_t level;
    std::size_t same_as;  // the board after so many events
  };
  for (const Row& row : {Row{"undo", Kind::undo, 1, 4}, Row{"backjump", Kind::backjump, 0, 2},
                         Row{"backjump by one", Kind::backjump, 1, 4},
                         Row{"restart", Kind::restart, 0, 2}, Row{"gap", Kind::truncated, 0, 2}}) {
    Trace trace{Shape{}, before};
    trace.events.push_back({.kind = row.kind, .level = row.level});
    Moment expected = replay(trace, row.same_as);
    expected.clauses = {8};  // what was learned stays
    EXPECT_EQ(replay(trace, trace.events.size()), expected) << row.name;
    EXPECT_EQ(replay(trace, before.size()).conflicts, std::vector<std::size_t>{7});
    EXPECT_EQ(replay(trace, before.size()).decisions.size(), 2U);
    EXPECT_EQ(replay(trace, before.size()).decisions[1], (Decision{2, cell(5, 5), digit_of(4), 5}));
  }
}

TEST(Replay, ClausesAreInForceUntilForgotten) {
  const Trace trace{Shape{},
                    {{.kind = Kind::start},
                     {.kind = Kind::learn, .clause = 1},
                     {.kind = Kind::learn, .clause = 2},
                     {.kind = Kind::learn, .clause = 3},
                     {.kind = Kind::forget, .clause = 2},
                     {.kind = Kind::forget, .clause = 9}}};
  EXPECT_EQ(replay(trace, 4).clauses, (std::vector<std::size_t>{2, 3, 4}));
  EXPECT_EQ(replay(trace, 6).clauses, (std::vector<std::size_t>{2, 4}));
}

TEST(Replay, APlayerChangesHisMindAndTakesMovesBack) {
  const WideCell c = cell(1, 1);
  const Trace trace{Shape{},
                    {{.kind = Kind::start},
                     {.kind = Kind::note, .cell = c, .digit = digit_of(3)},
                     {.kind = Kind::note, .cell = c, .digit = digit_of(4)},
                     {.kind = Kind::note, .cell = c, .digit = digit_of(3)},
                     {.kind = Kind::place, .cell = c, .digit = digit_of(4)},
                     {.kind = Kind::place, .cell = c, .digit = digit_of(7)},
                     {.kind = Kind::place, .cell = c},
                     {.kind = Kind::colour, .cell = c, .count = 2},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo}}};
  Replay player{trace};
  EXPECT_EQ(notes(player.at(3), c), bits({3, 4}));
  EXPECT_EQ(notes(player.at(4), c), bits({4}));
  EXPECT_EQ(candidates(player.at(5), cell(1, 2)), kAll & ~bits({4}));
  EXPECT_EQ(candidates(player.at(6), cell(1, 2)), kAll & ~bits({7})) << "4 is free again";
  EXPECT_EQ(player.at(7).filling.at(c), std::nullopt);
  EXPECT_EQ(player.at(8).colours[0], 2U);
  for (std::size_t undone = 1; undone <= 7; ++undone) {
    const Moment earlier = player.at(8 - undone);
    EXPECT_EQ(player.at(8 + undone), earlier) << undone << " moves taken back";
  }
  EXPECT_EQ(player.at(16), replay(trace, 1)) << "nothing left to take back";
}

TEST(Replay, AStepAndItsEffectsAreOneMove) {
  const Trace trace{Shape{},
                    {{.kind = Kind::start},
                     {.kind = Kind::place, .cell = cell(9, 9), .digit = digit_of(1)},
                     {.kind = Kind::step, .count = 2},
                     {.kind = Kind::eliminate, .cell = cell(1, 1), .digit = digit_of(2)},
                     {.kind = Kind::place, .cell = cell(1, 2), .digit = digit_of(2)},
                     {.kind = Kind::place, .cell = cell(5, 5), .digit = digit_of(3)},
                     {.kind = Kind::undo},
                     {.kind = Kind::undo}}};
  EXPECT_EQ(replay(trace, 7), replay(trace, 5)) << "the player's own move after the step";
  EXPECT_EQ(replay(trace, 8), replay(trace, 2)) << "the step as a whole";
}

TEST(Replay, ASolutionAfterAGapIsExactAndTheEndShowsTheFirst) {
  const Shape shape = *Shape::for_size(4);
  std::vector<Literal> first;
  std::vector<Literal> second;
  for (int i = 0; i < 16; ++i) {
    first.push_back({static_cast<WideCell>(i), digit_of(i % 4 + 1)});
    second.push_back({static_cast<WideCell>(i), digit_of(4 - i % 4)});
  }
  const Trace trace{
      shape,
      {{.kind = Kind::start, .literals = {first[0]}},
       {.kind = Kind::decide, .level = 1, .cell = first[1].cell, .digit = digit_of(4)},
       {.kind = Kind::truncated, .count = 7},
       {.kind = Kind::solution, .level = 3, .count = 1, .literals = first},
       {.kind = Kind::truncated, .count = 2},
       {.kind = Kind::solution, .level = 3, .count = 2, .literals = second},
       {.kind = Kind::end, .verdict = Verdict::solved}}};
  const auto holds = [&](const Moment& moment, const std::vector<Literal>& literals) {
    for (const Literal& literal : literals)
      if (moment.filling.at(literal.cell) != literal.digit) return false;
    return moment.decisions.empty();
  };
  EXPECT_EQ(replay(trace, 3), replay(trace, 1));
  EXPECT_TRUE(holds(replay(trace, 4), first));
  EXPECT_TRUE(holds(replay(trace, 6), second));
  EXPECT_TRUE(holds(replay(trace, 7), first));
}

TEST(Replay, EventsWithHolesOrOffTheBoardDoNothing) {
  const WideCell off = static_cast<WideCell>(81);
  Trace trace{Shape{}, {{.kind = Kind::start}}};
  for (const KindRow& row : kKinds) {
    trace.events.push_back({.kind = row.kind, .literals = {{off, digit_of(1)}}});
    trace.events.push_back({.kind = row.kind, .cell = off, .digit = digit_of(1)});
    trace.events.push_back({.kind = row.kind, .cell = cell(1, 1), .digit = digit_of(10)});
    trace.events.push_back({.kind = row.kind, .cell = cell(1, 1), .digit = Digit{}});
  }
  const Moment last = replay(trace, trace.events.size());
  EXPECT_EQ(last.filling.size(), 0);
  EXPECT_EQ(candidates(last, cell(1, 1)), kAll);
}

}  // namespace
}  // namespace nonet::trace
