// Inputs of any size through all cores: chunks of records worked on by several threads, answered
// in the order of the input. Memory does not grow with the input.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "batch/record_stream.h"

namespace nonet::batch {

// What a record is answered with; both texts without a final newline.
struct Answer {
  std::string out;      // for the output; may have several lines
  std::string problem;  // one sentence for the list of problems; empty when there is none
  bool failed = false;  // no (or no unique) solution, or not even a puzzle
};

// Takes the answers to one chunk, in order, one for each of its puzzles. False: the run is to end.
using Answers = std::function<bool(Answer)>;
// Works on the puzzles of a chunk. Called from several threads at once.
using ChunkWork = std::function<void(const Chunk&, const Answers&)>;
// The common case: one puzzle at a time.
ChunkWork each(std::function<Answer(const Record&)> work);

struct Progress {
  std::uint64_t bytes = 0;  // of the input that is answered
  std::uint64_t puzzles = 0;
  std::uint64_t failed = 0;
  // What begins up to here is answered; 0 where more puzzles of that line may follow.
  std::uint64_t line = 0;
};

struct Options {
  unsigned jobs = 1;
  bool aligned = false;           // line n of the output belongs to line n of the input
  std::string separator;          // between two answers of several lines, with its newline
  const std::atomic<bool>& stop;  // set by a signal: what is done is written, then the run ends
  // What is written so far, from one thread: after each chunk, and where one takes its time after
  // each of its puzzles.
  std::function<void(const Progress&)> progress = {};
  // Aligned: what stands for a line that is no puzzle. None: the line itself.
  std::function<std::string(const Record&)> echo = {};
};

// Where the answers go: whole lines, in order, from one thread.
struct Output {
  std::function<tl::expected<void, IoError>(std::string_view)> out;
  std::function<void(std::string_view)> problem;  // one line, without newline
};

// Ends with what was done, also when it was stopped in between (then `stop` is set).
tl::expected<Progress, IoError> run(RecordStream& input, const Options& options,
                                    const ChunkWork& work, const Output& output);

}  // namespace nonet::batch
