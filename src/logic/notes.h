// What a player's notes say about the candidates. A position is computed from its digits; notes
// take candidates away only where they are known to be all of them. A note that is not there is
// then a candidate crossed out, and else nothing at all.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "board/name_table.h"

namespace nonet::logic {

enum class NotesAre : std::uint8_t {
  detected,    // candidates where every open cell is noted, else reminders
  candidates,  // all that a cell may be, in each cell that is noted
  reminders,   // some of them, as corner notes are: nothing is crossed out
};
struct NotesAreName {
  NotesAre are;
  std::string_view name;
};
inline constexpr auto kNotesAre = std::to_array<NotesAreName>({
    {NotesAre::detected, "auto"},
    {NotesAre::candidates, "candidates"},
    {NotesAre::reminders, "reminders"},
});
static_assert(in_order(kNotesAre, &NotesAreName::are));
constexpr std::string_view name_of(NotesAre are) { return name_in(kNotesAre, are); }
inline std::optional<NotesAre> parse_notes_are(std::string_view name) {
  return value_named(kNotesAre, &NotesAreName::are, name);
}

struct NoteUse {
  NotesAre are = NotesAre::detected;
  CandidateSet crossed_out = {};  // by name, whatever the notes are
};

// Of a board whose open cells hold the notes (none: nothing is noted there), the candidates that
// its digits leave and the player has crossed out.
CandidateSet crossed_out(const Grid& noted, const NoteUse& use);
// Cells with a note of a digit that stands in one of their houses.
CellSet stale_notes(const Grid& noted, const NoteUse& use);

// What the digits leave without what is crossed out, taken at its word.
Grid as_noted(const Grid& noted, const NoteUse& use);

// The grid to reason on, for a player who may have crossed out too much.
struct Reading {
  Grid grid;                 // what the digits leave, without `crossed_out`
  CandidateSet crossed_out;  // by the player, and taken as gone
  // Crossed out and not taken as gone, since the solution needs one of these or the board would be
  // broken. All of the player's are here, right and wrong: which ones are needed is not given away.
  CandidateSet put_back;
};
Reading read_notes(const Grid& noted, const NoteUse& use, const std::optional<Filling>& solution);

}  // namespace nonet::logic
