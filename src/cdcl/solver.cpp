#include "cdcl/solver.h"

#include <utility>

namespace nonet::cdcl {
namespace {

constexpr std::uint64_t kFirstReduce = 1000;
constexpr std::uint64_t kPollInterval = 1024;  // rounds of the main loop between asking `stop`

}  // namespace

template <class Trace>
Solver<Trace>::Solver(Encoding encoding, const Options& options, const trace::Limits& limits,
                      Trace& trace, Proof* proof)
    : options_{options},
      limits_{limits},
      encoding_{std::move(encoding)},
      trail_{encoding_.vars()},
      remaining_{encoding_},
      watches_{encoding_.vars()},
      heap_{first_order()},
      queue_{first_order()},
      phases_{encoding_, options.seed},
      marks_(encoding_.vars()),
      level_seen_(encoding_.vars() + 1),
      kept_on_level_(encoding_.vars() + 1),
      next_reduce_{kFirstReduce},
      story_{encoding_, trace},
      proof_{proof} {}

template <class Trace>
trace::Outcome Solver<Trace>::solve() {
  if (limits_.solutions > 0 && start()) search();
  // Counted where literals leave the trail; here the rest, and the decisions are no propagations.
  outcome_.statistics.propagations += trail_.size() - outcome_.statistics.decisions;
  // They paced the search like conflicts; a solution is no dead end.
  outcome_.statistics.conflicts -= set_aside_;
  outcome_.verdict = outcome_.solutions > 0 ? trace::Verdict::solved
                     : outcome_.complete    ? trace::Verdict::unsolvable
                                            : trace::Verdict::gave_up;
  return outcome_;
}

template <class Trace>
void Solver<Trace>::search() {
  for (;;) {
    if (const Reason conflict = propagate(); !conflict.none()) {
      count_conflict(conflict);
      if (trail_.level() == 0) return exhausted();
      learn_from(conflict);
    } else if (trail_.size() == encoding_.vars()) {
      if (!found_solution()) return;
    } else if (budget_spent()) {
      return;
    } else if (restarts_.due()) {
      restart();
    } else if (outcome_.statistics.conflicts >= next_reduce_) {
      reduce();
    } else {
      decide();
    }
  }
}

// The groups that have one member, or none, before anything was assigned.
template <class Trace>
bool Solver<Trace>::start() {
  for (std::size_t i = 0; i < encoding_.groups(); ++i) {
    const Group group = group_at(i);
    const std::span<const Var> members = encoding_.members(group);
    const bool lost =
        members.empty() || (members.size() == 1 && trail_.is_false(Lit::is(members[0])));
    if (lost) {
      ++outcome_.statistics.conflicts;
      story_.conflict(0, Reason::group(group), arena_);
      exhausted();
      return false;
    }
    if (members.size() == 1 && trail_.is_open(members[0]))
      assign(Lit::is(members[0]), Reason::group(group));
  }
  return true;
}

// A solution is a conflict with the clause that it is to be the last one: that clause is stored
// and analysed like any other that broke. Says whether to go on.
template <class Trace>
bool Solver<Trace>::found_solution() {
  const WideFilling solution = filling();
  if (!outcome_.first) outcome_.first = solution;
  const bool wants_more = ++outcome_.solutions < limits_.solutions;
  story_.solution(trail_.level(), outcome_.solutions, solution, wants_more);
  if (!wants_more) return false;

  std::vector<Lit> differs;
  for (Lit l : trail_.literals().subspan(trail_.level() == 0 ? trail_.size() : trail_.begin_of(1)))
    if (l.positive()) differs.push_back(~l);
  if (differs.empty()) {
    exhausted();
    return false;
  }
  order_for_watching(differs);
  story_.exclude(trail_.level(), ++clause_number_, differs);
  const ClauseRef blocking = arena_.add(differs, false, 0, clause_number_);
  if (differs.size() > 1) watches_.add(blocking, differs[0], differs[1], differs.size() == 2);
  count_conflict(Reason::clause(blocking));
  learn_from(Reason::clause(blocking));
  return true;
}

// With a clause that excludes a solution: that solution again, which is no dead end.
template <class Trace>
void Solver<Trace>::count_conflict(Reason broken) {
  ++outcome_.statistics.conflicts;
  if (broken.kind() == Reason::Kind::clause && !arena_.learned(broken.clause())) ++set_aside_;
  story_.conflict(trail_.level(), broken, arena_);
}

template <class Trace>
bool Solver<Trace>::budget_spent() {
  if (outcome_.statistics.conflicts >= limits_.work) return true;
  return limits_.stop && ++polls_ % kPollInterval == 0 && limits_.stop();
}

template <class Trace>
void Solver<Trace>::exhausted() {
  outcome_.complete = true;
  if (proof_ != nullptr) proof_->add_empty();
}

template <class Trace>
WideFilling Solver<Trace>::filling() const {
  WideFilling filling = encoding_.filling();
  for (Lit l : trail_.literals()) {
    if (!l.positive()) continue;
    const auto& [cell, digit] = encoding_.candidate(l.var());
    filling.set(cell, digit);
  }
  return filling;
}

template Solver<trace::NoTrace>::Solver(Encoding, const Options&, const trace::Limits&,
                                        trace::NoTrace&, Proof*);
template Solver<trace::Recorder>::Solver(Encoding, const Options&, const trace::Limits&,
                                         trace::Recorder&, Proof*);
template trace::Outcome Solver<trace::NoTrace>::solve();
template trace::Outcome Solver<trace::Recorder>::solve();

}  // namespace nonet::cdcl
