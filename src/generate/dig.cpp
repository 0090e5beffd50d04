#include "generate/dig.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

#include "rate/branching.h"

namespace nonet::generate {

namespace {

// Taking several groups at once is the same as one after the other: when all of them can go, each
// of them could. The first cells nearly always can.
constexpr int kSurelyEmpty = 38;
constexpr std::size_t kFewTogether = 8;

// Where a dig that does not go to its end stops: beyond it few cells can still be taken.
constexpr Range kUsualEmpty{44, 56};
// Techniques beyond singles are needed more often the fewer givens there are. Measured: the
// cheapest way to a puzzle that needs one, digs to the end included.
constexpr Range kLogicEmpty{52, 57};
// A dig to its end hardly ever leaves fewer cells empty.
constexpr int kEmptyAtTheEnd = 52;

Range intersection(Range a, Range b) { return {std::max(a.from, b.from), std::min(a.to, b.to)}; }

// What of the range is usual; where all of it is less, its end comes nearest.
Range usual_part(Range range, Range usual) {
  return intersection(range, {std::min(usual.from, range.to), usual.to});
}

// The cells that are open when the givens are in their range.
Range open_cells(Range givens) {
  return {kCells - std::min(givens.to, kCells), kCells - std::max(givens.from, kFewestGivens)};
}

// Where cells are taken one by one, no given can be left out at the end.
bool end_may_fulfil(const Wish& wish, Range empty) {
  const bool minimal = wish.symmetry == PatternSymmetry::none;
  return empty.to >= kEmptyAtTheEnd && !(minimal && wish.minimal == false);
}

}  // namespace

DigPlan::DigPlan(const Wish& wish)
    : to_the_end{wish.minimal == true},
      difficulty{wish.difficulty},
      empty{open_cells(wish.givens)},
      most_empty{empty.to},
      by_singles{wish.difficulty.to < 100},
      grids{wish.grids} {
  CellSet seen;
  for (Cell c : kAllCells) {
    if (seen.contains(c)) continue;
    groups.push_back(orbit(c, wish.symmetry));
    seen |= groups.back();
  }
  const bool any_number = empty.from == 0;
  if (by_singles) {
    empty = intersection(empty, difficulty);  // no guesses: open cells are all that counts
    most_empty = empty.to;
    if (any_number) empty.to = std::min(empty.to, std::max(empty.from, kUsualEmpty.to));
  } else if (any_number && difficulty == Range{} && wish.techniques.by_logic()) {
    empty = usual_part(empty, kLogicEmpty);
  } else if (any_number && difficulty == Range{} && end_may_fulfil(wish, empty)) {
    to_the_end = true;
  } else if (any_number) {
    empty = usual_part(empty, kUsualEmpty);
  }
}

Dig::Dig(const DigPlan& plan, SplitMix64 source)
    : plan_{&plan}, solution_{full_grid(plan.grids, source)}, puzzle_{solution_} {
  std::iota(order_.begin(), order_.end(), std::uint8_t{0});
  std::span order{order_.data(), plan.groups.size()};
  shuffle(order, source);
  assert(plan.empty.from <= plan.empty.to);
  const int choices = plan.empty.to - plan.empty.from + 1;
  const std::uint64_t chosen = below(static_cast<std::uint64_t>(choices), source);
  wanted_empty_ = plan.empty.from + static_cast<int>(chosen);
  together_ = plan.groups.size() * kSurelyEmpty / kCells;
}

bool Dig::propose() {
  const bool counted = !plan_->by_singles || plan_->to_the_end;
  while (take_out()) {
    if (counted) return true;
    answer(true);
  }
  return false;
}

// Groups that would leave too many cells empty are passed over. Several at once must not go past
// what is wanted; one may, as groups have sizes.
bool Dig::take_out() {
  for (; next_ < plan_->groups.size() && !enough(); ++next_) {
    taken_ = 0;
    proposed_empty_ = empty_;
    while (taken_ < together_ && next_ + taken_ < plan_->groups.size()) {
      const CellSet group = plan_->groups[order_[next_ + taken_]];
      const int most = taken_ == 0 ? plan_->most_empty : wanted_empty_;
      if (!plan_->to_the_end && proposed_empty_ + group.size() > most) break;
      for (Cell c : group) puzzle_.clear(c);
      proposed_empty_ += group.size();
      ++taken_;
    }
    if (taken_ > 0) return true;
  }
  return false;
}

bool Dig::enough() const {
  return !plan_->to_the_end && empty_ >= wanted_empty_ && difficulty_ >= plan_->difficulty.from;
}

void Dig::answer(bool unique) {
  if (unique && !plan_->to_the_end && plan_->difficulty != Range{}) {
    const int difficulty = rate::branching_as_it_lies(puzzle_, solution_).difficulty();
    unique = difficulty <= plan_->difficulty.to;
    if (unique) difficulty_ = difficulty;
  }
  if (unique) {
    empty_ = proposed_empty_;
    next_ += taken_;
    together_ = std::min(2 * taken_, kFewTogether);
    return;
  }
  for (std::size_t i = next_; i < next_ + taken_; ++i)
    for (Cell c : plan_->groups[order_[i]]) puzzle_.set(c, *solution_.at(c));
  if (taken_ > 1)
    together_ = taken_ / 2;
  else
    ++next_;
}

}  // namespace nonet::generate
