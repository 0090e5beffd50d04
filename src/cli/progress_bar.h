// A progress bar on standard error: only on a terminal, a few times a second, gone at the end.
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "service/batch.h"

namespace nonet::cli {

class ProgressBar {
 public:
  // `total` 0: the size is not known (a pipe), so count and rate alone are shown.
  ProgressBar(bool shown, std::uint64_t total);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void update(const service::BatchProgress& progress) {
    update(progress.bytes, progress.puzzles, "puzzles");
  }
  // `done` of the total, and a count of something with its rate.
  void update(std::uint64_t done, std::uint64_t count, std::string_view unit);
  // A line that must stand above the bar.
  void complain_above(std::string_view sentence);

 private:
  void clear();

  using Clock = std::chrono::steady_clock;
  bool shown_;
  bool drawn_ = false;
  std::uint64_t total_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

}  // namespace nonet::cli
