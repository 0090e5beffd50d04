// All hints that follow from trying both sides of every candidate: contradictions, what both sides
// share, what all places of a digit in a region share, what all digits of a cell share.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <tuple>
#include <vector>

#include "explainer/closure.h"
#include "explainer/meter.h"
#include "explainer/scan_filter.h"

namespace nonet::explainer {

class AdvancedRules;
class Forecast;

// The scale's order of kinds among hints that are equally complex.
enum class ChainKey : std::uint8_t { both_sides = 1, cell = 5, region = 6, contradiction = 7 };

// Whole hints, or only what they do.
enum class Detail : std::uint8_t { hints, effects };

struct ChainTarget {
  const Closure* closure;
  std::uint16_t node;
};

struct ChainHint {
  Literal effect;
  ChainKey key;
  Cause root;     // what the assumptions have in common: a cell, a region, or nothing
  unsigned gone;  // digits that the cell of the effect loses
  int complexity;
  std::uint32_t first_target;
  std::uint32_t target_count;
};

// What is easier has the smaller rank; of equal ones the earlier is.
constexpr std::tuple<int, ChainKey> rank_of(const ChainHint& hint) {
  return {hint.complexity, hint.key};
}

// `level`: which rules a dynamic closure may use beyond singles (nested.h).
struct ChainDepth {
  ChainMode mode;
  int level = 0;
};

class ChainScan {
 public:
  ChainScan(ChainDepth depth, Meter& meter, Effort effort, Detail detail = Detail::hints);
  // With a filter of the caller's.
  ChainScan(ChainDepth depth, Meter& meter, std::unique_ptr<ScanFilter> filter, Effort effort);
  ~ChainScan();
  ChainScan(const ChainScan&) = delete;
  ChainScan& operator=(const ChainScan&) = delete;

  // In generation order. What it refers to lives until the next scan; `base` must as well.
  std::vector<ChainHint>& scan(const State& base);
  std::span<const ChainTarget> targets(const ChainHint& hint) const {
    return {targets_.data() + hint.first_target, hint.target_count};
  }

 private:
  Closure& closure(Literal source);
  Closure& early_closure(Literal source);
  Closure& next_closure();
  bool choose_cases(std::span<const Literal> sources, std::span<const Closure*> cases);
  void scan_cell(int cell);
  void try_both_sides(int cell, int digit);
  void add_contradiction(Literal effect, const Closure& closure);
  void add_shared(std::span<const Literal> sources, ChainKey key, Cause root);
  bool may_contradict(Literal source) const { return !filter_ || filter_->may_contradict(source); }
  void try_regions(int cell, int digit);
  void add(Literal effect, ChainKey key, Cause root, std::span<const ChainTarget> targets);
  int nested_complexity(std::span<const ChainTarget> targets);

  ChainDepth depth_;
  Meter& meter_;
  Detail detail_ = Detail::hints;
  std::unique_ptr<Forecast> forecast_;
  std::unique_ptr<ScanFilter> filter_;  // none: the plain engine
  std::unique_ptr<AdvancedRules> rules_;
  const State* base_ = nullptr;
  // A closure depends on the board and its source alone: each is made once in a scan.
  std::vector<std::unique_ptr<Closure>> pool_;
  std::size_t used_ = 0;
  std::array<Closure*, kLiterals> by_source_{};
  // The same without chains within: how every closure of a higher level begins.
  std::array<Closure*, kLiterals> early_by_source_{};
  std::unique_ptr<AdvancedRules> early_rules_;
  std::vector<ChainHint> hints_;
  std::vector<ChainTarget> targets_;
  // Scratch.
  std::vector<ChainTarget> chosen_;
  std::vector<std::uint16_t> queue_;
  std::vector<bool> marks_;
  std::vector<std::uint64_t> counted_;
};

}  // namespace nonet::explainer
