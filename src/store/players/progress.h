// How far a player has come with each technique: seen it, practised it, passed its test, and when
// to try again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

struct TechniqueProgress {
  std::string technique = {};
  std::int64_t seen = 0;       // how often it was shown: a page, a hint
  std::int64_t practised = 0;  // positions tried
  int found = 0;               // of the last ten that count, without a hint
  std::int64_t cleared = 0;    // how often the test was passed
  std::optional<Day> cleared_day = {};
  std::optional<Day> due = {};  // to be tried again
  friend bool operator==(const TechniqueProgress&, const TechniqueProgress&) = default;
};

struct PracticeAttempt {
  std::int64_t position = 0;
  bool found = false;   // the right effect
  bool hinted = false;  // with help
  bool passed = false;  // a test of the technique was passed with it
};

Result<void> note_seen(Database& db, std::string_view player, std::string_view technique);
// not_found: the technique has no such position.
Result<TechniqueProgress> note_attempt(Database& db, std::string_view player,
                                       std::string_view technique, const PracticeAttempt& attempt,
                                       Moment now);
Result<std::vector<TechniqueProgress>> progress_of(Database& db, std::string_view player);

}  // namespace nonet::store
