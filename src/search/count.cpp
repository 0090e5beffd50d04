#include "search/count.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "search/batch.h"
#include "search/lanes/kernel.h"

namespace nonet::search {

namespace {

// Box by box, as the kernels number the cells.
constexpr auto kPlaces = [] {
  std::array<std::uint8_t, kCells> places{};
  for (Cell c : kAllCells)
    places[static_cast<std::size_t>(index(c))] =
        static_cast<std::uint8_t>(box_of(c) * 9 + row_of(c) % 3 * 3 + column_of(c) % 3);
  return places;
}();

constexpr std::size_t place_of(Cell c) { return kPlaces[static_cast<std::size_t>(index(c))]; }

using Counter = lanes::SingleResult (*)(const lanes::SingleJob&);

Counter counter_for(Kernel kernel) {
#if defined(__x86_64__)
  if (kernel != Kernel::portable) return lanes::count_single_avx2;
#endif
  (void)kernel;
  return lanes::count_single_portable;
}

bool ask(const void* stop) { return (*static_cast<const std::function<bool()>*>(stop))(); }

// From so many solutions on the lanes are quicker, also for one board.
constexpr std::uint64_t kMany = 10'000;

// Up to kMany solutions; `digits_of(cell)` says what a cell may be.
template <class DigitsOf>
Count count_singly(const Limit& limit, Kernel kernel, DigitsOf digits_of) {
  Count count;
  if (limit.solutions == 0) return count;
  lanes::SingleJob job;
  for (Cell c : kAllCells) job.cells[place_of(c)] = static_cast<std::uint16_t>(digits_of(c).bits());
  job.limit = std::min(limit.solutions, kMany);
  if (limit.stop) {
    job.stop = ask;
    job.stop_context = &limit.stop;
  }
  const lanes::SingleResult result = counter_for(kernel)(job);
  count.solutions = result.solutions;
  count.guesses = result.guesses;
  count.stopped = result.stopped;
  if (result.solutions > 0) {
    count.first.emplace();
    for (Cell c : kAllCells) count.first->set(c, digit_of(result.first[place_of(c)]));
  }
  return count;
}

// Where there may be more than kMany: counted again by the lanes. The first solution stays.
Count count_on(Count so_far, const Grid& grid, const Limit& limit, Kernel kernel) {
  if (so_far.solutions < kMany || limit.solutions <= kMany || so_far.stopped) return so_far;
  BatchCounter counter{kernel, 0};
  Tally tally;
  so_far.stopped = !counter.count(std::span{&grid, 1}, limit, std::span{&tally, 1});
  so_far.solutions = std::max(so_far.solutions, tally.solutions);
  so_far.guesses += counter.guesses();
  return so_far;
}

// Asked once: an easy puzzle takes hardly longer than looking through the environment.
Kernel usual_kernel() {
  static const Kernel kernel = chosen_kernel();
  return kernel;
}

}  // namespace

Count count(const Grid& grid, const Limit& limit, Kernel kernel) {
  const Count found = count_singly(limit, kernel, [&](Cell c) {
    const auto d = grid.at(c);
    return d ? Digits{*d} : grid.candidates(c);
  });
  return count_on(found, grid, limit, kernel);
}

Count count(const Filling& puzzle, const Limit& limit, Kernel kernel) {
  const Count found = count_singly(limit, kernel, [&](Cell c) {
    const auto d = puzzle.at(c);
    return d ? Digits{*d} : Digits::all();
  });
  return found.solutions < kMany ? found : count_on(found, Grid{puzzle}, limit, kernel);
}

Count count(const Grid& grid, const Limit& limit) { return count(grid, limit, usual_kernel()); }

Count count(const Filling& puzzle, const Limit& limit) {
  return count(puzzle, limit, usual_kernel());
}

}  // namespace nonet::search
