#include "explainer/loop_types.h"

#include <algorithm>

#include "explainer/subsets.h"

namespace nonet::explainer {

namespace {

// The additions in this order: the sums differ in the last bit otherwise.
double base_of_length(std::size_t cells) {
  double base = 4.5;
  if (cells >= 10) base += 0.3;
  if (cells >= 8)
    base += 0.2;
  else if (cells >= 6)
    base += 0.1;
  return base;
}

template <class Visit>
void for_each_common_region(int a, int b, Visit visit) {
  for (Kind kind : kChainOrder)
    if (region_of(a, kind).number == region_of(b, kind).number) visit(region_of(a, kind));
}

}  // namespace

void LoopHints::add(const std::vector<int>& loop, unsigned pair) {
  pair_ = pair;
  extra_ = 0;
  base_ = base_of_length(loop.size());
  std::vector<int> rich;
  for (int cell : loop) {
    if (count(state_.digits(cell)) == 2) continue;
    rich.push_back(cell);
    extra_ |= state_.digits(cell) & ~pair;
  }
  if (rich.size() == 1) type_1(rich[0]);
  if (rich.size() >= 3 || (rich.size() == 2 && count(extra_) == 1)) type_2(rich);
  if (rich.size() != 2) return;
  if (count(extra_) >= 2) type_3(rich[0], rich[1]);
  type_4(rich[0], rich[1]);
}

void LoopHints::keep(double difficulty, int type, const CandidateBits& gone) {
  if (gone.empty()) return;
  if (best_ &&
      (difficulty > best_->difficulty || (difficulty >= best_->difficulty && type >= best_type_)))
    return;
  best_ = Hint{Technique::unique_loop, difficulty, 0, {}, gone};
  best_type_ = type;
}

// The one cell with more digits must be one of those.
void LoopHints::type_1(int cell) {
  CandidateBits gone;
  for (int d : members(pair_)) gone.insert(candidate(cell, d));
  keep(base_, 1, gone);
}

// All share one more digit: one of them is it.
void LoopHints::type_2(const std::vector<int>& rich) {
  const int digit = lowest(state_.digits(rich[0]) & ~pair_);
  CellSet seen = CellSet::all();
  for (int cell : rich) seen &= peer_set(cell);
  CandidateBits gone;
  for (Cell c : seen)
    if (state_.has(index(c), digit)) gone.insert(candidate(index(c), digit));
  keep(base_, 2, gone);
}

// One of two cells is one of the further digits: together a cell of a set.
void LoopHints::type_3(int c1, int c2) {
  for (int degree = 2; degree <= 7; ++degree)
    for_each_common_region(c1, c2, [&](Region r) {
      const int empties = count(state_.empties(r));
      if (degree >= count(extra_) && 2 * degree <= empties) type_3_naked(c1, c2, r, degree);
      if (2 * degree < empties && count(extra_) < 7) type_3_hidden(c1, c2, r, degree);
    });
}

void LoopHints::type_3_naked(int c1, int c2, Region r, int degree) {
  const unsigned shared = extra_ & state_.digits(c1) & state_.digits(c2);
  const int p1 = position_of(c1, r.kind);
  const int p2 = position_of(c2, r.kind);
  for (const unsigned positions : subsets(degree, 9)) {
    if ((positions >> p1 & 1) == 0 || (positions >> p2 & 1) != 0) continue;
    unsigned others = 0;
    bool fits = true;
    for (int p : members(positions & ~bit(p1))) {
      const unsigned digits = state_.digits(cell_in(r, p));
      fits &= count(digits) >= 2;
      others |= digits;
    }
    if (!fits || count(extra_ | others) != degree || count(shared | others) != degree) continue;
    CandidateBits gone;
    for (int p : members(0x1FFU & ~positions & ~bit(p2))) {
      const int cell = cell_in(r, p);
      for (int d : members(state_.digits(cell) & (extra_ | others)))
        gone.insert(candidate(cell, d));
    }
    keep(base_ + (degree - 1) * 0.1, 3, gone);
  }
}

void LoopHints::type_3_hidden(int c1, int c2, Region r, int degree) {
  std::vector<int> free;
  for (int d : members(0x1FFU & ~pair_ & ~extra_)) free.push_back(d);
  const unsigned without_c2 = ~bit(position_of(c2, r.kind));
  for (const unsigned chosen : subsets(degree - 2, static_cast<int>(free.size()))) {
    unsigned digits = pair_;
    for (int i : members(chosen)) digits |= bit(free[detail::at(i)]);
    unsigned positions = 0;
    bool fits = true;
    for (int d : members(digits)) {
      const unsigned places = state_.places(r, d) & without_c2;
      fits &= places != 0;
      positions |= places;
    }
    if (!fits || count(positions) != degree) continue;
    const unsigned helpers = positions & ~bit(position_of(c1, r.kind));
    CandidateBits gone;
    for (int p : members(helpers)) {
      const int cell = cell_in(r, p);
      for (int d : members(state_.digits(cell) & ~digits)) gone.insert(candidate(cell, d));
    }
    keep(base_ + (count(helpers) - 1) * 0.1, 3, gone);
  }
}

// One of the pair has its only places in the two cells: so they are not both the other.
void LoopHints::type_4(int c1, int c2) {
  unsigned bound = 0;
  for_each_common_region(c1, c2, [&](Region r) {
    const unsigned two = bit(position_of(c1, r.kind)) | bit(position_of(c2, r.kind));
    for (int d : members(pair_))
      if ((state_.places(r, d) & ~two) == 0) bound |= bit(d);
  });
  if (bound == 0) return;
  const int other = lowest(pair_ & ~bit(lowest(bound)));
  CandidateBits gone;
  gone.insert(candidate(c1, other));
  gone.insert(candidate(c2, other));
  keep(base_, 4, gone);
}

}  // namespace nonet::explainer
