// Boards as a map from squares to the digits that they may still be, whatever holds the map.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "formats/readers.h"

namespace nonet::formats {

struct SquareText {
  std::string_view square;                 // "A1", "r1c1"
  std::optional<std::string_view> digits;  // none: it is no text
};

GridOrError read_squares(std::span<const SquareText> squares);

}  // namespace nonet::formats
