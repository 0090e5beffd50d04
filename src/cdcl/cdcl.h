// Conflict-driven clause learning for Sudoku of every size: the door to the room.
#pragma once

#include "board/grid.h"
#include "board/shape.h"
#include "cdcl/encoding.h"
#include "cdcl/options.h"
#include "cdcl/proof.h"
#include "trace/outcome.h"
#include "trace/recorder.h"

namespace nonet::cdcl {

// Finds up to limits.solutions solutions; limits.work counts conflicts, among
// them the one with each solution that is to be passed over. `recorder` and `proof`
// may be null. Repeated givens make the puzzle unsolvable.
trace::Outcome run(const WideFilling& puzzle, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder = nullptr, Proof* proof = nullptr);

// The same from a board on which digits were placed and candidates crossed out.
trace::Outcome run(const Grid& grid, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder = nullptr, Proof* proof = nullptr);
trace::Outcome run(const Position& position, const Options& options, const trace::Limits& limits,
                   trace::Recorder* recorder = nullptr, Proof* proof = nullptr);

}  // namespace nonet::cdcl
