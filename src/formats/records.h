// Cuts a stream of text lines into records of one puzzle each, holding no more than one record.
// Finds the boundaries only; read() judges the contents.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "formats/json_balance.h"
#include "formats/xml_cutter.h"

namespace nonet::formats {

struct Record {
  enum class Kind : std::uint8_t { puzzle, blank, comment };
  // Whether more of its line follows; unknown in XML, and where it ends with its line as a rule.
  enum class Behind : std::uint8_t { unknown, another, nothing };
  Kind kind;
  std::uint64_t first_line;        // in the file, from 1
  std::string_view text;           // valid during the call only
  std::optional<ReadError> error;  // set when the record is hopeless before it is read;
                                   // its lines count from first_line, as those of read() do
  std::uint64_t first_column = 1;  // greater where it is not the first puzzle of its line
  Behind behind = Behind::unknown;
};

// What is made of a line with several puzzles: a record of each, or one that read() refuses, so
// that there is one for every line.
enum class Crowded : std::uint8_t { apart, whole };

// Without a format, how a line is taken depends on what came before it:
//
//   line mode   after a one-line record: every line is a record, so that a bad one in a batch is
//               reported as itself and swallows no neighbour. A blank line ends it. Several
//               puzzles on a line are a record each.
//   block mode  rows up to a blank line or a line that is a whole puzzle by itself
//   a word      what begins with a letter is no row: a bad record of one line
//   json        up to where the brackets balance
//   xml         a record per <game …> tag, however the file is broken into lines
//
// Comments (`#`) inside a block belong to it; elsewhere they and blank lines are handed out as
// such. A file that begins as UTF-16 or with a NUL byte is answered once, as a whole.
class RecordSplitter {
 public:
  using Sink = std::function<void(const Record&)>;

  // Longer records are answered with ReadProblem::too_long, blocks with wrong_rows.
  static constexpr std::size_t kLongestRecord = std::size_t{64} * 1024;

  RecordSplitter(std::optional<Format> from, Sink sink, Crowded crowded = Crowded::apart);

  // The next line, without its end of line. A line longer than kLongestRecord may be cut by the
  // caller, who then tells its true length.
  void line(std::string_view text, std::uint64_t true_length);
  void line(std::string_view text) { line(text, text.size()); }
  // The beginning of a line too long to hold. True: taken (XML on one line), more pieces may follow
  // and line() ends it. False: not of use; cut the line and give it to line() with its length.
  bool piece(std::string_view text);
  // The end of the input: what is pending becomes the last record.
  void finish();

 private:
  enum class Mode : std::uint8_t { start, lines, block, json, xml, not_text };
  // Which records a format allows; `any` when it is to be detected.
  enum class Shape : std::uint8_t { any, lines, blocks, json, xml };
  static Shape shape_of(std::optional<Format> from);

  // Drops a byte order mark; says no when the file is not text at all.
  bool check_first_line(std::string_view& text);
  void take(std::string_view text);
  void take_in_block(std::string_view text);
  void take_in_json(std::string_view text);
  void take_in_xml(std::string_view text);
  void take_overlong(std::string_view text, std::uint64_t true_length);
  void begin(std::string_view text);
  void begin_any(std::string_view text);
  void begin_xml(std::string_view text);
  bool begins_xml(std::string_view text) const;
  void end_xml();

  bool ends_pending(std::string_view text) const;
  bool is_empty_row(std::string_view text) const;
  void begin_pending(Mode mode, std::string_view text);
  void append_pending(std::string_view text);
  void end_pending(Mode next);

  void hand_out(Record::Kind kind, std::string_view text);
  void hand_out_line(std::string_view text);
  void hand_out_part(std::string_view line, std::size_t begin, std::size_t end,
                     Record::Behind behind);
  void hand_out_error(std::uint64_t first_line, ReadError error);
  void hand_out_game(const XmlCutter::Game& game);

  Shape shape_;
  Sink sink_;
  Crowded crowded_;
  Mode mode_ = Mode::start;
  std::uint64_t number_ = 0;  // of the current line
  bool in_pieces_ = false;    // its beginning has been taken by piece()

  // The record being gathered: a block or JSON. Text past the limit is counted, not kept.
  std::string pending_;
  std::uint64_t pending_length_ = 0;
  std::uint64_t pending_first_ = 0;
  std::uint64_t pending_rows_ = 0;
  bool pending_nine_wide_ = true;
  JsonBalance json_;
  XmlCutter xml_{kLongestRecord};
  std::uint64_t xml_first_ = 0;
};

}  // namespace nonet::formats
