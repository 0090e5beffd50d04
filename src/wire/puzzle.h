// Stored puzzles as the API shows them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "wire/describe.h"
#include "wire/values.h"

namespace nonet::wire {

struct Puzzle {
  std::string id;
  std::string title;
  OrNull<std::string> level;
  OrNull<std::int64_t> difficulty;
  std::int64_t givens = 0;
  bool own = false;
  std::string preview;
};
BOOST_DESCRIBE_STRUCT(Puzzle, (), (id, title, level, difficulty, givens, own, preview))

struct PuzzleWithBoard : Puzzle {
  Rows board;
};
BOOST_DESCRIBE_STRUCT(PuzzleWithBoard, (Puzzle), (board))

struct DailyPuzzle : PuzzleWithBoard {
  std::string date;
};
BOOST_DESCRIBE_STRUCT(DailyPuzzle, (PuzzleWithBoard), (date))

}  // namespace nonet::wire
