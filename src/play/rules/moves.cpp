#include "play/rules/moves.h"

#include <algorithm>

namespace nonet::play {

namespace {

using trace::Event;
using trace::Kind;

bool is_wrong(const Event& move, const Filling& solution) {
  return move.kind == Kind::place && move.digit && move.digit != solution.at(narrow(*move.cell));
}

}  // namespace

std::optional<Event> as_move(const Event& event, const Filling& givens) {
  if (std::ranges::find(kMoveKinds, event.kind, &MoveKind::kind) == kMoveKinds.end())
    return std::nullopt;
  Event move{.kind = event.kind};
  if (event.kind == Kind::hint) move.technique = event.technique;
  if (!needs_cell(event.kind)) return move;
  if (!event.cell) return std::nullopt;
  move.cell = event.cell;
  if (event.kind == Kind::colour) {
    move.count = event.count;
    return event.count <= kMostColours ? std::optional{move} : std::nullopt;
  }
  move.digit = event.digit;
  const bool says_digit = event.digit || event.kind == Kind::place;
  return says_digit && !givens.at(narrow(*event.cell)) ? std::optional{move} : std::nullopt;
}

std::int64_t mistakes_in(std::span<const Event> moves, const Filling& solution) {
  return std::ranges::count_if(moves, [&](const Event& move) { return is_wrong(move, solution); });
}

GameState state_after(GameState before, std::span<const Event> moves) {
  if (moves.empty()) return before;
  return moves.back().kind == Kind::pause ? GameState::paused : GameState::running;
}

CellSet wrong_cells(const Grid& board, const Filling& solution) {
  CellSet wrong;
  for (const Cell c : board.filling().cells())
    if (board.at(c) != solution.at(c)) wrong.insert(c);
  return wrong;
}

std::optional<std::size_t> first_wrong_move(std::span<const Event> moves, const CellSet& wrong,
                                            const Filling& solution) {
  const auto found = std::ranges::find_if(moves, [&](const Event& move) {
    return is_wrong(move, solution) && wrong.contains(narrow(*move.cell));
  });
  if (found == moves.end()) return std::nullopt;
  return static_cast<std::size_t>(found - moves.begin()) + 1;
}

}  // namespace nonet::play
