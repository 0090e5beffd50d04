// The limits of a rating while it goes on.
#pragma once

#include <cstdint>
#include <functional>

namespace nonet::explainer {

// Counts work and asks now and then whether to stop. Once ended, what is found is worth nothing.
class Meter {
 public:
  Meter(std::uint64_t work, const std::function<bool()>& stop) : left_{work}, stop_{stop} {}

  // One more piece of work, of some microseconds; false when it is not to be done.
  bool take() {
    if (ended_) return false;
    if (left_ == 0) {
      ended_ = true;
      return false;
    }
    --left_;
    if (stop_ && ++since_asked_ >= kAskEvery) {
      since_asked_ = 0;
      stopped_ = ended_ = stop_();
    }
    return !ended_;
  }
  bool ended() const { return ended_; }
  bool stopped() const { return stopped_; }  // by `stop`, not by the work
  std::uint64_t left() const { return left_; }

 private:
  static constexpr int kAskEvery = 8;

  std::uint64_t left_;
  const std::function<bool()>& stop_;
  int since_asked_ = 0;
  bool ended_ = false;
  bool stopped_ = false;
};

}  // namespace nonet::explainer
