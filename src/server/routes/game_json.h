// A game as the API shows it, without the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "store/games/games.h"
#include "store/puzzles/puzzles.h"
#include "trace/replay.h"

namespace nonet::server {

// ["r1c3", …]
std::string cells_json(const CellSet& cells);
// What a list of games says about each; without a score: null.
std::string game_head_json(const store::Game& game, const store::StoredPuzzle& puzzle,
                           const std::optional<store::Score>& score);
// That, how long it was played on each device, and what the player has noted on the board and left
// with the page.
std::string noted_game_json(const store::Game& game, const store::StoredPuzzle& puzzle,
                            const std::optional<store::Score>& score,
                            const std::vector<store::Clock>& clocks, const trace::Moment& moment);

}  // namespace nonet::server
