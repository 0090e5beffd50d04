// Many puzzles, one a line, at the full speed of the engine: plain lines are searched together,
// many at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include <nonet/error.h>

namespace nonet::NONET_V0 {

// What the views show is gone when the sink returns.
struct LineAnswer {
  std::uint64_t line = 0;          // from 1
  std::string_view text = {};      // the line
  std::uint64_t solutions = 0;     // at the limit: at least so many
  std::string_view solution = {};  // 81 digits; empty: there is none
  const Error* error = nullptr;    // the line is no puzzle: why; else null
};

struct LinesOptions {
  std::uint64_t solutions = 2;  // count up to here
  Stop stop = {};
};

struct LinesTotal {
  std::uint64_t puzzles = 0;
  std::uint64_t none = 0;  // without a solution
  std::uint64_t one = 0;   // with one solution (all that there is where the limit is 2 or more)
  std::uint64_t several = 0;
  std::uint64_t unreadable = 0;
  bool stopped = false;  // by `stop` or the sink; the totals are of what was answered
};

// Answers every line of the text in order, but for blank ones and comments (#). The sink says false
// to end it.
LinesTotal solve_lines(std::string_view text, const std::function<bool(const LineAnswer&)>& sink,
                       const LinesOptions& options = {});

}  // namespace nonet::NONET_V0
