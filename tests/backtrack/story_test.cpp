// Traces tell the truth: a small checker replays them and accepts only what follows.
#include <algorithm>
#include <bit>
#include <map>
#include <optional>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"
#include "support/shared_data.h"
#include "trace/ndjson.h"
#include "trace/replay.h"
#include "trace/words.h"

namespace nonet::backtrack {
namespace {

using trace::Event;
using trace::Kind;
using trace::Moment;
using trace::Reason;
using trace::Trace;
using trace::Verdict;

constexpr std::size_t kNoCap = 10'000'000;
constexpr Shape kShape;

bool may_be(const Moment& m, WideCell c, Digit d) {
  return (m.candidates[static_cast<std::size_t>(index(c))] >> index(d) & 1) != 0;
}
int candidate_count(const Moment& m, WideCell c) {
  return std::popcount(m.candidates[static_cast<std::size_t>(index(c))]);
}
int places(const Moment& m, WideHouse h, Digit d) {
  int found = 0;
  for (int i = 0; i < 9; ++i) found += may_be(m, kShape.cell_in(h, i), d);
  return found;
}
bool stands(const Moment& m, WideHouse h, Digit d) {
  for (int i = 0; i < 9; ++i)
    if (m.filling.at(kShape.cell_in(h, i)) == d) return true;
  return false;
}
bool in_house(WideCell c, WideHouse h) {
  for (WideHouse own : kShape.houses_of(c))
    if (own == h) return true;
  return false;
}

bool implied(const Moment& before, const Event& e) {
  if (!may_be(before, *e.cell, *e.digit)) return false;
  if (e.because.reason == Reason::only_candidate) return candidate_count(before, *e.cell) == 1;
  return e.because.reason == Reason::only_place && in_house(*e.cell, *e.because.house) &&
         places(before, *e.because.house, *e.digit) == 1;
}
bool broken(const Moment& before, const Event& e) {
  switch (e.because.reason) {
    case Reason::only_candidate:
      return !before.filling.at(*e.cell) && candidate_count(before, *e.cell) == 0;
    case Reason::only_place:
      return !stands(before, *e.because.house, *e.digit) &&
             places(before, *e.because.house, *e.digit) == 0;
    case Reason::repeated:
      return *e.cell != *e.because.other && before.filling.at(*e.cell) == e.digit &&
             before.filling.at(*e.because.other) == e.digit &&
             in_house(*e.cell, *e.because.house) && in_house(*e.because.other, *e.because.house);
    default:
      return false;
  }
}
// A guess is refuted only where taking it back took back an open conflict.
bool refuted(const Trace& told, trace::Replay& replay, std::size_t i) {
  const Event& undo = told.events[i - 1];
  return undo.kind == Kind::undo && undo.cell == told.events[i].cell &&
         undo.digit == told.events[i].digit && !replay.at(i - 1).conflicts.empty();
}

bool follows(const Trace& told, trace::Replay& replay, std::size_t i) {
  const Event& e = told.events[i];
  const Moment& before = replay.at(i);
  switch (e.kind) {
    case Kind::decide:
      return may_be(before, *e.cell, *e.digit) && e.level == before.decisions.size() + 1;
    case Kind::imply:
      return implied(before, e);
    case Kind::conflict:
      return broken(before, e);
    case Kind::eliminate:
      return e.because.reason == Reason::none ? i < 800 : refuted(told, replay, i);
    case Kind::undo:
      return before.decisions.size() == e.level + 1;
    case Kind::solution:
      for (const auto& literal : e.literals)
        if (before.filling.at(literal.cell) != literal.digit) return false;
      return e.literals.size() == 81;
    default:
      return true;
  }
}

void expect_true_story(const Trace& told, const trace::Outcome& outcome) {
  trace::Replay replay{told};
  std::map<Kind, std::uint64_t> times;
  ASSERT_EQ(told.events.front().kind, Kind::start);
  ASSERT_EQ(told.events.back().kind, Kind::end);
  for (std::size_t i = 0; i < told.events.size(); ++i) {
    const Event& event = told.events[i];
    ++times[event.kind];
    ASSERT_TRUE(follows(told, replay, i))
        << "event " << i + 1 << ": " << trace::sentence(told.shape, event);
    ASSERT_EQ(event.kind == Kind::end ? 0 : event.level,
              event.kind == Kind::end ? 0 : replay.at(i + 1).decisions.size());
  }
  EXPECT_EQ(times[Kind::decide], outcome.statistics.decisions);
  EXPECT_EQ(times[Kind::imply], outcome.statistics.propagations);
  EXPECT_EQ(times[Kind::conflict], outcome.statistics.conflicts);
  EXPECT_EQ(times[Kind::undo], outcome.statistics.undos);
  EXPECT_EQ(times[Kind::solution], outcome.solutions);
  EXPECT_EQ(told.events.back().verdict, outcome.verdict);
  EXPECT_EQ(told.events.back().statistics, outcome.statistics);
  const Moment& last = replay.at(told.events.size());
  if (outcome.first) EXPECT_EQ(last.filling, *outcome.first);
  // Why there is no solution: a conflict that no guess stands before.
  if (outcome.verdict == Verdict::unsolvable) {
    EXPECT_TRUE(last.decisions.empty());
    ASSERT_FALSE(last.conflicts.empty());
    EXPECT_EQ(told.events[last.conflicts.back() - 1].level, 0U);
  }
}

void expect_true_stories(std::string_view text) {
  for (const auto& [engine, name] : kEngines) {
    SCOPED_TRACE(::testing::Message() << name << ": " << text);
    const Grid grid = testing::grid_from(text);
    const trace::Limits limits{.solutions = 2, .work = 700};
    trace::Recorder recorder{Shape{}, kNoCap};
    const trace::Outcome told = run(engine, grid, limits, &recorder);
    const trace::Outcome untold = run(engine, grid, limits);
    EXPECT_EQ(told.statistics, untold.statistics) << "telling changes nothing";
    EXPECT_EQ(told.first, untold.first);
    EXPECT_EQ(told.verdict, untold.verdict);
    expect_true_story(recorder.trace(), told);
  }
}

TEST(Story, IsTrueOnOurOwnBoards) {
  for (const auto& puzzle : testing::kPuzzles) expect_true_stories(puzzle.text);
}
TEST(Story, IsTrueOnEverydayPuzzles) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  for (const auto& line : testing::shared_lines("everyday.txt", 97, 10))
    expect_true_stories(line.substr(0, 81));
}
TEST(Story, IsTrueOnHardPuzzles) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  for (const auto& line : testing::shared_lines("hardest.txt", 3999, 4))
    expect_true_stories(line.substr(0, 81));
}

TEST(Story, ASolutionIsSetAsideAndNoDeadEnd) {
  for (const auto& [engine, name] : kEngines) {
    trace::Recorder recorder{Shape{}, kNoCap};
    run(engine, testing::grid_from(testing::kPuzzles[3].text), {.solutions = 2, .work = 200'000},
        &recorder);
    const auto& events = recorder.trace().events;
    const auto solved = std::ranges::find(events, Kind::solution, &Event::kind);
    ASSERT_LT(solved + 1, events.end()) << name;
    EXPECT_EQ(solved->because.reason, Reason::goes_on) << name;
    EXPECT_EQ((solved + 1)->kind, Kind::undo) << name;
    EXPECT_EQ((solved + 1)->because.reason, Reason::found) << name;
    EXPECT_TRUE(
        trace::sentence(kShape, *(solved + 1)).starts_with("The solution found is set aside"));
  }
}

TEST(Story, IsReadBackFromItsLines) {
  for (const auto& [engine, name] : kEngines) {
    trace::Recorder recorder{Shape{}, 2000};
    run(engine, testing::grid_from(testing::kPuzzles[3].text), {.solutions = 2, .work = 5000},
        &recorder);
    const auto again = trace::from_ndjson(trace::to_ndjson(recorder.trace()));
    ASSERT_TRUE(again.has_value()) << again.error().reason;
    EXPECT_EQ(*again, recorder.trace()) << name;
  }
}

TEST(Story, ARepeatedGivenIsNamedWithItsHouse) {
  for (const auto& [engine, name] : kEngines) {
    Filling twice = testing::filling_from(testing::kPuzzles[0].text);
    twice.set(cell_at(0, 8), digit_of(3));
    trace::Recorder recorder{Shape{}, kNoCap};
    const auto outcome = run(engine, Grid{twice}, {.solutions = 1, .work = 1000}, &recorder);
    EXPECT_EQ(outcome.verdict, Verdict::unsolvable);
    EXPECT_TRUE(outcome.complete);
    const auto& events = recorder.trace().events;
    ASSERT_EQ(events.size(), 4U) << name;
    EXPECT_EQ(trace::sentence(kShape, events[1]),
              "Conflict: 3 stands twice in row 1, at row 1, column 2 and at row 1, column 9.");
    EXPECT_EQ(trace::sentence(kShape, events[2]),
              "Conflict: 3 stands twice in column 9, at row 1, column 9 and at row 4, column 9.");
    EXPECT_EQ(trace::sentence(kShape, events[3]), "There is no solution: proven without a guess.");
  }
}

// Where the board has been worked on: its placed digits and crossed-out candidates are told first.
TEST(Story, BeginsWithTheBoardAsItStands) {
  Grid grid = testing::grid_from(testing::kTwoSolutions);
  const Cell c = grid.open_cells().first();
  const Digit crossed = grid.candidates(c).first();
  grid.eliminate(c, crossed);
  Grid placed = testing::grid_from(testing::kTwoSolutions);
  placed.place(c, crossed);
  for (const auto& [engine, name] : kEngines) {
    trace::Recorder recorder{Shape{}, kNoCap};
    const auto one = run(engine, grid, {.solutions = 9, .work = 1000}, &recorder);
    EXPECT_EQ(one.solutions, 1U) << name;
    EXPECT_NE(one.first->at(wide(c)), crossed) << name;
    EXPECT_EQ(recorder.trace().events[1].kind, Kind::eliminate);
    expect_true_story(recorder.trace(), one);

    trace::Recorder second{Shape{}, kNoCap};
    const auto other = run(engine, placed, {.solutions = 9, .work = 1000}, &second);
    EXPECT_EQ(other.solutions, 1U) << name;
    EXPECT_EQ(second.trace().events[1].kind, Kind::place);
    EXPECT_FALSE(trace::replay(second.trace(), 2).given[static_cast<std::size_t>(index(c))]);
    expect_true_story(second.trace(), other);
  }
}

TEST(Story, CandidatesAgainstTheRulesAreNotBelieved) {
  Grid grid = testing::grid_from(testing::kTwoSolutions);
  for (Cell c : grid.open_cells()) grid.set_candidates(c, Digits::all());
  for (const auto& [engine, name] : kEngines)
    EXPECT_EQ(run(engine, grid, {.solutions = 9, .work = 1000}).solutions, 2U) << name;
}

TEST(Story, TruncatedItStillHasStartSolutionAndEnd) {
  const std::string_view hard = testing::kPuzzles[3].text;
  for (const auto& [engine, name] : kEngines) {
    const trace::Limits limits{.solutions = 2, .work = 200'000};
    std::optional<std::uint64_t> all;
    for (std::size_t cap : {0U, 1U, 10U, 100U, 10'000'000U}) {
      trace::Recorder recorder{Shape{}, cap};
      const auto outcome = run(engine, testing::grid_from(hard), limits, &recorder);
      const auto& events = recorder.trace().events;
      EXPECT_LE(events.size(), std::max<std::size_t>(cap, 1) + 4) << name;
      EXPECT_EQ(events.front().kind, Kind::start);
      EXPECT_EQ(events.back().kind, Kind::end);
      EXPECT_EQ(events.back().verdict, Verdict::solved);
      EXPECT_EQ(trace::replay(recorder.trace(), events.size()).filling, *outcome.first);
      std::uint64_t told = 0;
      for (std::size_t i = 0; i < events.size(); ++i) {
        told += events[i].kind == Kind::truncated ? events[i].count : 1;
        if (events[i].kind == Kind::solution)
          EXPECT_EQ(trace::replay(recorder.trace(), i + 1).filling, *outcome.first);
      }
      EXPECT_EQ(told, all.value_or(told)) << name << ": nothing is lost from the count";
      all = told;
    }
  }
}

TEST(Constrain, StopsWhereOnlyAGuessHelps) {
  trace::Recorder recorder{Shape{}, kNoCap};
  const Constrained easy = constrain(testing::grid_from(testing::kPuzzles[0].text), &recorder);
  EXPECT_EQ(easy.outcome.verdict, Verdict::solved);
  EXPECT_TRUE(easy.outcome.complete);
  EXPECT_EQ(easy.left.filling(), testing::filling_from(testing::kPuzzles[1].text));
  expect_true_story(recorder.trace(), easy.outcome);

  const Grid hard = testing::grid_from(testing::kPuzzles[3].text);
  trace::Recorder second{Shape{}, kNoCap};
  const Constrained left = constrain(hard, &second);
  EXPECT_EQ(left.outcome.verdict, Verdict::gave_up);
  EXPECT_EQ(left.outcome.statistics.decisions, 0U);
  EXPECT_EQ(left.outcome.statistics.propagations,
            static_cast<std::uint64_t>(left.left.filling().size() - hard.filling().size()));
  expect_true_story(second.trace(), left.outcome);
  const Moment last = trace::replay(second.trace(), second.trace().events.size());
  for (Cell c : kAllCells) {
    EXPECT_EQ(last.filling.at(wide(c)), left.left.at(c));
    EXPECT_EQ(last.candidates[static_cast<std::size_t>(index(c))], left.left.candidates(c).bits());
  }

  for (const auto& puzzle : testing::kPuzzles)
    if (std::string_view{puzzle.name} == "a digit without a place" ||
        std::string_view{puzzle.name} == "repeated in a row")
      EXPECT_EQ(constrain(testing::grid_from(puzzle.text)).outcome.verdict, Verdict::unsolvable);
}

}  // namespace
}  // namespace nonet::backtrack
