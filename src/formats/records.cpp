#include "formats/records.h"

#include <algorithm>
#include <utility>

#include "formats/puzzles_on_line.h"
#include "formats/text.h"

namespace nonet::formats {

namespace {

bool begins_json(std::string_view text) {
  const std::string_view words = trimmed(text);
  return words.starts_with('[') || words.starts_with('{') || words.starts_with('"');
}

// A frame line may begin with a colon as well, and has one more at its end.
bool is_library_line(std::string_view text) {
  const std::string_view words = trimmed(text);
  return words.starts_with(':') && std::count(words.begin(), words.end(), ':') > 2;
}

bool is_nine_wide(std::string_view text) {
  return text.size() == 9 &&
         std::all_of(text.begin(), text.end(), [](char ch) { return ch == ' ' || is_cell(ch); });
}

// No row of any board begins with a letter.
bool begins_with_letter(std::string_view text) {
  const std::string_view words = trimmed(text);
  return !words.empty() && ((words.front() >= 'a' && words.front() <= 'z') ||
                            (words.front() >= 'A' && words.front() <= 'Z'));
}

// The usual line begins with a cell: one look tells that it is neither blank nor comment.
bool is_gap(std::string_view text) {
  return text.empty() || (!is_cell(text.front()) && is_blank(text) && !is_whole_puzzle(text));
}
}  // namespace

RecordSplitter::Shape RecordSplitter::shape_of(std::optional<Format> from) {
  if (!from) return Shape::any;
  switch (*from) {
    case Format::line:
    case Format::sdm:
    case Format::candidates:
    case Format::hodoku:
      return Shape::lines;
    case Format::grid:
    case Format::framed:
    case Format::ss:
    case Format::sdk:
    case Format::pencilmarks:
      return Shape::blocks;
    case Format::json:
    case Format::mixed:
    case Format::squares:
      return Shape::json;
    case Format::opensudoku:
      return Shape::xml;
  }
  return Shape::any;
}

RecordSplitter::RecordSplitter(std::optional<Format> from, Sink sink, Crowded crowded)
    : shape_{shape_of(from)}, sink_{std::move(sink)}, crowded_{crowded} {}

void RecordSplitter::line(std::string_view text, std::uint64_t true_length) {
  if (!std::exchange(in_pieces_, false)) ++number_;
  if (mode_ == Mode::not_text) return;
  if (number_ == 1 && !check_first_line(text)) return;
  if (text.ends_with('\r')) text.remove_suffix(1);
  if (std::max<std::uint64_t>(true_length, text.size()) > kLongestRecord)
    take_overlong(text, true_length);
  else
    take(text);
}

bool RecordSplitter::piece(std::string_view text) {
  if (mode_ == Mode::not_text) return true;
  if (in_pieces_) {
    take_in_xml(text);
    return true;
  }
  if (mode_ != Mode::xml && !(mode_ == Mode::start && begins_xml(without_mark(text)))) return false;
  ++number_;
  in_pieces_ = true;
  if (number_ == 1 && !check_first_line(text)) return true;
  take(text);
  return true;
}

bool RecordSplitter::check_first_line(std::string_view& text) {
  text = without_mark(text);
  if (!is_utf16(text) && text.find('\0') == std::string_view::npos) return true;
  mode_ = Mode::not_text;
  hand_out_error(1, *find_non_text(text));
  return false;
}

void RecordSplitter::finish() {
  if (mode_ == Mode::xml)
    end_xml();
  else
    end_pending(Mode::start);
  mode_ = Mode::start;
}

void RecordSplitter::take(std::string_view text) {
  switch (mode_) {
    case Mode::lines:
      if (is_gap(text)) return begin(text);
      if (is_comment(text)) return hand_out(Record::Kind::comment, text);
      return hand_out_line(text);
    case Mode::block:
      return take_in_block(text);
    case Mode::json:
      return take_in_json(text);
    case Mode::xml:
      return take_in_xml(text);
    case Mode::start:
    case Mode::not_text:
      return begin(text);
  }
}

// The first line of whatever comes next.
void RecordSplitter::begin(std::string_view text) {
  if (shape_ == Shape::xml) return begin_xml(text);
  mode_ = Mode::start;
  if (is_gap(text)) return hand_out(Record::Kind::blank, text);
  if (is_comment(text) || (shape_ != Shape::lines && is_section(text)))
    return hand_out(Record::Kind::comment, text);
  switch (shape_) {
    case Shape::lines:
      mode_ = Mode::lines;
      return hand_out_line(text);
    case Shape::blocks:
      return begin_pending(Mode::block, text);
    case Shape::json:
      return begin_pending(Mode::json, text);
    case Shape::any:
    case Shape::xml:
      return begin_any(text);
  }
}

void RecordSplitter::begin_any(std::string_view text) {
  if (is_whole_puzzle(text) || trimmed(text).starts_with(':')) {
    mode_ = Mode::lines;
    return hand_out_line(text);
  }
  if (begins_json(text)) return begin_pending(Mode::json, text);
  if (begins_xml(text)) return begin_xml(text);
  if (begins_with_letter(text)) return hand_out(Record::Kind::puzzle, text);
  begin_pending(Mode::block, text);
}

bool RecordSplitter::begins_xml(std::string_view text) const {
  return shape_ == Shape::xml || (shape_ == Shape::any && trimmed(text).starts_with('<'));
}

void RecordSplitter::begin_xml(std::string_view text) {
  mode_ = Mode::xml;
  xml_ = XmlCutter{kLongestRecord};
  xml_first_ = number_;
  take_in_xml(text);
}

// Whether this line is so clearly a record of its own that what is pending has ended before it.
bool RecordSplitter::ends_pending(std::string_view text) const {
  return shape_ == Shape::any && (is_whole_puzzle(text) || is_library_line(text));
}

// A row of nine spaces in a block of nine characters a line.
bool RecordSplitter::is_empty_row(std::string_view text) const {
  return text == kNineSpaces && pending_nine_wide_ && pending_rows_ < 9;
}

void RecordSplitter::take_in_block(std::string_view text) {
  const bool empty_row = is_empty_row(text);
  if (ends_pending(text) || (is_blank(text) && !empty_row)) {
    end_pending(Mode::start);
    return begin(text);
  }
  append_pending(text);
}

void RecordSplitter::take_in_json(std::string_view text) {
  if (ends_pending(text)) {
    end_pending(Mode::start);
    return begin(text);
  }
  append_pending(text);
  if (json_.ends_with(text)) end_pending(Mode::start);
}

void RecordSplitter::take_in_xml(std::string_view text) {
  if (shape_ == Shape::any && !in_pieces_ && xml_.between_tags() && is_whole_puzzle(text)) {
    end_xml();
    return begin(text);
  }
  const auto found = [this](const XmlCutter::Game& game) { hand_out_game(game); };
  xml_.text(text, number_, found);
  if (in_pieces_) return;
  if (!xml_.between_tags()) xml_.text("\n", number_, found);
  if (shape_ == Shape::any && xml_.root_closed() && xml_.between_tags()) end_xml();
}

// A line longer than any record stands for itself, whatever it interrupts.
void RecordSplitter::take_overlong(std::string_view text, std::uint64_t true_length) {
  if (mode_ == Mode::xml || (mode_ == Mode::start && begins_xml(text)))
    take(text.substr(0, kLongestRecord));  // the games that can be had
  else
    end_pending(Mode::lines);
  hand_out_error(number_, ReadError{.problem = ReadProblem::too_long,
                                    .got = std::max<std::uint64_t>(true_length, text.size()),
                                    .wanted = kLongestRecord});
}

void RecordSplitter::begin_pending(Mode mode, std::string_view text) {
  mode_ = mode;
  pending_.clear();
  pending_length_ = 0;
  pending_first_ = number_;
  pending_rows_ = 0;
  pending_nine_wide_ = true;
  json_ = JsonBalance{};
  append_pending(text);
  // JSON on one line comes with more of its kind: from here on a broken line is just that line.
  if (mode == Mode::json && json_.ends_with(text)) end_pending(Mode::lines);
}

void RecordSplitter::append_pending(std::string_view text) {
  const std::uint64_t with_break = text.size() + (pending_length_ == 0 ? 0 : 1);
  if (pending_length_ + with_break <= kLongestRecord) {
    if (pending_length_ != 0) pending_ += '\n';
    pending_ += text;
  }
  pending_length_ += with_break;
  if (is_comment(text)) return;
  ++pending_rows_;
  pending_nine_wide_ = pending_nine_wide_ && is_nine_wide(text);
}

void RecordSplitter::end_pending(Mode next) {
  const bool is_block = mode_ == Mode::block;
  const bool gathering = is_block || mode_ == Mode::json;
  mode_ = next;
  if (!gathering) return;
  if (pending_length_ <= kLongestRecord)
    sink_({Record::Kind::puzzle, pending_first_, pending_, std::nullopt});
  else if (is_block)
    hand_out_error(
        pending_first_,
        ReadError{.problem = ReadProblem::wrong_rows, .got = pending_rows_, .wanted = 9});
  else
    hand_out_error(pending_first_, ReadError{.problem = ReadProblem::too_long,
                                             .got = pending_length_,
                                             .wanted = kLongestRecord});
}

void RecordSplitter::end_xml() {
  mode_ = Mode::start;
  xml_.finish([this](const XmlCutter::Game& game) { hand_out_game(game); });
  if (xml_.games() == 0)
    hand_out_error(xml_first_, ReadError{.problem = ReadProblem::wrong_syntax,
                                         .detail = "there is no <game> element in this XML"});
}

void RecordSplitter::hand_out(Record::Kind kind, std::string_view text) {
  sink_({kind, number_, text, std::nullopt});
}

// Puzzle by puzzle, each with the remarks behind it.
void RecordSplitter::hand_out_line(std::string_view text) {
  if (crowded_ == Crowded::whole) return hand_out(Record::Kind::puzzle, text);
  std::size_t begin = 0;
  while (const auto next = next_puzzle(text, begin)) {
    hand_out_part(text, begin, *next, Record::Behind::another);
    begin = *next;
  }
  if (begin == 0) return hand_out(Record::Kind::puzzle, text);
  hand_out_part(text, begin, text.size(), Record::Behind::nothing);
}

void RecordSplitter::hand_out_part(std::string_view line, std::size_t begin, std::size_t end,
                                   Record::Behind behind) {
  std::string_view text = line.substr(begin, end - begin);
  while (!text.empty() && ends_token(text.back())) text.remove_suffix(1);
  sink_({.kind = Record::Kind::puzzle,
         .first_line = number_,
         .text = text,
         .error = std::nullopt,
         .first_column = 1 + count_characters(line.substr(0, begin)),
         .behind = behind});
}

void RecordSplitter::hand_out_error(std::uint64_t first_line, ReadError error) {
  sink_({Record::Kind::puzzle, first_line, {}, std::move(error)});
}

void RecordSplitter::hand_out_game(const XmlCutter::Game& game) {
  if (game.length <= kLongestRecord)
    sink_({Record::Kind::puzzle, game.first_line, game.text, std::nullopt});
  else
    hand_out_error(
        game.first_line,
        ReadError{.problem = ReadProblem::too_long, .got = game.length, .wanted = kLongestRecord});
}

}  // namespace nonet::formats
