// What follows from an assumption by singles, as sets without parents. The order does not matter:
// unit propagation comes to one fixed point, and to a contradiction by every order or by none. So
// where there is no contradiction, these are the sets of closure.h.
#pragma once

#include <vector>

#include "explainer/candidate_bits.h"
#include "explainer/closure.h"
#include "explainer/links.h"

namespace nonet::explainer {

struct SetClosure {
  State now;
  CandidateBits on;
  CandidateBits off;
  bool contradiction = false;
  bool unknown = false;  // a rule was met that the sets do not know: ask the plain engine
};

class SetPropagation {
 public:
  // `mode`: dynamic or nishio.
  explicit SetPropagation(ChainMode mode) : cells_{mode != ChainMode::nishio} {}

  void begin(SetClosure& set, const State& base, Literal source);
  // Removes more from a closure, and what follows.
  void remove(SetClosure& set, const CandidateBits& gone);

 private:
  void take_on(int candidate);
  void eliminate(int cell, int digit);
  void set_on(int candidate);
  void run();

  bool cells_;  // whether links within cells count
  SetClosure* set_ = nullptr;
  std::vector<int> waiting_;  // on, and not taken yet
};

}  // namespace nonet::explainer
