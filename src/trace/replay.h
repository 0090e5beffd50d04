// Any moment of a trace as a board: what stood where, which candidates were left, which guesses
// were open and what had just broken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "board/shape.h"
#include "trace/event.h"

namespace nonet::trace {

struct Decision {
  std::uint32_t level;
  WideCell cell;
  Digit digit;
  std::size_t event;  // its number in the trace
  friend bool operator==(const Decision&, const Decision&) = default;
};

// The board after some events. A candidate is what nobody crossed out and no peer holds; traces
// hold only the crossing out that goes beyond the peers. Event numbers count from 1.
struct Moment {
  WideFilling filling;
  std::vector<bool> given;                // by cell
  std::vector<std::uint64_t> candidates;  // by cell: bit d-1 for digit d; zero for a filled cell
  std::vector<std::uint64_t> notes;       // by cell: a player's own pencilmarks, bits as above
  std::vector<std::uint64_t> colours;     // by cell: as the player painted it; 0 = not at all
  std::vector<Decision> decisions;        // the open guesses, outermost first
  std::vector<std::size_t> conflicts;     // event numbers of the conflicts not yet undone
  std::vector<std::size_t> clauses;       // event numbers of the learned clauses in force
  friend bool operator==(const Moment&, const Moment&) = default;
};

// What each kind of event does to the board:
//
//   start      the literals are the givens; everything before is gone
//   place      the cell holds the digit, whatever stood there; without a digit it is empty
//   eliminate  the candidate is crossed out
//   step       nothing by itself; with its `count` effects it is one move
//   decide     opens a level, then sets the digit
//   imply      sets the digit
//   conflict   is open until something before it is taken back; a solution that is set aside
//              (reason `found`) is none
//   resolve    nothing
//   learn      the clause is in force until it is forgotten; no backjump takes it back
//   forget     the clause is no longer in force
//   backjump, restart, undo
//              board and conflicts are again as they were before the first decision above the
//              event's level
//   undo       where there is no such decision: the last move of this level that still stands
//              (place, eliminate, note, colour, or a step with its effects) is taken back
//   solution   the literals stand on the board (after a gap that is the only way to know them)
//   truncated  back to level 0: of what happened in the gap, only that is known to hold still
//   end        the first solution, if one was found, is on the board: no guess and no conflict is
//              open
//   note       the pencilmark is switched
//   colour     the cell has the colour `count`
//   hint, pause, resume   nothing
//
// An event that lacks what its kind needs, or names a cell off the board, does nothing.

// Walks a trace in either direction. Where it has been before, any move costs at most kStride
// events. The trace must outlive it and stay as it is.
class Replay {
 public:
  static constexpr std::size_t kStride = 1024;

  explicit Replay(const Trace& trace);
  explicit Replay(const Trace&&) = delete;
  ~Replay();
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;

  std::size_t size() const;  // number of events
  // The board after the first `events` events (all of them, if there are fewer). Valid until the
  // next call.
  const Moment& at(std::size_t events);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The board after the first n events, from scratch.
Moment replay(const Trace& trace, std::size_t n);

}  // namespace nonet::trace
