#include "server/documents/sent_moves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "board/notation.h"
#include "play/rules/moves.h"

namespace nonet::server {

namespace {

using trace::Kind;

constexpr std::size_t kMostMovesAtOnce = 1000;
constexpr std::size_t kLongestName = 100;  // of a batch, of a device

std::optional<play::MoveKind> parse_kind(std::string_view name) {
  const auto* const row = std::ranges::find(play::kMoveKinds, name, &play::MoveKind::name);
  return row == play::kMoveKinds.end() ? std::nullopt : std::optional{*row};
}

void read_target(service::RequestReader& reader, const Filling& givens, trace::Event& event) {
  reader.require("cell");
  const auto cell = reader.cell("cell");
  if (cell && givens.at(*cell) && event.kind != Kind::colour) reader.fail(given_cell(*cell));
  if (cell) event.cell = wide(*cell);
  if (event.kind == Kind::colour) {
    reader.require("colour");
    event.count = reader.number("colour", 0, play::kMostColours).value_or(0);
    return;
  }
  reader.require("digit");
  if (event.kind == Kind::place && reader.is_null("digit")) return;
  if (const auto digit = reader.number("digit", 1, 9)) event.digit = static_cast<Digit>(*digit);
}

play::Move read_move(service::RequestReader& reader, const Filling& givens) {
  reader.require("kind");
  const auto kind = reader.choice("kind", parse_kind, "unknown-kind",
                                  "place, note, colour, undo, redo, hint, pause, resume");
  if (!kind) return {};
  play::Move move{.event = {.kind = kind->kind}, .redo = kind->redo};
  if (!kind->redo && play::needs_cell(kind->kind)) read_target(reader, givens, move.event);
  if (kind->kind == Kind::hint) {
    reader.require("stage");
    move.stage = reader.number("stage", 1, play::kHintStages).value_or(1);
  }
  return move;
}

std::vector<play::Move> read_moves(service::RequestReader& reader, const Filling& givens) {
  std::vector<play::Move> moves;
  const auto objects = reader.objects("moves", kMostMovesAtOnce);
  for (const std::string& text : objects.value_or(std::vector<std::string>{})) {
    service::RequestReader one{text, {"kind", "cell", "digit", "colour", "stage"}};
    moves.push_back(read_move(one, givens));
    if (!one.error()) continue;
    service::RequestError error = *one.error();
    error.sentence = fmt::format("move {}: {}", moves.size(), error.sentence);
    error.field = "moves";
    reader.fail(std::move(error));
    return {};
  }
  return moves;
}

}  // namespace

service::RequestError given_cell(Cell cell) {
  service::RequestError error{"given-cell", words_for(cell) + " is part of the puzzle and stays",
                              "cell"};
  error.place.cells.insert(cell);
  return error;
}

tl::expected<play::SentMoves, service::RequestError> read_sent_moves(std::string_view body,
                                                                     const Filling& givens,
                                                                     std::size_t before) {
  service::RequestReader reader{body, {"after", "batch", "moves", "device", "elapsed_ms", "page"}};
  play::SentMoves sent{
      .moves = read_moves(reader, givens),
      .known = reader.number("after", 0, before),
      .batch = reader.text("batch").value_or(""),
      .clock = {.device = reader.text("device").value_or(""),
                .elapsed = std::chrono::milliseconds{static_cast<std::int64_t>(
                    reader.number("elapsed_ms", 0, play::kLongestGame).value_or(0))}},
      .page = reader.object("page")};
  for (const auto& [field, name] :
       {std::pair{"batch", &sent.batch}, std::pair{"device", &sent.clock.device}})
    if (name->size() > kLongestName)
      reader.fail(
          {"too-long", fmt::format("{} has at most {} bytes", field, kLongestName), field, {}});
  if (before + sent.moves.size() > play::kMostMoves)
    reader.fail({"too-many-moves",
                 fmt::format("a game has at most {} moves", play::kMostMoves),
                 "moves",
                 {}});
  if (reader.error()) return tl::unexpected{*reader.error()};
  return sent;
}

}  // namespace nonet::server
