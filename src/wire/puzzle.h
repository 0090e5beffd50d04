// Stored puzzles as the API shows them.
#pragma once

#include <cstdint>
#include <string>

#include "wire/describe.h"
#include "wire/schema.h"
#include "wire/values.h"

namespace nonet::wire {

// The name of a level, as the store has it.
struct PuzzleLevel {
  std::string name;

  static std::string schema(SchemaBook& book) { return schema_of<rate::Level>(book); }
};
inline void write(std::string& out, const PuzzleLevel& level) { add_text(out, level.name); }

struct Puzzle {
  std::string id;
  std::string title;
  OrNull<PuzzleLevel> level;
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

inline constexpr Meaning kPuzzleMeanings[]{
    {"own", "true: a player has brought it; it is in no list, and opens for whoever knows its id"},
};
template <>
inline constexpr About about<Puzzle>{"Puzzle", {}, kPuzzleMeanings};
template <>
inline constexpr About about<PuzzleWithBoard>{"PuzzleWithBoard", {}, kPuzzleMeanings};
template <>
inline constexpr About about<DailyPuzzle>{{}, {}, kPuzzleMeanings};

}  // namespace nonet::wire
