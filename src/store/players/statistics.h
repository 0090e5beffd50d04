// What a player has reached, worked out from his scores: nothing here is stored twice.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

// Days in a row (by UTC) with a solved puzzle. The current one still counts if its last day was
// yesterday: today is not over.
struct Streak {
  int current = 0;
  int longest = 0;
  friend bool operator==(const Streak&, const Streak&) = default;
};
// Of days in ascending order, each once.
Streak streak_of(std::span<const Day> days, Day today);

struct LevelStatistics {
  std::string level;  // empty: puzzles that are not rated
  std::int64_t solved = 0;
  std::int64_t unaided = 0;  // of these without a hint: only their times are compared
  std::optional<std::chrono::milliseconds> best = {};     // of the unaided; none: there are none
  std::optional<std::chrono::milliseconds> average = {};  // of the unaided
  std::int64_t best_score = 0;
  std::int64_t total_score = 0;
  Streak streak;
};
struct Statistics {
  std::vector<LevelStatistics> levels;  // those with a solved game, from easy to hard
  std::int64_t solved = 0;
  std::int64_t total_score = 0;
  Streak streak;  // any level
};
Result<Statistics> statistics_of(Database& db, std::string_view player, Day today);

}  // namespace nonet::store
