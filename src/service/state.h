// A board with the run of an engine on it: what a page draws.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "board/name_table.h"
#include "service/solve.h"
#include "trace/event.h"
#include "trace/replay.h"

namespace nonet::service {

// A finished solve with its steps.
struct Run {
  Engine engine = Engine::cdcl;  // that solved
  Engine teller = Engine::cdcl;  // whose steps these are: `fast` has none to tell
  trace::Verdict verdict = trace::Verdict::gave_up;
  std::optional<Filling> solution;
  trace::Trace trace;
};

enum class ConflictKind : std::uint8_t { repeated, no_digit, no_place, clause };
struct ConflictKindRow {
  ConflictKind kind;
  std::string_view name;
};
inline constexpr auto kConflictKinds = std::to_array<ConflictKindRow>({
    {ConflictKind::repeated, "repeated"},
    {ConflictKind::no_digit, "no-digit"},
    {ConflictKind::no_place, "no-place"},
    {ConflictKind::clause, "clause"},
});
static_assert(in_order(kConflictKinds, &ConflictKindRow::kind));
constexpr std::string_view name_of(ConflictKind kind) { return name_in(kConflictKinds, kind); }

// Which digits, in which cells: never empty, each once.
struct Conflict {
  ConflictKind kind = ConflictKind::repeated;
  std::vector<Digit> values = {};
  std::vector<Cell> cells = {};
  std::optional<House> house = {};
  std::size_t event = 0;  // number of the run's event that told it; 0: the board shows it
};

struct BoardState {
  Filling board = {};
  Filling givens = {};
  std::array<Digits, kCells> candidates = {};   // by cell; none for a filled one
  std::vector<Conflict> conflicts = {};         // of the board, then of the run at this moment
  std::vector<trace::Decision> decisions = {};  // the guesses that stand
  std::size_t at = 0;                           // after this event of the run; 0: as it stands
};

// The board as it stands, with the last run if there was one; the decisions are those that its
// solution rests on.
BoardState state_of(const Grid& board, const Run* run);
// The same after event `at` (1 … number of events) of the run.
BoardState state_of(const Run& run, std::size_t at);

// The repeated digits of the board, then the conflicts that the run met; numbers `from` …
// from + limit - 1 of them.
struct ConflictPage {
  std::vector<Conflict> conflicts = {};
  std::size_t total = 0;
};
ConflictPage conflicts_of(const Grid& board, const Run* run, std::size_t from, std::size_t limit);

}  // namespace nonet::service
