// What every engine is given besides the puzzle, and what it answers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "trace/event.h"

namespace nonet::trace {

// Limits are required: an engine always ends, and "gave up" is an answer of its own.
struct Limits {
  std::uint64_t solutions;  // stop when so many were found
  std::uint64_t work;       // most decisions (backtracking) or conflicts (CDCL)
  // Asked now and then; true ends the run as "gave up". Clocks and Ctrl-C live outside.
  std::function<bool()> stop = {};
};

struct Outcome {
  // solved: at least one solution; unsolvable: none exists; gave_up: neither is known.
  Verdict verdict = Verdict::gave_up;
  std::uint64_t solutions = 0;
  // The search ended by itself, so `solutions` is the exact number.
  bool complete = false;
  std::optional<WideFilling> first;
  Statistics statistics;
};

}  // namespace nonet::trace
