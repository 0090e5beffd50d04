// How many puzzles a second the batch solver does here, text to text, uniqueness proven.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "search/batch.h"

namespace nonet::batch {

// Why a kernel cannot be taken, in one sentence; nothing when it can.
std::optional<std::string> objection_to_kernel(std::string_view name);

struct BenchFigures {
  std::uint64_t puzzles = 0;
  std::uint64_t unique = 0;  // the others have several solutions or none
  std::uint64_t guesses = 0;
  double seconds = 0;  // for one pass over all: of the processor, with several threads by the clock

  double puzzles_per_second() const;
  double guesses_per_puzzle() const;
};

// Takes puzzles one after the other; measures them in blocks, so that memory stays bounded.
// Every block is verified first: each solution is one of its puzzle, and every count is confirmed
// by the other way of counting (one by one where the lanes do the work, and the reverse).
class Bench {
 public:
  // How much of the block is done, 0 to 1, and how many puzzles are verified since the beginning.
  // Called now and then by the thread that adds puzzles.
  using Progress = std::function<void(double part, std::uint64_t verified)>;

  Bench(search::Kernel kernel, unsigned jobs, std::function<bool()> stop, Progress progress = {});

  // False: an answer was wrong, or it was stopped. Nothing more is to be added then.
  bool add(const search::PuzzleText& puzzle);
  bool finish();  // measures what is left

  const BenchFigures& figures() const { return figures_; }
  // A wrong answer: the sentence to be told instead of figures.
  const std::optional<std::string>& wrong() const { return wrong_; }

 private:
  static constexpr std::size_t kBlock = 100'000;  // puzzles: 17 MB with their answers

  bool verify_block();
  bool confirm_block(std::span<search::Tally> confirmed);
  bool time_block();
  void tell_progress(std::size_t verified) const;

  search::Kernel kernel_;
  unsigned jobs_;
  search::Limit limit_;
  Progress progress_;
  std::uint64_t work_done_ = 0;  // of the block
  std::vector<search::PuzzleText> block_;
  BenchFigures figures_;
  std::optional<std::string> wrong_;
};

}  // namespace nonet::batch
