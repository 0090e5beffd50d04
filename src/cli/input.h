// From the word on the command line to answered puzzles: what every subcommand over puzzles shares.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "batch/answer_file.h"
#include "batch/pipeline.h"
#include "cli/commands/commands.h"

namespace nonet::cli {

// How a subcommand answers. One puzzle alone is shown to a person; many are a stream of lines.
struct Verb {
  std::function<batch::Answer(const batch::Record&)> one;
  batch::ChunkWork many;       // none: the subcommand takes a single puzzle
  std::string separator = {};  // between the answers of a batch
  std::string opening = {};    // before and after all answers of a batch
  std::string closing = {};
  // What of a batch's lines is written; called in order, from one thread. None: all of them.
  std::function<std::string(std::string_view)> sieve = {};
  // After a batch that ran to its end; is told how answers in JSON call the input.
  std::function<tl::expected<void, batch::IoError>(std::string_view source)> summary = {};
  bool always_many = false;         // a single puzzle is answered like a batch too
  bool goes_on = false;             // after Ctrl-C, with --after-line
  std::size_t most_at_once = 4096;  // puzzles that a thread takes together
  int output = 1;                   // descriptor for the answers of a batch
  bool bar = true;                  // a terminal is shown how far it is
  // Takes the answers instead of standard output; what it cannot take is told as `reason`.
  std::function<tl::expected<void, batch::IoError>(std::string_view)> sink = {};
};

// Opens the input, answers every puzzle, and returns the program's exit code.
int answer_input(const InputOptions& options, const Verb& verb);

// The same for one board of another size, which the readers of puzzles do not know.
int answer_wide_input(
    const InputOptions& options, Shape shape,
    const std::function<batch::Answer(const batch::Record&, const WideFilling&)>& one);

// Says why a file cannot be written or gone on with, and returns the exit code.
int refuse(const batch::FileFailure& failure);

// Where a record stands, before what is said about it: "line 7: ", and where it is not the first
// puzzle of its line "line 7, column 83: ".
std::string place_of(const batch::Record& record);

// The reading of a record, or the answer that tells why it cannot be read.
tl::expected<formats::Reading, batch::Answer> read_record(const batch::Record& record,
                                                          const InputOptions& options);

}  // namespace nonet::cli
