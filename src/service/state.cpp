#include "service/state.h"

#include <algorithm>

#include "board/conflicts.h"

namespace nonet::service {

namespace {

ConflictKind kind_of(const trace::Event& conflict) {
  switch (conflict.because.reason) {
    case trace::Reason::only_candidate:
      return ConflictKind::no_digit;
    case trace::Reason::only_place:
      return ConflictKind::no_place;
    case trace::Reason::repeated:
      return ConflictKind::repeated;
    default:
      return ConflictKind::clause;
  }
}

Conflict conflict_of(const Repeat& repeat) {
  return {.kind = ConflictKind::repeated,
          .values = {repeat.digit},
          .cells = {repeat.cells.begin(), repeat.cells.end()},
          .house = repeat.house};
}

// What the event names itself, and the candidates of its clause or those that were all taken away.
Conflict conflict_of(const trace::Trace& trace, std::size_t n) {
  const trace::Event& event = trace.events[n - 1];
  Conflict conflict{.kind = kind_of(event), .event = n};
  const auto add_once = [](auto& list, auto item) {
    if (std::ranges::find(list, item) == list.end()) list.push_back(item);
  };
  const auto add = [&](std::optional<WideCell> cell, std::optional<Digit> digit) {
    if (cell) add_once(conflict.cells, narrow(*cell));
    if (digit) add_once(conflict.values, *digit);
  };
  add(event.cell, event.digit);
  add(event.because.other, std::nullopt);
  for (const trace::Literal& literal : event.literals) add(literal.cell, literal.digit);
  for (const trace::Taken& taken : event.taken) add(taken.cell, taken.digit);
  if (event.because.house) conflict.house = static_cast<House>(*event.because.house);
  return conflict;
}

// A solution that is set aside is told as a conflict with the clause that excludes it, but is none.
bool is_conflict(const trace::Event& event) {
  return event.kind == trace::Kind::conflict && event.because.reason != trace::Reason::found;
}

std::vector<Conflict> repeats_of(const Filling& filling) {
  std::vector<Conflict> conflicts;
  for (const Repeat& repeat : find_repeats(filling)) conflicts.push_back(conflict_of(repeat));
  return conflicts;
}

// The guesses that stood when the teller came to the run's solution. Of several solutions another
// engine may have found one that the teller met later, or not at all.
std::vector<trace::Decision> deciding(const Run& run) {
  const auto is_it = [&](const trace::Event& event) {
    return event.kind == trace::Kind::solution && run.solution &&
           std::ranges::all_of(event.literals, [&](const trace::Literal& l) {
             return run.solution->at(narrow(l.cell)) == l.digit;
           });
  };
  const auto found = std::ranges::find_if(run.trace.events, is_it);
  if (found == run.trace.events.end()) return {};
  const auto n = static_cast<std::size_t>(found - run.trace.events.begin()) + 1;
  return trace::replay(run.trace, n).decisions;
}

}  // namespace

BoardState state_of(const Grid& board, const Run* run) {
  BoardState state{.board = board.filling(), .givens = board.puzzle()};
  for (const Cell c : kAllCells)
    state.candidates[static_cast<std::size_t>(index(c))] = board.candidates(c);
  state.conflicts = repeats_of(board.filling());
  if (run != nullptr) state.decisions = deciding(*run);
  return state;
}

BoardState state_of(const Run& run, std::size_t at) {
  trace::Moment moment = trace::replay(run.trace, at);
  BoardState state{.board = moment.filling.standard(), .at = at};
  for (const Cell c : kAllCells) {
    const auto i = static_cast<std::size_t>(index(c));
    if (moment.given[i] && state.board.filled(c)) state.givens.set(c, *state.board.at(c));
    state.candidates[i] = Digits::from_bits(static_cast<unsigned>(moment.candidates[i]));
  }
  state.conflicts = repeats_of(state.board);
  for (const std::size_t n : moment.conflicts) state.conflicts.push_back(conflict_of(run.trace, n));
  state.decisions = std::move(moment.decisions);
  return state;
}

ConflictPage conflicts_of(const Grid& board, const Run* run, std::size_t from, std::size_t limit) {
  ConflictPage page;
  const auto wanted = [&] {
    ++page.total;
    return page.total >= from && page.conflicts.size() < limit;
  };
  for (const Repeat& repeat : find_repeats(board.filling()))
    if (wanted()) page.conflicts.push_back(conflict_of(repeat));
  const std::size_t events = run != nullptr ? run->trace.events.size() : 0;
  for (std::size_t n = 1; n <= events; ++n)
    if (is_conflict(run->trace.events[n - 1]) && wanted())
      page.conflicts.push_back(conflict_of(run->trace, n));
  return page;
}

}  // namespace nonet::service
