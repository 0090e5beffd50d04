// When a player has learned a technique, and when to try it again.
//
// The test: of the last ten positions, eight found without a hint; of a technique with fewer
// positions, four in five of them. The first time the first try of a position counts; once the test
// was passed, the latest try after that day, so that it can be taken again with the same positions.
// Whoever has tested the player otherwise may say that they passed.
#pragma once

#include <algorithm>
#include <cstdint>

namespace nonet::play {

inline constexpr int kTestPositions = 10;
inline constexpr int kTestFound = 8;
// Due again a week after the first test passed, then after twice as long each time, up to 16 weeks.
inline constexpr int kFirstIntervalDays = 7;
inline constexpr int kLongestIntervalDays = 112;

// How many must be found of a technique that has this many positions.
constexpr int found_to_pass(std::int64_t positions) {
  const int asked = static_cast<int>(std::min<std::int64_t>(positions, kTestPositions));
  return (asked * kTestFound + kTestPositions - 1) / kTestPositions;
}

// In how many days the test is due again, when it was passed this often before.
constexpr int days_until_due(std::int64_t passed_before) {
  int days = kFirstIntervalDays;
  for (std::int64_t i = 0; i < passed_before && days < kLongestIntervalDays; ++i) days *= 2;
  return std::min(days, kLongestIntervalDays);
}

}  // namespace nonet::play
