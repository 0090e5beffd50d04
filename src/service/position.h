// A position: a board in play, and what its player has noted and entered.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "logic/notes.h"

namespace nonet::service {

struct Position {
  Grid board;                      // givens, entries, and in the open cells the notes or nothing
  logic::NoteUse notes;            // what these are
  std::vector<Candidate> history;  // the entries, in the order of play
};

// The board with entries in the order of play; the last one of each cell stands.
Grid with_entries(const Grid& start, const std::vector<Candidate>& entries);
// The board of a notation that may not tell the player's digits from givens, after their moves: a
// digit that one of these names is the player's. The sentence why not, where a move falls on a
// given.
tl::expected<Grid, std::string> after_moves(const Grid& board, const std::vector<Candidate>& moves);

// "entry 3 is in row 1, column 2, which holds a given"
std::string on_given(std::string_view what, std::size_t index, Cell cell);

}  // namespace nonet::service
