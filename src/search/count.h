// How many solutions a board has, and one of them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "board/filling.h"
#include "board/grid.h"
#include "search/kernel.h"

namespace nonet::search {

// Counting stops here: 2 answers "exactly one?", and no board makes the search endless.
struct Limit {
  std::uint64_t solutions;
  // Asked now and then; true ends the search. Clocks and Ctrl-C live outside.
  std::function<bool()> stop = {};
};

struct Count {
  std::uint64_t solutions = 0;   // exact below the limit; at the limit "at least so many"
  std::optional<Filling> first;  // the first one found
  std::uint64_t guesses = 0;     // what it took
  bool stopped = false;          // ended by `stop`: there may be more solutions than these
};

// Respects the digits on the board and the candidates still left in the open cells.
Count count(const Grid& grid, const Limit& limit);
// The same for digits alone, without the way over a Grid, which takes longer than an easy puzzle.
Count count(const Filling& puzzle, const Limit& limit);
// By a given kernel instead of the chosen one.
Count count(const Grid& grid, const Limit& limit, Kernel kernel);
Count count(const Filling& puzzle, const Limit& limit, Kernel kernel);

// Nothing also when `stop` ended the search.
inline std::optional<Filling> solve(const Grid& grid, const std::function<bool()>& stop = {}) {
  return count(grid, {.solutions = 1, .stop = stop}).first;
}

}  // namespace nonet::search
