#include "logic/contradiction.h"

#include "logic/common/slice.h"

namespace nonet::logic {
namespace {

std::optional<Must> broken_must(const Grid& grid) {
  if (const CellSet dead = find_dead_cells(grid); !dead.empty()) return Must::fill(dead.first());
  const std::vector<NoPlace> missing = find_missing_places(grid);
  if (missing.empty()) return std::nullopt;
  return Must::place(missing.front().house, missing.front().digit);
}

bool is_broken(const Grid& grid, const Must& must) {
  if (must.cell) return grid.open(*must.cell) && grid.candidates(*must.cell).empty();
  return grid.open_digits(must.house).contains(must.digit) &&
         grid.positions(must.house, must.digit).empty();
}

}  // namespace

std::optional<Contradiction> find_fault(const Grid& grid) {
  if (const auto repeats = find_repeats(grid.filling()); !repeats.empty())
    return Contradiction{{}, repeats.front(), {}};
  if (const auto broken = broken_must(grid)) return Contradiction{{}, {}, broken};
  return std::nullopt;
}

// In rounds: all singles that are there at once, so that a short way is found before a long one.
std::optional<Contradiction> find_contradiction(const Grid& start, const Search& search,
                                                SearchMemo& memo) {
  if (auto fault = find_fault(start)) return fault;
  Grid grid = start;
  std::vector<Step> steps;
  std::optional<Must> broken;
  while (!broken) {
    const std::vector<Step> round = best_group(grid, search, memo);
    if (round.empty()) return std::nullopt;
    for (const Step& step : round) {
      bool possible = true;  // two singles of a round may exclude each other
      for_each(step.effect.placements,
               [&](Cell c, Digit d) { possible = possible && grid.candidates(c).contains(d); });
      if (!possible) continue;
      apply_to(grid, step.effect);
      steps.push_back(step);
      broken = broken_must(grid);
      if (broken) break;
    }
  }
  return Contradiction{needed_steps(start, std::move(steps), memo,
                                    [&](const Grid& end) { return is_broken(end, *broken); }),
                       {},
                       broken};
}

}  // namespace nonet::logic
