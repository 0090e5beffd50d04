// How every 9×9 story begins.
#pragma once

#include <vector>

#include "board/grid.h"
#include "trace/recorder.h"

namespace nonet::trace {

std::vector<Literal> literals_of(const Filling& filling);

// The puzzle, then what was placed and crossed out before the engine began.
void tell_opening(const Grid& board, Recorder& recorder);

}  // namespace nonet::trace
