// Traces that no engine would tell: every kind, every field, in any order. What holds for them
// holds for any trace.
#pragma once

#include <cstdint>
#include <random>

#include "trace/event.h"
#include "trace/names.h"

namespace nonet::trace::testing {

class RandomTrace {
 public:
  RandomTrace(Shape shape, std::uint32_t seed) : shape_{shape}, random_{seed} {}

  Trace make(std::size_t events) {
    Trace trace{shape_, {}};
    trace.events.push_back({.kind = Kind::start, .literals = literals(below(20))});
    while (trace.events.size() < events) trace.events.push_back(event());
    return trace;
  }

  Event event() {
    const KindRow& row = kKinds[below(kKinds.size())];
    Event event{.kind = row.kind};
    step_level(event);
    if (row.needs_cell || below(2) == 0) event.cell = cell();
    if (row.needs_digit || below(2) == 0) event.digit = digit();
    if (below(2) == 0) event.because = because();
    if (below(2) == 0) event.clause = static_cast<std::uint32_t>(below(6));
    if (below(2) == 0) event.count = below(4);
    if (row.kind != Kind::start && below(4) == 0) event.literals = literals(below(5));
    if (row.kind == Kind::conflict) event.taken = taken(below(4));
    if (below(4) == 0) event.verdict = kVerdicts[below(kVerdicts.size())].verdict;
    if (below(4) == 0) event.statistics = statistics();
    return event;
  }

 private:
  std::size_t below(std::size_t n) { return random_() % n; }
  WideCell cell() { return static_cast<WideCell>(below(static_cast<std::size_t>(shape_.cells()))); }
  Digit digit() {
    return digit_of(1 + static_cast<int>(below(static_cast<std::size_t>(shape_.size()))));
  }
  // Decisions go one level up, the ways back some levels down; the rest stays where it is.
  void step_level(Event& event) {
    const bool back = event.kind == Kind::undo || event.kind == Kind::backjump;
    if (event.kind == Kind::decide) ++level_;
    if (back && level_ > 0) level_ -= 1 + static_cast<std::uint32_t>(below(level_));
    if (event.kind == Kind::restart) level_ = 0;
    event.level = level_;
  }
  Because because() {
    Because because{.reason = kReasons[below(kReasons.size())].reason};
    if (below(2) == 0)
      because.house = static_cast<WideHouse>(below(static_cast<std::size_t>(shape_.houses())));
    if (below(2) == 0) because.other = cell();
    if (below(2) == 0) because.clause = static_cast<std::uint32_t>(below(9));
    return because;
  }
  std::vector<Literal> literals(std::size_t count) {
    std::vector<Literal> made;
    for (std::size_t i = 0; i < count; ++i) made.push_back({cell(), digit(), below(2) == 0});
    return made;
  }
  std::vector<Taken> taken(std::size_t count) {
    std::vector<Taken> made;
    for (std::size_t i = 0; i < count; ++i) {
      const Because why = because();
      made.push_back({cell(), digit(), why.reason, why.other, why.clause});
    }
    return made;
  }
  Statistics statistics() {
    Statistics made;
    for (const StatisticRow& row : kStatistics) made.*row.member = random_();
    made.decisions = UINT64_MAX;
    return made;
  }

  Shape shape_;
  std::mt19937 random_;
  std::uint32_t level_ = 0;
};

}  // namespace nonet::trace::testing
