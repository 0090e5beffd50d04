#include "formats/text.h"

#include <algorithm>

#include <fmt/format.h>

namespace nonet::formats {

namespace {
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Characters that print as nothing, or that change how their neighbours print.
struct CodeRange {
  char32_t first;
  char32_t last;
};
constexpr CodeRange kUnseen[] = {
    {0x0000, 0x0020},    {0x007F, 0x00A0},  // controls, spaces
    {0x00AD, 0x00AD},    {0x0300, 0x036F},  // soft hyphen, combining marks
    {0x1680, 0x1680},    {0x180E, 0x180E},  // rare spaces
    {0x2000, 0x200F},    {0x2028, 0x202F},  // spaces, directions, line ends
    {0x205F, 0x206F},    {0x3000, 0x3000},  // more spaces and directions
    {0xE000, 0xF8FF},    {0xFE00, 0xFE0F},  // private use, variation selectors
    {0xFEFF, 0xFEFF},    {0xFFF0, 0xFFFF},  // byte order mark, specials
    {0xE0000, 0x10FFFF},                    // tags, private use
};

// Shortest-form UTF-8 by its first byte: length, and the smallest code of that length.
struct Lead {
  std::size_t size;
  char32_t bits;
  char32_t smallest;
};
constexpr Lead lead_of(unsigned char byte) {
  if (byte < 0x80) return {1, byte, 0};
  if (byte >= 0xC2 && byte < 0xE0) return {2, byte & 0x1FU, 0x80};
  if (byte >= 0xE0 && byte < 0xF0) return {3, byte & 0x0FU, 0x800};
  if (byte >= 0xF0 && byte < 0xF5) return {4, byte & 0x07U, 0x10000};
  return {0, 0, 0};
}
}  // namespace

Lines::Lines(std::string_view text) : rest_{without_mark(text)} {}

std::optional<Line> Lines::next() {
  if (ended_) return std::nullopt;
  const std::size_t end = rest_.find_first_of("\r\n");
  const std::string_view line = rest_.substr(0, end);
  ended_ = end == std::string_view::npos;
  if (!ended_) rest_.remove_prefix(end + (rest_.substr(end).starts_with("\r\n") ? 2 : 1));
  return Line{line, ++number_};
}

std::string_view without_mark(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

bool is_blank(std::string_view line) { return std::all_of(line.begin(), line.end(), is_space); }

bool is_comment(std::string_view line) {
  const auto first = std::find_if_not(line.begin(), line.end(), is_space);
  if (first == line.end()) return false;
  return *first == '#' || (*first == 'p' && first_token(line).text == "puzzle");
}

bool is_section(std::string_view line) {
  line = trimmed(line);
  return line.size() > 2 && line[0] == '[' && line[1] >= 'A' && line[1] <= 'Z' &&
         line.back() == ']';
}

bool has_content(std::string_view line) {
  return !is_blank(line) && !is_comment(line) && !is_section(line);
}

Token first_token(std::string_view line) {
  std::size_t begin = 0;
  while (begin < line.size() && is_space(line[begin])) ++begin;
  std::size_t end = begin;
  while (end < line.size() && !ends_token(line[end])) ++end;
  return {line.substr(begin, end - begin), begin};
}

bool is_spread(std::string_view line) {
  if (line.size() <= kCells) return false;
  std::size_t cells = 0;
  bool after_cell = false;
  for (char ch : line) {
    const bool cell = is_cell(ch);
    if (cell ? after_cell : !ends_token(ch) || ch == '#') return false;
    cells += cell ? 1 : 0;
    after_cell = cell;
  }
  return cells >= kHalfBoard;
}

bool is_whole_puzzle(std::string_view line) {
  if (line.size() < kHalfBoard) return false;
  const std::string_view token = first_token(line).text;
  if (token.size() >= kHalfBoard &&
      std::count_if(token.begin(), token.end(), is_cell) >= std::ptrdiff_t{kHalfBoard})
    return true;
  if (line.size() != kCells) return is_spread(line);
  int words = 0;
  char before = ' ';
  for (char ch : line) {
    if (ch != ' ' && !is_cell(ch)) return false;
    words += ch != ' ' && before == ' ';
    before = ch;
  }
  return words != 9;
}

Character character_at(std::string_view text, std::size_t at) {
  const Lead lead = lead_of(static_cast<unsigned char>(text[at]));
  if (lead.size == 0 || text.size() - at < lead.size) return {0, 0};
  char32_t code = lead.bits;
  for (std::size_t i = 1; i < lead.size; ++i) {
    const auto byte = static_cast<unsigned char>(text[at + i]);
    if ((byte & 0xC0) != 0x80) return {0, 0};
    code = code << 6 | (byte & 0x3F);
  }
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < lead.smallest || code > 0x10FFFF || surrogate) return {0, 0};
  return {code, lead.size};
}

std::uint64_t count_characters(std::string_view text) {
  return static_cast<std::uint64_t>(std::count_if(text.begin(), text.end(), [](char ch) {
    return (static_cast<unsigned char>(ch) & 0xC0) != 0x80;
  }));
}

std::string shown(std::string_view text, std::size_t at) {
  const Character character = character_at(text, at);
  const bool unseen = std::any_of(std::begin(kUnseen), std::end(kUnseen), [&](CodeRange range) {
    return character.code >= range.first && character.code <= range.last;
  });
  if (unseen) return fmt::format("U+{:04X}", static_cast<std::uint32_t>(character.code));
  return std::string{text.substr(at, character.size)};
}

std::string shown_word(std::string_view word) {
  std::string text;
  for (std::size_t at = 0; at < word.size();
       at += std::max<std::size_t>(1, character_at(word, at).size))
    text += shown(word, at);
  return text;
}

Place place_of(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line_end = before.rfind('\n');
  const std::string_view line =
      line_end == std::string_view::npos ? without_mark(before) : before.substr(line_end + 1);
  return {1 + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n')),
          1 + count_characters(line)};
}

bool is_utf16(std::string_view text) {
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
  // Latin text in UTF-16 has a NUL in every other byte; a cut line may begin with either half.
  const auto zeros = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\0'));
  if (zeros < 2 || zeros * 3 < text.size()) return false;
  for (std::size_t i = 1; i < text.size(); ++i)
    if (text[i] == '\0' && text[i - 1] == '\0') return false;
  return true;
}

std::optional<ReadError> find_non_text(std::string_view text) {
  if (is_utf16(text))
    return ReadError{.problem = ReadProblem::not_text, .detail = "this is UTF-16 text, not UTF-8"};
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    if (character.size != 0 && text[at] != '\0') {
      at += character.size;
      continue;
    }
    const Place place = place_of(text, at);
    return ReadError{.problem = ReadProblem::not_text,
                     .line = place.line,
                     .column = place.column,
                     .detail = text[at] == '\0' ? "a NUL byte: this is not text"
                                                : "a byte that is not UTF-8 text"};
  }
  return std::nullopt;
}

ReadError wrong_character(Line line, std::size_t at) {
  return ReadError{.problem = ReadProblem::wrong_character,
                   .line = line.number,
                   .column = 1 + count_characters(line.text.substr(0, at)),
                   .detail = shown(line.text, at)};
}

}  // namespace nonet::formats
