// What took away the candidates that could have saved a conflict: read from the trace itself, which
// has every digit that stands and every crossing out with its reason.
#include <cstddef>
#include <vector>

#include "trace/recorder.h"

namespace nonet::trace {

namespace {

// The digits on the board of an engine, which never sets a filled cell. Much less than a replay:
// long runs have tens of thousands of conflicts.
class Standing {
 public:
  explicit Standing(Shape shape) : filling_{shape} {}

  const WideFilling& now() const { return filling_; }

  void hear(const Event& event) {
    switch (event.kind) {
      case Kind::start:
        for (const Literal& literal : event.literals) set(literal.cell, literal.digit);
        break;
      case Kind::decide:
        levels_.push_back(set_.size());
        [[fallthrough]];
      case Kind::place:
      case Kind::imply:
        set(*event.cell, *event.digit);
        break;
      case Kind::undo:
      case Kind::backjump:
      case Kind::restart:
        return_to(event.level);
        break;
      default:
        break;
    }
  }

 private:
  void set(WideCell c, Digit d) {
    filling_.set(c, d);
    set_.push_back(c);
  }
  void return_to(std::size_t level) {
    for (; levels_.size() > level; levels_.pop_back())
      for (; set_.size() > levels_.back(); set_.pop_back()) filling_.clear(set_.back());
  }

  WideFilling filling_;
  std::vector<WideCell> set_;
  std::vector<std::size_t> levels_;  // by level: how many were set before its decision
};

class Clashes {
 public:
  explicit Clashes(Shape shape)
      : shape_{shape},
        digits_{shape},
        crossed_out_(static_cast<std::size_t>(shape_.cells() * shape_.size()), nullptr) {}

  // Every event in turn.
  void hear(const Event& event) {
    digits_.hear(event);
    if (event.kind == Kind::eliminate) crossed_out_[slot(*event.cell, *event.digit)] = &event;
  }

  std::vector<Taken> taken(const Event& conflict) const {
    std::vector<Taken> all;
    const Because& because = conflict.because;
    if (because.reason != Reason::only_candidate && because.reason != Reason::only_place)
      return all;
    for (int i = 0; i < shape_.size(); ++i)
      all.push_back(because.reason == Reason::only_candidate
                        ? why_gone(*conflict.cell, digit_at(i))
                        : why_gone(shape_.cell_in(*because.house, i), *conflict.digit));
    return all;
  }

 private:
  std::size_t slot(WideCell c, Digit d) const {
    return static_cast<std::size_t>(index(c)) * static_cast<std::size_t>(shape_.size()) +
           static_cast<std::size_t>(index(d));
  }

  Taken why_gone(WideCell c, Digit d) const {
    const WideFilling& board = digits_.now();
    Taken taken{.cell = c, .digit = d};
    if (board.at(c)) {
      taken.by = c;
      return taken;
    }
    for (WideHouse h : shape_.houses_of(c))
      for (int i = 0; i < shape_.size(); ++i)
        if (board.at(shape_.cell_in(h, i)) == d) {
          taken.by = shape_.cell_in(h, i);
          return taken;
        }
    // What was crossed out last is crossed out still: nobody crosses out what is gone already.
    if (const Event* event = crossed_out_[slot(c, d)]) {
      taken.reason = event->because.reason;
      taken.clause = event->because.clause;
    }
    return taken;
  }

  Shape shape_;
  Standing digits_;
  std::vector<const Event*> crossed_out_;  // by candidate: the last event that did it
};

}  // namespace

void Recorder::name_clashes() {
  Clashes clashes{trace_.shape};
  for (Event& event : trace_.events) {
    clashes.hear(event);
    if (event.kind == Kind::conflict) event.taken = clashes.taken(event);
  }
}

}  // namespace nonet::trace
