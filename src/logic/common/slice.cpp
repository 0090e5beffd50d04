#include "logic/common/slice.h"

#include "logic/technique.h"

namespace nonet::logic {
namespace {

bool includes(CandidateSet all, const CandidateSet& part) {
  CandidateSet missing = part;
  missing -= all;
  return missing.empty();
}

// The same deduction on another board, if it is there: its technique, with at least its effect.
std::optional<Step> found_again(const Grid& grid, const Step& step, SearchMemo& memo) {
  std::optional<Step> again;
  const Technique& t = technique(step.technique);
  t.find(grid, t, memo, [&](Step&& other) {
    if (!includes(other.effect.placements, step.effect.placements) ||
        !includes(other.effect.eliminations, step.effect.eliminations))
      return true;
    again = std::move(other);
    return false;
  });
  return again;
}

// The steps without number `left_out`, or nothing if the rest does not lead to the goal.
std::optional<std::vector<Step>> without(const Grid& start, const std::vector<Step>& steps,
                                         std::size_t left_out, Goal goal, SearchMemo& memo) {
  Grid grid = start;
  std::vector<Step> rest;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (i == left_out) continue;
    std::optional<Step> again = found_again(grid, steps[i], memo);
    if (!again) return std::nullopt;
    apply_to(grid, again->effect);
    rest.push_back(std::move(*again));
  }
  if (!goal(grid)) return std::nullopt;
  return rest;
}

}  // namespace

// From the end backwards: what only served a step that is gone goes too.
std::vector<Step> needed_steps(const Grid& start, std::vector<Step> steps, SearchMemo& memo,
                               Goal goal) {
  for (std::size_t i = steps.size(); i-- > 0;)
    if (auto fewer = without(start, steps, i, goal, memo)) steps = std::move(*fewer);
  return steps;
}

}  // namespace nonet::logic
