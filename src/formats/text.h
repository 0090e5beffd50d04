// Small tools on raw text that all readers share: lines, characters, what counts as a cell.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formats/format.h"

namespace nonet::formats {

// What a byte means as a cell: 0 empty, 1..9 a digit, kNoCell anything else. No cell value has the
// high bit, so the values of a whole line can be or-ed and tested once.
inline constexpr std::uint8_t kNoCell = 0xFF;
inline constexpr std::array<std::uint8_t, 256> kCellValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoCell);
  for (char empty : {'.', '0', '*', '_'}) values[static_cast<unsigned char>(empty)] = 0;
  for (char d = '1'; d <= '9'; ++d)
    values[static_cast<unsigned char>(d)] = static_cast<std::uint8_t>(d - '0');
  return values;
}();
constexpr std::uint8_t cell_value(char ch) { return kCellValues[static_cast<unsigned char>(ch)]; }
constexpr bool is_cell(char ch) { return cell_value(ch) != kNoCell; }

constexpr bool is_space(char ch) {
  return ch == ' ' || ch == '\t' || ch == '\r' || ch == '\n' || ch == '\f' || ch == '\v';
}
// Ends the puzzle of a line; what follows is a name, a rating, a comment.
constexpr bool ends_token(char ch) { return is_space(ch) || ch == ',' || ch == ';' || ch == '#'; }

// So many cells in a row are meant as a whole board, damaged perhaps.
inline constexpr std::size_t kHalfBoard = 40;

// A row of nine empty cells, written as nothing but spaces.
inline constexpr std::string_view kNineSpaces = "         ";

struct Line {
  std::string_view text;     // without its end of line
  std::uint64_t number = 1;  // in the record, from 1
};

// Hands out the lines of a text, ended by LF, CRLF or CR; a byte order mark at the start is
// dropped.
class Lines {
 public:
  explicit Lines(std::string_view text);
  std::optional<Line> next();

 private:
  std::string_view rest_;
  std::uint64_t number_ = 0;
  bool ended_ = false;
};

std::string_view without_mark(std::string_view text);  // drops a UTF-8 byte order mark
std::string_view trimmed(std::string_view text);
bool is_blank(std::string_view line);
// Its first visible character is '#', or it is the line of column names above a table of puzzles.
bool is_comment(std::string_view line);
// "[Puzzle]", "[State]": sections of .sdk files. JSON has no word with a capital letter.
bool is_section(std::string_view line);
// Neither blank nor comment nor section.
bool has_content(std::string_view line);

// The first word of a line and the byte where it begins.
struct Token {
  std::string_view text;
  std::size_t begin;
};
Token first_token(std::string_view line);

// Cells of at least half a board, each alone between spaces, commas or semicolons: "5 3 . . 7".
bool is_spread(std::string_view line);

// Whether a line holds a whole puzzle rather than one row of it: its first word has the cells of
// at least half a board, or it is 81 cells with spaces for the empty ones, or it is spread. Nine
// words may be a row of a pencilmark grid that happens to be 81 characters wide.
bool is_whole_puzzle(std::string_view line);

// One character of UTF-8 text; size 0 when the bytes at this place are none.
struct Character {
  char32_t code;
  std::size_t size;
};
Character character_at(std::string_view text, std::size_t at);
// The number of characters in text known to be UTF-8.
std::uint64_t count_characters(std::string_view text);
// A character as messages show it: itself, or U+XXXX when it cannot be seen.
std::string shown(std::string_view text, std::size_t at);
std::string shown_word(std::string_view word);  // the same for all its characters

struct Place {
  std::uint64_t line;
  std::uint64_t column;
};
Place place_of(std::string_view text, std::size_t offset);

// The reason why a text is not one at all: UTF-16, a NUL byte, bytes that are not UTF-8.
std::optional<ReadError> find_non_text(std::string_view text);
bool is_utf16(std::string_view text);

// The error for the character at byte `at` of a line.
ReadError wrong_character(Line line, std::size_t at);

}  // namespace nonet::formats
