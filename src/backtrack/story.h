// Counts what a search does, and tells it where someone listens. All events of this room are made
// here; with the hook trace::NoTrace only the counting is left.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "backtrack/choice.h"
#include "board/conflicts.h"
#include "board/grid.h"
#include "trace/opening.h"
#include "trace/outcome.h"
#include "trace/recorder.h"

namespace nonet::backtrack {

using trace::Because;
using trace::Event;
using trace::Kind;
using trace::Reason;

// Few answers were left in a house, or without a house in a cell.
inline Because because_of(std::optional<House> house) {
  if (house) return {.reason = Reason::only_place, .house = wide(*house)};
  return {.reason = Reason::only_candidate};
}

template <class Hook>
class Story {
 public:
  explicit Story(Hook& hook) : hook_{hook} {}

  const trace::Statistics& statistics() const { return statistics_; }
  std::uint64_t decisions() const { return statistics_.decisions; }

  // The puzzle, then what was placed and crossed out before the search began.
  void start(const Grid& board) {
    if constexpr (Hook::kEnabled) trace::tell_opening(board, hook_);
  }

  void decide(const Choice& choice, Option option) {
    ++statistics_.decisions;
    ++level_;
    statistics_.depth = std::max<std::uint64_t>(statistics_.depth, level_);
    tell(Kind::decide, [&](Event& e) {
      name(e, option);
      e.count = choice.size();
      if (const auto house = choice.house()) e.because.house = wide(*house);
    });
  }
  // The only place of its digit in the house, or without a house the cell's only candidate.
  void imply(Option option, std::optional<House> house) {
    ++statistics_.propagations;
    tell(Kind::imply, [&](Event& e) {
      name(e, option);
      e.because = because_of(house);
    });
  }
  // `solved`: the option held a solution, which is set aside to look for another one.
  void undo(Option option, bool solved) {
    ++statistics_.undos;
    --level_;
    tell(Kind::undo, [&](Event& e) {
      name(e, option);
      if (solved) e.because.reason = Reason::found;
    });
  }
  // After its undo: the option was searched through and holds no solution.
  void refute(Option option) {
    tell(Kind::eliminate, [&](Event& e) {
      name(e, option);
      e.because.reason = Reason::refuted;
    });
  }

  void no_candidate(Cell c) {
    ++statistics_.conflicts;
    tell(Kind::conflict, [&](Event& e) {
      e.cell = wide(c);
      e.because = because_of(std::nullopt);
    });
  }
  void no_place(House h, Digit d) {
    ++statistics_.conflicts;
    tell(Kind::conflict, [&](Event& e) {
      e.digit = d;
      e.because = because_of(h);
    });
  }
  void no_answer(const Choice& choice) {
    if (const auto house = choice.house())
      no_place(*house, choice.digit());
    else
      no_candidate(choice.cell());
  }
  void repeated(const Repeat& repeat) {
    ++statistics_.conflicts;
    tell(Kind::conflict, [&](Event& e) {
      const Cell first = repeat.cells.first();
      name(e, {first, repeat.digit});
      e.because = {.reason = Reason::repeated,
                   .house = wide(repeat.house),
                   .other = wide((repeat.cells - CellSet{first}).first())};
    });
  }

  // `wants_more`: another one is looked for, if a guess stands that could be changed.
  void solution(const Filling& filling, std::uint64_t number, std::uint64_t branching,
                bool wants_more) {
    if (number == 1) statistics_.branching = branching;
    tell(Kind::solution, [&](Event& e) {
      e.count = number;
      if (wants_more && level_ > 0) e.because.reason = Reason::goes_on;
      e.literals = trace::literals_of(filling);
    });
  }
  void end(const trace::Outcome& outcome, Reason why) {
    tell(Kind::end, [&](Event& e) {
      e.because.reason = why;
      e.count = outcome.solutions;
      e.verdict = outcome.verdict;
      e.statistics = outcome.statistics;
    });
#ifndef NONET_NO_HOOKS
    if constexpr (Hook::kEnabled) hook_.name_clashes();
#endif
  }

 private:
  // NONET_NO_HOOKS removes the hooks by the preprocessor: the yardstick for "tracing off costs
  // nothing" (tests/backtrack/hook_cost).
  template <class Fill>
  void tell([[maybe_unused]] Kind kind, [[maybe_unused]] Fill fill) {
#ifndef NONET_NO_HOOKS
    if constexpr (Hook::kEnabled) {
      if (!hook_.keeps(kind)) return hook_.leave_out();
      Event event{.kind = kind, .level = level_};
      fill(event);
      hook_.add(std::move(event));
    }
#endif
  }

  static void name(Event& event, Option option) {
    event.cell = wide(option.cell);
    event.digit = option.digit;
  }

  [[maybe_unused]] Hook& hook_;
  trace::Statistics statistics_;
  std::uint32_t level_ = 0;
};

}  // namespace nonet::backtrack
