// A position in a request, and how it is to be reasoned about: the fields that hint, steps and why
// not have in common.
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "service/hint.h"
#include "service/request.h"

namespace nonet::service {

inline constexpr std::size_t kMostEntries = 1000;

struct Position {
  Grid board;                      // givens, entries, and in the open cells the notes or nothing
  logic::NoteUse notes;            // what these are
  std::vector<Candidate> history;  // the entries, in the order of play
};

// puzzle | board: the givens, or a whole position in a notation that has candidates.
// entries: over it, in the order of play; in a cell that comes again the last one counts.
// notes: of open cells; cells not named keep those of the notation, or have none.
// notes_are, crossed_out: what the notes mean, and candidates that are gone whatever they mean.
// What is wrong is the reader's error, and the position is then an empty board.
Position read_position(RequestReader& reader);

// The board with entries in the order of play; the last one of each cell stands.
Grid with_entries(const Grid& start, const std::vector<Candidate>& entries);
// The board of a notation that may not tell the player's digits from givens, after their moves: a
// digit that one of these names is the player's. The sentence why not, where a move falls on a
// given.
tl::expected<Grid, std::string> after_moves(const Grid& board, const std::vector<Candidate>& moves);
// The fields notes, notes_are and crossed_out, as above.
logic::NoteUse read_notes(RequestReader& reader, Grid& board);

// profile, technique, known, inner.
LogicOptions read_logic(RequestReader& reader);

}  // namespace nonet::service
