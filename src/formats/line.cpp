// Boards in one line: 81 cells, or 729 characters of candidates.
#include <algorithm>
#include <iterator>

#include "formats/puzzles_on_line.h"
#include "formats/readers.h"

namespace nonet::formats {

namespace {
constexpr std::size_t kCandidateString = std::size_t{kCells} * kDigits;
// A line of 81 characters counts as cells with spaces for empty when so many of them fit.
constexpr std::ptrdiff_t kMostlyCells = 72;

bool is_plain_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char ch) { return ch == '\t' || (ch >= ' ' && ch <= '~'); });
}

struct Span {
  std::size_t begin;
  std::size_t size;
};

// Where in the line the cells are: its first word, or all of it when spaces are empty cells.
Span span_of_cells(std::string_view line) {
  const Token token = first_token(line);
  const auto fits = [](char ch) { return ch == ' ' || is_cell(ch); };
  if (count_characters(token.text) != kCells && count_characters(line) == kCells &&
      std::count_if(line.begin(), line.end(), fits) >= kMostlyCells)
    return {0, line.size()};
  return {token.begin, token.text.size()};
}

ReadError wrong_length(Line line, std::uint64_t got, std::uint64_t wanted) {
  return ReadError{
      .problem = ReadProblem::wrong_length, .line = line.number, .got = got, .wanted = wanted};
}

// A title or the head of a table: how long its first word is says little without the word.
std::string first_of_several_words(std::string_view line) {
  const Token token = first_token(line);
  const bool alone = trimmed(line).size() == token.text.size();
  return alone || token.text.size() >= kHalfBoard ? std::string{} : shown_word(token.text);
}

tl::expected<Filling, ReadError> read_spread(Line line) {
  std::string cells;
  std::ranges::copy_if(line.text, std::back_inserter(cells), is_cell);
  if (cells.size() != kCells) return tl::unexpected(wrong_length(line, cells.size(), kCells));
  return *read_plain_line(cells);
}

tl::expected<Filling, ReadError> read_line_with_reasons(std::string_view text) {
  const auto line = only_line(text);
  if (!line) return tl::unexpected(line.error());
  if (is_spread(line->text)) return read_spread(*line);
  const Span span = span_of_cells(line->text);
  auto cells = read_cells(*line, span.begin, span.size);
  if (!cells && cells.error().problem == ReadProblem::wrong_length)
    cells.error().seen = first_of_several_words(line->text);
  return cells;
}
}  // namespace

tl::expected<Line, ReadError> only_line(std::string_view text) {
  std::optional<Line> found;
  std::uint64_t contents = 0;
  Lines lines{text};
  while (const auto line = lines.next()) {
    const bool spaced_board = line->text.size() == kCells && is_whole_puzzle(line->text);
    if (!has_content(line->text) && !spaced_board) continue;
    if (++contents == 1) found = line;
  }
  if (contents > 1)
    return tl::unexpected(
        ReadError{.problem = ReadProblem::wrong_rows, .got = contents, .wanted = 1});
  if (!found) return Line{};
  if (const auto another = next_puzzle(found->text))
    return tl::unexpected(
        ReadError{.problem = ReadProblem::several_puzzles,
                  .line = found->number,
                  .column = 1 + count_characters(found->text.substr(0, *another))});
  return *found;
}

std::optional<Filling> read_plain_line(std::string_view text) {
  if (text.size() < kCells) return std::nullopt;
  if (text.size() > kCells &&
      !(ends_token(text[kCells]) && is_plain_ascii(text.substr(kCells)) && !next_puzzle(text)))
    return std::nullopt;
  std::optional<Filling> filling{std::in_place};
  unsigned all = 0;
  for (Cell c : kAllCells) {
    const std::uint8_t value = cell_value(text[static_cast<std::size_t>(index(c))]);
    all |= value;
    // Both arms are one store of `value`: no branch on the digits.
    if (value == 0)
      filling->clear(c);
    else
      filling->set(c, digit_of(value));
  }
  if ((all & 0x80U) != 0) return std::nullopt;
  return filling;
}

tl::expected<Filling, ReadError> read_cells(Line line, std::size_t begin, std::size_t size) {
  const std::string_view cells = line.text.substr(begin, size);
  const std::uint64_t count = count_characters(cells);
  if (count != kCells) return tl::unexpected(wrong_length(line, count, kCells));
  Filling filling;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::uint8_t value = cells[i] == ' ' ? std::uint8_t{0} : cell_value(cells[i]);
    if (value == kNoCell) return tl::unexpected(wrong_character(line, begin + i));
    if (value != 0) filling.set(cell_at(static_cast<int>(i)), digit_of(value));
  }
  return filling;
}

tl::expected<Filling, ReadError> read_line(std::string_view text) {
  if (const auto filling = read_plain_line(text)) return *filling;
  if (auto error = find_non_text(text)) return tl::unexpected(*std::move(error));
  return read_line_with_reasons(text);
}

GridOrError read_single_line(std::string_view text) {
  return read_line_with_reasons(text).map([](const Filling& filling) { return Grid{filling}; });
}

std::string write_line(const Filling& filling, char empty) {
  std::string text(kCells, empty);
  for (Cell c : kAllCells)
    if (const auto d = filling.at(c))
      text[static_cast<std::size_t>(index(c))] = static_cast<char>('0' + number(*d));
  return text;
}

std::string write_dotted(const Grid& grid) { return write_line(grid.filling(), '.'); }
std::string write_zeroed(const Grid& grid) { return write_line(grid.filling(), '0'); }

// Cell by cell, digit d stands at the d-th of nine places or is gone.
GridOrError read_candidates(std::string_view text) {
  const auto line = only_line(text);
  if (!line) return tl::unexpected(line.error());
  const Token token = first_token(line->text);
  const std::uint64_t count = count_characters(token.text);
  if (count != kCandidateString)
    return tl::unexpected(wrong_length(*line, count, kCandidateString));
  Marks marks{};
  for (std::size_t i = 0; i < token.text.size(); ++i) {
    const std::uint8_t value = cell_value(token.text[i]);
    const Digit here = digit_at(static_cast<int>(i % kDigits));
    if (value != 0 && value != number(here))
      return tl::unexpected(wrong_character(*line, token.begin + i));
    if (value != 0) marks[i / kDigits].insert(here);
  }
  return grid_from(marks);
}

std::string write_candidates(const Grid& grid) {
  std::string text;
  text.reserve(kCandidateString);
  for (Digits digits : marks_of(grid))
    for (Digit d : kAllDigits)
      text += digits.contains(d) ? static_cast<char>('0' + number(d)) : '.';
  return text;
}

}  // namespace nonet::formats
