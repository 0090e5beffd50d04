// Stored puzzles as documents of the API.
#pragma once

#include "store/puzzles/puzzles.h"
#include "wire/puzzle.h"

namespace nonet::server {

wire::Puzzle puzzle_document(const store::StoredPuzzle& puzzle);
wire::PuzzleWithBoard puzzle_with_board(const store::StoredPuzzle& puzzle);

}  // namespace nonet::server
