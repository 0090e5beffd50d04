// When to start over, and in which of two moods to search.
//
//   focused  restarts often: as soon as recent clauses are worse (higher glue) than usual
//            (Biere and Fröhlich, "Evaluating CDCL restart schemes", POS 2015). Good at refuting.
//   stable   restarts rarely, by the Luby sequence. Good at finding a solution: the trail has
//            time to grow long (Oh, "Between SAT and UNSAT", SAT 2015).
// The search changes between the two, each stay longer than the last. It begins stable: on 9×9,
// where a run ends before the first change, that saves one conflict in seven.
#pragma once

#include <cmath>
#include <cstdint>

namespace nonet::cdcl {

// Exponential moving average, corrected so that its first values are plain averages
// (as in ADAM: Kingma and Ba, 2015).
class Average {
 public:
  explicit Average(double window) : weight_{1.0 / window} {}
  void add(double x) {
    biased_ += weight_ * (x - biased_);
    missing_ *= 1.0 - weight_;
    value_ = biased_ / (1.0 - missing_);
  }
  double value() const { return value_; }

 private:
  double weight_;
  double biased_ = 0;
  double missing_ = 1;  // how much of the average still comes from the zero it began with
  double value_ = 0;
};

// Knuth's "reluctant doubling": 1,1,2,1,1,2,4,… without a table.
class Luby {
 public:
  std::uint64_t next() {
    const std::uint64_t v = v_;
    if ((u_ & (~u_ + 1)) == v_) {
      ++u_;
      v_ = 1;
    } else {
      v_ *= 2;
    }
    return v;
  }

 private:
  std::uint64_t u_ = 1;
  std::uint64_t v_ = 1;
};

class Restarts {
 public:
  bool stable() const { return stable_; }

  void learned(std::uint32_t glue) {
    ++conflicts_;
    fast_.add(glue);
    slow_.add(glue);
  }
  bool due() const {
    if (conflicts_ < next_restart_) return false;
    return stable_ || fast_.value() >= kMargin * slow_.value();
  }
  void restarted() {
    next_restart_ = conflicts_ + (stable_ ? kLubyUnit * luby_.next() : kFocusedInterval);
  }
  // Says whether the mood has changed.
  bool change_mood() {
    if (conflicts_ < next_change_) return false;
    stable_ = !stable_;
    if (!stable_) stay_ *= 2;
    next_change_ = conflicts_ + stay_;
    if (stable_) luby_ = Luby{};
    restarted();
    return true;
  }

 private:
  static constexpr double kMargin = 1.10;
  static constexpr std::uint64_t kFocusedInterval = 2;
  static constexpr std::uint64_t kLubyUnit = 1024;
  // By then activity knows a better first guess than reading order: one conflict in ten saved on
  // the hardest 9×9 puzzles. More restarts while so young (Luby units of 2 to 32) save none.
  static constexpr std::uint64_t kFirstRestart = 5;
  static constexpr std::uint64_t kFirstStay = 1000;

  std::uint64_t conflicts_ = 0;
  std::uint64_t next_restart_ = kFirstRestart;
  std::uint64_t next_change_ = kFirstStay;
  std::uint64_t stay_ = kFirstStay;
  bool stable_ = true;
  Average fast_{33};
  Average slow_{1e5};
  Luby luby_;
};

}  // namespace nonet::cdcl
