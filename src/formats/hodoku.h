// HoDoKu's library lines: a position, and the exact effect that one technique has there.
//   :technique[-variant]:candidates:givens(+placed):deleted:eliminations:placements:extra:
// `+` before a digit marks it as placed, not given; deleted candidates, eliminations and placements
// are words of three digits: digit, row, column.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board/grid.h"
#include "formats/format.h"

namespace nonet::formats {

struct LibraryLine {
  struct Mark {
    Cell cell;
    Digit digit;
    friend bool operator==(const Mark&, const Mark&) = default;
  };

  std::string technique;   // "0702"
  std::string variant;     // "1", or "x": the technique must not be found here; often empty
  std::string candidates;  // the digits the technique is about, as written
  Grid grid;               // with the deleted candidates gone
  std::vector<Mark> eliminations;
  std::vector<Mark> placements;
  std::string extra;  // for chains: their length in links
};

tl::expected<LibraryLine, ReadError> read_library_line(std::string_view text);
std::string write_library_line(const LibraryLine& line);

}  // namespace nonet::formats
