#include "explainer/chain_finders.h"

#include <algorithm>

#include "explainer/length.h"

namespace nonet::explainer {

namespace {

// A chain that proves a candidate places it; its eliminations follow from that.
void set_effect(Hint& hint, Literal effect) {
  if (is_on(effect))
    hint.placement = candidate_of(effect);
  else
    hint.eliminations.insert(candidate_of(effect));
}

}  // namespace

std::optional<Hint> ChainFinders::forcing_chain_or_cycle(const State& state) {
  line_hints_.clear();
  lines_.scan(state, line_sources(state, effort_, reach_),
              effort_ == Effort::plain ? LineWish::all : LineWish::easiest, line_hints_);
  const auto best = std::min_element(
      line_hints_.begin(), line_hints_.end(),
      [](const LineHint& a, const LineHint& b) { return rank_of(a) < rank_of(b); });
  if (best == line_hints_.end()) return std::nullopt;
  Hint hint{Technique::forcing_chain_or_cycle, best->difficulty, best->complexity};
  if (best->cycle)
    hint.eliminations = best->eliminations;
  else
    set_effect(hint, best->target);
  return hint;
}

std::unique_ptr<ChainScan> ChainFinders::make_scan(ChainDepth depth) {
  if (depth.mode != ChainMode::dynamic || effort_ == Effort::plain)
    return std::make_unique<ChainScan>(depth, meter_, effort_);
  return std::make_unique<ChainScan>(
      depth, meter_, std::make_unique<ForecastFilter>(forecast_, depth.level), effort_);
}

std::optional<Hint> ChainFinders::best_of(std::size_t slot, ChainDepth depth, const State& state,
                                          Technique technique, double base) {
  auto& scan = scans_[slot];
  if (!scan) scan = make_scan(depth);
  const std::vector<ChainHint>& hints = scan->scan(state);
  const auto best = std::min_element(
      hints.begin(), hints.end(),
      [](const ChainHint& a, const ChainHint& b) { return rank_of(a) < rank_of(b); });
  if (best == hints.end()) return std::nullopt;
  Hint hint{technique, base + length_addition(best->complexity), best->complexity};
  set_effect(hint, best->effect);
  return hint;
}

std::optional<Hint> ChainFinders::nishio(const State& state) {
  return best_of(6, {ChainMode::nishio}, state, Technique::nishio_forcing_chain, 7.5);
}

std::optional<Hint> ChainFinders::multiple(const State& state) {
  return best_of(7, {ChainMode::stationary}, state, Technique::multiple_forcing_chain, 8.0);
}

std::optional<Hint> ChainFinders::dynamic(const State& state, int level) {
  constexpr std::array<double, 6> kBases{8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
  const Technique technique = level == 0   ? Technique::dynamic_forcing_chain
                              : level == 1 ? Technique::dynamic_forcing_chain_plus
                                           : Technique::nested_forcing_chain;
  return best_of(detail::at(level), {ChainMode::dynamic, level}, state, technique,
                 kBases[detail::at(level)]);
}

}  // namespace nonet::explainer
