#include "explainer/set_closure.h"

namespace nonet::explainer {

void SetPropagation::begin(SetClosure& set, const State& base, Literal source) {
  set.now = base;
  set.on = set.off = {};
  set.contradiction = set.unknown = false;
  set_ = &set;
  waiting_.clear();
  const int c = candidate_of(source);
  if (is_on(source))
    set_on(c);
  else
    eliminate(cell_of(c), digit_of_candidate(c));
  run();
}

void SetPropagation::remove(SetClosure& set, const CandidateBits& gone) {
  set_ = &set;
  waiting_.clear();
  gone.for_each([&](int c) {
    if (!set.contradiction) eliminate(cell_of(c), digit_of_candidate(c));
  });
  run();
}

void SetPropagation::run() {
  while (!set_->contradiction && !waiting_.empty()) {
    const int c = waiting_.back();
    waiting_.pop_back();
    take_on(c);
  }
}

void SetPropagation::take_on(int candidate_) {
  const int cell = cell_of(candidate_);
  const int digit = digit_of_candidate(candidate_);
  if (cells_)
    for (int d : members(set_->now.digits(cell) & ~bit(digit))) {
      eliminate(cell, d);
      if (set_->contradiction) return;
    }
  for (Kind kind : kChainOrder) {
    const Region r = region_of(cell, kind);
    for (int p : members(set_->now.places(r, digit) & ~bit(position_of(cell, kind)))) {
      eliminate(cell_in(r, p), digit);
      if (set_->contradiction) return;
    }
  }
}

// A group that this leaves with one member has come from two: groups of one on the base board are
// no reason for anything, here as in the plain engine.
void SetPropagation::eliminate(int cell, int digit) {
  const int gone = candidate(cell, digit);
  if (!set_->now.has(cell, digit)) return;
  if (set_->on.contains(gone)) {
    set_->contradiction = true;
    return;
  }
  set_->now.eliminate(cell, digit);
  set_->off.insert(gone);
  const unsigned digits = set_->now.digits(cell);
  if (cells_ && count(digits) == 1) set_on(candidate(cell, lowest(digits)));
  for (Kind kind : kChainOrder) {
    const Region r = region_of(cell, kind);
    const unsigned places = set_->now.places(r, digit);
    if (count(places) == 1) set_on(candidate(cell_in(r, lowest(places)), digit));
  }
}

void SetPropagation::set_on(int candidate) {
  if (set_->on.contains(candidate)) return;
  set_->on.insert(candidate);
  waiting_.push_back(candidate);
}

}  // namespace nonet::explainer
