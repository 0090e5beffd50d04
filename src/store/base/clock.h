// Moments and days as the tables keep them. Every function that needs the time is told it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::store {

using Moment = std::chrono::sys_seconds;
using Day = std::chrono::sys_days;  // by UTC, for everyone

inline Moment now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}
inline std::int64_t seconds_of(Moment moment) { return moment.time_since_epoch().count(); }
inline Moment moment_at(std::int64_t seconds) { return Moment{std::chrono::seconds{seconds}}; }
inline Day day_of(Moment moment) { return std::chrono::floor<std::chrono::days>(moment); }

// "2026-11-30": text order is the order of time.
inline std::string text_of(Day day) {
  const std::chrono::year_month_day date{day};
  const auto padded = [](unsigned number, std::size_t width) {
    std::string digits = std::to_string(number);
    return std::string(width > digits.size() ? width - digits.size() : 0, '0') + digits;
  };
  return padded(static_cast<unsigned>(static_cast<int>(date.year())), 4) + "-" +
         padded(static_cast<unsigned>(date.month()), 2) + "-" +
         padded(static_cast<unsigned>(date.day()), 2);
}
inline std::optional<std::string> text_of(const std::optional<Day>& day) {
  return day ? std::optional{text_of(*day)} : std::nullopt;
}

// Of a text written by text_of.
inline Day day_from(std::string_view text) {
  const auto number = [&](std::size_t at, std::size_t length) {
    unsigned value = 0;
    for (const char c : text.substr(at, length))
      value = 10 * value + static_cast<unsigned>(c - '0');
    return value;
  };
  return std::chrono::year_month_day{std::chrono::year{static_cast<int>(number(0, 4))},
                                     std::chrono::month{number(5, 2)},
                                     std::chrono::day{number(8, 2)}};
}

// The same of any text; nothing when it is no day of the calendar.
inline std::optional<Day> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (i != 4 && i != 7 && (text[i] < '0' || text[i] > '9')) return std::nullopt;
  const Day day = day_from(text);
  return text_of(day) == text ? std::optional{day} : std::nullopt;
}

}  // namespace nonet::store
