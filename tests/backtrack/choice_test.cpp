// Every step of every engine is the one that its rule demands. The rules are written here a second
// time, as slowly and plainly as they read, and held against the replayed traces.
#include <bit>
#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"
#include "support/shared_data.h"
#include "trace/replay.h"

namespace nonet::backtrack {
namespace {

using trace::Event;
using trace::Kind;
using trace::Moment;

// What a rule says comes next: a cell, or a digit in a house; and how many answers there are.
struct Next {
  std::optional<WideCell> cell;
  std::optional<WideHouse> house;
  std::optional<Digit> digit;
  std::size_t answers = 0;
  friend bool operator==(const Next&, const Next&) = default;
};

std::uint64_t candidates(const Moment& m, WideCell c) {
  return m.candidates[static_cast<std::size_t>(index(c))];
}
int count(const Moment& m, WideCell c) { return std::popcount(candidates(m, c)); }
Next ask(const Moment& m, WideCell c) { return {c, {}, {}, static_cast<std::size_t>(count(m, c))}; }

Next first_empty(const Moment& m) {
  for (Cell c : kAllCells)
    if (!m.filling.at(wide(c))) return ask(m, wide(c));
  return {};
}

// Fewest candidates; among equals the one that `better` prefers, else the earlier one.
template <class Better>
Next fewest(const Moment& m, Better better) {
  std::optional<WideCell> best;
  for (Cell cell : kAllCells) {
    const WideCell c = wide(cell);
    if (m.filling.at(c)) continue;
    if (!best || count(m, c) < count(m, *best) ||
        (count(m, c) == count(m, *best) && better(c, *best)))
      best = c;
  }
  return ask(m, *best);
}

Next by_degree(const Moment& m) {
  const auto degree = [&](WideCell c) {
    int open = 0;
    for (WideHouse h : Shape{}.houses_of(c))
      for (int i = 0; i < 9; ++i) {
        const WideCell other = Shape{}.cell_in(h, i);
        open += other != c && !m.filling.at(other);
      }
    return open;
  };
  return fewest(m, [&](WideCell a, WideCell b) { return degree(a) > degree(b); });
}

Next by_square(const Moment& m) {
  return fewest(m, [](WideCell, WideCell) { return false; });
}

Next by_cell_or_place(const Moment& m) {
  Next best = by_square(m);
  for (Digit d : kAllDigits) {
    for (House house : kAllHouses) {
      const WideHouse h = wide(house);
      std::size_t places = 0;
      bool stands = false;
      for (int i = 0; i < 9; ++i) {
        const WideCell c = Shape{}.cell_in(h, i);
        stands = stands || m.filling.at(c) == d;
        places += (candidates(m, c) >> index(d)) & 1;
      }
      if (!stands && places < best.answers) best = {{}, h, d, places};
    }
  }
  return best;
}

Next asked_by(const Event& event) {
  const std::size_t answers = event.kind == Kind::imply ? 1 : event.count;
  if (event.because.house) return {{}, event.because.house, event.digit, answers};
  return {event.cell, {}, {}, answers};
}

struct Rule {
  Engine engine;
  Next (*next)(const Moment&);
  bool rules_implications;  // norvig's follow their own order
};
constexpr std::array<Rule, 4> kRules{{{Engine::dfs, first_empty, true},
                                      {Engine::mrv, by_degree, true},
                                      {Engine::norvig, by_square, false},
                                      {Engine::least, by_cell_or_place, true}}};

// The first answer to a question is judged; the others follow it in order, after its undo.
void expect_rule(const Rule& rule, std::string_view text) {
  SCOPED_TRACE(::testing::Message() << name_of(rule.engine) << ": " << text);
  trace::Recorder recorder{Shape{}, 1500};
  run(rule.engine, testing::grid_from(text), {.solutions = 2, .work = 400}, &recorder);
  const auto& events = recorder.trace().events;
  trace::Replay replay{recorder.trace()};
  for (std::size_t i = 1; i < events.size(); ++i) {
    const Event& event = events[i];
    const bool again =
        events[i - 1].kind == Kind::undo || events[i - 1].because.reason == trace::Reason::refuted;
    if (event.kind == Kind::truncated) break;
    if (event.kind == Kind::decide && again) {
      const auto key = [](const Event& e) { return std::pair{index(*e.cell), index(*e.digit)}; };
      EXPECT_LT(key(events[i - 1]), key(event));
    } else if (event.kind == Kind::decide ||
               (event.kind == Kind::imply && rule.rules_implications)) {
      ASSERT_EQ(rule.next(replay.at(i)), asked_by(event)) << "event " << i + 1;
    }
  }
}

TEST(Choices, FollowTheRuleOnOurOwnBoards) {
  for (const Rule& rule : kRules)
    for (const auto& puzzle : testing::kPuzzles) expect_rule(rule, puzzle.text);
}

TEST(Choices, FollowTheRuleOnHardBoards) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  for (const Rule& rule : kRules)
    for (const auto& line : testing::shared_lines("hardest.txt", 1999, 10))
      expect_rule(rule, line.substr(0, 81));
}

// Σ (F − 1)² by hand. Emptied pairs: each needs one choice of two (the other three cells follow),
// so each adds 1. On the empty board the first row alone adds 8² + 7² + … + 0² = 204.
TEST(Choices, BranchingDifficultyByHand) {
  struct Row {
    const char* name;
    std::string_view text;
    std::uint64_t branching;
  };
  const std::array<Row, 5> rows{{
      {"singles only", testing::kPuzzles[0].text, 0},
      {"full", testing::kPuzzles[1].text, 0},
      {"one pair", testing::kTwoSolutions, 1},
      {"two pairs", testing::kFourSolutions, 2},
      {"three pairs", testing::kEightSolutions, 3},
  }};
  for (const Row& row : rows) {
    const Grid grid = testing::grid_from(row.text);
    for (std::uint64_t solutions : {1U, 2U, 100U})
      EXPECT_EQ(
          run(Engine::least, grid, {.solutions = solutions, .work = 1000}).statistics.branching,
          row.branching)
          << row.name << ", up to " << solutions << ": the first solution alone counts";
  }
  const auto empty = run(Engine::least, Grid{}, {.solutions = 1, .work = 1000});
  EXPECT_GT(empty.statistics.branching, 204U);
}

// The same from the trace: the open guesses at the first solution, each with its number of choices.
TEST(Choices, BranchingDifficultyIsThatOfThePath) {
  for (const auto& puzzle : testing::kPuzzles) {
    trace::Recorder recorder{Shape{}, 1'000'000};
    const auto outcome = run(Engine::least, testing::grid_from(puzzle.text),
                             {.solutions = 1, .work = 10'000}, &recorder);
    if (outcome.solutions == 0) {
      EXPECT_EQ(outcome.statistics.branching, 0U) << puzzle.name;
      continue;
    }
    const trace::Trace& told = recorder.trace();
    std::uint64_t sum = 0;
    for (const auto& open : trace::replay(told, told.events.size() - 1).decisions) {
      const std::uint64_t others = told.events[open.event - 1].count - 1;
      sum += others * others;
    }
    EXPECT_EQ(outcome.statistics.branching, sum) << puzzle.name;
  }
}

}  // namespace
}  // namespace nonet::backtrack
