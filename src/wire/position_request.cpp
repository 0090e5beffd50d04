#include "wire/position_request.h"

#include <array>
#include <utility>

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

std::optional<RequestError> complaint_of_entries(const std::vector<nonet::Candidate>& entries,
                                                 const Grid& start) {
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (const Cell c = entries[i].cell; start.given(c))
      return on_cell("given-cell", service::on_given("entry", i, c), "entries", c);
  return std::nullopt;
}

std::optional<RequestError> complaint_of_notes(const Notes& notes, const Grid& board) {
  CellSet named;
  for (const auto& [cell, digits] : notes.cells) {
    if (!board.open(cell))
      return on_cell("full-cell",
                     fmt::format("there are notes for {}, which holds a digit", words_for(cell)),
                     "notes", cell);
    if (named.contains(cell))
      return on_cell("named-twice", fmt::format("the notes name {} twice", words_for(cell)),
                     "notes", cell);
    named.insert(cell);
  }
  return std::nullopt;
}

}  // namespace

Understood<Grid> start_of(const StartFields& sent) {
  if (sent.puzzle && sent.board)
    return tl::unexpected{
        RequestError{"two-puzzles", "there is a puzzle and a board; send one of them", "board"}};
  if (sent.board) return sent.board->grid;
  if (sent.puzzle) return sent.puzzle->grid;
  return tl::unexpected{missing_field("puzzle")};
}

Understood<logic::NoteUse> noted(const NoteFields& sent, Grid& board) {
  logic::NoteUse use;
  if (sent.notes_are) use.are = sent.notes_are->value;
  if (sent.crossed_out)
    for (const nonet::Candidate& candidate : sent.crossed_out->entries)
      use.crossed_out.insert(candidate.cell, candidate.digit);
  if (!sent.notes) return use;
  if (auto complaint = complaint_of_notes(*sent.notes, board))
    return tl::unexpected{*std::move(complaint)};
  // A notation without candidates has noted nothing.
  if (has_plain_candidates(board))
    for (Cell c : board.open_cells()) board.set_candidates(c, {});
  for (const auto& [cell, digits] : sent.notes->cells) board.set_candidates(cell, digits);
  return use;
}

Understood<service::Position> position_of(const PositionRequest& sent) {
  const auto start = start_of(sent);
  if (!start) return tl::unexpected{start.error()};
  service::Position position;
  if (sent.entries) position.history = sent.entries->entries;
  if (auto complaint = complaint_of_entries(position.history, *start))
    return tl::unexpected{*std::move(complaint)};
  position.board =
      position.history.empty() ? *start : service::with_entries(*start, position.history);
  auto notes = noted(sent, position.board);
  if (!notes) return tl::unexpected{std::move(notes.error())};
  position.notes = *std::move(notes);
  return position;
}

Understood<service::LogicOptions> reasoning_of(const ReasonFields& sent) {
  service::LogicOptions options;
  if (sent.profile) options.profile = sent.profile->value;
  if (!sent.known) return options;
  options.known.emplace();
  for (const std::string& key : sent.known->texts) {
    const auto technique = logic::parse_technique(key);
    if (!technique)
      return tl::unexpected{RequestError{
          std::string{service::kUnknownTechnique},
          fmt::format("known has {}, which is no technique; GET /api/techniques lists them",
                      service::quoted(key)),
          "known"}};
    options.known->push_back(*technique);
  }
  return options;
}

Understood<service::LogicOptions> reasoning_of(const StepsRequest& sent) {
  auto options = reasoning_of(static_cast<const ReasonFields&>(sent));
  if (!options) return options;
  if (sent.technique) {
    const logic::TechniqueId wanted = sent.technique->value;
    if (sent.profile && !options->profile.contains(wanted))
      return tl::unexpected{RequestError{
          "not-in-profile",
          fmt::format("the profile {} does not have this technique", options->profile.name),
          "technique"}};
    options->profile = logic::asked_for(std::array{wanted});
  }
  if (sent.inner) {
    auto inner = service::chosen_inner(sent.inner->texts);
    if (!inner) return tl::unexpected{std::move(inner.error())};
    options->profile.inner = *std::move(inner);
  }
  if (options->known) options->profile = options->profile.only(*options->known);
  if (sent.in) options->within = sent.in->value.cells;
  options->most = static_cast<std::size_t>(sent.limit.value);
  return options;
}

}  // namespace nonet::wire
