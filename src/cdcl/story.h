// The solver's hook into the trace: turns variables and reasons into events. With NoTrace every
// body is empty at compile time.
//
// The trace holds digits and what goes beyond them: that a digit takes itself from its peers is
// left to the replay (trail.h does it at once, so the two boards agree after every event).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "cdcl/clause_arena.h"
#include "cdcl/encoding.h"
#include "cdcl/types.h"
#include "trace/event.h"
#include "trace/recorder.h"

namespace nonet::cdcl {

template <class Trace>
class Story {
 public:
  static constexpr bool kTold = Trace::kEnabled;

  Story(const Encoding& encoding, Trace& trace) : encoding_{encoding}, trace_{trace} {}

  // Whether to make an event of this kind; if not, it is counted as left out. Past the recorder's
  // cap a run costs little more than an untraced one.
  bool wants(trace::Kind kind) {
    if (trace_.keeps(kind)) return true;
    trace_.leave_out();
    return false;
  }

  // `choices`: how many candidates the cell had.
  void decide(std::uint32_t level, Var v, std::uint64_t choices) {
    if constexpr (kTold) {
      if (!wants(trace::Kind::decide)) return;
      auto event = about(trace::Kind::decide, level, v);
      event.count = choices;
      trace_.add(std::move(event));
    }
  }
  // Nothing for a rival of a digit just set: the replay knows.
  void assigned(std::uint32_t level, Lit l, Reason reason, const ClauseArena& arena) {
    if constexpr (kTold) {
      const auto kind = l.positive() ? trace::Kind::imply : trace::Kind::eliminate;
      if (!wants(kind)) return;
      auto event = about(kind, level, l.var());
      event.because = because(reason, arena);
      trace_.add(std::move(event));
    }
  }
  // A learned clause of one literal holds for ever.
  void settled(Lit l, std::uint32_t clause) {
    if constexpr (kTold) {
      const auto kind = l.positive() ? trace::Kind::imply : trace::Kind::eliminate;
      if (!wants(kind)) return;
      auto event = about(kind, 0, l.var());
      event.because.reason = trace::Reason::clause;
      event.because.clause = clause;
      trace_.add(std::move(event));
    }
  }
  void conflict(std::uint32_t level, Reason broken, const ClauseArena& arena) {
    if constexpr (kTold) {
      trace::Event event{.kind = trace::Kind::conflict, .level = level};
      event.because = because(broken, arena);
      if (broken.kind() == Reason::Kind::group) {
        const GroupName& name = encoding_.name(broken.group());
        if (name.house)
          event.digit = name.digit;
        else
          event.cell = name.cell;
      } else {
        event.literals = literals(arena.copy(broken.clause()));
      }
      trace_.add(std::move(event));
    }
  }
  // One resolution: `pivot` (true) is replaced by why it holds; `clause` is what results. Only
  // when it is wanted.
  void resolve(std::uint32_t level, Lit pivot, Reason reason, const std::vector<Lit>& clause,
               const ClauseArena& arena) {
    if constexpr (kTold) {
      auto event = about(trace::Kind::resolve, level, pivot.var());
      event.because = reason.kind() == Reason::Kind::rival ? exclusion(pivot.var(), reason.rival())
                                                           : because(reason, arena);
      event.literals = literals(clause);
      trace_.add(std::move(event));
    }
  }
  // `others`: a clause behind it that need not hold in the solutions found; 0 = none.
  void learn(std::uint32_t level, std::uint32_t number, std::span<const Lit> clause,
             std::uint32_t others) {
    keep(level, number, clause,
         {.reason = others != 0 ? trace::Reason::found : trace::Reason::none, .clause = others});
  }
  // The clause that excludes a solution.
  void exclude(std::uint32_t level, std::uint32_t number, std::span<const Lit> clause) {
    keep(level, number, clause, {.reason = trace::Reason::found});
  }
  void forget(std::uint32_t level, std::uint32_t number) {
    if constexpr (kTold) {
      trace::Event event{.kind = trace::Kind::forget, .level = level};
      event.clause = number;
      trace_.add(std::move(event));
    }
  }
  // `from`: the conflict that leads back.
  void backjump(std::uint32_t level, Reason from, const ClauseArena& arena) {
    if constexpr (kTold) {
      trace::Event event{.kind = trace::Kind::backjump, .level = level};
      if (because(from, arena).reason == trace::Reason::found)
        event.because.reason = trace::Reason::found;
      trace_.add(std::move(event));
    }
  }
  void restart() {
    if constexpr (kTold) trace_.add({.kind = trace::Kind::restart});
  }
  // `wants_more`: another one is looked for, if a guess stands that could be changed.
  void solution(std::uint32_t level, std::uint64_t count, const WideFilling& filling,
                bool wants_more) {
    if constexpr (kTold) {
      trace::Event event{.kind = trace::Kind::solution, .level = level};
      event.count = count;
      if (wants_more && level > 0) event.because.reason = trace::Reason::goes_on;
      for (int i = 0; i < filling.shape().cells(); ++i)
        event.literals.push_back(
            {static_cast<WideCell>(i), *filling.at(static_cast<WideCell>(i)), true});
      trace_.add(std::move(event));
    }
  }

 private:
  void keep(std::uint32_t level, std::uint32_t number, std::span<const Lit> clause,
            const trace::Because& why) {
    if constexpr (kTold) {
      if (!wants(trace::Kind::learn)) return;
      trace::Event event{.kind = trace::Kind::learn, .level = level};
      event.because = why;
      event.clause = number;
      event.literals = literals(clause);
      trace_.add(std::move(event));
    }
  }

  trace::Event about(trace::Kind kind, std::uint32_t level, Var v) const {
    const auto& [cell, digit] = encoding_.candidate(v);
    trace::Event event{.kind = kind, .level = level};
    event.cell = cell;
    event.digit = digit;
    return event;
  }

  trace::Because because(Reason reason, const ClauseArena& arena) const {
    trace::Because why;
    if (reason.kind() == Reason::Kind::group) {
      why.house = encoding_.name(reason.group()).house;
      why.reason = why.house ? trace::Reason::only_place : trace::Reason::only_candidate;
    } else if (reason.kind() == Reason::Kind::clause) {
      // What is not learned excludes a solution.
      why.reason = arena.learned(reason.clause()) ? trace::Reason::clause : trace::Reason::found;
      why.clause = arena.number(reason.clause());
    }
    return why;
  }

  // "Not both": the digit in two cells of a house, or two digits in one cell (then no house).
  trace::Because exclusion(Var gone, Var stands) const {
    const WideCell a = encoding_.candidate(gone).cell;
    const WideCell b = encoding_.candidate(stands).cell;
    trace::Because why{.reason = trace::Reason::repeated};
    why.other = b;
    const auto houses_a = encoding_.shape().houses_of(a);
    const auto houses_b = encoding_.shape().houses_of(b);
    for (std::size_t i = 0; a != b && i < houses_a.size(); ++i)
      if (houses_a[i] == houses_b[i] && !why.house) why.house = houses_a[i];
    return why;
  }

  std::vector<trace::Literal> literals(std::span<const Lit> clause) const {
    std::vector<trace::Literal> all;
    for (Lit l : clause) {
      const auto& [cell, digit] = encoding_.candidate(l.var());
      all.push_back({cell, digit, l.positive()});
    }
    return all;
  }

  const Encoding& encoding_;
  Trace& trace_;
};

}  // namespace nonet::cdcl
