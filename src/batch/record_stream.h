// A text of any length as a stream of chunks of records. Holds one block of text at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "batch/bytes.h"
#include "formats/format.h"
#include "formats/records.h"

namespace nonet::batch {

// One puzzle text of the input, or a line that is none (kept so that the output can stay aligned).
struct Record {
  formats::Record::Kind kind;
  std::uint64_t line;  // where it begins in the file, from 1
  std::string_view text;
  const formats::ReadError* error;  // set when it is hopeless before it is read; else null
  std::uint64_t column = 1;         // where it begins on that line
  std::uint64_t before = 0;         // puzzles that begin on the same line before it
  formats::Record::Behind behind = formats::Record::Behind::unknown;
  std::string_view source = {};  // the name of the stream; lives as long as it
};

// Some records with their text, cut from the stream together. Cheap to move.
class Chunk {
 public:
  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  Record operator[](std::size_t i) const;
  std::size_t puzzles() const { return puzzles_; }
  std::uint64_t bytes() const { return bytes_; }  // of the input, with what lies between records

  void add(const formats::Record& record, std::uint64_t before = 0);
  void count_bytes(std::uint64_t bytes) { bytes_ += bytes; }
  void come_from(std::string_view source) { source_ = source; }

 private:
  struct Item {
    formats::Record::Kind kind{};
    std::uint64_t line = 0;
    std::size_t offset = 0;
    std::size_t length = 0;
    std::optional<std::size_t> error;  // index into errors_
    std::uint64_t column = 1;
    std::uint64_t before = 0;
    formats::Record::Behind behind{};
  };

  std::string text_;
  std::vector<Item> items_;
  std::vector<formats::ReadError> errors_;
  std::size_t puzzles_ = 0;
  std::uint64_t bytes_ = 0;
  std::string_view source_;
};

class RecordStream {
 public:
  // A chunk holds at most `most` puzzles: fewer where each is slow.
  // What begins up to `after_line` is left out. `source`: what its records say they come from.
  RecordStream(Bytes input, std::optional<formats::Format> from, std::size_t most = 4096,
               std::uint64_t after_line = 0, formats::Crowded crowded = formats::Crowded::apart,
               std::string source = {});

  // The next records, no later than they could be read, so that a slow pipe is answered as it
  // comes. An empty optional is the end.
  tl::expected<std::optional<Chunk>, IoError> next();

  // Is there exactly one puzzle in all the input? Reads no further than the second one.
  // What was read is kept and comes again from next().
  tl::expected<bool, IoError> holds_one_puzzle();

 private:
  tl::expected<void, IoError> read_block();
  void add(const formats::Record& record);
  void close_chunk();
  void split_lines(std::string_view block);
  void find_line_end(std::string_view block);
  void hold(std::string_view text);
  void end_line(std::string_view tail);
  bool refuse_if_binary(std::string_view first_block);

  Bytes input_;
  std::string source_;
  std::size_t most_;
  std::uint64_t after_line_;
  std::uint64_t last_line_ = 0;  // where the record before begins
  std::uint64_t on_line_ = 0;    // and how many begin there before it
  Chunk chunk_;                  // being filled; the splitter's sink points here: never moved
  std::deque<Chunk> chunks_;     // filled, not yet asked for
  formats::RecordSplitter splitter_;
  std::vector<char> buffer_;
  std::uint64_t read_ = 0;   // bytes of the input
  std::uint64_t split_ = 0;  // those of them that went into lines, so far
  std::uint64_t given_ = 0;  // those of them that belong to a chunk that is filled
  std::string line_;         // the beginning of a line whose end is not yet read, cut at the limit
  std::uint64_t line_length_ = 0;  // its true length
  std::optional<char> line_end_;   // the byte that ends lines here, once it is known
  bool cut_ = false;               // more of it was dropped than is kept
  bool started_ = false;
  bool ended_ = false;

 public:
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;
};

}  // namespace nonet::batch
