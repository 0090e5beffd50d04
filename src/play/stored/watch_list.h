// Puzzles that are worth watching, for each level and engine, in the order of data/watch.
#pragma once

#include <string>
#include <vector>

#include "rate/level.h"
#include "service/solve.h"

namespace nonet::play {

struct WatchPuzzle {
  std::string id;
  std::string puzzle;  // as it must be presented: the engine's show depends on it
  std::vector<service::Engine> engines;
};
// Read when it is asked for first.
const std::vector<WatchPuzzle>& watch_list(rate::Level level);

}  // namespace nonet::play
