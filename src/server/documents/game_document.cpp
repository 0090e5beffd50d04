#include "server/documents/game_document.h"

#include <cstdint>

#include "board/notation.h"
#include "server/documents/player_document.h"
#include "server/documents/puzzle_document.h"
#include "service/state.h"
#include "trace/ndjson.h"
#include "trace/replay.h"

namespace nonet::server {

namespace {

constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }

// The player's pencilmarks in open cells.
wire::Keyed<Digits> notes_of(const trace::Moment& moment) {
  wire::Keyed<Digits> notes;
  for (const Cell c : kAllCells) {
    Digits digits;
    for (const Digit d : kAllDigits)
      if (moment.notes[slot(c)] >> index(d) & 1) digits.insert(d);
    if (!digits.empty() && !moment.filling.at(wide(c))) notes.emplace_back(name_of(c), digits);
  }
  return notes;
}

wire::Keyed<std::uint64_t> colours_of(const trace::Moment& moment) {
  wire::Keyed<std::uint64_t> colours;
  for (const Cell c : kAllCells)
    if (moment.colours[slot(c)] != 0) colours.emplace_back(name_of(c), moment.colours[slot(c)]);
  return colours;
}

}  // namespace

wire::GameHead head_document(const store::Game& game, const store::StoredPuzzle& puzzle,
                             const std::optional<play::Score>& score) {
  wire::GameHead head{.id = game.id,
                      .state = game.state,
                      .moves = game.events,
                      .elapsed_ms = game.effort.elapsed_ms,
                      .hints = {game.effort.hints.begin(), game.effort.hints.end()},
                      .mistakes = game.effort.mistakes,
                      .started = time_text(game.started),
                      .updated = time_text(game.updated),
                      .puzzle = puzzle_document(puzzle),
                      .score = {}};
  if (score)
    head.score =
        wire::Score{score->level, score->time, score->hints, score->mistakes, score->total()};
  return head;
}

wire::Game game_document(const play::Game& game, const play::GameLog& log,
                         const std::optional<play::Score>& score,
                         const std::vector<store::Clock>& clocks) {
  const trace::Moment moment = log.at(log.size());
  wire::Game document;
  static_cast<wire::GameHead&>(document) = head_document(game.row, game.puzzle, score);
  for (const store::Clock& clock : clocks)
    document.clocks.emplace_back(clock.device, clock.elapsed.count());
  document.notes = notes_of(moment);
  document.colours = colours_of(moment);
  document.page = page_document(game.row.notes);
  document.board = wire::state_document(
      service::state_of(play::board_of(game.givens, moment), nullptr), nullptr);
  return document;
}

std::vector<wire::JsonOf<wire::Event>> move_documents(std::span<const trace::Event> moves,
                                                      std::size_t first) {
  std::vector<wire::JsonOf<wire::Event>> documents;
  documents.reserve(moves.size());
  for (const trace::Event& move : moves)
    documents.push_back({trace::to_json(Shape{}, move, first++)});
  return documents;
}

wire::JsonOf<wire::OrNull<wire::AnyObject>> page_document(const std::string& page) {
  return {page.empty() ? "null" : page};
}

}  // namespace nonet::server
