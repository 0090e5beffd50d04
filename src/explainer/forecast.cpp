#include "explainer/forecast.h"

#include <algorithm>

#include "explainer/new_patterns.h"
#include "explainer/scan.h"

namespace nonet::explainer {

Forecast::Forecast(ChainMode mode, Meter& meter) : meter_{meter}, propagation_{mode} {}
Forecast::~Forecast() = default;

void Forecast::begin(const State& base) {
  base_ = &base;
  count_ = 0;
  level_ = 0;
  for (int cell = 0; cell < kCells; ++cell)
    for (int d : members(base.digits(cell)))
      for (Literal source : {off(candidate(cell, d)), on(candidate(cell, d))}) {
        if (count_ == sets_.size()) sets_.emplace_back();
        slot_[source] = static_cast<std::uint16_t>(count_);
        propagation_.begin(sets_[count_++], base, source);
      }
}

void Forecast::raise_to(int level) {
  if (level == 2) level_one_.assign(sets_.begin(), sets_.begin() + static_cast<long>(count_));
  if (level == 4) std::copy(level_one_.begin(), level_one_.end(), sets_.begin());
  level_ = level;
  for (std::size_t i = 0; i < count_; ++i) {
    if (!meter_.take()) return;
    raise(sets_[i], level);
  }
}

void Forecast::raise(SetClosure& set, int level) {
  if (level > 4) set.unknown = true;
  while (!set.contradiction && !set.unknown && advance(set, level)) propagation_.remove(set, gone_);
}

// The first family that removes anything.
bool Forecast::advance(SetClosure& set, int level) {
  gone_ = {};
  if (new_patterns(*base_, set.now, gone_)) return true;
  if ((level == 2 || level == 3) && lines(set, level)) return true;
  if (set.unknown) return false;
  if (level == 3) return static_chains(set.now);
  return level == 4 && dynamic_chains(set.now);
}

// All that forcing chains and cycles remove is self-refuting, and all that is self-refuting is
// removed by the chain from it; but no chain is looked for from the last candidate of a cell.
bool Forecast::lines(SetClosure& set, int level) {
  if (level == 3)
    reach_.compute(set.now);  // static chains will ask for more than is new
  else
    reach_.compute_new(*base_, set.now);
  if (reach_.refutes_nothing()) return false;
  gone_ = reach_.self_refuting();
  gone_.for_each([&](int c) { set.unknown |= count(set.now.digits(cell_of(c))) == 1; });
  return !set.unknown;
}

// Cells with three candidates and more; regions from the first of their places, if that is in such
// a cell (scan.cpp has the same).
bool Forecast::static_chains(const State& now) {
  std::array<int, 9> cases{};
  for (int cell = 0; cell < kCells; ++cell) {
    if (count(now.digits(cell)) < 3) continue;
    std::size_t digits = 0;
    for (int d : members(now.digits(cell))) {
      for (Kind kind : kChainOrder) {
        const Region r = region_of(cell, kind);
        const unsigned places = now.places(r, d);
        if (count(places) < 2 || lowest(places) != position_of(cell, kind)) continue;
        std::size_t n = 0;
        for (int p : members(places)) cases[n++] = candidate(cell_in(r, p), d);
        reach_.add_shared({cases.data(), n}, gone_);
      }
    }
    for (int d : members(now.digits(cell))) cases[digits++] = candidate(cell, d);
    reach_.add_shared({cases.data(), digits}, gone_);
  }
  return !gone_.empty();
}

bool Forecast::dynamic_chains(const State& now) {
  if (!inner_)
    inner_ = std::make_unique<ChainScan>(ChainDepth{ChainMode::dynamic, 0}, meter_,
                                         Effort::filtered, Detail::effects);
  for (const ChainHint& hint : inner_->scan(now))
    for (int d : members(hint.gone)) gone_.insert(candidate(cell_of(candidate_of(hint.effect)), d));
  return !gone_.empty();
}

bool Forecast::contradicts(Literal source) const {
  return set(source).contradiction || set(source).unknown;
}

// What a contradicting case has found until then is not known here; what all the others share is.
bool Forecast::shares(std::span<const Literal> sources, SharedSets& shared) const {
  for (Literal source : sources)
    if (!contradicts(source)) shared.meet(set(source).on, set(source).off);
  return !shared.nothing();
}

bool Forecast::is_early(Literal source, const SharedSets& shared) const {
  const SetClosure& early = level_one_[slot_[source]];
  return early.on.includes(shared.on) && early.off.includes(shared.off);
}

bool ReachFilter::may_share(std::span<const Literal> sources, SharedSets&) {
  if (!reach_.refutes_nothing()) return true;
  std::array<int, 9> cases{};
  for (std::size_t i = 0; i < sources.size(); ++i) cases[i] = candidate_of(sources[i]);
  return reach_.share({cases.data(), sources.size()});
}

}  // namespace nonet::explainer
