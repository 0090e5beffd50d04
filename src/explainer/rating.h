// ER, EP and ED of Sudoku Explainer 1.2.1: the hardest step of the whole way, of the way to the
// first digit, and the first step. One step at a time, always the first hint of the easiest
// technique that has one.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "explainer/hint.h"
#include "logic/step.h"

namespace nonet::explainer {

enum class Dialect : std::uint8_t {
  classic,        // what lists quote
  no_uniqueness,  // without unique loops and BUG
};

// Limits are required: "unfinished" is an answer of its own.
struct Limits {
  std::uint64_t work;  // pieces of some microseconds each; the same everywhere
  // Asked now and then; true ends the rating. Clocks and Ctrl-C live outside.
  std::function<bool()> stop = {};
};
inline constexpr std::uint64_t kNoLimit = UINT64_MAX;

struct RatedStep {
  Technique technique{};
  int tenths = 0;      // 42 is 4.2
  int complexity = 0;  // of a chain, else 0
  logic::Effect effect;
};

enum class End : std::uint8_t {
  solved,
  no_step,  // no technique goes on; the rating is 20.0
  out_of_work,
  stopped,
};

// In tenths. Where the rating was ended early these are those of the steps so far.
struct Rating {
  int er = 0;
  int ep = 0;
  int ed = 0;
  End end = End::solved;
  std::uint64_t work = 0;
  std::vector<RatedStep> steps;

  // The scale's words for puzzles that are hard from the beginning.
  bool pearl() const { return er == ep; }
  bool diamond() const { return er == ep && ep == ed; }
};

// The puzzle must have exactly one solution: the classic dialect uses that.
Rating rating(const Grid& puzzle, Dialect dialect, const Limits& limits);

// The same by the plain engine: no filter in front of any search. For comparison only.
Rating plain_rating(const Grid& puzzle, Dialect dialect, const Limits& limits);

// The technique's name as other programs of this scale write it.
std::string_view name_of(Technique technique);

}  // namespace nonet::explainer
