// Every notation of a board that people exchange.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nonet/board.h>

namespace nonet::NONET_V0 {

enum class Format : std::uint8_t {
  line,         // 81 characters, '.' for empty
  grid,         // nine lines of nine, spaced
  framed,       // the same with a drawn frame
  pencilmarks,  // framed, every open cell as the list of its candidates
  sdm,          // 81 characters, '0' for empty
  sdk,          // nine lines below '#' header lines
  ss,           // Simple Sudoku's frame
  opensudoku,   // XML
  hodoku,       // library line
  json,         // nine rows; an open cell may be the list of its candidates
  candidates,   // 729 characters: nine for each cell
  mixed,        // JSON, 81 entries: a settled cell is its digit, an open one always a list
  squares,      // JSON, {"A1":"12345",…}
};
std::string_view name_of(Format format);
std::optional<Format> parse_format(std::string_view name);

// Without `from` the text itself says what it is.
Result<std::string> convert(std::string_view text, Format to, std::optional<Format> from = {});
Result<Board> read(std::string_view text, Format from);
// Without a final newline. Formats that cannot carry candidates drop them.
std::string write(const Board& board, Format format);

}  // namespace nonet::NONET_V0
