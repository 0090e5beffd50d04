// A line that holds more than one puzzle: "PUZZLE PUZZLE", "PUZZLE,SOLUTION,PUZZLE,name".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet::formats {

// Where in a line the puzzle behind the one at `begin` begins. A word with the cells of half a
// board or more is meant as a puzzle, damaged perhaps, so that none is lost. A full board is not
// the next puzzle but the solution of the one before it, unless the two differ; every other word is
// a remark, and so is all behind '#'.
std::optional<std::size_t> next_puzzle(std::string_view line, std::size_t begin = 0);

}  // namespace nonet::formats
