// A puzzle that a player brings: it is stored for its player and in no list; whoever knows its id
// may open it, as a shared link does.
#pragma once

#include <functional>

#include "board/filling.h"
#include "play/stored/error.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"

namespace nonet::play {

// The puzzle as it is stored now. Refused: out_of_time, not_one_solution, other_dress.
Result<store::StoredPuzzle> brought_puzzle(store::Database& database, const Filling& puzzle,
                                           const std::function<bool()>& stop);

}  // namespace nonet::play
