// All that is kept of a player, to take away and to bring back into an account. How it is written
// down is the door's.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "play/rules/game_state.h"
#include "play/rules/score.h"
#include "play/stored/error.h"
#include "store/base/clock.h"
#include "store/base/database.h"
#include "store/players/bring.h"
#include "store/players/players.h"
#include "store/players/progress.h"
#include "trace/event.h"

namespace nonet::play {

inline constexpr std::size_t kLongestTitle = 200;  // of a saved puzzle

struct OwnGame {
  Filling puzzle;
  GameState state = GameState::running;
  store::Moment started;
  store::Moment updated;
  Effort effort;
  std::string page;  // JSON; empty: none
  std::vector<trace::Event> moves;
};
struct OwnPuzzle {
  Filling puzzle;
  std::string title;
};
struct OwnData {
  std::string settings;  // JSON
  std::vector<OwnGame> games;
  std::vector<OwnPuzzle> saved;
  std::vector<store::TechniqueProgress> progress;
};

store::Result<OwnData> own_data_of(store::Database& database, const store::Player& player);

// All of it is stored or nothing. Games that the player has already (same puzzle, same beginning)
// are passed over, as are puzzles that are stored here in another dress. Settings are taken over.
// Refused: no_export for a puzzle that no export has (the sentence says which and why),
// out_of_time.
Result<store::BroughtBack> bring_back(store::Database& database, std::string_view player,
                                      const OwnData& data, const std::function<bool()>& stop);

}  // namespace nonet::play
