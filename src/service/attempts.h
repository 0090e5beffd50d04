// What a run of "generate" is made of, whoever makes the attempts: these are cut into stretches,
// and what came of the stretches is taken in their order. One thread does both in turn
// (generate.h); on all cores (batch/generate.h) workers make the stretches and one thread takes
// them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "generate/workshop.h"
#include "service/generate.h"
#include "service/known_puzzles.h"

namespace nonet::service {

struct Stretch {
  std::uint64_t first;
  std::size_t size;
};

struct DoneStretch {
  Stretch stretch;
  std::vector<generate::Made> made;
  bool whole;  // no attempt was left out
};

// The attempts, cut into stretches: short ones first, as most wishes come true soon; then long
// ones, which are made faster.
class Stretches {
 public:
  // `hands`: how many are worked on at once.
  Stretches(const GenerateOptions& options, unsigned hands);

  Stretch next();

 private:
  std::size_t longest_;
  std::size_t hands_;
  std::size_t size_;
  std::uint64_t first_ = 0;
  std::size_t handed_out_ = 0;
};

// Takes stretches in their order and hands on what is new. The arguments must outlive it.
class Harvest {
 public:
  Harvest(const GenerateOptions& options, KnownPuzzles& known, const TakeMade& take)
      : options_{options}, known_{known}, take_{take} {}

  // How the run has ended; nothing: it goes on with the next stretch.
  std::optional<GenerateEnd> add(const DoneStretch& done);
  const GenerateProgress& progress() const { return progress_; }

 private:
  void pass(std::uint64_t attempts);
  GenerateEnd give_up();

  const GenerateOptions& options_;
  KnownPuzzles& known_;
  const TakeMade& take_;
  GenerateProgress progress_;
  std::uint64_t without_ = 0;  // attempts since the last new puzzle
};

}  // namespace nonet::service
