#include "formats/hodoku.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "formats/readers.h"

namespace nonet::formats {

namespace {
// What stands between the colons, in this order; the first three are always there.
enum Field : std::size_t {
  technique,
  candidates,
  givens,
  deleted,
  eliminations,
  placements,
  extra
};
constexpr std::array<std::string_view, 7> kFieldNames{
    "technique",      "candidates",  "givens", "a deleted candidate",
    "an elimination", "a placement", "extra"};
constexpr std::size_t kFewestFields = givens + 1;

struct Fields {
  Line line;
  std::array<std::string_view, kFieldNames.size()> texts{};

  std::size_t offset_of(Field field) const {
    return static_cast<std::size_t>(texts[field].data() - line.text.data());
  }
};

ReadError syntax_error(Line line, std::size_t at, std::string reason) {
  return ReadError{.problem = ReadProblem::wrong_syntax,
                   .line = line.number,
                   .column = 1 + count_characters(line.text.substr(0, at)),
                   .detail = std::move(reason)};
}

tl::expected<Fields, ReadError> split(Line line) {
  Fields fields{.line = line};
  fields.texts.fill(line.text.substr(line.text.size()));
  const std::size_t first = line.text.find_first_not_of(" \t");
  if (first == std::string_view::npos || line.text[first] != ':')
    return tl::unexpected(syntax_error(line, 0, "a library line begins with ':'"));
  std::size_t count = 0;
  for (std::size_t begin = first + 1; count < fields.texts.size();) {
    const std::size_t end = std::min(line.text.find(':', begin), line.text.size());
    fields.texts[count++] = line.text.substr(begin, end - begin);
    if (end == line.text.size()) break;
    begin = end + 1;
  }
  if (count < kFewestFields)
    return tl::unexpected(syntax_error(
        line, 0,
        fmt::format("{} of the fields :technique:candidates:givens: {} missing",
                    kFewestFields - count, kFewestFields - count == 1 ? "is" : "are")));
  return fields;
}

tl::expected<Grid, ReadError> read_givens(const Fields& fields) {
  const std::string_view text = fields.texts[givens];
  const auto plus = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '+'));
  const std::uint64_t cells = count_characters(text) - plus;
  if (cells != kCells)
    return tl::unexpected(ReadError{.problem = ReadProblem::wrong_length,
                                    .line = fields.line.number,
                                    .got = cells,
                                    .wanted = kCells,
                                    .detail = "cell"});
  Grid grid;
  int next = 0;
  bool placed = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint8_t value = cell_value(text[i]);
    const bool sign = text[i] == '+' && !placed;
    if ((value == kNoCell && !sign) || (placed && value == 0))
      return tl::unexpected(wrong_character(fields.line, fields.offset_of(givens) + i));
    if (value != kNoCell) {
      const Cell cell = cell_at(next++);
      if (value != 0 && placed) grid.place(cell, digit_of(value));
      if (value != 0 && !placed) grid.give(cell, digit_of(value));
    }
    placed = sign;
  }
  if (placed)
    return tl::unexpected(wrong_character(fields.line, fields.offset_of(givens) + text.size() - 1));
  return grid;
}

std::optional<LibraryLine::Mark> read_mark(std::string_view word) {
  const auto is_digit = [](char ch) { return ch >= '1' && ch <= '9'; };
  if (word.size() != 3 || !std::all_of(word.begin(), word.end(), is_digit)) return std::nullopt;
  return LibraryLine::Mark{cell_at(word[1] - '1', word[2] - '1'), digit_of(word[0] - '0')};
}

tl::expected<std::vector<LibraryLine::Mark>, ReadError> read_marks(const Fields& fields,
                                                                   Field field) {
  std::vector<LibraryLine::Mark> marks;
  const std::string_view text = fields.texts[field];
  for (std::size_t at = text.find_first_not_of(" \t"); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    const auto mark = read_mark(text.substr(at, end - at));
    if (!mark)
      return tl::unexpected(syntax_error(
          fields.line, fields.offset_of(field) + at,
          fmt::format("{} must be three digits 1 to 9: digit, row, column", kFieldNames[field])));
    marks.push_back(*mark);
    at = text.find_first_not_of(" \t", end);
  }
  return marks;
}
}  // namespace

tl::expected<LibraryLine, ReadError> read_library_line(std::string_view text) {
  if (auto error = find_non_text(text)) return tl::unexpected(*std::move(error));
  const auto line = only_line(text);
  if (!line) return tl::unexpected(line.error());
  const auto fields = split(*line);
  if (!fields) return tl::unexpected(fields.error());
  auto grid = read_givens(*fields);
  if (!grid) return tl::unexpected(std::move(grid).error());
  const auto gone = read_marks(*fields, deleted);
  if (!gone) return tl::unexpected(gone.error());
  auto eliminated = read_marks(*fields, eliminations);
  if (!eliminated) return tl::unexpected(std::move(eliminated).error());
  auto placed = read_marks(*fields, placements);
  if (!placed) return tl::unexpected(std::move(placed).error());

  for (const LibraryLine::Mark& mark : *gone) grid->eliminate(mark.cell, mark.digit);
  const std::string_view code = fields->texts[technique];
  const std::size_t dash = std::min(code.find('-'), code.size());
  return LibraryLine{.technique = std::string{code.substr(0, dash)},
                     .variant = std::string{code.substr(std::min(dash + 1, code.size()))},
                     .candidates = std::string{fields->texts[candidates]},
                     .grid = *grid,
                     .eliminations = *std::move(eliminated),
                     .placements = *std::move(placed),
                     .extra = std::string{trimmed(fields->texts[extra])}};
}

GridOrError read_hodoku(std::string_view text) {
  return read_library_line(text).map([](const LibraryLine& line) { return line.grid; });
}

namespace {

std::string write_marks(const std::vector<LibraryLine::Mark>& marks) {
  std::string words;
  for (const auto& [cell, digit] : marks)
    words += fmt::format("{}{}{}{}", words.empty() ? "" : " ", number(digit), row_of(cell) + 1,
                         column_of(cell) + 1);
  return words;
}

}  // namespace

std::string write_library_line(const LibraryLine& line) {
  std::string cells;
  std::vector<LibraryLine::Mark> gone;
  const Grid plain{line.grid.filling()};
  for (Cell c : kAllCells) {
    const auto d = line.grid.at(c);
    if (d && !line.grid.given(c)) cells += '+';
    cells += d ? static_cast<char>('0' + number(*d)) : '.';
    for (Digit left_out : plain.candidates(c) - line.grid.candidates(c))
      gone.push_back({c, left_out});
  }
  return fmt::format(":{}{}{}:{}:{}:{}:{}:{}:{}", line.technique, line.variant.empty() ? "" : "-",
                     line.variant, line.candidates, cells, write_marks(gone),
                     write_marks(line.eliminations), write_marks(line.placements), line.extra);
}

// The code 0000 and the candidate x are what HoDoKu itself writes for a position without a step.
std::string write_hodoku(const Grid& grid) {
  LibraryLine line;
  line.technique = "0000";
  line.candidates = "x";
  line.grid = grid;
  return write_library_line(line);
}

}  // namespace nonet::formats
