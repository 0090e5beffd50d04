#include "explainer/nested.h"

#include <algorithm>

#include "board/keep_order.h"
#include "explainer/fish.h"
#include "explainer/locked.h"
#include "explainer/sets.h"

namespace nonet::explainer {

namespace {

// A running hash of literals and ends of targets (FNV-1a over whole numbers, then mixed).
class Identity {
 public:
  void add(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9E3779B97F4A7C15ULL;
    hash_ ^= hash_ >> 29;
  }
  void end_target() { add(0xFFFF); }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

std::uint64_t identity_of_line(const LineHint& hint) {
  Identity id;
  const std::size_t distinct = hint.path.size() - (hint.cycle ? 1 : 0);
  for (std::size_t i = 0; i < distinct; ++i) id.add(hint.path[i].literal);
  id.end_target();
  if (!hint.cycle) return id.value();
  for (std::size_t i = hint.path.size(); i-- > 1;) id.add(negated(hint.path[i].literal));
  id.end_target();
  return id.value();
}

}  // namespace

AdvancedRules::AdvancedRules(int level, Meter& meter, Effort effort)
    : meter_{meter}, effort_{effort}, use_lines_{level == 2 || level == 3} {
  const auto add = [&](ChainDepth depth) {
    scans_.push_back(std::make_unique<ChainScan>(depth, meter, effort));
  };
  if (level == 3) add({ChainMode::stationary});
  if (level >= 4) add({ChainMode::dynamic, 0});
  if (level >= 5) add({ChainMode::dynamic, 2});
}

bool AdvancedRules::operator()(Closure& closure) {
  if (patterns(closure)) return true;
  if (use_lines_ && lines(closure)) return true;
  for (const auto& scan : scans_)
    if (chains(closure, *scan)) return true;
  return false;
}

// Adds a removed candidate as what the hint rests on.
void AdvancedRules::add_parent(const Closure& closure, int candidate) {
  const std::uint16_t node = closure.node_of(off(candidate));
  if (std::find(parents_.begin(), parents_.end(), node) == parents_.end()) parents_.push_back(node);
}

bool AdvancedRules::insert(Closure& closure, const CandidateBits& gone, std::int32_t inner) {
  bool added = false;
  gone.for_each(
      [&](int candidate) { added |= closure.insert_removed(candidate, parents_, inner); });
  return added;
}

bool AdvancedRules::patterns(Closure& closure) {
  const State& base = closure.base();
  const State& now = closure.now();
  bool added = false;
  CandidateBits gone;
  const auto remove = [&](int cell, int d) { gone.insert(candidate(cell, d)); };
  // A hint that rests on nothing removed is there without the assumption.
  const auto finish = [&] {
    if (!parents_.empty() && !gone.empty()) added |= insert(closure, gone, -1);
  };

  for_each_locked(now, [&](const Locked& locked, unsigned lost) {
    if (lost == 0) return false;
    gone = {};
    begin_parents();
    for (int p : members(lost)) remove(cell_in(locked.cover, p), locked.digit);
    const unsigned removed = removed_places(base, now, locked.base, locked.digit);
    for (int p : members(removed & ~overlap(locked.base, locked.cover)))
      add_parent(closure, candidate(cell_in(locked.base, p), locked.digit));
    finish();
    return false;
  });
  if (added) return true;

  for_each_hidden_set(now, 2, 4, [&](const DigitSet& set) {
    gone = {};
    begin_parents();
    removals_of_hidden_set(now, set, remove);
    for (int p : members(0x1FFU & ~set.positions)) {
      const int cell = cell_in(set.region, p);
      for (int d : members(removed_digits(base, now, cell) & set.digits))
        add_parent(closure, candidate(cell, d));
    }
    finish();
    return false;
  });
  if (added) return true;

  for_each_naked_set(now, 2, [&](const DigitSet& set) {
    gone = {};
    begin_parents();
    removals_of_naked_set(now, set, remove);
    for (int p : members(set.positions)) {
      const int cell = cell_in(set.region, p);
      for (int d : members(removed_digits(base, now, cell) & ~set.digits))
        add_parent(closure, candidate(cell, d));
    }
    finish();
    return false;
  });
  if (added) return true;

  for_each_fish(now, 2, [&](const Fish& fish) {
    gone = {};
    begin_parents();
    removals_of_fish(now, fish, remove);
    for (int n : members(fish.lines)) {
      const Region line{fish.bases, n};
      for (int p : members(removed_places(base, now, line, fish.digit) & ~fish.covers))
        add_parent(closure, candidate(cell_in(line, p), fish.digit));
    }
    finish();
    return false;
  });
  return added;
}

void AdvancedRules::add_parents_by_cause(const Closure& closure, int candidate_, Cause cause) {
  if (cause == Cause::none) return;
  const int cell = cell_of(candidate_);
  const int digit = digit_of_candidate(candidate_);
  if (cause == Cause::cell) {
    for (int d : members(removed_digits(closure.base(), closure.now(), cell)))
      add_parent(closure, candidate(cell, d));
    return;
  }
  const Region r = region_of(cell, static_cast<Kind>(cause));
  for (int p : members(removed_places(closure.base(), closure.now(), r, digit)))
    add_parent(closure, candidate(cell_in(r, p), digit));
}

// A cycle is read both ways round; the other way what was off is on, by the same cause.
void AdvancedRules::parents_of(const Closure& closure, const LineHint& hint) {
  begin_parents();
  for (const PathNode& node : hint.path)
    if (is_on(node.literal)) add_parents_by_cause(closure, candidate_of(node.literal), node.cause);
  if (!hint.cycle) return;
  for (std::size_t i = hint.path.size(); i-- > 0;)
    if (!is_on(hint.path[i].literal))
      add_parents_by_cause(closure, candidate_of(hint.path[i].literal), hint.path[i].cause);
}

bool AdvancedRules::lines(Closure& closure) {
  line_hints_.clear();
  line_scan_.scan(closure.now(), line_sources(closure.now(), effort_, reach_), LineWish::all,
                  line_hints_);
  sort_keeping_order(line_hints_, [](const LineHint& hint) { return rank_of(hint); });
  bool added = false;
  for (auto hint = line_hints_.begin(); hint != line_hints_.end(); ++hint) {
    const bool repeats = std::any_of(line_hints_.begin(), hint, [&](const LineHint& better) {
      return better.eliminations == hint->eliminations;
    });
    if (repeats) continue;
    parents_of(closure, *hint);
    if (parents_.empty()) continue;
    const auto inner = closure.add_inner({hint->complexity, identity_of_line(*hint)});
    added |= insert(closure, hint->eliminations, inner);
  }
  return added;
}

void AdvancedRules::parents_of(const Closure& closure, const ChainScan& scan,
                               const ChainHint& hint) {
  begin_parents();
  for (const ChainTarget& t : scan.targets(hint))
    walk_back(*t.closure, t.node, queue_, marks_, [&](std::uint16_t i) {
      const Closure::Node& node = t.closure->node(i);
      if (!is_on(node.literal)) return;
      add_parents_by_cause(closure, candidate_of(node.literal), i == 0 ? hint.root : node.cause);
    });
}

std::uint64_t AdvancedRules::identity_of(const ChainScan& scan, const ChainHint& hint) {
  Identity id;
  for (const ChainTarget& t : scan.targets(hint)) {
    walk_back(*t.closure, t.node, queue_, marks_,
              [&](std::uint16_t i) { id.add(t.closure->node(i).literal); });
    id.end_target();
  }
  return id.value();
}

bool AdvancedRules::chains(Closure& closure, ChainScan& scan) {
  std::vector<ChainHint>& hints = scan.scan(closure.now());
  if (meter_.ended()) return false;
  sort_keeping_order(hints, [](const ChainHint& hint) { return rank_of(hint); });
  std::vector<std::uint32_t> seen;  // cell and digits that go
  bool added = false;
  for (const ChainHint& hint : hints) {
    const int cell = cell_of(candidate_of(hint.effect));
    const std::uint32_t key = static_cast<std::uint32_t>(cell) << 9 | hint.gone;
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
    seen.push_back(key);
    parents_of(closure, scan, hint);
    if (parents_.empty()) continue;
    CandidateBits gone;
    for (int d : members(hint.gone)) gone.insert(candidate(cell, d));
    const auto inner = closure.add_inner({hint.complexity, identity_of(scan, hint)});
    added |= insert(closure, gone, inner);
  }
  return added;
}

}  // namespace nonet::explainer
