// A progress bar on standard error: only on a terminal, a few times a second, gone at the end.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "batch/pipeline.h"

namespace nonet::cli {

class ProgressBar {
 public:
  // `total` 0: the size is not known (a pipe), so count and rate alone are shown.
  ProgressBar(bool shown, std::uint64_t total, std::string_view unit);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // From any thread. `done` of the total, and a count of the unit with its rate.
  void update(std::uint64_t done, std::uint64_t count);
  void update(const batch::Progress& progress) { update(progress.bytes, progress.puzzles); }
  // A line that must stand above the bar.
  void complain_above(std::string_view sentence);

 private:
  using Clock = std::chrono::steady_clock;
  // How far the work was at some time.
  struct Mark {
    Clock::time_point time;
    std::uint64_t done = 0;
    std::uint64_t count = 0;
  };

  void draw_until_closed();
  void draw();
  std::string text(Clock::time_point now, int columns) const;
  std::string time_left() const;
  std::string speed(Clock::time_point now) const;
  void clear();

  bool shown_;
  std::uint64_t total_;
  std::string unit_;

  std::mutex mutex_;  // for everything below
  std::condition_variable closing_;
  bool closed_ = false;
  std::string drawn_;  // what stands on the terminal
  Clock::time_point start_ = Clock::now();
  Mark latest_{start_};
  // Where the first drawing found the work. Speeds are taken from there on, since what an earlier
  // run has done is passed over before, in no time.
  std::optional<Mark> first_;
  // Draws by itself: a person sees that work goes on while nothing is done yet.
  std::thread drawer_;
};

}  // namespace nonet::cli
