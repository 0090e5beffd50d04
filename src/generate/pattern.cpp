// The digits of a full grid on the pattern leave many solutions as a rule. Then a few of them are
// drawn anew, so that the board still has a solution, and the change is kept unless it leaves more
// solutions than before: downhill to one.
#include "generate/pattern.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "board/grid.h"
#include "board/symmetry.h"
#include "search/count.h"

namespace nonet::generate {

namespace {

constexpr int kPatience = 400;                   // changes before a new grid is better
constexpr std::uint64_t kMostSolutions = 20000;  // beyond this one count is as bad as another
constexpr std::size_t kRedrawn = 3;              // cells

Filling on_pattern(const Filling& grid, CellSet pattern) {
  Filling puzzle;
  for (Cell c : pattern) puzzle.set(c, *grid.at(c));
  return puzzle;
}

// Some solution: which one depends on how the board lies, so it is turned about by chance first.
Filling any_solution(const Filling& puzzle, SplitMix64& source) {
  const Isomorphism view = random_isomorphism(source);
  const auto found = search::count(view.apply(puzzle), {.solutions = 1}).first;
  return view.inverse().apply(*found);
}

Filling changed(const Filling& puzzle, CellSet pattern, SplitMix64& source) {
  std::array<Cell, kCells> cells{};
  const auto size = static_cast<std::size_t>(
      std::copy(pattern.begin(), pattern.end(), cells.begin()) - cells.begin());
  Filling fewer = puzzle;
  for (std::size_t i = 0; i < kRedrawn; ++i)
    fewer.clear(cells[static_cast<std::size_t>(below(size, source))]);
  return on_pattern(any_solution(fewer, source), pattern);
}

}  // namespace

std::optional<PatternPuzzle> fill_pattern(CellSet pattern, GridMethod grids, SplitMix64& source,
                                          const std::function<bool()>& stop) {
  Filling best = on_pattern(full_grid(grids, source), pattern);
  std::uint64_t fewest = kMostSolutions;
  Filling next = best;
  for (int change = 0; change < kPatience; ++change) {
    const search::Count count = search::count(next, {.solutions = fewest + 1, .stop = stop});
    if (count.stopped) return std::nullopt;
    if (count.solutions == 1) return PatternPuzzle{next, *count.first};
    if (count.solutions <= fewest) {
      best = next;
      fewest = count.solutions;
    }
    next = changed(best, pattern, source);
  }
  return std::nullopt;
}

}  // namespace nonet::generate
