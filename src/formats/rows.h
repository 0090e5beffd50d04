// The rows of a board that is spread over nine lines, found among frames, headers and comments.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <tl/expected.hpp>

#include "formats/format.h"
#include "formats/text.h"

namespace nonet::formats {

struct Rows {
  std::array<Line, 9> lines{};  // the first nine
  std::size_t count = 0;        // of all that were there
  bool nine_wide = true;        // every row is exactly nine characters: spaces are empty cells
  bool framed = false;          // a frame was drawn
  bool starred = false;         // with Simple Sudoku's corners
  bool headed = false;          // '#' or [section] lines came first
};

Rows collect_rows(std::string_view text);
// The error for a number of rows other than nine.
std::optional<ReadError> check_count(const Rows& rows);

// "+-------+", ".---.---.", "├───┼───┤": a drawn line without cells.
bool is_frame_line(std::string_view line);
// Stands between cells: blanks, commas, bars, any box-drawing character.
bool is_between(Character character);

}  // namespace nonet::formats
