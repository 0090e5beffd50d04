// A game as its moves tell it: any moment of it, what redo would do, and how moves that were made
// without knowing others are put behind them.
//
// Two devices may play the same game while they cannot see each other. The rule: moves stand in the
// order in which they reach the server. What a device did without knowing the other's moves is
// taken as what it wanted each cell to be (digit, note, colour), so the later arrival stands where
// both touched a cell, and everything else of both stays. No move leaves the log: undo brings it
// back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/candidate_set.h"
#include "board/cell_set.h"
#include "board/filling.h"
#include "board/grid.h"
#include "trace/event.h"
#include "trace/replay.h"

namespace nonet::play {

// place, note, colour, undo, hint, pause, resume as events; redo is not one, it repeats one.
struct Move {
  trace::Event event;
  bool redo = false;
  std::uint64_t stage = 0;  // hint: how much of one was shown, 1..4
};

class GameLog {
 public:
  GameLog(const Filling& puzzle, std::vector<trace::Event> moves);

  std::size_t size() const { return trace_.events.size() - 1; }
  // Without the puzzle itself.
  std::span<const trace::Event> moves() const { return std::span{trace_.events}.subspan(1); }
  // After the first `moves` moves.
  trace::Moment at(std::size_t moves) const { return trace::replay(trace_, moves + 1); }

  // Moves by someone who knows all that is here. A redo that has nothing to repeat does nothing.
  void append(std::span<const Move> moves);
  // Moves by someone who knew the first `known` moves, perhaps all. Answers the cells where a digit
  // of somebody else was replaced.
  CellSet merge(std::span<const Move> moves, std::size_t known);

 private:
  explicit GameLog(trace::Trace trace) : trace_{std::move(trace)} {}
  std::optional<trace::Event> undone() const;  // what redo would repeat

  trace::Trace trace_;  // the puzzle, then the moves
};

// The board of a moment, with the candidates that its digits leave.
Grid board_of(const Filling& puzzle, const trace::Moment& moment);
// The player's entries in the order in which they were made, those that were taken back included.
std::vector<Candidate> entries_of(std::span<const trace::Event> moves);

}  // namespace nonet::play
