// What a compiled kernel offers to the rest of the room. Plain types only: kernels are compiled for
// machines that this header's other readers may not be.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::search::lanes {

// A node in words, see node_words.h: bit 81·d + k is "cell k (box by box) may be digit d + 1".
struct Candidates {
  std::uint64_t word[12];
};

struct Tally {
  std::uint64_t solutions = 0;
  char first[81] = {};  // the first solution that was found; nothing when there is none
};

// The puzzles are texts (81 characters, `stride` apart) or, when `texts` is null, candidates.
struct Job {
  const char* texts = nullptr;
  std::size_t stride = 0;
  const Candidates* candidates = nullptr;
  std::size_t size = 0;
  std::uint64_t limit = 0;  // at least 1
  Tally* tallies = nullptr;
  bool (*stop)(const void*) = nullptr;  // asked now and then; true: leave the rest
  const void* stop_context = nullptr;
};

// How much was done: the same for the same puzzles on every machine (of one kernel).
struct Work {
  std::uint64_t sweeps = 0;
  std::uint64_t branches = 0;   // guesses
  std::size_t most_pooled = 0;  // nodes that waited for a lane at the same time
};

class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;
  // False: stopped. Then some tallies are too small.
  virtual bool run(const Job& job) = 0;
  const Work& work() const { return work_; }

 protected:
  Work work_;
};

// One puzzle by itself (single.h). Cells are numbered box by box; bit d - 1 is candidate d.
struct SingleJob {
  std::uint16_t cells[81] = {};
  std::uint64_t limit = 0;  // at least 1
  bool (*stop)(const void*) = nullptr;
  const void* stop_context = nullptr;
};
struct SingleResult {
  std::uint64_t solutions = 0;
  std::uint8_t first[81] = {};  // digits 1..9, box by box
  std::uint64_t guesses = 0;
  bool stopped = false;
};
SingleResult count_single_portable(const SingleJob& job);
SingleResult count_single_avx2(const SingleJob& job);

// Each in its own file, compiled for its machine. Only to be called where the machine is that.
Engine* make_portable_engine();
Engine* make_avx2_engine();
Engine* make_avx512_engine();

}  // namespace nonet::search::lanes
