// Boards in nine lines: bare, spaced, with a frame drawn around them, below header lines.
#include "formats/rows.h"

#include <algorithm>

#include "formats/readers.h"

namespace nonet::formats {

namespace {
constexpr char32_t kBoxDrawingFirst = 0x2500;
constexpr char32_t kBoxDrawingLast = 0x257F;

constexpr bool is_box_drawing(char32_t code) {
  return code >= kBoxDrawingFirst && code <= kBoxDrawingLast;
}
// The horizontal strokes among the box-drawing characters: light, heavy, dashed, double.
constexpr bool is_stroke(char32_t code) {
  return code == '-' || code == '=' || code == 0x2500 || code == 0x2501 || code == 0x2504 ||
         code == 0x2505 || code == 0x2508 || code == 0x2509 || code == 0x254C || code == 0x254D ||
         code == 0x2550;
}
constexpr bool is_corner(char32_t code) {
  return is_box_drawing(code) ||
         (code < 0x80 && std::string_view{"+|:!.,'`*/\\ \t"}.find(static_cast<char>(code)) !=
                             std::string_view::npos);
}

bool is_row(std::string_view line) { return has_content(line) && !is_frame_line(line); }

// Calls visit(byte, character) for every cell of a row until it says no.
template <class Visit>
void for_each_cell(std::string_view row, bool nine_wide, Visit visit) {
  for (std::size_t at = 0; at < row.size();) {
    const Character character = character_at(row, at);
    if ((nine_wide || !is_between(character)) && !visit(at, character)) return;
    at += character.size;
  }
}

std::uint64_t count_cells(std::string_view row, bool nine_wide) {
  std::uint64_t cells = 0;
  for_each_cell(row, nine_wide, [&](std::size_t, Character) {
    ++cells;
    return true;
  });
  return cells;
}

std::optional<ReadError> read_row(Line row, bool nine_wide, int row_index, Filling& into) {
  std::optional<ReadError> error;
  int column = 0;
  for_each_cell(row.text, nine_wide, [&](std::size_t at, Character) {
    const bool blank = nine_wide && row.text[at] == ' ';
    const std::uint8_t value = blank ? std::uint8_t{0} : cell_value(row.text[at]);
    if (value == kNoCell) {
      error = wrong_character(row, at);
      return false;
    }
    if (value != 0) into.set(cell_at(row_index, column), digit_of(value));
    ++column;
    return true;
  });
  return error;
}

// As in a table of puzzles with their numbers before them.
bool holds_whole_puzzle(std::string_view row) {
  std::size_t run = 0;
  return std::any_of(row.begin(), row.end(), [&](char ch) {
    run = is_cell(ch) ? run + 1 : 0;
    return run >= kHalfBoard;
  });
}

// Nine rows of nine cells through a template: each '#' takes the next cell.
std::string draw(const Grid& grid, std::string_view frame) {
  const std::string cells = write_dotted(grid);
  std::string text{frame};
  std::size_t next = 0;
  for (char& ch : text)
    if (ch == '#') ch = cells[next++];
  return text;
}
}  // namespace

bool is_between(Character character) {
  return is_box_drawing(character.code) ||
         (character.code < 0x80 && std::string_view{" \t\r\f\v|!:,;"}.find(static_cast<char>(
                                       character.code)) != std::string_view::npos);
}

bool is_frame_line(std::string_view line) {
  int strokes = 0;
  for (std::size_t at = 0; at < line.size();) {
    const Character character = character_at(line, at);
    if (character.size == 0) return false;
    if (is_stroke(character.code))
      ++strokes;
    else if (!is_corner(character.code))
      return false;
    at += character.size;
  }
  return strokes >= 3;
}

Rows collect_rows(std::string_view text) {
  Rows rows;
  // Only the whole block tells whether a line of nine spaces is a row or a gap.
  std::size_t visible_rows = 0;
  for (Lines lines{text}; const auto line = lines.next();) {
    if (!is_row(line->text)) continue;
    ++visible_rows;
    rows.nine_wide = rows.nine_wide && count_characters(line->text) == 9;
  }
  const bool spaces_are_rows = rows.nine_wide && visible_rows > 0 && visible_rows < 9;
  for (Lines lines{text}; const auto line = lines.next();) {
    const std::string_view words = line->text;
    if (is_section(words) && rows.count > 0) break;  // [State] after [Puzzle]: not the puzzle
    if (is_comment(words) || is_section(words)) {
      rows.headed = rows.headed || rows.count == 0;
    } else if (is_row(words) || (spaces_are_rows && words == kNineSpaces)) {
      if (rows.count < rows.lines.size()) rows.lines[rows.count] = *line;
      ++rows.count;
    } else if (!is_blank(words)) {
      rows.framed = true;
      rows.starred = rows.starred || words.find("*-") != std::string_view::npos;
    }
  }
  return rows;
}

std::optional<ReadError> check_count(const Rows& rows) {
  if (rows.count == 9) return std::nullopt;
  ReadError error{.problem = ReadProblem::wrong_rows, .got = rows.count, .wanted = 9};
  if (rows.count > 0 && holds_whole_puzzle(rows.lines.front().text))
    error.seen = shown_word(first_token(rows.lines.front().text).text);
  return error;
}

GridOrError read_rows(std::string_view text) {
  const Rows rows = collect_rows(text);
  if (auto error = check_count(rows)) return tl::unexpected(*std::move(error));
  for (const Line& row : rows.lines) {
    const std::uint64_t cells = count_cells(row.text, rows.nine_wide);
    if (cells != 9)
      return tl::unexpected(ReadError{
          .problem = ReadProblem::wrong_columns, .line = row.number, .got = cells, .wanted = 9});
  }
  Filling filling;
  for (std::size_t i = 0; i < rows.lines.size(); ++i)
    if (auto error = read_row(rows.lines[i], rows.nine_wide, static_cast<int>(i), filling))
      return tl::unexpected(*std::move(error));
  return Grid{filling};
}

std::string write_grid(const Grid& grid) {
  return draw(grid,
              "# # # # # # # # #\n# # # # # # # # #\n# # # # # # # # #\n"
              "# # # # # # # # #\n# # # # # # # # #\n# # # # # # # # #\n"
              "# # # # # # # # #\n# # # # # # # # #\n# # # # # # # # #");
}

std::string write_framed(const Grid& grid) {
  return draw(grid,
              "+-------+-------+-------+\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "+-------+-------+-------+\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "+-------+-------+-------+\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "| # # # | # # # | # # # |\n"
              "+-------+-------+-------+");
}

std::string write_ss(const Grid& grid) {
  return draw(grid,
              " *-----------*\n"
              " |###|###|###|\n |###|###|###|\n |###|###|###|\n"
              " |---+---+---|\n"
              " |###|###|###|\n |###|###|###|\n |###|###|###|\n"
              " |---+---+---|\n"
              " |###|###|###|\n |###|###|###|\n |###|###|###|\n"
              " *-----------*");
}

std::string write_sdk(const Grid& grid) {
  return draw(grid,
              "#########\n#########\n#########\n"
              "#########\n#########\n#########\n"
              "#########\n#########\n#########");
}

}  // namespace nonet::formats
