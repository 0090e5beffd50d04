// Moves as a caller sends them:
//   {"kind":"place","cell":"r1c3","digit":4}   digit null empties the cell
//   {"kind":"note","cell":"r1c3","digit":4}    switches a pencilmark
//   {"kind":"colour","cell":"r1c3","colour":2} 0 takes it away
//   {"kind":"hint","stage":2}                  one was taken, wherever it came from
//   {"kind":"undo"}, redo, pause, resume
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "board/filling.h"
#include "server/game_log.h"
#include "service/request.h"

namespace nonet::server {

inline constexpr std::size_t kMostMovesAtOnce = 1000;
inline constexpr std::uint64_t kHintStages = 4;

// The cell is part of the puzzle and stays as it is.
service::RequestError given_cell(Cell cell);

// What is wrong is the reader's error.
std::vector<Move> read_moves(service::RequestReader& reader, const Filling& givens);

}  // namespace nonet::server
