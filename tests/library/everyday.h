// The everyday puzzle as somebody else's program has it.
#pragma once

#include <nonet/board.h>

#include "support/puzzles.h"

inline nonet::Board everyday() { return *nonet::Board::parse(nonet::testing::kPuzzle); }
