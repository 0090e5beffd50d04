// Games as the API shows them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.h"
#include "board/digits.h"
#include "play/rules/game_state.h"
#include "wire/describe.h"
#include "wire/event.h"
#include "wire/puzzle.h"
#include "wire/state.h"
#include "wire/values.h"

namespace nonet::wire {

// What a solved game is worth, by its parts.
struct Score {
  std::int64_t level = 0;
  std::int64_t time = 0;
  std::int64_t hints = 0;
  std::int64_t mistakes = 0;
  std::int64_t total = 0;
};
BOOST_DESCRIBE_STRUCT(Score, (), (level, time, hints, mistakes, total))

// What a list of games says about each.
struct GameHead {
  std::string id;
  play::GameState state{};
  std::int64_t moves = 0;
  std::int64_t elapsed_ms = 0;
  std::vector<std::int64_t> hints;  // by stage
  std::int64_t mistakes = 0;
  std::string started;
  std::string updated;
  Puzzle puzzle;
  OrNull<Score> score;
};
BOOST_DESCRIBE_STRUCT(GameHead, (),
                      (id, state, moves, elapsed_ms, hints, mistakes, started, updated, puzzle,
                       score))

// With the board, how long it was played on each device, and what the player has noted on the board
// and left with the page.
struct Game : GameHead {
  Keyed<std::int64_t> clocks;
  Keyed<Digits> notes;
  Keyed<std::uint64_t> colours;
  JsonOf<OrNull<AnyObject>> page;
  State board;
  std::optional<std::string> token;                  // of a player who has just become one
  std::optional<std::vector<JsonOf<Event>>> others;  // moves that the sender did not know
  std::optional<CellSet> replaced;                   // where a digit of these was replaced
  std::optional<Rows> solution;                      // of a game that is over
};
BOOST_DESCRIBE_STRUCT(Game, (GameHead),
                      (clocks, notes, colours, page, board, token, others, replaced, solution))

// Says that something is wrong, and where; never what would be right.
struct GameCheck {
  CellSet wrong;
  OrNull<std::size_t> first_wrong_move;
  std::size_t left = 0;
};
BOOST_DESCRIBE_STRUCT(GameCheck, (), (wrong, first_wrong_move, left))

template <>
inline constexpr About about<Score>{"Score"};
inline constexpr Meaning kGameHeadMeanings[]{
    {"hints", "how many, by stage"},
};
template <>
inline constexpr About about<GameHead>{"GameHead", {}, kGameHeadMeanings};
inline constexpr Meaning kGameMeanings[]{
    {"hints", "how many, by stage"},
    {"clocks", "elapsed_ms by device"},
    {"page", "what the page wanted to keep"},
    {"token", "of a player who has just become one, where it was asked for"},
    {"others", "moves that the sender did not know"},
    {"replaced", "where a digit of these was replaced"},
    {"solution", "of a game that is over"},
};
template <>
inline constexpr About about<Game>{"Game", {}, kGameMeanings};

}  // namespace nonet::wire
