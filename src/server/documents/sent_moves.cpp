#include "server/documents/sent_moves.h"

#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "board/notation.h"
#include "play/rules/moves.h"

namespace nonet::server {

namespace {

using trace::Kind;

using service::RequestError;

// A field that moves of this kind have and this one lacks.
std::optional<std::string_view> missing_in(const wire::SentMove& sent) {
  const play::MoveKind& kind = sent.kind.value;
  if (kind.kind == Kind::hint) return sent.stage ? std::nullopt : std::optional{"stage"};
  if (kind.redo || !play::needs_cell(kind.kind)) return std::nullopt;
  if (!sent.cell) return "cell";
  if (kind.kind == Kind::colour) return sent.colour ? std::nullopt : std::optional{"colour"};
  return sent.digit ? std::nullopt : std::optional{"digit"};
}

std::optional<RequestError> complaint_of(const wire::SentMove& sent, const Filling& givens) {
  if (const auto field = missing_in(sent)) return wire::missing_field(*field);
  const play::MoveKind& kind = sent.kind.value;
  if (kind.redo || !play::needs_cell(kind.kind)) return std::nullopt;
  if (givens.at(*sent.cell) && kind.kind != Kind::colour) return given_cell(*sent.cell);
  if (kind.kind == Kind::note && !sent.digit->value)
    return RequestError{"wrong-type", "digit is null; it must be a whole number from 1 to 9",
                        "digit"};
  return std::nullopt;
}

play::Move move_of(const wire::SentMove& sent) {
  const play::MoveKind& kind = sent.kind.value;
  play::Move move{.event = {.kind = kind.kind}, .redo = kind.redo};
  if (kind.kind == Kind::hint) move.stage = sent.stage->value;
  if (kind.redo || !play::needs_cell(kind.kind)) return move;
  move.event.cell = wide(*sent.cell);
  if (kind.kind == Kind::colour)
    move.event.count = sent.colour->value;
  else
    move.event.digit = sent.digit->value;
  return move;
}

}  // namespace

service::RequestError given_cell(Cell cell) {
  service::RequestError error{"given-cell", words_for(cell) + " is part of the puzzle and stays",
                              "cell"};
  error.place.cells.insert(cell);
  return error;
}

tl::expected<play::SentMoves, RequestError> sent_moves_of(const wire::MovesRequest& sent,
                                                          const Filling& givens,
                                                          std::size_t before) {
  play::SentMoves made;
  if (sent.moves)
    for (const wire::SentMove& move : sent.moves->items) {
      if (auto complaint = complaint_of(move, givens))
        return tl::unexpected{
            wire::numbered(*std::move(complaint), "moves", made.moves.size() + 1)};
      made.moves.push_back(move_of(move));
    }
  if (sent.after && sent.after->value > before)
    return tl::unexpected{
        RequestError{"out-of-range",
                     fmt::format("after is {}; it must be a whole number from 0 to {}",
                                 sent.after->value, before),
                     "after"}};
  if (before + made.moves.size() > play::kMostMoves)
    return tl::unexpected{RequestError{
        "too-many-moves", fmt::format("a game has at most {} moves", play::kMostMoves), "moves"}};
  if (sent.after) made.known = sent.after->value;
  if (sent.batch) made.batch = sent.batch->text;
  if (sent.device) made.clock.device = sent.device->text;
  if (sent.elapsed_ms) made.clock.elapsed = std::chrono::milliseconds{sent.elapsed_ms->value};
  if (sent.page) made.page = sent.page->json;
  return made;
}

}  // namespace nonet::server
