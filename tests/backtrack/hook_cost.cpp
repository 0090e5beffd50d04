// Untraced work for every engine, to be counted in instructions (hook_cost.sh).
#include "backtrack/backtrack.h"
#include "backtrack/puzzles.h"

int main() {
  using namespace nonet;
  std::uint64_t solutions = 0;
  for (const auto& puzzle : testing::kPuzzles)
    for (const auto& row : backtrack::kEngines)
      solutions += backtrack::run(row.engine, testing::grid_from(puzzle.text),
                                  {.solutions = 2, .work = 20'000})
                       .solutions;
  return solutions > 0 ? 0 : 1;
}
