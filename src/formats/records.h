// Cuts a stream of text lines into records of one puzzle each, holding no more than one record.
// Finds the boundaries only; read() judges the contents.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "formats/format.h"

namespace nonet::formats {

struct Record {
  enum class Kind : std::uint8_t { puzzle, blank, comment };
  Kind kind;
  std::uint64_t first_line;        // in the file, from 1
  std::string_view text;           // valid during the call only
  std::optional<ReadError> error;  // set when the record is hopeless before it is read
};

class RecordSplitter {
 public:
  using Sink = std::function<void(const Record&)>;

  // Longer records are answered with ReadProblem::too_long.
  static constexpr std::size_t kLongestRecord = 64 * 1024;

  RecordSplitter(std::optional<Format> from, Sink sink);

  // The next line, without its end of line. A line longer than kLongestRecord may be cut by the
  // caller, who then tells its true length.
  void line(std::string_view text, std::uint64_t true_length);
  void line(std::string_view text) { line(text, text.size()); }
  // The end of the input: what is pending becomes the last record.
  void finish();

 private:
  // (implementation's own)
};

}  // namespace nonet::formats
