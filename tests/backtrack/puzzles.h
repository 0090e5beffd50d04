// Our own boards for the engines, each with what must be found.
#pragma once

#include <array>
#include <string_view>

#include "board/grid.h"

namespace nonet::testing {

inline Filling filling_from(std::string_view text) {
  Filling filling;
  for (Cell c : kAllCells) {
    const char ch = text[static_cast<std::size_t>(index(c))];
    if (ch >= '1' && ch <= '9') filling.set(c, digit_of(ch - '0'));
  }
  return filling;
}
inline Grid grid_from(std::string_view text) { return Grid{filling_from(text)}; }

inline constexpr std::string_view kEmpty =
    ".................................................................................";
// In a full board of one puzzle these cells hold pairs that can be exchanged: r1c45 with r4c45,
// r2c89 with r7c89, r3c56 with r6c56. Emptying them leaves 2, 4, 8 solutions.
inline constexpr std::string_view kTwoSolutions =
    "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";
inline constexpr std::string_view kFourSolutions =
    "534..89126721953..198342567859..14234268537917139248569615372..287419635345286179";
inline constexpr std::string_view kEightSolutions =
    "534..89126721953..1983..567859..14234268537917139..8569615372..287419635345286179";

struct Puzzle {
  const char* name;
  std::string_view text;
  int solutions;  // 0, 1, or 2 for more
};
inline constexpr auto kPuzzles = std::to_array<Puzzle>({
    {"simple", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
     1},
    {"full", "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
     1},
    {"one cell open",
     "53467891267219534819834256785976142342685379171392485696153728428741963534528617.", 1},
    {"hard", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
     1},
    {"seventeen givens",
     "000000010400000000020000000000050407008000300001090000300400200050100000000806000", 1},
    {"against reading order",
     "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1},
    {"empty", kEmpty, 2},
    {"one digit on the board",
     "........................................5........................................", 2},
    {"two solutions", kTwoSolutions, 2},
    {"eight solutions", kEightSolutions, 2},
    {"one given too few",
     "53..7....6..195....98....6.8...6...34..8.3...7...2...6.6....28....419..5....8....", 2},
    {"a cell without a digit",
     "12345678........................................................................9", 0},
    {"a digit without a place",
     "5...........5...........123......................................................", 0},
    {"a wrong given",
     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.1..8..79", 0},
    {"a wrong given in a hard one",
     "1....7.9..36.2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 0},
    {"repeated in a row",
     "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 0},
    {"repeated in a column",
     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..55...8..79", 0},
});

}  // namespace nonet::testing
