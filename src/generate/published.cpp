#include "generate/published.h"

#include "board/pattern_symmetry.h"
#include "rate/branching.h"
#include "search/count.h"

namespace nonet::generate {

namespace {

constexpr int kChangesInRound = 20;

void change_pair(Filling& puzzle, const Filling& solution, SplitMix64& source) {
  const Cell c = cell_at(static_cast<int>(below(kCells, source)));
  const bool put_in = below(2, source) == 1;
  for (Cell one : orbit(c, PatternSymmetry::rot180)) {
    if (put_in)
      puzzle.set(one, *solution.at(one));
    else
      puzzle.clear(one);
  }
}

}  // namespace

PublishedPuzzle published(rate::Range wanted, std::uint64_t rounds, GridMethod grids,
                          SplitMix64& source, const std::function<bool()>& stop) {
  const Filling solution = full_grid(grids, source);
  // Without a level, "the most difficult that is found": no difficulty ends it.
  const bool any = wanted == rate::Range{};
  PublishedPuzzle best{solution, solution, 0};
  for (std::uint64_t round = 0; round < rounds; ++round) {
    if (stop && stop()) break;
    Filling puzzle = best.puzzle;
    for (int change = 0; change < kChangesInRound; ++change) {
      change_pair(puzzle, solution, source);
      if (search::count(puzzle, {.solutions = 2}).solutions != 1) continue;
      const int difficulty = rate::branching(puzzle, solution).difficulty();
      if (difficulty <= best.difficulty || difficulty > wanted.to) continue;
      best = {puzzle, solution, difficulty};
      if (!any && wanted.contains(difficulty)) return best;
    }
  }
  return best;
}

}  // namespace nonet::generate
