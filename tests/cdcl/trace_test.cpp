// The story a run tells is checked event by event on a board of our own: every implication,
// elimination and conflict must be justified by what stands there at that moment, every learned
// clause must be false before the jump back and force its literal after it.
#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "cdcl/boards.h"
#include "cdcl/cdcl.h"
#include "trace/replay.h"

namespace nonet::cdcl {
namespace {

using testing::board;
using testing::is_solution_of;
using trace::Event;
using trace::Kind;
using trace::Literal;
using trace::Outcome;
using trace::Recorder;
using trace::Trace;

class Listener {
 public:
  explicit Listener(Shape shape) : shape_{shape}, now_{WideFilling{shape}, {}} {
    now_.crossed_out.assign(static_cast<std::size_t>(shape.cells()), 0);
  }

  // Empty, or what is wrong with the event.
  std::string hear(const Event& event) {
    if (event.kind != Kind::backjump && event.kind != Kind::restart && event.kind != Kind::decide &&
        event.kind != Kind::end && event.level != level())
      return "is on the wrong level";
    switch (event.kind) {
      case Kind::start:
        for (const Literal& l : event.literals) now_.filling.set(l.cell, l.digit);
        return {};
      case Kind::place:
        now_.filling.set(*event.cell, *event.digit);
        return {};
      case Kind::decide:
        return hear_decide(event);
      case Kind::imply:
        return hear_imply(event);
      case Kind::eliminate:
        return hear_eliminate(event);
      case Kind::conflict:
        return hear_conflict(event);
      case Kind::resolve:
        return hear_resolve(event);
      case Kind::learn:
        return hear_learn(event);
      case Kind::forget:
        return clauses_.erase(event.clause) == 1 ? "" : "forgets a clause nobody learned";
      case Kind::backjump:
        if (event.level >= level()) return "jumps nowhere";
        go_back(event.level);
        return {};
      case Kind::restart:
        go_back(0);
        return {};
      case Kind::solution:
        return hear_solution(event);
      case Kind::end:
        return {};
      default:
        return "is of a kind that CDCL does not have";
    }
  }

  const WideFilling& filling() const { return now_.filling; }

 private:
  struct Board {
    WideFilling filling;
    std::vector<std::uint64_t> crossed_out;
  };

  std::uint32_t level() const { return static_cast<std::uint32_t>(before_.size()); }
  void go_back(std::uint32_t to) {
    if (to < level()) {
      now_ = before_[to];
      before_.resize(to);
    }
  }
  std::uint64_t candidates(WideCell cell) const {
    if (now_.filling.at(cell)) return 0;
    std::uint64_t left = (std::uint64_t{1} << shape_.size()) - 1;
    left &= ~now_.crossed_out[static_cast<std::size_t>(index(cell))];
    for (WideHouse h : shape_.houses_of(cell))
      for (int i = 0; i < shape_.size(); ++i)
        if (const auto d = now_.filling.at(shape_.cell_in(h, i))) left &= ~bit(*d);
    return left;
  }
  static std::uint64_t bit(Digit d) { return std::uint64_t{1} << index(d); }
  // 1 true, -1 false, 0 open
  int value(const Literal& l) const {
    int positive = 0;
    if (now_.filling.at(l.cell) == l.digit)
      positive = 1;
    else if ((candidates(l.cell) & bit(l.digit)) == 0)
      positive = -1;
    return l.positive ? positive : -positive;
  }
  bool all_false(const std::vector<Literal>& clause) const {
    return std::all_of(clause.begin(), clause.end(), [&](const auto& l) { return value(l) < 0; });
  }
  int places(WideHouse house, Digit digit) const {
    int count = 0;
    for (int i = 0; i < shape_.size(); ++i)
      count += (candidates(shape_.cell_in(house, i)) & bit(digit)) != 0;
    return count;
  }
  // The clause has this literal and all its others are false.
  bool forces(std::uint32_t clause, const Literal& forced) const {
    const auto found = clauses_.find(clause);
    if (found == clauses_.end()) return false;
    const auto& literals = found->second;
    return std::count(literals.begin(), literals.end(), forced) == 1 &&
           std::all_of(literals.begin(), literals.end(),
                       [&](const Literal& l) { return l == forced || value(l) < 0; });
  }

  std::string hear_decide(const Event& event) {
    if (event.level != level() + 1) return "opens the wrong level";
    const std::uint64_t digits = candidates(*event.cell);
    if ((digits & bit(*event.digit)) == 0) return "guesses what is no candidate";
    if (std::popcount(digits) < 2) return "guesses a single";
    if (event.count != static_cast<std::uint64_t>(std::popcount(digits)))
      return "tells a wrong number of choices";
    before_.push_back(now_);
    now_.filling.set(*event.cell, *event.digit);
    return {};
  }
  std::string hear_imply(const Event& event) {
    if ((candidates(*event.cell) & bit(*event.digit)) == 0) return "places what is no candidate";
    bool justified = false;
    switch (event.because.reason) {
      case trace::Reason::only_candidate:
        justified = candidates(*event.cell) == bit(*event.digit);
        break;
      case trace::Reason::only_place: {
        const auto houses = shape_.houses_of(*event.cell);
        justified = std::find(houses.begin(), houses.end(), *event.because.house) != houses.end() &&
                    places(*event.because.house, *event.digit) == 1;
        break;
      }
      case trace::Reason::clause:
        justified = forces(event.because.clause, {*event.cell, *event.digit, true});
        break;
      default:
        break;
    }
    now_.filling.set(*event.cell, *event.digit);
    return justified ? "" : "is not justified";
  }
  std::string hear_eliminate(const Event& event) {
    if (event.because.clause != 0 &&
        found_.contains(event.because.clause) != (event.because.reason == trace::Reason::found))
      return "does not say that a solution was found";
    if ((candidates(*event.cell) & bit(*event.digit)) == 0) return "removes what is no candidate";
    const bool justified = event.because.reason == trace::Reason::none
                               ? level() == 0
                               : forces(event.because.clause, {*event.cell, *event.digit, false});
    now_.crossed_out[static_cast<std::size_t>(index(*event.cell))] |= bit(*event.digit);
    return justified ? "" : "is not justified";
  }
  std::string hear_conflict(const Event& event) {
    const auto& because = event.because;
    resolved_.clear();
    switch (because.reason) {
      case trace::Reason::only_candidate:
        return !now_.filling.at(*event.cell) && candidates(*event.cell) == 0 ? "" : "is none";
      case trace::Reason::only_place:
        for (int i = 0; i < shape_.size(); ++i)
          if (now_.filling.at(shape_.cell_in(*because.house, i)) == event.digit) return "is none";
        return places(*because.house, *event.digit) == 0 ? "" : "is none";
      case trace::Reason::clause:
      case trace::Reason::found:
        resolved_ = clauses_[because.clause];
        if (found_.contains(because.clause) != (because.reason == trace::Reason::found))
          return "takes a solution for a mistake, or a mistake for a solution";
        return !resolved_.empty() && all_false(resolved_) ? "" : "is none";
      case trace::Reason::repeated:
        return now_.filling.at(*event.cell) == event.digit &&
                       now_.filling.at(*because.other) == event.digit
                   ? ""
                   : "is none";
      default:
        return "has no reason";
    }
  }
  std::string hear_resolve(const Event& event) {
    if (!event.cell || !event.digit) return "names no pivot";
    resolved_ = event.literals;
    return all_false(event.literals) ? "" : "has a literal that is not false";
  }
  std::string hear_learn(const Event& event) {
    if (event.literals.empty()) return "learns nothing";
    if (!all_false(event.literals)) return "learns what was not broken";
    if (!clauses_.emplace(event.clause, event.literals).second) return "uses a number twice";
    if (event.because == trace::Because{.reason = trace::Reason::found})
      found_.insert(event.clause);
    const bool of_others = event.because.reason == trace::Reason::found;
    if (of_others && event.because.clause != 0 && !of_others_.contains(event.because.clause))
      return "follows from no clause that excludes a solution";
    if (of_others) of_others_.insert(event.clause);
    for (const auto& solution : solutions_)
      if (!of_others && !holds(event.literals, solution)) return "is untrue of a solution found";
    for (const Literal& l : event.literals)
      if (!resolved_.empty() && std::count(resolved_.begin(), resolved_.end(), l) != 1)
        return "learns a literal that was not resolved to";
    resolved_.clear();
    return {};
  }
  static bool holds(const std::vector<Literal>& clause, const WideFilling& solution) {
    return std::ranges::any_of(
        clause, [&](const Literal& l) { return l.positive == (solution.at(l.cell) == l.digit); });
  }
  std::string hear_solution(const Event& event) {
    resolved_.clear();
    solutions_.push_back(now_.filling);
    for (const auto& [number, clause] : clauses_)
      if (!holds(clause, now_.filling)) return "breaks a clause";
    if (!is_solution_of(now_.filling, now_.filling)) return "is no solution";
    for (const Literal& l : event.literals)
      if (now_.filling.at(l.cell) != l.digit) return "shows another board";
    return event.literals.size() == static_cast<std::size_t>(shape_.cells()) ? "" : "is not whole";
  }

  Shape shape_;
  Board now_;
  std::vector<Board> before_;  // by level
  std::map<std::uint32_t, std::vector<Literal>> clauses_;
  std::set<std::uint32_t> found_;      // clauses that exclude a solution
  std::set<std::uint32_t> of_others_;  // … and what follows from them
  std::vector<WideFilling> solutions_;
  std::vector<Literal> resolved_;  // the clause so far; empty: unknown
};

Trace told(const WideFilling& puzzle, const Options& options, std::uint64_t solutions,
           Outcome* outcome = nullptr) {
  Recorder recorder{puzzle.shape(), 10'000'000};
  const Outcome answer = run(puzzle, options, {.solutions = solutions, .work = 100'000}, &recorder);
  if (outcome != nullptr) *outcome = answer;
  return std::move(recorder).take();
}

std::map<Kind, int> expect_sound(const Trace& trace) {
  std::map<Kind, int> kinds;
  Listener listener{trace.shape};
  EXPECT_EQ(trace.events.front().kind, Kind::start);
  EXPECT_EQ(trace.events.back().kind, Kind::end);
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    ++kinds[trace.events[i].kind];
    const std::string wrong = listener.hear(trace.events[i]);
    if (wrong.empty()) continue;
    ADD_FAILURE() << "event " << i << " (kind " << static_cast<int>(trace.events[i].kind) << ") "
                  << wrong;
    break;
  }
  return kinds;
}

TEST(Story, EveryEventIsJustified) {
  std::map<Kind, int> kinds;
  for (Decide decide : {Decide::activity, Decide::mrv}) {
    for (const WideFilling& puzzle : testing::sample("hardest.txt", 997, 15))
      for (const auto& [kind, count] : expect_sound(told(puzzle, {.decide = decide}, 2)))
        kinds[kind] += count;
    for (int size : {4, 6, 12}) {
      const Shape shape = *Shape::for_size(size);
      testing::HoleMaker maker{shape, 31};
      const WideFilling puzzle = maker.hard(shape.cells() / 2);
      expect_sound(told(puzzle, {.decide = decide}, 20));
      expect_sound(told(maker.spoiled(puzzle), {.decide = decide}, 20));
    }
  }
  for (Kind kind : {Kind::decide, Kind::imply, Kind::conflict, Kind::resolve, Kind::learn,
                    Kind::backjump, Kind::restart, Kind::solution})
    EXPECT_GT(kinds[kind], 0) << "kind " << static_cast<int>(kind) << " never occurred";
}

TEST(Story, LongRunsForgetAndEliminate) {
  auto kinds = expect_sound(told(WideFilling{}, {}, 3000));
  EXPECT_GT(kinds[Kind::forget], 0);
  EXPECT_GT(kinds[Kind::eliminate], 0);
  EXPECT_EQ(kinds[Kind::solution], 3000);
}

TEST(Story, TracingDoesNotChangeTheSearch) {
  for (const WideFilling& puzzle : testing::sample("hardest.txt", 1999, 8)) {
    Outcome traced;
    told(puzzle, {}, 2, &traced);
    const Outcome silent = run(puzzle, {}, {.solutions = 2, .work = 100'000});
    EXPECT_EQ(traced.statistics, silent.statistics);
    EXPECT_EQ(traced.first, silent.first);
  }
}

TEST(Story, TheEndTellsVerdictStatisticsAndCount) {
  Outcome outcome;
  const Trace trace = told(board(9, testing::kTwoSolutions), {}, 5, &outcome);
  EXPECT_EQ(trace.events.back().verdict, trace::Verdict::solved);
  EXPECT_EQ(trace.events.back().statistics, outcome.statistics);
  EXPECT_EQ(trace.events.back().count, 2U);
  const auto count = [&](Kind kind) {
    return static_cast<std::uint64_t>(std::count_if(
        trace.events.begin(), trace.events.end(), [&](const Event& e) { return e.kind == kind; }));
  };
  EXPECT_EQ(count(Kind::decide), outcome.statistics.decisions);
  EXPECT_EQ(count(Kind::restart), outcome.statistics.restarts);
  EXPECT_EQ(count(Kind::forget), outcome.statistics.forgotten);
  // A clause that blocks a solution is told as learned too (not when nothing is left to block).
  EXPECT_GT(count(Kind::learn), outcome.statistics.learned);
}

// The solution is set aside, never a mistake: right behind it stand the clause that excludes it and
// the conflict with that clause, and the jump back says so too.
TEST(Story, ASolutionIsSetAsideAndNoDeadEnd) {
  std::size_t seen = 0;
  std::size_t met_again = 0;
  std::size_t of_others = 0;
  auto puzzles = testing::sample("hardest.txt", 2999, 6);
  // Its proof ends with the solution itself.
  puzzles.push_back(board(
      9, ".1...6..9..7.2.36.5...89...3.......226....9.........1.....9.6......348..8.2......"));
  for (const WideFilling& puzzle : puzzles) {
    Outcome outcome;
    const Trace trace = told(puzzle, {.decide = Decide::mrv}, 2, &outcome);
    std::uint64_t conflicts = 0;
    std::uint64_t set_aside = 0;
    for (const Event& event : trace.events) {
      const bool found = event.because.reason == trace::Reason::found;
      conflicts += event.kind == Kind::conflict && !found;
      set_aside += event.kind == Kind::conflict && found;
      of_others += event.kind == Kind::learn && found && event.because.clause != 0;
    }
    EXPECT_EQ(outcome.statistics.conflicts, conflicts);
    met_again += set_aside > 1;
    const auto at = static_cast<std::size_t>(
        std::ranges::find(trace.events, Kind::solution, &Event::kind) - trace.events.begin());
    if (trace.events[at].because.reason != trace::Reason::goes_on) continue;
    ++seen;
    EXPECT_EQ(trace.events[at + 1].kind, Kind::learn);
    EXPECT_EQ(trace.events[at + 1].because.reason, trace::Reason::found);
    EXPECT_EQ(trace.events[at + 2].kind, Kind::conflict);
    EXPECT_EQ(trace.events[at + 2].because.reason, trace::Reason::found);
    const auto back = std::ranges::find(trace.events.begin() + static_cast<std::ptrdiff_t>(at),
                                        trace.events.end(), Kind::backjump, &Event::kind);
    ASSERT_NE(back, trace.events.end());
    EXPECT_EQ(back->because.reason, trace::Reason::found);
    EXPECT_TRUE(replay(trace, at + 3).conflicts.empty()) << "nothing is broken";
    EXPECT_TRUE(replay(trace, trace.events.size()).conflicts.empty());
  }
  EXPECT_GT(seen, 0U);
  EXPECT_GT(met_again, 0U);
  EXPECT_GT(of_others, 0U);
}

TEST(Story, TheReplayEndsOnTheSolversBoard) {
  for (const WideFilling& puzzle : testing::sample("hardest.txt", 2999, 6)) {
    Outcome outcome;
    const Trace trace = told(puzzle, {}, 2, &outcome);
    trace::Replay replay{trace};
    EXPECT_EQ(replay.at(trace.events.size()).filling, outcome.first);
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
      if (trace.events[i].kind != Kind::solution) continue;
      EXPECT_TRUE(is_solution_of(replay.at(i).filling, puzzle)) << "just before the solution";
    }
  }
}

TEST(Story, ARepeatNamesDigitHouseAndBothCells) {
  WideFilling puzzle;
  puzzle.set(wide(cell_at(3, 3)), digit_of(8));
  puzzle.set(wide(cell_at(5, 5)), digit_of(8));
  const Trace trace = told(puzzle, {}, 1);
  ASSERT_EQ(trace.events.size(), 3U);
  const Event& conflict = trace.events[1];
  EXPECT_EQ(conflict.kind, Kind::conflict);
  EXPECT_EQ(conflict.because.reason, trace::Reason::repeated);
  EXPECT_EQ(conflict.digit, digit_of(8));
  EXPECT_EQ(conflict.because.house, wide(box_house(4)));
  EXPECT_EQ(conflict.cell, wide(cell_at(3, 3)));
  EXPECT_EQ(conflict.because.other, wide(cell_at(5, 5)));
  EXPECT_EQ(trace.events[2].verdict, trace::Verdict::unsolvable);
}

TEST(Story, AGridTellsItsPlacedDigitsAndCrossedOutCandidates) {
  Grid grid{board(9, testing::kHard).standard()};
  const Outcome solved = run(grid, {}, {.solutions = 1, .work = 100'000});
  const Cell open = grid.open_cells().first();
  grid.place(open, *solved.first->at(wide(open)));
  const Cell other = grid.open_cells().first();
  grid.eliminate(other, (grid.candidates(other) - Digits{*solved.first->at(wide(other))}).first());
  Recorder recorder{Shape{}, 1'000'000};
  EXPECT_EQ(run(grid, {}, {.solutions = 1, .work = 100'000}, &recorder).first, solved.first);
  const auto kinds = expect_sound(recorder.trace());
  EXPECT_EQ(kinds.at(Kind::place), 1);
  EXPECT_GE(kinds.at(Kind::eliminate), 1);
}

TEST(Story, ACapKeepsStartSolutionAndEnd) {
  Recorder recorder{Shape{}, 10};
  run(board(9, testing::kHard), {}, {.solutions = 2, .work = 100'000}, &recorder);
  const auto& events = recorder.trace().events;
  ASSERT_LE(events.size(), 14U);
  EXPECT_EQ(events.front().kind, Kind::start);
  EXPECT_EQ(events.back().kind, Kind::end);
  EXPECT_EQ(std::count_if(events.begin(), events.end(),
                          [](const Event& e) { return e.kind == Kind::solution; }),
            1);
}

}  // namespace
}  // namespace nonet::cdcl
