// A game with its puzzle and its log, as the database keeps them: moves are merged and stored, a
// hint is counted, a game is given up. Whoever is second at the same moment tries again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.h"
#include "board/filling.h"
#include "play/rules/game_log.h"
#include "play/rules/score.h"
#include "play/stored/error.h"
#include "store/base/database.h"
#include "store/games/games.h"
#include "store/puzzles/puzzles.h"

namespace nonet::play {

struct Game {
  store::Game row;
  store::StoredPuzzle puzzle;
  Filling givens;
  Filling solution;
};

Game with_puzzle(store::Game row, store::StoredPuzzle puzzle);
// Another's game is as unknown as one that never was.
store::Result<std::optional<Game>> game_of(store::Database& database, std::string_view player,
                                           std::string_view id);
store::Result<GameLog> log_of(store::Database& database, const Game& game);
// Of a solved one.
store::Result<std::optional<Score>> score_of(store::Database& database, const store::Game& game);

struct SentMoves {
  std::vector<Move> moves;
  std::optional<std::size_t> known;  // how many moves of the game the sender knew; none: all
  std::string batch;   // the sender's name for these moves; once stored they are not stored again
  store::Clock clock;  // of the sender's device, which may have no name
  std::optional<std::string> page;  // what the page keeps for itself, as JSON
};

struct Played {
  Game game;
  GameLog log;
  std::vector<trace::Event> others;  // moves that the sender did not know
  std::size_t first_other = 1;       // the number of the first of them
  CellSet replaced;                  // cells where a digit of somebody else was replaced
};
// The game after the moves. Moves that were stored before are not stored again. Refused: game_over.
Result<Played> play_moves(store::Database& database, Game game, const SentMoves& sent);

// Help counts by its stage, 1 to 4, and a technique that was shown counts as seen. In a game that
// is over nothing counts.
store::Result<void> count_hint(store::Database& database, const Game& game, std::string technique,
                               std::size_t stage);

// The game, ended unsolved if it was not over.
store::Result<Game> give_up(store::Database& database, Game game);

}  // namespace nonet::play
