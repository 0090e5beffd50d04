// The readers and writers behind format.h, one pair per notation. Readers may take the text to be
// UTF-8: read() has checked it.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "board/grid.h"
#include "formats/format.h"
#include "formats/rows.h"
#include "formats/text.h"

namespace nonet::formats {

using GridOrError = tl::expected<Grid, ReadError>;

Format detect(std::string_view text);

// line.cpp
// The one line with content, an empty one when there is none; more than one is an error.
tl::expected<Line, ReadError> only_line(std::string_view text);
std::optional<Filling> read_plain_line(std::string_view text);  // the quick path; no reasons
GridOrError read_single_line(std::string_view text);
GridOrError read_candidates(std::string_view text);
// The 81 cells at the beginning of `line.text` + `begin`; the place of an error is in that line.
tl::expected<Filling, ReadError> read_cells(Line line, std::size_t begin, std::size_t size);
std::string write_dotted(const Grid& grid);
std::string write_zeroed(const Grid& grid);
std::string write_candidates(const Grid& grid);

// rows.cpp
GridOrError read_rows(std::string_view text);
std::string write_grid(const Grid& grid);
std::string write_framed(const Grid& grid);
std::string write_ss(const Grid& grid);
std::string write_sdk(const Grid& grid);

// pencilmarks.cpp
using Marks = std::array<Digits, kCells>;
// Cells of `open` are not settled, however few candidates they have.
Grid grid_from(const Marks& marks, CellSet open = {});
Marks marks_of(const Grid& grid);
GridOrError read_pencilmarks(std::string_view text);
std::string write_pencilmarks(const Grid& grid);

// hodoku.cpp, json.cpp, squares.cpp, opensudoku.cpp
GridOrError read_hodoku(std::string_view text);
std::string write_hodoku(const Grid& grid);
GridOrError read_json(std::string_view text);  // every board in JSON, whichever format it is
std::string write_json(const Grid& grid);
std::string write_mixed(const Grid& grid);
std::string write_squares(const Grid& grid);
GridOrError read_opensudoku(std::string_view text);
std::string write_opensudoku(const Grid& grid);

}  // namespace nonet::formats
