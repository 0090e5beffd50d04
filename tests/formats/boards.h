// Boards that several tests read and write.
#pragma once

#include <string>
#include <string_view>

#include "board/grid.h"
#include "formats/format.h"
#include "support/puzzles.h"

namespace nonet::formats {

inline const std::string& kLine = nonet::testing::kPuzzle;
inline const std::string_view kPuzzle = kLine;
inline constexpr std::string_view kOther =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
inline const std::string_view kSolved = nonet::testing::kSolved;

inline Grid board(std::string_view line) { return Grid{read_line(line).value()}; }

// The puzzle with one digit placed, one candidate crossed out, and one cell down to one candidate.
inline Grid played_board() {
  Grid grid = board(kPuzzle);
  grid.place(cell_at(4, 4), digit_of(5));
  grid.eliminate(cell_at(0, 2), digit_of(1));
  grid.set_candidates(cell_at(0, 3), Digits{2});
  return grid;
}

inline std::string spaced(std::string_view line) {
  std::string text{line};
  for (char& ch : text)
    if (ch == '.') ch = ' ';
  return text;
}
// "5 3 . . 7": each cell with something behind it.
inline std::string spread(std::string_view line, char between) {
  std::string result;
  for (char ch : line) result += {ch, between};
  return result;
}

// "a.b\nc" for readable expectations of several lines.
inline std::string rows_of(std::string_view line) {
  std::string text;
  for (std::size_t i = 0; i < 9; ++i) {
    if (i > 0) text += '\n';
    text += line.substr(i * 9, 9);
  }
  return text;
}

inline const std::string kRows = rows_of(kPuzzle);

}  // namespace nonet::formats
