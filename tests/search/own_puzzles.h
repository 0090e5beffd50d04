// Puzzles that are always there: those of data/, and some of their own.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
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
    std::string line;
    std::getline(in, line);  // the names of the columns
    while (puzzles.size() < enough && std::getline(in, line))
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

// The empty grid, and a hundred times a puzzle that takes long.
inline std::vector<search::PuzzleText> one_empty_among_hard_ones() {
  constexpr std::string_view kHard =
      "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...";
  std::vector<search::PuzzleText> puzzles(101);
  puzzles.front().fill('.');
  for (std::size_t i = 1; i < puzzles.size(); ++i)
    std::copy_n(kHard.begin(), kCells, puzzles[i].begin());
  return puzzles;
}

}  // namespace nonet::testing
