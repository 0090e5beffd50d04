// An engine at work, event by event.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nonet/solve.h>

namespace nonet::NONET_V0 {

enum class EventKind : std::uint8_t {
  start,      // the puzzle; its givens are `literals`
  place,      // a digit is set without being a guess
  eliminate,  // a candidate is crossed out
  step,       // a named deduction; the `count` events after it are its effect
  decide,     // a guess: opens level `level`; `count` choices there were
  imply,      // a digit is forced
  conflict,   // something can no longer hold
  resolve,    // conflict analysis: one resolution step; `literals` is the clause so far
  learn,      // a clause is kept: `clause` is its number, `literals` what it says
  forget,     // clause number `clause` is dropped
  backjump,   // back to level `level`, over one or more decisions
  restart,    // back to level 0, keeping what was learned
  undo,       // back to level `level`: the last decision is taken back
  solution,   // the board is full and right: all of it as `literals`; `count` is its number
  truncated,  // `count` events were left out here
  end,        // the run is over; `count` solutions were found
};
std::string_view name_of(EventKind kind);

enum class Reason : std::uint8_t {
  none,            // a given or a guess
  only_candidate,  // imply: the cell has one candidate left; conflict: it has none
  only_place,      // imply: the digit has one place left in `house`; conflict: it has none
  repeated,        // conflict: the digit stands twice in `house`, in `cell` and `other`
  clause,          // a learned clause leaves no other choice, or is broken
  refuted,         // eliminate: the guess was tried to its end and cannot be
  exhausted,       // end: nothing more follows without a guess, or there is no other solution
  goes_on,         // solution: the search looks for another one
  found,           // a solution found before is set aside
};
std::string_view name_of(Reason reason);

// "cell is digit" or, negated, "cell is not digit".
struct Literal {
  Cell cell = {};
  int digit = 0;
  bool positive = true;
  friend bool operator==(const Literal&, const Literal&) = default;
};

struct Event {
  std::size_t number = 0;  // from 1
  EventKind kind = EventKind::start;
  std::uint32_t level = 0;  // the decision level after the event; 0: no guess stands
  std::optional<Cell> cell = {};
  int digit = 0;  // 0: none
  Reason reason = Reason::none;
  std::optional<House> house = {};
  std::optional<Cell> other = {};
  std::uint32_t clause = 0;  // a learned clause that is spoken of, from 1; 0: none
  std::uint64_t count = 0;
  std::vector<Literal> literals = {};
  std::string technique = {};  // step: its key
  std::string text = {};       // a sentence
};

struct TraceOptions {
  Engine engine = Engine::norvig;  // any but `fast`, which has nothing to tell
  std::uint64_t solutions = 1;
  std::uint64_t work = 100'000'000;   // as in SolveOptions
  std::size_t most_events = 100'000;  // kept; of what is left out, `truncated` says how many
  Profile profile = {};               // logic
  Stop stop = {};
};

// Solves, then gives the events to `sink` in their order until it says false. Error: no-story.
Result<Solved> trace(const Board& board, const TraceOptions& options,
                     const std::function<bool(const Event&)>& sink);
// The same as lines of JSON, which `nonet` and the website read; `nonet solve --trace` writes them
// too.
Result<Solved> trace_ndjson(const Board& board, const TraceOptions& options,
                            const std::function<bool(std::string_view line)>& sink);

}  // namespace nonet::NONET_V0
