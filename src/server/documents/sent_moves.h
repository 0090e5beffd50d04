// Moves as a caller sends them:
//   {"kind":"place","cell":"r1c3","digit":4}   digit null empties the cell
//   {"kind":"note","cell":"r1c3","digit":4}    switches a pencilmark
//   {"kind":"colour","cell":"r1c3","colour":2} 0 takes it away
//   {"kind":"hint","stage":2}                  one was taken, wherever it came from
//   {"kind":"undo"}, redo, pause, resume
// and a request with some: {"after":n, "batch":…, "moves":[…], "device":…, "elapsed_ms":…,
// "page":{…}}.
#pragma once

#include <cstddef>

#include <tl/expected.hpp>

#include "board/filling.h"
#include "play/stored/games.h"
#include "wire/game_request.h"

namespace nonet::server {

// The cell is part of the puzzle and stays as it is.
service::RequestError given_cell(Cell cell);

// For a game that has `before` moves.
tl::expected<play::SentMoves, service::RequestError> sent_moves_of(const wire::MovesRequest& sent,
                                                                   const Filling& givens,
                                                                   std::size_t before);

}  // namespace nonet::server
