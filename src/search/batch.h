// Counting the solutions of many puzzles at once: an order of magnitude faster than one by one.
// The search itself is in lanes/; planes.h is where to begin reading.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "board/filling.h"
#include "board/grid.h"
#include "search/count.h"
#include "search/lanes/kernel.h"

namespace nonet::search {

// Which machine code does the work. Counts, and the solutions of puzzles that have one, do not
// depend on it.
enum class Kernel : std::uint8_t { portable, avx2, avx512 };
inline constexpr std::array kAllKernels{Kernel::portable, Kernel::avx2, Kernel::avx512};
std::string_view name_of(Kernel kernel);
std::optional<Kernel> parse_kernel(std::string_view name);
// Whether this machine has what the kernel needs.
bool runs_here(Kernel kernel);
// The quickest that runs here, or what the environment variable NONET_KERNEL names.
Kernel chosen_kernel();

// 81 characters: '1'..'9', and '.' or '0' for an empty cell. Nothing else must be in it.
using PuzzleText = std::array<char, kCells>;

using lanes::Tally;  // solutions (up to the limit), and the first that was found as a text
Filling first_of(const Tally& tally);
Count count_of(const Tally& tally);  // the same in the words of count.h

// Counts any number of puzzles, call after call. Memory is some hundred kilobytes whatever the
// puzzles are, and the answers are the same on every run. Not to be shared between threads.
class BatchCounter {
 public:
  // Fewer puzzles than this are counted one by one: most lanes would be empty. Measured: lanes are
  // ahead from 32 of the hardest puzzles on, and from 256 of the easiest.
  static constexpr std::size_t kFewest = 128;

  explicit BatchCounter(Kernel kernel = chosen_kernel(), std::size_t fewest = kFewest);

  // tallies[i] answers puzzles[i]; both must have the same size. False: `limit.stop` ended it, and
  // the tallies mean nothing.
  bool count(std::span<const PuzzleText> puzzles, const Limit& limit, std::span<Tally> tallies);
  // Respects candidates that were crossed out, as count(Grid) does.
  bool count(std::span<const Grid> grids, const Limit& limit, std::span<Tally> tallies);

  Kernel kernel() const { return kernel_; }
  // Of all calls so far, without what was counted one by one. The same for the same calls.
  const lanes::Work& work() const { return engine_->work(); }

 private:
  bool run(lanes::Job& job, const Limit& limit);

  Kernel kernel_;
  std::size_t fewest_;
  std::unique_ptr<lanes::Engine> engine_;
};

}  // namespace nonet::search
