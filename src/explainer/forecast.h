// The sets of all closures of a board, level by level, before any of them is made with parents: a
// filter in front of nishio and dynamic scans. At most levels no literal contradicts and no cases
// share anything; then nothing more is done. What the sets of level n came to is where the next
// level goes on, since its rules are asked only where those of the level below have nothing left:
// 1 from 0, 2 from 1, 3 from 2, 4 from 1.
//
// Above level 0 it takes for granted what holds at the top of a rating: the base board itself has
// no pattern, no forcing chain, no static chain and so on of the kinds used inside. So every hint
// inside rests on something removed, none is to be ignored, and a round removes the union of what
// the hints of its family remove.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "explainer/meter.h"
#include "explainer/reach.h"
#include "explainer/scan_filter.h"
#include "explainer/set_closure.h"

namespace nonet::explainer {

class ChainScan;

class Forecast {
 public:
  Forecast(ChainMode mode, Meter& meter);
  ~Forecast();

  // All closures of level 0.
  void begin(const State& base);
  // Goes on to a level above. False once a closure contradicts at a lower level or the work is
  // spent; then levels above are unknown.
  void raise_to(int level);

  bool contradicts(Literal source) const;
  bool shares(std::span<const Literal> sources, SharedSets& shared) const;
  bool is_early(Literal source, const SharedSets& shared) const;

 private:
  const SetClosure& set(Literal source) const { return sets_[slot_[source]]; }
  void raise(SetClosure& set, int level);
  bool advance(SetClosure& set, int level);
  bool lines(SetClosure& set, int level);
  bool static_chains(const State& now);
  bool dynamic_chains(const State& now);

  Meter& meter_;
  SetPropagation propagation_;
  const State* base_ = nullptr;
  std::vector<SetClosure> sets_;
  std::vector<SetClosure> level_one_;  // kept for level 4, and to know what is early
  std::size_t count_ = 0;
  std::array<std::uint16_t, kLiterals> slot_{};
  int level_ = 0;
  Reach reach_;
  CandidateBits gone_;  // what the family at hand removes
  std::unique_ptr<ChainScan> inner_;
};

// The forecast of one level as a filter. Forecasts are shared by the levels of one board.
class ForecastFilter : public ScanFilter {
 public:
  ForecastFilter(Forecast& forecast, int level) : forecast_{forecast}, level_{level} {}
  bool begin(const State& base) override {
    if (level_ == 0)
      forecast_.begin(base);
    else
      forecast_.raise_to(level_);
    return true;
  }
  bool may_contradict(Literal source) override { return forecast_.contradicts(source); }
  bool may_share(std::span<const Literal> sources, SharedSets& shared) override {
    return forecast_.shares(sources, shared);
  }
  // Levels 0 and 1 use no chains within.
  bool is_early(Literal source, const SharedSets& shared) override {
    return level_ >= 2 && forecast_.is_early(source, shared);
  }

 private:
  Forecast& forecast_;
  int level_;
};

// A filter in front of static multiple chains.
class ReachFilter : public ScanFilter {
 public:
  bool begin(const State& base) override {
    reach_.compute(base);
    return true;
  }
  bool may_contradict(Literal) override { return true; }
  bool may_share(std::span<const Literal> sources, SharedSets& shared) override;

 private:
  Reach reach_;
};

}  // namespace nonet::explainer
