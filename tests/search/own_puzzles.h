// The puzzles of data/, which are always there.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "search/batch.h"

namespace nonet::testing {

inline std::vector<search::PuzzleText> own_puzzles() {
  std::vector<search::PuzzleText> puzzles;
  const auto folder = std::filesystem::path{NONET_SOURCE_DIR} / "data" / "collections";
  for (const char* name : {"very-easy", "easy", "normal", "hard", "very-hard", "extreme"}) {
    std::ifstream in{folder / (std::string{name} + ".tsv")};
    constexpr std::size_t kEach = 20;  // enough, and quick
    const std::size_t enough = puzzles.size() + kEach;
    for (std::string line; puzzles.size() < enough && std::getline(in, line);)
      if (line.size() >= kCells)  // not the names of the columns
        std::copy_n(line.begin(), kCells, puzzles.emplace_back().begin());
  }
  return puzzles;
}

// And each of them without one of its givens, for every third given.
inline std::vector<search::PuzzleText> own_puzzles_with_holes() {
  std::vector<search::PuzzleText> puzzles = own_puzzles();
  for (std::size_t i = 0, own = puzzles.size(); i < own; ++i)
    for (std::size_t cell = 0, givens = 0; cell < kCells; ++cell) {
      if (puzzles[i][cell] == '.' || givens++ % 3 != 0) continue;
      puzzles.push_back(puzzles[i]);
      puzzles.back()[cell] = '.';
    }
  return puzzles;
}

}  // namespace nonet::testing
