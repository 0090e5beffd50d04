#include "cli/screen/progress_bar.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/screen/terminal.h"

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

double seconds_between(std::chrono::steady_clock::time_point from,
                       std::chrono::steady_clock::time_point to) {
  return std::chrono::duration<double>(to - from).count();
}

// What the line consists of, and how much a person would miss it.
struct Part {
  int importance;
  std::string text;
};

int columns_in(std::string_view text) {
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
  return static_cast<int>(std::count_if(text.begin(), text.end(), begins));
}

std::string joined(const std::vector<Part>& parts) {
  std::string line;
  for (const Part& part : parts) line += (line.empty() ? "" : "  ") + part.text;
  return line;
}

// A line that is wider than the terminal would be continued below, and could not be taken back.
std::string fitted(std::vector<Part> parts, int columns) {
  while (parts.size() > 1 && columns_in(joined(parts)) > columns)
    parts.erase(std::ranges::min_element(parts, {}, &Part::importance));
  std::string line = joined(parts);
  return columns_in(line) <= columns ? line : std::string{};
}

std::string bar_text(double part) {
  const int filled = static_cast<int>(part * kBarWidth);
  std::string text;
  for (int i = 0; i < kBarWidth; ++i) text += i < filled ? "█" : "░";
  return text;
}

}  // namespace

ProgressBar::ProgressBar(bool shown, std::uint64_t total, std::string_view unit)
    : shown_{shown}, total_{total}, unit_{unit} {
  if (shown_) drawer_ = std::thread{[this] { draw_until_closed(); }};
}

ProgressBar::~ProgressBar() {
  if (!shown_) return;
  {
    const std::lock_guard lock{mutex_};
    closed_ = true;
    closing_.notify_one();
  }
  drawer_.join();
  clear();
}

void ProgressBar::update(std::uint64_t done, std::uint64_t count) {
  if (!shown_) return;
  const std::lock_guard lock{mutex_};
  latest_ = {Clock::now(), done, count};
}

void ProgressBar::draw_until_closed() {
  std::unique_lock lock{mutex_};
  while (!closing_.wait_for(lock, kBetweenDraws, [this] { return closed_; })) draw();
}

void ProgressBar::draw() {
  if (!first_) first_ = latest_;
  std::string line = text(Clock::now(), columns_of(STDERR_FILENO));
  if (line == drawn_) return;
  (void)write_all(STDERR_FILENO, "\r\x1b[K" + line);
  drawn_ = std::move(line);
}

std::string ProgressBar::text(Clock::time_point now, int columns) const {
  std::vector<Part> parts;
  if (total_ > 0) {
    const double part =
        std::min(1.0, static_cast<double>(latest_.done) / static_cast<double>(total_));
    parts.push_back({0, bar_text(part)});
    // Rounded down: all is done only when all is done.
    parts.push_back({4, fmt::format("{:2} %", static_cast<int>(part * 100))});
    parts.push_back({3, time_left() + " left"});
  }
  parts.push_back({2, fmt::format("{} {}", grouped(latest_.count), unit_)});
  parts.push_back({1, speed(now)});
  return fitted(std::move(parts), columns - 1);  // in the last column the cursor may wrap
}

// As of the last answer: it does not climb while a slow one is worked on.
std::string ProgressBar::time_left() const {
  if (latest_.done <= first_->done) return "?";
  const double seconds = seconds_between(first_->time, latest_.time);
  const double todo = static_cast<double>(total_ - std::min(total_, latest_.done));
  return clock_text(seconds * todo / static_cast<double>(latest_.done - first_->done));
}

// The rate, or the time gone by where it is not known yet.
std::string ProgressBar::speed(Clock::time_point now) const {
  if (latest_.count <= first_->count)
    return fmt::format("in {}", clock_text(seconds_between(start_, now)));
  const double seconds = std::max(seconds_between(first_->time, now), 1e-3);
  const double rate = static_cast<double>(latest_.count - first_->count) / seconds;
  return rate < 10 ? fmt::format("{:.1f}/s", rate)
                   : grouped(static_cast<std::uint64_t>(rate)) + "/s";
}

void ProgressBar::complain_above(std::string_view sentence) {
  const std::lock_guard lock{mutex_};
  clear();
  complain(sentence);
}

void ProgressBar::clear() {
  if (!drawn_.empty()) (void)write_all(STDERR_FILENO, "\r\x1b[K");
  drawn_.clear();
}

}  // namespace nonet::cli
