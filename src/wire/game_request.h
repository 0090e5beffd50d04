// Requests about games: to start one, moves, a hint, the end.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "play/rules/moves.h"
#include "wire/choices.h"
#include "wire/position_request.h"
#include "wire/read.h"

namespace nonet::wire {

inline constexpr std::string_view kBearerWords = "tell the token instead of setting a cookie";

// One of the first three: a level whose puzzles the player has not all had, a stored puzzle, one of
// their own.
struct StartRequest {
  std::optional<Choice<rate::Level>> level = {};
  std::optional<std::string> id = {};
  std::optional<PuzzleText> puzzle = {};
  Flag bearer = {};
};
BOOST_DESCRIBE_STRUCT(StartRequest, (), (level, id, puzzle, bearer))

// What a kind needs of these, play says.
struct SentMove {
  Choice<play::MoveKind> kind = {};
  std::optional<Cell> cell = {};
  std::optional<OrNull<Digit>> digit = {};
  std::optional<Number<0, play::kMostColours>> colour = {};
  std::optional<Number<1, play::kHintStages>> stage = {};
};
BOOST_DESCRIBE_STRUCT(SentMove, (), (kind, cell, digit, colour, stage))

struct MovesRequest {
  std::optional<Number<0, play::kMostMoves>> after = {};
  std::optional<ShortText<100>> batch = {};
  std::optional<List<SentMove, 1000>> moves = {};
  std::optional<ShortText<100>> device = {};
  std::optional<Number<0, play::kLongestGame>> elapsed_ms = {};
  std::optional<SentObject> page = {};
};
BOOST_DESCRIBE_STRUCT(MovesRequest, (), (after, batch, moves, device, elapsed_ms, page))

struct StageField {
  NumberOr<1, 1, play::kHintStages> stage = {};
};
BOOST_DESCRIBE_STRUCT(StageField, (), (stage))
struct GameHintRequest : StageField, NoteFields, ReasonFields {};
BOOST_DESCRIBE_STRUCT(GameHintRequest, (StageField, NoteFields, ReasonFields), ())

struct FinishRequest {
  Flag give_up = {};
};
BOOST_DESCRIBE_STRUCT(FinishRequest, (), (give_up))

// A body of which nothing is read.
struct NothingSent {};
BOOST_DESCRIBE_STRUCT(NothingSent, (), ())

inline constexpr Meaning kStartMeanings[]{
    {"level", "a puzzle that the player has not had"},
    {"id", "of a stored puzzle"},
    {"puzzle", "one of their own"},
    {"bearer", kBearerWords},
};
template <>
inline constexpr About about<StartRequest>{{}, "one of level, id and puzzle", kStartMeanings};
inline constexpr Meaning kSentMoveMeanings[]{
    {"cell", "of place, note and colour"},
    {"digit", "of place and note; null empties the cell"},
    {"colour", "0 takes it away"},
    {"stage", "of a hint that was taken"},
};
template <>
inline constexpr About about<SentMove>{{}, {}, kSentMoveMeanings};
inline constexpr Meaning kMovesMeanings[]{
    {"after", "how many moves the sender knew; all, if left out"},
    {"batch", "a name for these moves; sent again, they are not made again"},
    {"device",
     "a name for the sender's device, up to 100 bytes; without it: the device of no name"},
    {"elapsed_ms",
     "how long the game was played on this device, in all; the game's time is the sum over "
     "devices"},
    {"page", "whatever the page wants to keep"},
};
template <>
inline constexpr About about<MovesRequest>{{}, {}, kMovesMeanings};
inline constexpr Meaning kFinishMeanings[]{
    {"give_up", "ends a game that is not solved"},
};
template <>
inline constexpr About about<FinishRequest>{{}, {}, kFinishMeanings};
template <>
inline constexpr About about<GameHintRequest>{{}, {}, kReasonMeanings};

}  // namespace nonet::wire
