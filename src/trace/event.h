// One vocabulary of events for every engine, every logical step and every move of a player.
// An event says what happened, where, on which decision level and why; words.h puts it into a
// sentence, replay.h turns the first n events back into a board. Events are numbered from 1, so
// that "the board at n" is the board right after event n, and at 0 nothing has happened yet.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/cell.h"
#include "board/shape.h"

namespace nonet::trace {

enum class Kind : std::uint8_t {
  start,      // the puzzle; its givens are `literals`
  place,      // a digit is set without being a guess (a player's move, a step's effect);
              // without `digit` the cell is emptied
  eliminate,  // a candidate is crossed out
  step,       // a named deduction; the `count` events after it are its effect
  decide,     // a guess: opens level `level`; `count` choices there were (0 = not told), all of
              // the cell, or of the digit in `because.house`
  imply,      // a digit is forced
  conflict,   // something can no longer hold: see `because`
  resolve,    // conflict analysis: one resolution step; `literals` is the clause so far
  learn,      // a clause is kept: `clause` is its number, `literals` what it says
  forget,     // clause number `clause` is dropped
  backjump,   // back to level `level`, over one or more decisions
  restart,    // back to level 0, keeping what was learned
  undo,       // back to level `level`: the last decision is taken back (`cell`, `digit`); a player
              // without a decision takes back his last move
  solution,   // the board is full and right: all of it as `literals`; `count` is its number
  truncated,  // `count` events were left out here
  end,        // `verdict` and `statistics`; `count` solutions were found
  note,       // a player's pencilmark is switched on or off
  colour,     // a player gives the cell colour number `count`; 0 takes it away
  hint,
  pause,
  resume,
};

// Why something holds, or what broke. Cells, houses and digits are in the event or here.
enum class Reason : std::uint8_t {
  none,            // a given, a guess, a player's wish
  only_candidate,  // imply: the cell has one candidate left; conflict: it has none
  only_place,      // imply: the digit has one place left in `house`; conflict: it has none
  repeated,        // conflict: the digit stands twice in `house`, in `cell` and `other`
  clause,          // a learned clause (number `clause`) leaves no other choice, or is broken;
                   // conflict: `literals` are what it says
  refuted,         // eliminate: the guess was tried to its end and cannot be
  exhausted,       // end: no limit was met, but nothing more follows without a guess; or, of a
                   // puzzle that was solved, all was searched and there is no other solution
  goes_on,         // solution: the search looks for another one
  found,           // a solution found before is set aside, to see whether there is another; where
                   // a clause (number `clause`) excludes it, that clause leaves no other choice
};

struct Because {
  Reason reason = Reason::none;
  std::optional<WideHouse> house = {};
  std::optional<WideCell> other = {};  // a second cell that takes part
  std::uint32_t clause = 0;            // number of a learned clause, from 1; 0 = none
  friend bool operator==(const Because&, const Because&) = default;
};

// "cell is digit" or, negated, "cell is not digit".
struct Literal {
  WideCell cell{};
  Digit digit{};
  bool positive = true;
  friend bool operator==(const Literal&, const Literal&) = default;
};

// Why a candidate could not save what broke: `by` is a cell, a peer that holds the digit or the
// candidate's own with another digit; without it the candidate had been crossed out for `reason`.
struct Taken {
  WideCell cell{};
  Digit digit{};
  Reason reason = Reason::none;
  std::optional<WideCell> by = {};
  std::uint32_t clause = 0;  // of that reason
  friend bool operator==(const Taken&, const Taken&) = default;
};

enum class Verdict : std::uint8_t { solved, unsolvable, gave_up };

// What an engine did. Engines leave at zero what they do not have.
struct Statistics {
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t undos = 0;         // decisions taken back, one by one or by a backjump
  std::uint64_t propagations = 0;  // digits and eliminations that were forced
  std::uint64_t depth = 0;         // the deepest decision level
  std::uint64_t learned = 0;
  std::uint64_t forgotten = 0;
  std::uint64_t restarts = 0;
  std::uint64_t branching = 0;  // Σ (F − 1)² over the branching steps to the solution (`least`)
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

// Every field has a default, so that an event is written with the fields that it has:
// Event{.kind = Kind::imply, .level = 2, .cell = c, .digit = d}.
struct Event {
  Kind kind;
  std::uint32_t level = 0;  // the decision level after the event; 0 = no guess stands
  std::optional<WideCell> cell = {};
  std::optional<Digit> digit = {};
  Because because = {};
  std::uint32_t clause = 0;                   // learn, forget
  std::uint64_t count = 0;                    // step, decide, solution, truncated, end, colour
  std::vector<Literal> literals = {};         // start, conflict, resolve, learn, solution
  std::vector<Taken> taken = {};              // conflict: all candidates of the cell without a
                                              // digit, or of the digit without a place
  std::optional<Verdict> verdict = {};        // end
  std::optional<Statistics> statistics = {};  // end
  std::string technique = {};                 // step: its kind, "naked-pair"
  std::string text = {};                      // step: its explanation, worded by who found it
  friend bool operator==(const Event&, const Event&) = default;
};

struct Trace {
  Shape shape;
  std::vector<Event> events;
  friend bool operator==(const Trace&, const Trace&) = default;
};

}  // namespace nonet::trace
