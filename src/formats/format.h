// Text to board and back. Every notation of a board that people exchange, read and written here;
// what cannot be read is answered with the reason and the place.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board/grid.h"

namespace nonet::formats {

enum class Format : std::uint8_t {
  line,         // 81 characters, '.' for empty
  grid,         // nine lines of nine, spaced
  framed,       // the same with a drawn frame
  pencilmarks,  // framed, every open cell as the list of its candidates
  sdm,          // 81 characters, '0' for empty, one a line
  sdk,          // nine lines below '#' header lines
  ss,           // Simple Sudoku's frame
  opensudoku,   // XML
  hodoku,       // library line  :code:cands:givens(+placed):deleted:elims:placements:extra:
  json,         // 9x9 or 81 cells; an open cell may be the list of its candidates
  candidates,   // 729 characters: nine per cell, '.' where the candidate is gone
  mixed,        // JSON, 81 entries: a settled cell is its digit, an open one always a list
  squares,      // JSON, {"A1":"12345",…}: the candidates of each square as a string
};

inline constexpr std::array kAllFormats{
    Format::line,       Format::grid,  Format::framed,     Format::pencilmarks, Format::sdm,
    Format::sdk,        Format::ss,    Format::opensudoku, Format::hodoku,      Format::json,
    Format::candidates, Format::mixed, Format::squares};

std::string_view name_of(Format format);
std::optional<Format> parse_format(std::string_view name);
std::vector<std::string> format_names();  // of all of them

enum class ReadProblem : std::uint8_t {
  not_text,         // binary, UTF-16, control characters
  wrong_type,       // JSON of the wrong shape
  wrong_syntax,     // JSON, XML or a library line that does not parse
  wrong_length,     // a line of the wrong number of characters
  wrong_rows,       // the wrong number of rows
  wrong_columns,    // a row of the wrong number of cells
  wrong_character,  // a character that is no digit and no empty cell
  too_long,         // a line or block far longer than any puzzle
  several_puzzles,  // a line with more than one of them
};

// What could not be read, why, and where. `line` and `column` count from 1; column 0 means the
// whole line. Lines count from the beginning of the record, or of the file once `at_line` moved it.
struct ReadError {
  ReadProblem problem;
  std::uint64_t line = 1;
  std::uint64_t column = 0;
  std::uint64_t got = 0;     // the length, rows or columns found
  std::uint64_t wanted = 0;  // what there should be
  std::string detail{};      // the offending character, or what the parser says
  std::string seen{};        // the word that stands where the puzzle should begin

  // Moves a record's error to its place in the file.
  ReadError at_line(std::uint64_t first_line, std::uint64_t first_column = 1) const;
  friend bool operator==(const ReadError&, const ReadError&) = default;
};

// One sentence with reason and place, such as
// "line 3, column 14: 'x' is neither a digit nor an empty cell".
std::string describe(const ReadError& error);
// The stable wire name of a problem: "wrong-length".
std::string_view name_of(ReadProblem problem);

struct Reading {
  Grid grid;
  Format format = Format::line;
};

// Reads one record. Without `from` the format is detected from the text itself.
tl::expected<Reading, ReadError> read(std::string_view text,
                                      std::optional<Format> from = std::nullopt);

// Writes a board as a text of its own, without a final newline. Formats that cannot carry
// candidates drop them.
std::string write(const Grid& grid, Format format);

// Many boards in one text: `opening`, then each board (write_element) on a line or lines of its own
// with `separator` between two of them, then `closing`. All three with their newlines.
struct Envelope {
  std::string_view opening;
  std::string_view separator;
  std::string_view closing;
};
Envelope envelope_of(Format format);
// Whether one file may hold both: nothing but the sign for an empty cell tells them apart, or both
// are boards of several lines.
bool may_share_a_file(Format one, Format other);
std::string write_element(const Grid& grid, Format format);

// The two shortest forms, for callers that need no grid.
std::string write_line(const Filling& filling, char empty = '.');
tl::expected<Filling, ReadError> read_line(std::string_view text);

}  // namespace nonet::formats
