// What a solved game is worth. Defined here and nowhere else, and always shown with its parts.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nonet::play {

// What a game has cost: help by stage (1 where to look … 4 the whole explanation), digits that
// were wrong, time on the clock.
struct Effort {
  std::int64_t elapsed_ms = 0;
  std::array<std::int64_t, 4> hints{};
  std::int64_t mistakes = 0;
  friend bool operator==(const Effort&, const Effort&) = default;
};

// The total is the sum of the parts and never below 0: what is taken off ends there.
//   level     100, 200, 400, 700, 1100, 1600 from very-easy to extreme; unrated 0
//   time      as much again for no time at all, falling evenly to 0 at the level's par time:
//             5, 10, 15, 25, 40, 60 minutes
//   hints     2, 5, 10, 20 percent of the level's points off for each hint of stages 1 to 4
//   mistakes  5 percent of the level's points off for each
struct Score {
  std::int64_t level = 0;
  std::int64_t time = 0;
  std::int64_t hints = 0;     // 0 or below
  std::int64_t mistakes = 0;  // 0 or below
  std::int64_t total() const { return level + time + hints + mistakes; }
  friend bool operator==(const Score&, const Score&) = default;
};
Score score_of(std::string_view level, const Effort& effort);

}  // namespace nonet::play
