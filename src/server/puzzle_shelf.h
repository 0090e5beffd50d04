// The puzzles that come with the program, by level.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "rate/level.h"

namespace nonet::server {

using rate::Level;

// The text of data/collections/<level>.tsv, built into the program.
std::string_view shipped_puzzles(Level level);

struct ShelfPuzzle {
  std::string id;     // made from the puzzle alone, so that it never changes
  std::string title;  // "Hard 7"
  Level level;
  std::uint64_t difficulty;  // branching difficulty, 100·B + E
  Filling puzzle;
};

class PuzzleShelf {
 public:
  // Throws std::logic_error when the shipped files are damaged.
  PuzzleShelf();

  std::span<const ShelfPuzzle> of(Level level) const;
  const ShelfPuzzle* find(std::string_view id) const;

 private:
  void add(Level level);

  std::array<std::vector<ShelfPuzzle>, rate::kLevels.size()> levels_;
};

}  // namespace nonet::server
