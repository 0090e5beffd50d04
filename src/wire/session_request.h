// Requests to a session: the board it begins with, and one move.
#pragma once

#include <optional>
#include <string>

#include "wire/choices.h"
#include "wire/fields.h"

namespace nonet::wire {

// One of the first three, or an empty board.
struct InitializeRequest {
  std::optional<SentBoard> board = {};
  std::optional<PuzzleText> puzzle = {};
  std::optional<std::string> id = {};
  std::optional<Choice<Allowance>> allow = {};
};
BOOST_DESCRIBE_STRUCT(InitializeRequest, (), (board, puzzle, id, allow))

// A board may also be the whole body.
struct InitializeBody {
  static std::string schema(SchemaBook& book);
};

struct MoveRequest {
  Cell cell{};
  OrNull<Digit> digit = {};
};
BOOST_DESCRIBE_STRUCT(MoveRequest, (), (cell, digit))

inline constexpr Meaning kInitializeMeanings[]{
    {"id", "of a stored puzzle"},
    {"allow", "take a board that breaks the rules; else it is refused with the findings"},
};
template <>
inline constexpr About about<InitializeRequest>{{}, {}, kInitializeMeanings};
inline constexpr Meaning kMoveMeanings[]{
    {"digit", "null empties the cell"},
};
template <>
inline constexpr About about<MoveRequest>{{}, {}, kMoveMeanings};

inline std::string InitializeBody::schema(SchemaBook& book) {
  return R"({"anyOf":[)" + schema_of<InitializeRequest>(book) + "," + schema_of<SentBoard>(book) +
         "]}";
}

}  // namespace nonet::wire
