// The six levels of the branching difficulty: what a puzzle of a level must have when it is made
// for it, and how any puzzle at all is classified.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include "board/name_table.h"

namespace nonet::rate {

enum class Level : std::uint8_t { very_easy, easy, normal, hard, very_hard, extreme };

// Both ends belong to it.
struct Range {
  int from = 0;
  int to = std::numeric_limits<int>::max();
  constexpr bool contains(int value) const { return from <= value && value <= to; }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

struct LevelRow {
  Level level;
  std::string_view name;
  Range made;      // puzzles made for the level have a difficulty in this range
  int classified;  // any puzzle up to here, and above the row before, counts as this level
};
inline constexpr auto kLevels = std::to_array<LevelRow>({
    {Level::very_easy, "very-easy", {26, 26}, 32},
    {Level::easy, "easy", {40, 40}, 49},
    {Level::normal, "normal", {50, 99}, 99},
    {Level::hard, "hard", {101, 199}, 200},
    {Level::very_hard, "very-hard", {201, 299}, 300},
    {Level::extreme, "extreme", {301, Range{}.to}, Range{}.to},
});
static_assert(in_order(kLevels, &LevelRow::level));

constexpr const LevelRow& row_of(Level level) { return kLevels[static_cast<std::size_t>(level)]; }
constexpr std::string_view name_of(Level level) { return row_of(level).name; }

// As people write it: "Very Hard", "very_hard"; "medium" is normal.
constexpr std::optional<Level> parse_level(std::string_view typed) {
  if (is_meant("medium", typed)) return Level::normal;
  for (const LevelRow& row : kLevels)
    if (is_meant(row.name, typed)) return row.level;
  return std::nullopt;
}

constexpr Level level_of(int difficulty) {
  for (const LevelRow& row : kLevels)
    if (difficulty <= row.classified) return row.level;
  return Level::extreme;
}

}  // namespace nonet::rate
