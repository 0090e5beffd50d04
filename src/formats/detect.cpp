// Tells the notation of a text from its looks.
#include <algorithm>
#include <span>

#include "board/notation.h"
#include "formats/readers.h"

namespace nonet::formats {

namespace {
// Halfway between 81 and 729: a shorter line is a damaged puzzle, a longer one damaged candidates.
constexpr std::size_t kLongestPlainLine = 405;

// A row of nine words, one of them of several characters: only pencilmarks have that.
bool is_pencilmark_row(std::string_view row) {
  int words = 0;
  std::size_t longest = 0;
  std::size_t length = 0;
  for (std::size_t at = 0; at < row.size();) {
    const Character character = character_at(row, at);
    length = is_between(character) ? 0 : length + 1;
    words += length == 1;
    longest = std::max(longest, length);
    at += character.size;
  }
  return words == 9 && longest > 1;
}

// Told apart by what is certain at a glance, for the name only: one reader reads them all. An
// object whose first key is a square, or a list of 81 entries of which some are lists themselves.
Format detect_json(std::string_view text) {
  const std::string_view begin = trimmed(without_mark(text));
  if (begin.starts_with('{')) {
    const std::string_view key = begin.substr(std::min(begin.find('"'), begin.size() - 1) + 1);
    return parse_cell(key.substr(0, key.find('"'))) ? Format::squares : Format::json;
  }
  int depth = 0;
  int commas = 0;
  bool lists = false;
  for (char ch : begin) {
    depth += (ch == '[') - (ch == ']');
    commas += ch == ',' && depth == 1;
    lists = lists || depth == 2;
  }
  return commas == kCells - 1 && lists ? Format::mixed : Format::json;
}

Format detect_rows(std::string_view text) {
  const Rows rows = collect_rows(text);
  const auto lines = std::span{rows.lines}.first(std::min(rows.count, rows.lines.size()));
  if (std::ranges::any_of(lines, [](const Line& row) { return is_pencilmark_row(row.text); }))
    return Format::pencilmarks;
  if (rows.starred) return Format::ss;
  if (rows.framed) return Format::framed;
  return rows.headed ? Format::sdk : Format::grid;
}
}  // namespace

Format detect(std::string_view text) {
  std::optional<Line> first;
  std::size_t contents = 0;
  for (Lines lines{text}; const auto line = lines.next();) {
    if (!has_content(line->text) && !is_whole_puzzle(line->text)) continue;
    if (!first) first = line;
    if (++contents == 2) break;
  }
  if (!first) return Format::line;
  const std::string_view begin = trimmed(first->text);
  // HoDoKu's pencilmark frame has lines with a colon at both ends; a library line has more.
  if (begin.starts_with(':') && (contents == 1 || std::count(begin.begin(), begin.end(), ':') > 2))
    return Format::hodoku;
  if (begin.starts_with('[') || begin.starts_with('{') || begin.starts_with('"'))
    return detect_json(text);
  if (begin.starts_with('<')) return Format::opensudoku;
  if (contents > 1 && !is_whole_puzzle(first->text)) return detect_rows(text);
  return first_token(first->text).text.size() > kLongestPlainLine ? Format::candidates
                                                                  : Format::line;
}

}  // namespace nonet::formats
