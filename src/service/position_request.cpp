#include "service/position_request.h"

#include <array>

#include <fmt/format.h>

#include "board/notation.h"
#include "logic/technique.h"
#include "service/technique_choice.h"

namespace nonet::service {

namespace {

RequestError on_cell(std::string code, std::string sentence, std::string field, Cell cell) {
  RequestError error{std::move(code), std::move(sentence), std::move(field)};
  error.place.cells.insert(cell);
  return error;
}

std::optional<Grid> read_start(RequestReader& reader) {
  if (reader.has("puzzle") && reader.has("board"))
    reader.fail({"two-puzzles", "there is a puzzle and a board; send one of them", "board"});
  if (reader.has("board")) return reader.board("board");
  reader.require("puzzle");
  return reader.puzzle("puzzle");
}

std::string on_given(std::string_view what, std::size_t index, Cell cell) {
  return fmt::format("{} {} is in {}, which holds a given", what, index + 1, words_for(cell));
}

std::vector<Candidate> read_entries(RequestReader& reader, const Grid& start) {
  auto entries = reader.entries("entries", kMostEntries);
  if (!entries) return {};
  for (std::size_t i = 0; i < entries->size(); ++i)
    if (const Cell c = (*entries)[i].cell; start.given(c))
      reader.fail(on_cell("given-cell", on_given("entry", i, c), "entries", c));
  return std::move(*entries);
}

// One technique instead of a profile; all of them are at hand unless a profile was named.
void read_technique(RequestReader& reader, LogicOptions& options) {
  const auto wanted = reader.choice("technique", logic::parse_technique, kUnknownTechnique,
                                    "the keys of GET /api/techniques");
  if (!wanted) return;
  if (reader.has("profile") && !options.profile.contains(*wanted))
    reader.fail({"not-in-profile",
                 fmt::format("the profile {} does not have this technique", options.profile.name),
                 "technique"});
  options.profile = logic::asked_for(std::array{*wanted});
}

void read_known(RequestReader& reader, LogicOptions& options) {
  const auto keys = reader.texts("known", kMostTechniques);
  if (!keys) return;
  options.known.emplace();
  for (const std::string& key : *keys) {
    const auto technique = logic::parse_technique(key);
    if (technique)
      options.known->push_back(*technique);
    else
      reader.fail(
          {std::string{kUnknownTechnique},
           fmt::format("known has {}, which is no technique; GET /api/techniques lists them",
                       quoted(key)),
           "known"});
  }
}

}  // namespace

// A grid cannot take a digit back, so the board is made anew: givens, then whatever stands in the
// end, then what a text with candidates had crossed out.
Grid with_entries(const Grid& start, const std::vector<Candidate>& entries) {
  Filling standing = start.filling();
  for (const Candidate& entry : entries) standing.set(entry.cell, entry.digit);
  Grid board{start.puzzle()};
  for (Cell c : kAllCells)
    if (board.open(c) && standing.at(c)) board.place(c, *standing.at(c));
  if (!has_plain_candidates(start))
    for (Cell c : board.open_cells())
      board.set_candidates(c, board.candidates(c) & start.candidates(c));
  return board;
}

tl::expected<Grid, std::string> after_moves(const Grid& board,
                                            const std::vector<Candidate>& moves) {
  CellSet own;
  for (const Candidate& move : moves)
    if (board.at(move.cell) == move.digit) own.insert(move.cell);
  Grid start;
  for (Cell c : ~board.open_cells())
    board.given(c) && !own.contains(c) ? start.give(c, *board.at(c))
                                       : (void)start.place(c, *board.at(c));
  for (Cell c : board.open_cells()) start.set_candidates(c, board.candidates(c));
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (start.given(moves[i].cell)) return tl::unexpected{on_given("move", i, moves[i].cell)};
  return with_entries(start, moves);
}

namespace {

void write_notes(RequestReader& reader, Grid& board) {
  const auto notes = reader.notes("notes");
  if (!notes) return;
  // A notation without candidates has noted nothing.
  if (has_plain_candidates(board))
    for (Cell c : board.open_cells()) board.set_candidates(c, {});
  CellSet named;
  for (const auto& [cell, digits] : *notes) {
    if (!board.open(cell))
      reader.fail(on_cell(
          "full-cell", fmt::format("there are notes for {}, which holds a digit", words_for(cell)),
          "notes", cell));
    else if (named.contains(cell))
      reader.fail(on_cell("named-twice", fmt::format("the notes name {} twice", words_for(cell)),
                          "notes", cell));
    else
      board.set_candidates(cell, digits);
    named.insert(cell);
  }
}

}  // namespace

logic::NoteUse read_notes(RequestReader& reader, Grid& board) {
  logic::NoteUse use;
  use.are = reader
                .choice("notes_are", logic::parse_notes_are, "unknown-notes",
                        "auto, candidates, reminders")
                .value_or(use.are);
  if (const auto gone = reader.entries("crossed_out", kMostEntries))
    for (const Candidate& candidate : *gone)
      use.crossed_out.insert(candidate.cell, candidate.digit);
  write_notes(reader, board);
  return use;
}

Position read_position(RequestReader& reader) {
  const auto start = read_start(reader);
  if (!start) return {};
  Position position;
  position.history = read_entries(reader, *start);
  if (reader.error()) return {};
  position.board = position.history.empty() ? *start : with_entries(*start, position.history);
  position.notes = read_notes(reader, position.board);
  return position;
}

LogicOptions read_logic(RequestReader& reader) {
  LogicOptions options;
  options.profile = reader.choice("profile", profile_named, "unknown-profile", profile_names())
                        .value_or(options.profile);
  read_technique(reader, options);
  read_known(reader, options);
  if (const auto words = reader.texts("inner", kMostTechniques)) {
    auto inner = chosen_inner(*words);
    if (inner)
      options.profile.inner = *std::move(inner);
    else
      reader.fail(std::move(inner.error()));
  }
  return options;
}

}  // namespace nonet::service
