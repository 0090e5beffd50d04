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

// The board after some events. A digit that is set takes itself from its peers' candidates and
// the cell's other candidates away; traces hold only what goes beyond that.
struct Moment {
  WideFilling filling;
  std::vector<bool> given;                // by cell
  std::vector<std::uint64_t> candidates;  // by cell: bit d-1 for digit d; zero for a filled cell
  std::vector<Decision> decisions;        // the open guesses, outermost first
  std::vector<std::size_t> conflicts;     // event numbers of the conflicts not yet undone
  std::vector<std::size_t> clauses;       // event numbers of the learned clauses in force
  friend bool operator==(const Moment&, const Moment&) = default;
};

// Walks a trace in either direction. Random access costs at most `kStride` events.
class Replay {
 public:
  explicit Replay(const Trace& trace);
  ~Replay();
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;

  std::size_t size() const;              // number of events
  const Moment& at(std::size_t events);  // the board after the first `events` events

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The board after the first n events, from scratch.
Moment replay(const Trace& trace, std::size_t n);

}  // namespace nonet::trace
