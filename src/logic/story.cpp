#include "logic/story.h"

#include <algorithm>
#include <cstdint>

#include "board/conflicts.h"
#include "logic/explain/explain.h"
#include "logic/technique.h"
#include "trace/opening.h"

namespace nonet::logic {
namespace {

using trace::Event;
using trace::Kind;

void tell_turn(const Grid& before, std::span<const Step> turn, trace::Recorder& recorder) {
  int size = 0;
  for (const Step& step : turn) size += step.effect.size();
  if (!recorder.keeps(Kind::step)) {
    for (int i = 0; i <= size; ++i) recorder.leave_out();
    return;
  }
  recorder.add({.kind = Kind::step,
                .count = static_cast<std::uint64_t>(size),
                .technique = std::string{technique(turn.front().technique).key},
                .text = explain_turn(before, turn)});
  for (const Step& step : turn) {
    for_each(step.effect.placements, [&](Cell c, Digit d) {
      recorder.add({.kind = Kind::place, .cell = wide(c), .digit = d});
    });
    for_each(step.effect.eliminations, [&](Cell c, Digit d) {
      recorder.add({.kind = Kind::eliminate, .cell = wide(c), .digit = d});
    });
  }
}

Event conflict_of(const Grid& grid) {
  Event event{.kind = Kind::conflict};
  const auto repeats = find_repeats(grid.filling());
  const CellSet dead = find_dead_cells(grid);
  if (!repeats.empty()) {
    const Cell first = repeats.front().cells.first();
    event.cell = wide(first);
    event.digit = repeats.front().digit;
    event.because = {.reason = trace::Reason::repeated,
                     .house = wide(repeats.front().house),
                     .other = wide((repeats.front().cells - CellSet{first}).first())};
  } else if (!dead.empty()) {
    event.cell = wide(dead.first());
    event.because.reason = trace::Reason::only_candidate;
  } else {
    const NoPlace missing = find_missing_places(grid).front();
    event.digit = missing.digit;
    event.because = {.reason = trace::Reason::only_place, .house = wide(missing.house)};
  }
  return event;
}

bool is_broken(const Grid& grid) {
  return !find_repeats(grid.filling()).empty() || !find_dead_cells(grid).empty() ||
         !find_missing_places(grid).empty();
}

void tell_end(const Told& told, bool broken, trace::Recorder& recorder) {
  if (broken) recorder.add(conflict_of(told.path.end));
  if (told.outcome.first)
    recorder.add({.kind = Kind::solution,
                  .count = 1,
                  .literals = trace::literals_of(told.path.end.filling())});
  const bool exhausted = told.outcome.verdict == trace::Verdict::gave_up && !told.cut_short;
  recorder.add({.kind = Kind::end,
                .because = {exhausted ? trace::Reason::exhausted : trace::Reason::none},
                .count = told.outcome.solutions,
                .verdict = told.outcome.verdict,
                .statistics = told.outcome.statistics});
  recorder.name_clashes();
}

}  // namespace

Told run(const Grid& grid, const Search& search, const trace::Limits& limits,
         trace::Recorder* recorder) {
  Told told;
  Search limited = search;
  limited.stop = limits.stop;
  const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(limits.work, SIZE_MAX));
  told.path = is_broken(grid) ? Path{grid, {}, grid} : solve(grid, limited, most);
  const bool broken = is_broken(told.path.end);
  trace::Outcome& outcome = told.outcome;
  outcome.statistics.propagations = told.path.steps.size();
  outcome.statistics.conflicts = broken ? 1 : 0;
  outcome.complete = broken || told.path.end.full();
  if (broken) {
    outcome.verdict = trace::Verdict::unsolvable;
  } else if (told.path.end.full()) {
    outcome.verdict = trace::Verdict::solved;
    outcome.solutions = 1;
    outcome.first = WideFilling{told.path.end.filling()};
  } else {
    told.cut_short = told.path.steps.size() >= limits.work || limited.is_stopped();
  }
  if (recorder == nullptr) return told;
  trace::tell_opening(grid, *recorder);
  Grid before = told.path.start;
  for (std::size_t i = 0; i < told.path.turns.size(); ++i) {
    const std::span<const Step> turn = told.path.turn(i);
    tell_turn(before, turn, *recorder);
    for (const Step& step : turn) apply_to(before, step.effect);
  }
  tell_end(told, broken, *recorder);
  return told;
}

}  // namespace nonet::logic
