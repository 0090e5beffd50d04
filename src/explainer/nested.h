// The rules beyond singles that a dynamic closure may use: from level 1 locked digits, pairs and
// X-wings, from level 2 chains within the chain.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "explainer/closure.h"
#include "explainer/cycles.h"
#include "explainer/meter.h"
#include "explainer/reach.h"
#include "explainer/scan.h"

namespace nonet::explainer {

class AdvancedRules {
 public:
  AdvancedRules(int level, Meter& meter, Effort effort);

  // The first family that adds anything to the closure ends the round; false if none does. Of a
  // family all hints are used.
  bool operator()(Closure& closure);

 private:
  bool patterns(Closure& closure);
  bool lines(Closure& closure);
  bool chains(Closure& closure, ChainScan& scan);

  void begin_parents() { parents_.clear(); }
  void add_parent(const Closure& closure, int candidate);
  void add_parents_by_cause(const Closure& closure, int candidate, Cause cause);
  bool insert(Closure& closure, const CandidateBits& gone, std::int32_t inner);

  void parents_of(const Closure& closure, const LineHint& hint);
  void parents_of(const Closure& closure, const ChainScan& scan, const ChainHint& hint);
  std::uint64_t identity_of(const ChainScan& scan, const ChainHint& hint);

  Meter& meter_;
  Effort effort_;
  Reach reach_;
  std::vector<std::uint16_t> parents_;  // of the hint at hand, each once
  std::vector<LineHint> line_hints_;
  LineScan line_scan_;
  // Which of these there are is a matter of the level.
  bool use_lines_ = false;
  std::vector<std::unique_ptr<ChainScan>> scans_;
  // Scratch.
  std::vector<std::uint16_t> queue_;
  std::vector<bool> marks_;
};

}  // namespace nonet::explainer
