// The verb "generate": attempts on all cores, puzzles in the order of their attempts, none twice.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "generate/workshop.h"
#include "service/known_puzzles.h"

namespace nonet::service {

struct GenerateProgress {
  std::uint64_t made = 0;
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;  // as wished, but known already
};

struct GenerateOptions {
  generate::Order order;
  std::uint64_t count = 1;
  std::uint64_t budget = 1;  // give up after so many attempts without a new puzzle
  unsigned jobs = 1;
  const std::atomic<bool>& stop;
  std::function<void(const GenerateProgress&)> progress = {};  // now and then, from one thread
};

enum class GenerateEnd : std::uint8_t { complete, budget, stopped, refused };
struct Generated {
  GenerateProgress progress;
  GenerateEnd end;
};

// `take` gets every puzzle as soon as it is certain, from the calling thread; false ends the run as
// `refused`. Puzzles in `known` are not given, and those given are added to it. The same order
// gives the same puzzles, whatever `jobs` is.
Generated generate(const GenerateOptions& options, KnownPuzzles& known,
                   const std::function<bool(const generate::Made&)>& take);

}  // namespace nonet::service
