// A file that a batch writes its answers to, and going on with one that an earlier run has left.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "batch/record_stream.h"

namespace nonet::batch {

// Why a file cannot be written, or not be gone on with.
struct FileFailure {
  enum class Kind : std::uint8_t {
    io,
    not_empty,  // it holds something, and nobody said that it is to be gone on with
    other,      // what it holds is not what was to be gone on with
  };
  Kind kind;
  std::string sentence;
};

// Whether a line is the one that answers a record. An error says of the line what is wrong with it,
// "has no …"; it is empty where the line answers something else.
using LineTest = std::function<tl::expected<void, std::string>(std::string_view line)>;
// The test for the answer to a record; none: the record has no line in the output.
using AnswerKey = std::function<std::optional<LineTest>(const Record&)>;

// Looks at a line of the output that answers its record, with its number from 1.
using AnswerLook = std::function<void(std::uint64_t number, std::string_view line)>;

// What an earlier run has left in the output.
struct EarlierRun {
  std::uint64_t bytes = 0;       // of whole lines
  std::uint64_t input_line = 0;  // records that begin before this line are answered
  std::uint64_t on_line = 0;     // and so many of those that begin on it
};

struct InputFile {
  std::string path;
  std::optional<formats::Format> from;  // its format; none: as each record has it
};

// Goes through input and output side by side: every whole line must be the answer to its record,
// after the header (if there is to be one). A torn last line counts as not written. An output that
// does not exist is one without lines.
tl::expected<EarlierRun, FileFailure> find_earlier_run(const InputFile& input,
                                                       const std::string& output,
                                                       const std::string& header,
                                                       const AnswerKey& key,
                                                       const AnswerLook& look);

// An output file from its first byte that is not to stay.
class AnswerFile {
 public:
  // With `keep` 0 the file must not hold anything yet, unless `resume`.
  static tl::expected<AnswerFile, FileFailure> open(const std::string& path, std::uint64_t keep,
                                                    bool resume);
  ~AnswerFile();
  AnswerFile(AnswerFile&& other) noexcept;
  AnswerFile(const AnswerFile&) = delete;
  AnswerFile& operator=(const AnswerFile&) = delete;
  AnswerFile& operator=(AnswerFile&&) = delete;

  int descriptor() const { return fd_; }

 private:
  explicit AnswerFile(int fd) : fd_{fd} {}
  int fd_;
};

}  // namespace nonet::batch
