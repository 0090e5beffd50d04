#include "play/rules/game_log.h"

#include <utility>

#include "play/rules/moves.h"

namespace nonet::play {

namespace {

using trace::Event;
using trace::Kind;
using trace::Moment;

bool can_be_undone(const Event& event) { return needs_cell(event.kind); }

Event start_of(const Filling& puzzle) {
  Event start{.kind = Kind::start};
  for (const Cell c : puzzle.cells()) start.literals.push_back({wide(c), *puzzle.at(c), true});
  return start;
}

// What it takes to bring a cell from one moment to what it is in another.
void set_cell(const Moment& from, const Moment& to, Cell c, std::vector<Event>& events) {
  const auto i = static_cast<std::size_t>(index(c));
  const WideCell cell = wide(c);
  if (from.filling.at(cell) != to.filling.at(cell))
    events.push_back({.kind = Kind::place, .cell = cell, .digit = to.filling.at(cell)});
  for (const Digit d : kAllDigits)
    if ((from.notes[i] ^ to.notes[i]) >> index(d) & 1)
      events.push_back({.kind = Kind::note, .cell = cell, .digit = d});
  if (from.colours[i] != to.colours[i])
    events.push_back({.kind = Kind::colour, .cell = cell, .count = to.colours[i]});
}

bool differ(const Moment& a, const Moment& b, Cell c) {
  std::vector<Event> events;
  set_cell(a, b, c, events);
  return !events.empty();
}

}  // namespace

GameLog::GameLog(const Filling& puzzle, std::vector<Event> moves) {
  trace_.events.push_back(start_of(puzzle));
  for (Event& move : moves) trace_.events.push_back(std::move(move));
}

// The same move as the one that was undone last is a redo; any other ends what could be redone.
std::optional<Event> GameLog::undone() const {
  std::vector<const Event*> done;
  std::vector<const Event*> taken_back;
  for (const Event& event : moves()) {
    if (event.kind == Kind::undo && !done.empty()) {
      taken_back.push_back(done.back());
      done.pop_back();
    } else if (can_be_undone(event)) {
      if (!taken_back.empty() && *taken_back.back() == event)
        taken_back.pop_back();
      else
        taken_back.clear();
      done.push_back(&event);
    }
  }
  if (taken_back.empty()) return std::nullopt;
  return *taken_back.back();
}

void GameLog::append(std::span<const Move> moves) {
  for (const Move& move : moves) {
    const auto event = move.redo ? undone() : std::optional{move.event};
    if (event) trace_.events.push_back(*event);
  }
}

CellSet GameLog::merge(std::span<const Move> moves, std::size_t known) {
  if (known == size()) {
    append(moves);
    return {};
  }
  trace::Trace seen{
      trace_.shape,
      {trace_.events.begin(), trace_.events.begin() + 1 + static_cast<std::ptrdiff_t>(known)}};
  GameLog theirs{std::move(seen)};
  const Moment base = theirs.at(known);
  const Moment others = at(size());
  CellSet replaced;
  for (const Move& move : moves) {
    const Moment before = theirs.at(theirs.size());
    theirs.append({&move, 1});
    const Moment after = theirs.at(theirs.size());
    std::vector<Event> wanted;
    const Moment now = at(size());
    for (const Cell c : kAllCells)
      if (differ(before, after, c)) set_cell(now, after, c, wanted);
    if (!can_be_undone(move.event) && move.event.kind != Kind::undo) wanted.push_back(move.event);
    for (const Event& event : wanted) {
      if (event.kind == Kind::place) {
        const WideCell cell = *event.cell;
        if (base.filling.at(cell) != others.filling.at(cell) &&
            now.filling.at(cell) == others.filling.at(cell) && others.filling.at(cell))
          replaced.insert(narrow(cell));
      }
      trace_.events.push_back(event);
    }
  }
  return replaced;
}

Grid board_of(const Filling& puzzle, const Moment& moment) {
  Grid board{puzzle};
  for (const Cell c : kAllCells)
    if (const auto digit = moment.filling.at(wide(c)); digit && board.open(c))
      board.place(c, *digit);
  return board;
}

std::vector<Candidate> entries_of(std::span<const Event> moves) {
  std::vector<Candidate> entries;
  for (const Event& move : moves)
    if (move.kind == Kind::place && move.cell && move.digit)
      entries.push_back({narrow(*move.cell), *move.digit});
  return entries;
}

}  // namespace nonet::play
