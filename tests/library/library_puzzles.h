// Some hundred boards of every kind, made from a seed: proper puzzles, boards with too few digits,
// boards that break the rules.
#pragma once

#include <string>
#include <vector>

#include "board/random.h"
#include "board/symmetry.h"
#include "formats/format.h"
#include "support/puzzles.h"

namespace nonet::testing {

inline const std::vector<std::string>& library_puzzles() {
  static const std::vector<std::string> puzzles = [] {
    std::vector<std::string> lines;
    const std::string kinds[] = {
        kPuzzle,
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    };
    for (std::uint64_t seed = 0; lines.size() < 300; ++seed)
      for (const std::string& kind : kinds) {
        SplitMix64 source{seed};
        Filling board = random_isomorphism(source).apply(*formats::read_line(kind));
        const Cell cell = cell_at(static_cast<int>(below(kCells, source)));
        // One in four as it is; then a digit less, or one more that may fit or not.
        if (seed % 4 == 1) board.clear(board.cells().first());
        if (seed % 4 >= 2) board.set(cell, digit_at(static_cast<int>(below(kDigits, source))));
        lines.push_back(formats::write_line(board));
      }
    return lines;
  }();
  return puzzles;
}

// Every n-th of them, for what takes longer.
inline std::vector<std::string> library_puzzles(std::size_t stride) {
  std::vector<std::string> some;
  for (std::size_t i = 0; i < library_puzzles().size(); i += stride + 1)
    some.push_back(library_puzzles()[i]);
  return some;
}

}  // namespace nonet::testing
