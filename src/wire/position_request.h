// A position in a request, and how it is to be reasoned about: the fields that hint, steps and why
// not have in common.
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "service/hint.h"
#include "service/position.h"
#include "wire/request.h"

namespace nonet::wire {

inline constexpr std::size_t kMostEntries = 1000;

// puzzle | board: the givens, or a whole position in a notation that has candidates.
// entries: over it, in the order of play; in a cell that comes again the last one counts.
// notes: of open cells; cells not named keep those of the notation, or have none.
// notes_are, crossed_out: what the notes mean, and candidates that are gone whatever they mean.
// What is wrong is the reader's error, and the position is then an empty board.
service::Position read_position(RequestReader& reader);

// The fields notes, notes_are and crossed_out, as above.
logic::NoteUse read_notes(RequestReader& reader, Grid& board);

// profile, technique, known, inner.
service::LogicOptions read_logic(RequestReader& reader);

}  // namespace nonet::wire
