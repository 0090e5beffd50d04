#include "wire/position_request.h"

#include <array>

#include <fmt/format.h>

#include "board/notation.h"
#include "logic/technique.h"
#include "service/technique_choice.h"

namespace nonet::wire {

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

std::vector<Candidate> read_entries(RequestReader& reader, const Grid& start) {
  auto entries = reader.entries("entries", kMostEntries);
  if (!entries) return {};
  for (std::size_t i = 0; i < entries->size(); ++i)
    if (const Cell c = (*entries)[i].cell; start.given(c))
      reader.fail(on_cell("given-cell", service::on_given("entry", i, c), "entries", c));
  return std::move(*entries);
}

// One technique instead of a profile; all of them are at hand unless a profile was named.
void read_technique(RequestReader& reader, service::LogicOptions& options) {
  const auto wanted = reader.choice("technique", logic::parse_technique, service::kUnknownTechnique,
                                    "the keys of GET /api/techniques");
  if (!wanted) return;
  if (reader.has("profile") && !options.profile.contains(*wanted))
    reader.fail({"not-in-profile",
                 fmt::format("the profile {} does not have this technique", options.profile.name),
                 "technique"});
  options.profile = logic::asked_for(std::array{*wanted});
}

void read_known(RequestReader& reader, service::LogicOptions& options) {
  const auto keys = reader.texts("known", service::kMostTechniques);
  if (!keys) return;
  options.known.emplace();
  for (const std::string& key : *keys) {
    const auto technique = logic::parse_technique(key);
    if (technique)
      options.known->push_back(*technique);
    else
      reader.fail(
          {std::string{service::kUnknownTechnique},
           fmt::format("known has {}, which is no technique; GET /api/techniques lists them",
                       service::quoted(key)),
           "known"});
  }
}

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

service::Position read_position(RequestReader& reader) {
  const auto start = read_start(reader);
  if (!start) return {};
  service::Position position;
  position.history = read_entries(reader, *start);
  if (reader.error()) return {};
  position.board =
      position.history.empty() ? *start : service::with_entries(*start, position.history);
  position.notes = read_notes(reader, position.board);
  return position;
}

service::LogicOptions read_logic(RequestReader& reader) {
  service::LogicOptions options;
  options.profile =
      reader.choice("profile", service::profile_named, "unknown-profile", service::profile_names())
          .value_or(options.profile);
  read_technique(reader, options);
  read_known(reader, options);
  if (const auto words = reader.texts("inner", service::kMostTechniques)) {
    auto inner = service::chosen_inner(*words);
    if (inner)
      options.profile.inner = *std::move(inner);
    else
      reader.fail(std::move(inner.error()));
  }
  return options;
}

}  // namespace nonet::wire
