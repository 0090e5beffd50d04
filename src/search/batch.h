// Counting the solutions of many puzzles at once: an order of magnitude faster than one by one.
// The search itself is in lanes/; planes.h is where to begin reading.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "board/filling.h"
#include "board/grid.h"
#include "search/count.h"
#include "search/kernel.h"
#include "search/lanes/kernel.h"

namespace nonet::search {

// 81 characters: '1'..'9', and '.' or '0' for an empty cell. Nothing else must be in it.
using PuzzleText = std::array<char, kCells>;

using lanes::Tally;  // solutions (up to the limit), and the first that was found as a text
Filling first_of(const Tally& tally);
Count count_of(const Tally& tally);  // the same in the words of count.h

// Counts any number of puzzles, call after call. Memory is a few megabytes, by the kernel,
// whatever the puzzles are, and the answers are the same on every run. Not to be shared between
// threads.
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
  // Of all calls so far, and the same for the same calls.
  std::uint64_t guesses() const { return guesses_one_by_one_ + work().branches; }
  // Without what was counted one by one.
  const lanes::Work& work() const { return engine_->work(); }

 private:
  template <class Board>
  bool count_one(const Board& board, const Limit& limit, Tally& tally);
  bool run(lanes::Job& job, const Limit& limit);

  std::uint64_t guesses_one_by_one_ = 0;
  Kernel kernel_;
  std::size_t fewest_;
  std::unique_ptr<lanes::Engine> engine_;
};

}  // namespace nonet::search
