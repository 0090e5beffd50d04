// How far a player has come with each technique: seen it, practised it, passed its test, and when
// to try again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/clock.h"
#include "store/database.h"

namespace nonet::store {

// The test: of the last ten positions at their first try, eight found without a hint.
inline constexpr int kTestPositions = 10;
inline constexpr int kTestFound = 8;
// Due again a week after the first test passed, then after twice as long each time, up to 16 weeks.
inline constexpr std::chrono::days kFirstInterval{7};
inline constexpr std::chrono::days kLongestInterval{112};

struct TechniqueProgress {
  std::string technique = {};
  std::int64_t seen = 0;       // how often it was shown: a page, a hint
  std::int64_t practised = 0;  // positions tried
  int found = 0;               // of the last ten, without a hint
  std::int64_t cleared = 0;    // how often the test was passed
  std::optional<Day> cleared_day = {};
  std::optional<Day> due = {};  // to be tried again
  friend bool operator==(const TechniqueProgress&, const TechniqueProgress&) = default;
};

struct PracticeAttempt {
  std::int64_t position = 0;
  bool found = false;   // the right effect
  bool hinted = false;  // with help
};

Result<void> note_seen(Database& db, std::string_view player, std::string_view technique);
// The first try of a position counts for the test; later ones count as practice only.
Result<TechniqueProgress> note_attempt(Database& db, std::string_view player,
                                       const PracticeAttempt& attempt, Moment now);
Result<std::vector<TechniqueProgress>> progress_of(Database& db, std::string_view player);

}  // namespace nonet::store
