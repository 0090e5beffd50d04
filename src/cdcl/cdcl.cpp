#include "cdcl/cdcl.h"

#include <utility>

#include "cdcl/solver.h"

namespace nonet::cdcl {
namespace {

using trace::Event;
using trace::Kind;

void tell_start(const Position& position, trace::Recorder& recorder) {
  Event start{.kind = Kind::start};
  for (int i = 0; i < position.givens.shape().cells(); ++i)
    if (const auto d = position.givens.at(static_cast<WideCell>(i)))
      start.literals.push_back({static_cast<WideCell>(i), *d, true});
  recorder.add(std::move(start));
  const auto tell = [&](Kind kind, const Candidate& what) {
    Event event{.kind = kind};
    event.cell = what.cell;
    event.digit = what.digit;
    recorder.add(std::move(event));
  };
  for (const Candidate& placement : position.placed) tell(Kind::place, placement);
  for (const Candidate& gone : position.crossed_out) tell(Kind::eliminate, gone);
}

void tell_repeat(const GivenRepeat& repeat, trace::Recorder& recorder) {
  Event event{.kind = Kind::conflict};
  event.cell = repeat.first;
  event.digit = repeat.digit;
  event.because.reason = trace::Reason::repeated;
  event.because.house = repeat.house;
  event.because.other = repeat.second;
  recorder.add(std::move(event));
}

void tell_end(const trace::Outcome& outcome, trace::Recorder& recorder) {
  Event event{.kind = Kind::end};
  event.verdict = outcome.verdict;
  event.statistics = outcome.statistics;
  event.count = outcome.solutions;
  if (outcome.complete && outcome.solutions > 0) event.because.reason = trace::Reason::exhausted;
  recorder.add(std::move(event));
}

template <class Trace>
trace::Outcome solve(Encoding encoding, const Options& options, const trace::Limits& limits,
                     Trace& trace, Proof* proof) {
  return Solver<Trace>{std::move(encoding), options, limits, trace, proof}.solve();
}

// The CNF breaks by unit propagation alone, so the empty clause is the whole proof.
trace::Outcome refuse_repeat(const GivenRepeat& repeat, trace::Recorder* recorder, Proof* proof) {
  if (recorder != nullptr) tell_repeat(repeat, *recorder);
  if (proof != nullptr) proof->add_empty();
  trace::Outcome outcome;
  outcome.verdict = trace::Verdict::unsolvable;
  outcome.complete = true;
  outcome.statistics.conflicts = 1;
  return outcome;
}

}  // namespace

trace::Outcome run(const Position& position, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder, Proof* proof) {
  if (recorder != nullptr) tell_start(position, *recorder);
  Encoding encoding{position};
  trace::Outcome outcome;
  if (encoding.repeat()) {
    outcome = refuse_repeat(*encoding.repeat(), recorder, proof);
  } else if (recorder != nullptr) {
    outcome = solve(std::move(encoding), options, limits, *recorder, proof);
  } else {
    trace::NoTrace silent;
    outcome = solve(std::move(encoding), options, limits, silent, proof);
  }
  if (recorder != nullptr) {
    tell_end(outcome, *recorder);
    recorder->name_clashes();
  }
  return outcome;
}

trace::Outcome run(const WideFilling& puzzle, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder, Proof* proof) {
  return run(Position{puzzle, {}, {}}, options, limits, recorder, proof);
}

trace::Outcome run(const Grid& grid, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder, Proof* proof) {
  return run(position_of(grid), options, limits, recorder, proof);
}

}  // namespace nonet::cdcl
