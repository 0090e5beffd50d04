#include "explainer/scan.h"

#include <algorithm>
#include <utility>

#include "explainer/forecast.h"
#include "explainer/nested.h"

namespace nonet::explainer {

namespace {

CandidateBits candidates_of(const Closure& closure, std::span<const std::uint16_t> nodes) {
  CandidateBits found;
  for (std::uint16_t node : nodes) found.insert(candidate_of(closure.node(node).literal));
  return found;
}

}  // namespace

ChainScan::ChainScan(ChainDepth depth, Meter& meter, Effort effort, Detail detail)
    : ChainScan{depth, meter, std::unique_ptr<ScanFilter>{}, effort} {
  detail_ = detail;
  if (effort == Effort::plain || depth.level > 0) return;
  if (depth.mode == ChainMode::stationary) {
    filter_ = std::make_unique<ReachFilter>();
    return;
  }
  forecast_ = std::make_unique<Forecast>(depth.mode, meter);
  filter_ = std::make_unique<ForecastFilter>(*forecast_, 0);
}

ChainScan::ChainScan(ChainDepth depth, Meter& meter, std::unique_ptr<ScanFilter> filter,
                     Effort effort)
    : depth_{depth},
      meter_{meter},
      filter_{std::move(filter)},
      rules_{std::make_unique<AdvancedRules>(depth.level, meter, effort)},
      early_rules_{std::make_unique<AdvancedRules>(1, meter, effort)} {}

ChainScan::~ChainScan() = default;

std::vector<ChainHint>& ChainScan::scan(const State& base) {
  base_ = &base;
  used_ = 0;
  by_source_.fill(nullptr);
  early_by_source_.fill(nullptr);
  hints_.clear();
  targets_.clear();
  if (filter_ && !filter_->begin(base)) return hints_;
  const int fewest = depth_.mode == ChainMode::stationary ? 3 : 2;
  for (int cell = 0; cell < kCells; ++cell)
    if (count(base.digits(cell)) >= fewest) scan_cell(cell);
  return hints_;
}

Closure& ChainScan::closure(Literal source) {
  Closure*& known = by_source_[source];
  if (known != nullptr) return *known;
  known = &next_closure();
  known->grow(*base_, source, depth_.mode,
              [&](Closure& c) { return depth_.level > 0 && meter_.take() && (*rules_)(c); });
  return *known;
}

Closure& ChainScan::early_closure(Literal source) {
  if (by_source_[source] != nullptr) return *by_source_[source];
  Closure*& known = early_by_source_[source];
  if (known != nullptr) return *known;
  known = &next_closure();
  known->grow(*base_, source, depth_.mode,
              [&](Closure& c) { return meter_.take() && (*early_rules_)(c); });
  return *known;
}

Closure& ChainScan::next_closure() {
  if (used_ == pool_.size()) pool_.push_back(std::make_unique<Closure>());
  return *pool_[used_++];
}

void ChainScan::scan_cell(int cell) {
  std::array<Literal, kDigits> cases{};
  std::size_t n = 0;
  for (int d : members(base_->digits(cell))) {
    if (!meter_.take()) return;
    if (depth_.mode != ChainMode::stationary) try_both_sides(cell, d);
    if (depth_.mode == ChainMode::nishio) continue;
    try_regions(cell, d);
    cases[n++] = on(candidate(cell, d));
  }
  if (n != 0) add_shared({cases.data(), n}, ChainKey::cell, Cause::cell);
}

void ChainScan::try_both_sides(int cell, int digit) {
  const int tried = candidate(cell, digit);
  for (Literal source : {on(tried), off(tried)})
    if (may_contradict(source) && closure(source).contradiction())
      add_contradiction(negated(source), closure(source));
  if (depth_.mode == ChainMode::nishio || count(base_->digits(cell)) < 3) return;
  const std::array<Literal, 2> cases{on(tried), off(tried)};
  add_shared(cases, ChainKey::both_sides, Cause::none);
}

// Each region once: from the first of its places.
void ChainScan::try_regions(int cell, int digit) {
  for (Kind kind : kChainOrder) {
    const Region r = region_of(cell, kind);
    const unsigned places = base_->places(r, digit);
    if (count(places) < 2 || lowest(places) != position_of(cell, kind)) continue;
    std::array<Literal, 9> cases{};
    std::size_t n = 0;
    for (int p : members(places)) cases[n++] = on(candidate(cell_in(r, p), digit));
    add_shared({cases.data(), n}, ChainKey::region, cause_of(kind));
  }
}

void ChainScan::add_contradiction(Literal effect, const Closure& closure) {
  const std::array<ChainTarget, 2> targets{
      {{&closure, closure.conflicting_on()}, {&closure, closure.conflicting_off()}}};
  add(effect, ChainKey::contradiction, Cause::none, targets);
}

// The closures of the sources, as far as they are wanted: of one that does not contradict its
// beginning is enough, where all that may be shared is in there. False if nothing is shared.
bool ChainScan::choose_cases(std::span<const Literal> sources, std::span<const Closure*> cases) {
  SharedSets shared;
  if (filter_ && !filter_->may_share(sources, shared)) return false;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (!shared.any || !may_contradict(sources[i])) continue;
    cases[i] = &closure(sources[i]);
    shared.meet(candidates_of(*cases[i], cases[i]->ons()),
                candidates_of(*cases[i], cases[i]->offs()));
    if (shared.nothing()) return false;
  }
  for (std::size_t i = 0; i < sources.size(); ++i)
    if (cases[i] == nullptr)
      cases[i] = shared.any && filter_->is_early(sources[i], shared) ? &early_closure(sources[i])
                                                                     : &closure(sources[i]);
  return true;
}

// What holds in all cases, in the order of the first. A case that ends in a contradiction counts
// with what was found until then.
void ChainScan::add_shared(std::span<const Literal> sources, ChainKey key, Cause root) {
  std::array<const Closure*, 9> all{};
  const std::span<const Closure*> cases{all.data(), sources.size()};
  if (!choose_cases(sources, cases)) return;
  const Closure& first = *cases[0];
  for (const auto& side : {first.ons(), first.offs()})
    for (const std::uint16_t node : side) {
      const Literal literal = first.node(node).literal;
      chosen_.clear();
      for (const Closure* c : cases) {
        const std::uint16_t here = c->node_of(literal);
        if (here == Closure::kNoNode) break;
        chosen_.push_back({c, here});
      }
      if (chosen_.size() == cases.size()) add(literal, key, root, chosen_);
    }
}

void ChainScan::add(Literal effect, ChainKey key, Cause root,
                    std::span<const ChainTarget> targets) {
  const int cell = cell_of(candidate_of(effect));
  const unsigned digit = bit(digit_of_candidate(candidate_of(effect)));
  const unsigned gone = is_on(effect) ? base_->digits(cell) & ~digit : digit;
  if (gone == 0) return;
  if (detail_ == Detail::effects) {
    hints_.push_back({effect, key, root, gone, 0, 0, 0});
    return;
  }
  int complexity = depth_.level >= 2 ? nested_complexity(targets) : 0;
  for (const ChainTarget& t : targets) complexity += t.closure->ancestors(t.node);
  hints_.push_back({effect, key, root, gone, complexity,
                    static_cast<std::uint32_t>(targets_.size()),
                    static_cast<std::uint32_t>(targets.size())});
  targets_.insert(targets_.end(), targets.begin(), targets.end());
}

// Of the chains within chains each counts once, however often it is used.
int ChainScan::nested_complexity(std::span<const ChainTarget> targets) {
  int sum = 0;
  counted_.clear();
  for (const ChainTarget& t : targets)
    walk_back(*t.closure, t.node, queue_, marks_, [&](std::uint16_t node) {
      const std::int32_t i = t.closure->node(node).inner;
      if (i < 0) return;
      const InnerChain& inner = t.closure->inner(i);
      if (std::find(counted_.begin(), counted_.end(), inner.identity) != counted_.end()) return;
      counted_.push_back(inner.identity);
      sum += inner.complexity;
    });
  return sum;
}

}  // namespace nonet::explainer
