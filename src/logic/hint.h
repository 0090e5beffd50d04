// The next help for a player: from this very board, with its digits and notes, mistakes included.
// Positions are computed from the digits; notes.h says what notes add to that.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/name_table.h"
#include "logic/contradiction.h"
#include "logic/explain/explain.h"
#include "logic/notes.h"

namespace nonet::logic {

// How many solutions the givens alone are known to have.
enum class Solutions : std::uint8_t { unknown, none, one, several };

struct HintRequest {
  const Grid& board;  // givens, entries, and in the open cells the notes; none: nothing is noted
  NoteUse notes = {};
  Solutions solutions = Solutions::unknown;
  std::optional<Filling> solution = {};  // one: this
  const Profile& profile;
  // Techniques that the player knows; none: all.
  std::optional<std::vector<TechniqueId>> known = {};
  // The player's entries in order, if they are known: to say which move was wrong.
  std::vector<Candidate> history = {};
  std::function<bool()> stop = {};  // asked between techniques
};

enum class HintKind : std::uint8_t {
  solved,       // the board is full and right
  mistake,      // an entry is wrong, or two digits repeat
  step,         // there is a step
  not_learned,  // there is one, but only with a technique that the player does not know
  stuck,        // none of the techniques applies, or the search was stopped
};
struct HintKindRow {
  HintKind kind;
  std::string_view name;
};
inline constexpr auto kHintKinds = std::to_array<HintKindRow>({
    {HintKind::solved, "solved"},
    {HintKind::mistake, "mistake"},
    {HintKind::step, "step"},
    {HintKind::not_learned, "not-learned"},
    {HintKind::stuck, "stuck"},
});
static_assert(in_order(kHintKinds, &HintKindRow::kind));
constexpr std::string_view name_of(HintKind kind) { return name_in(kHintKinds, kind); }

struct Hint {
  HintKind kind = HintKind::stuck;
  // Stages, from a nudge to everything. One sentence only where there is no more to tell.
  std::vector<std::string> stages = {};
  std::optional<Step> step = {};
  Grid grid = {};                 // the board that the step applies to
  CandidateSet crossed_out = {};  // gone from it because the player has crossed them out
  CellSet put_back = {};          // where candidates that the player has crossed out are on it
  CellSet stale_notes = {};       // where a digit is noted that a house has already
  std::string about_notes = {};   // the sentences about these; empty where there is nothing
  CellSet wrong = {};             // mistake: the wrong entry, or those that repeat
  std::optional<std::size_t> move = {};  // mistake: number of the first wrong move, from 1
  std::optional<Contradiction> contradiction = {};
  bool stopped = false;  // stuck: there may be a step all the same
  Solutions solutions = Solutions::unknown;
};

Hint hint(const HintRequest& request);

}  // namespace nonet::logic
