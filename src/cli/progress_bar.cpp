#include "cli/progress_bar.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/terminal.h"

namespace nonet::cli {

namespace {

constexpr auto kBetweenDraws = std::chrono::milliseconds{100};
constexpr int kBarWidth = 24;

std::string clock_text(double seconds) {
  const long whole = std::lround(seconds);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

ProgressBar::ProgressBar(bool shown, std::uint64_t total) : shown_{shown}, total_{total} {}

ProgressBar::~ProgressBar() { clear(); }

void ProgressBar::update(std::uint64_t done, std::uint64_t count, std::string_view unit) {
  const auto now = Clock::now();
  if (!shown_ || now - last_ < kBetweenDraws) return;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::string text;
  if (total_ > 0) {
    const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total_));
    const int filled = static_cast<int>(part * kBarWidth);
    for (int i = 0; i < kBarWidth; ++i) text += i < filled ? "█" : "░";
    text += fmt::format(" {:3.0f} %  {} left", part * 100,
                        part > 0 ? clock_text(seconds / part - seconds) : "?");
  }
  const double rate = static_cast<double>(count) / std::max(seconds, 1e-3);
  text +=
      fmt::format("  {} {}  {}/s", grouped(count), unit, grouped(static_cast<std::uint64_t>(rate)));
  (void)write_all(STDERR_FILENO, "\r\x1b[K" + text);
  drawn_ = true;
}

void ProgressBar::complain_above(std::string_view sentence) {
  clear();
  complain(sentence);
}

void ProgressBar::clear() {
  if (drawn_) (void)write_all(STDERR_FILENO, "\r\x1b[K");
  drawn_ = false;
}

}  // namespace nonet::cli
