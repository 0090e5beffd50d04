// The hook through which engines tell their story. Engines are templates over it:
// with NoTrace every call disappears at compile time.
#pragma once

#include <cstddef>
#include <utility>

#include "trace/event.h"

namespace nonet::trace {

struct NoTrace {
  static constexpr bool kEnabled = false;
  void add(const Event&) {}
};

// Keeps the first `cap` events. Past the cap the run goes on untraced; `solution` and `end` are
// always kept, behind one `truncated` event that says how many are missing.
class Recorder {
 public:
  static constexpr bool kEnabled = true;

  Recorder(Shape shape, std::size_t cap) : cap_{cap} { trace_.shape = shape; }

  void add(Event event) {
    if (event.kind == Kind::solution || event.kind == Kind::end) {
      flush_truncated();
      // Only the first solution after the cap is of use; the `end` event tells how many there were.
      if (event.kind == Kind::solution && trace_.events.size() > cap_ + 2) return;
    } else if (trace_.events.size() >= cap_) {
      ++left_out_;
      return;
    }
    trace_.events.push_back(std::move(event));
  }

  Trace take() && { return std::move(trace_); }
  const Trace& trace() const { return trace_; }

 private:
  void flush_truncated() {
    if (left_out_ == 0) return;
    Event event{.kind = Kind::truncated};
    event.count = std::exchange(left_out_, 0);
    trace_.events.push_back(std::move(event));
  }

  Trace trace_;
  std::size_t cap_;
  std::size_t left_out_ = 0;
};

}  // namespace nonet::trace
