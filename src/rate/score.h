// Technique score: what the logical way to the solution costs a person. Every step costs its
// technique's points; the level is that of the hardest technique, raised while the sum of the
// points is above the level's cap.
#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string_view>

#include "board/name_table.h"
#include "logic/path.h"
#include "logic/profile.h"
#include "logic/technique.h"

namespace nonet::rate {

// HoDoKu's levels. People read other words for them, since some of these are names of levels of
// the branching difficulty (level.h), and a word must not mean two things.
using logic::ScoreLevel;

struct ScoreLevelRow {
  ScoreLevel level;
  std::string_view name;
  std::string_view hodoku;  // its own word: read wherever the name is, as older files have it
  int cap;                  // the most points that a puzzle of the level may have
};
inline constexpr auto kScoreLevels = std::to_array<ScoreLevelRow>({
    {ScoreLevel::easy, "gentle", "easy", 800},
    {ScoreLevel::medium, "moderate", "medium", 1000},
    {ScoreLevel::hard, "tricky", "hard", 1600},
    {ScoreLevel::unfair, "tough", "unfair", 1800},
    {ScoreLevel::extreme, "fiendish", "extreme", std::numeric_limits<int>::max()},
});
static_assert(in_order(kScoreLevels, &ScoreLevelRow::level));

constexpr const ScoreLevelRow& row_of(ScoreLevel level) {
  return kScoreLevels[static_cast<std::size_t>(level)];
}
constexpr std::string_view name_of(ScoreLevel level) { return row_of(level).name; }
constexpr std::optional<ScoreLevel> parse_score_level(std::string_view name) {
  for (const ScoreLevelRow& row : kScoreLevels)
    if (row.name == name || row.hodoku == name) return row.level;
  return std::nullopt;
}

// The level of a puzzle whose hardest step it is; the same in every profile.
ScoreLevel level_of(logic::TechniqueId technique);

// The lowest level, from `hardest` upwards, whose cap allows the points.
constexpr ScoreLevel raised(ScoreLevel hardest, int points) {
  for (const ScoreLevelRow& row : kScoreLevels)
    if (row.level >= hardest && points <= row.cap) return row.level;
  return ScoreLevel::extreme;
}

struct Score {
  int points = 0;  // of the steps that were found; not solved: a lower bound
  ScoreLevel level = ScoreLevel::easy;
  std::optional<logic::TechniqueId> hardest;  // latest in the profile's order; none: no step at all
  bool solved = false;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

// `path` must have been found with `profile`. Where its techniques do not reach the solution, the
// level is extreme: what is left has to be tried out.
Score score(const logic::Path& path, const logic::Profile& profile);

}  // namespace nonet::rate
