#include "search/minimal.h"

#include <algorithm>

#include "board/grid.h"
#include "search/count.h"

namespace nonet::search {

bool is_minimal(const Filling& puzzle, const Filling& solution, const std::function<bool()>& stop) {
  const CellSet givens = puzzle.cells();
  return std::none_of(givens.begin(), givens.end(), [&](Cell c) {
    if (stop && stop()) return true;
    // Without this given: is there a solution with another digit in its place?
    Filling fewer = puzzle;
    fewer.clear(c);
    Grid grid{fewer};
    grid.eliminate(c, *solution.at(c));
    return count(grid, {.solutions = 1, .stop = stop}).solutions == 0;
  });
}

}  // namespace nonet::search
