// Boards of other sizes as text: one character a cell (1-9, then A-Z, up to 35×35), or numbers
// between spaces (any size). In one line or in rows; frames and '#' lines are skipped.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "board/shape.h"
#include "formats/format.h"

namespace nonet::formats {

tl::expected<WideFilling, ReadError> read_wide(std::string_view text, Shape shape);

// Rows of cells between spaces; '.' is empty.
std::string write_wide(const WideFilling& filling);

}  // namespace nonet::formats
