// What the finders on almost locked sets share: their evidence, and each effect told once.
#pragma once

#include <algorithm>
#include <vector>

#include "logic/als/als.h"
#include "logic/evidence.h"

namespace nonet::logic {

inline AlsEvidence::Set told(const Als& set) { return {set.house, set.cells, set.digits}; }

// Often dozens of sets show the same: only the first of them, which is a small one, is a step.
class NewEffects {
 public:
  bool add(const CandidateSet& gone) {
    if (std::find(known_.begin(), known_.end(), gone) != known_.end()) return false;
    known_.push_back(gone);
    return true;
  }

 private:
  std::vector<CandidateSet> known_;
};

}  // namespace nonet::logic
