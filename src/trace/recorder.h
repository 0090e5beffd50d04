// The hook through which engines tell their story. Engines are templates over it:
// with NoTrace every call disappears at compile time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include "trace/event.h"

namespace nonet::trace {

struct NoTrace {
  static constexpr bool kEnabled = false;
  static constexpr bool keeps(Kind) { return false; }
  void add(const Event&) {}
  void leave_out() {}
};

// Keeps the first `cap` events. Past the cap the run goes on untraced, and only three things are
// still kept: the `start` (a cap of 0 does not lose the puzzle), the first solution, which carries
// its whole board, and the `end`. Before the latter two a `truncated` event says how many events
// are missing right there, so kept events + the counts of `truncated` = all that was told.
class Recorder {
 public:
  static constexpr bool kEnabled = true;

  Recorder(Shape shape, std::size_t cap) : cap_{cap} { trace_.shape = shape; }

  // Whether an event of this kind would be kept now. An engine that is past the cap need not
  // make the event: leave_out() counts it.
  bool keeps(Kind kind) const {
    if (!full_ && trace_.events.size() < cap_) return true;
    return kind == Kind::start || kind == Kind::end || (kind == Kind::solution && !solved_);
  }

  void add(Event event) {
    if (!keeps(event.kind)) return leave_out();
    if (left_out_ > 0) {
      Event gap{.kind = Kind::truncated};
      gap.count = std::exchange(left_out_, 0);
      trace_.events.push_back(std::move(gap));
    }
    solved_ = solved_ || event.kind == Kind::solution;
    trace_.events.push_back(std::move(event));
  }
  void leave_out() {
    full_ = true;
    ++left_out_;
  }

  // Tells of every conflict what took away the candidates that could have saved it. Called once,
  // when the run is over: the engines know what is gone, the trace knows why.
  void name_clashes();

  Trace take() && { return std::move(trace_); }
  const Trace& trace() const { return trace_; }

 private:
  Trace trace_;
  std::size_t cap_;
  bool full_ = false;    // something was left out: from here on only what must be kept
  bool solved_ = false;  // the first solution is in the trace
  std::uint64_t left_out_ = 0;
};

}  // namespace nonet::trace
