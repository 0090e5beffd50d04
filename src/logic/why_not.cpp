#include "logic/why_not.h"

#include "logic/common/slice.h"

namespace nonet::logic {
namespace {

std::optional<Cell> seen_at(const Grid& grid, Cell cell, Digit digit) {
  for (Cell peer : peers_of(cell))
    if (grid.at(peer) == digit) return peer;
  return std::nullopt;
}

// Steps until the candidate is gone: crossed out, barred by a digit placed, or its cell filled.
std::optional<std::vector<Step>> removing_steps(const Grid& start, Cell cell, Digit digit,
                                                const Search& search, SearchMemo& memo) {
  const auto gone = [&](const Grid& grid) { return !grid.candidates(cell).contains(digit); };
  Grid grid = start;
  std::vector<Step> steps;
  while (!gone(grid)) {
    std::optional<Step> step = best_step(grid, search, memo);
    if (!step) return std::nullopt;
    apply_to(grid, step->effect);
    steps.push_back(std::move(*step));
  }
  if (grid.at(cell) == digit) return std::nullopt;
  return needed_steps(start, std::move(steps), memo,
                      [&](const Grid& end) { return gone(end) && end.at(cell) != digit; });
}

}  // namespace

WhyNot why_not(const Grid& grid, Cell cell, Digit digit, const Search& search, bool unsolvable) {
  if (grid.at(cell) == digit) return {.kind = WhyNotKind::stands_there};
  if (grid.at(cell)) return {.kind = WhyNotKind::cell_is_full};
  if (const auto where = seen_at(grid, cell, digit))
    return {.kind = WhyNotKind::seen, .where = where};
  if (!grid.candidates(cell).contains(digit)) return {.kind = WhyNotKind::crossed_out};
  SearchMemo memo;
  if (auto before = unsolvable ? find_contradiction(grid, search, memo) : find_fault(grid))
    return {.kind = WhyNotKind::contradiction, .contradiction = std::move(before), .already = true};
  const auto steps = removing_steps(grid, cell, digit, search, memo);
  Grid assumed = grid;
  assumed.place(cell, digit);
  auto contradiction = find_contradiction(assumed, search, memo);
  // The shorter of the two; steps are the better teacher when they are equally many.
  if (steps && (!contradiction || steps->size() <= contradiction->steps.size() + 1))
    return {.kind = WhyNotKind::steps, .steps = *steps};
  if (contradiction)
    return {.kind = WhyNotKind::contradiction, .contradiction = std::move(contradiction)};
  return {.kind = WhyNotKind::possible};
}

}  // namespace nonet::logic
