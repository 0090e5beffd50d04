// What a player may do in a game, and what their moves say about it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "board/cell_set.h"
#include "board/filling.h"
#include "board/grid.h"
#include "play/rules/game_state.h"
#include "trace/event.h"

namespace nonet::play {

inline constexpr std::uint64_t kHintStages = 4;
inline constexpr std::uint64_t kMostColours = 15;
inline constexpr std::size_t kMostMoves = 50'000;                         // of one game
inline constexpr std::uint64_t kLongestGame = 1000ULL * 3600 * 24 * 365;  // milliseconds

struct MoveKind {
  std::string_view name;
  trace::Kind kind;  // redo: of no meaning
  bool redo = false;
};
inline constexpr auto kMoveKinds = std::to_array<MoveKind>({
    {"place", trace::Kind::place},
    {"note", trace::Kind::note},
    {"colour", trace::Kind::colour},
    {"undo", trace::Kind::undo},
    {"redo", trace::Kind::undo, true},
    {"hint", trace::Kind::hint},
    {"pause", trace::Kind::pause},
    {"resume", trace::Kind::resume},
});
constexpr std::optional<MoveKind> parse_move_kind(std::string_view name) {
  for (const MoveKind& row : kMoveKinds)
    if (row.name == name) return row;
  return std::nullopt;
}
// Moves of this kind name a cell; no other does.
constexpr bool needs_cell(trace::Kind kind) {
  return kind == trace::Kind::place || kind == trace::Kind::note || kind == trace::Kind::colour;
}

// An event of a trace as a move of a game with these givens, without what a move does not say;
// nothing when it is none.
std::optional<trace::Event> as_move(const trace::Event& event, const Filling& givens);

// How many digits of these moves are wrong.
std::int64_t mistakes_in(std::span<const trace::Event> moves, const Filling& solution);
// Running or paused, by the last word of the moves.
GameState state_after(GameState before, std::span<const trace::Event> moves);

// Where the board has a digit that the solution has not.
CellSet wrong_cells(const Grid& board, const Filling& solution);
// The number, from 1, of the first move that put a wrong digit into one of these cells: to rewind
// to before it.
std::optional<std::size_t> first_wrong_move(std::span<const trace::Event> moves,
                                            const CellSet& wrong, const Filling& solution);

}  // namespace nonet::play
