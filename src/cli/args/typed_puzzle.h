// What is typed where a puzzle or the name of a file may stand.
#pragma once

#include <cstddef>
#include <string>

namespace nonet::cli {

// Characters of a text without line ends that may be meant as a 9×9 puzzle; less is a name with a
// typing error.
inline constexpr std::size_t kShortestPuzzle = 40;
// The same for a board of `cells` cells: one of 4×4 is told in fewer.
std::size_t shortest_puzzle(int cells);

// A text that is meant as a puzzle rather than as the name of a file; to be asked where there is no
// such file. It need not be a good one: then its reader can say what is wrong with it.
bool looks_like_puzzle(const std::string& text, std::size_t shortest = kShortestPuzzle);

}  // namespace nonet::cli
