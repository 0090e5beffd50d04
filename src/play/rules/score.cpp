#include "play/rules/score.h"

#include <algorithm>

namespace nonet::play {

namespace {

struct LevelRow {
  std::string_view level;
  std::int64_t points;
  std::int64_t par_minutes;
};
constexpr auto kRows = std::to_array<LevelRow>({
    {"very-easy", 100, 5},
    {"easy", 200, 10},
    {"normal", 400, 15},
    {"hard", 700, 25},
    {"very-hard", 1100, 40},
    {"extreme", 1600, 60},
});
constexpr std::array<std::int64_t, 4> kHintPercent{2, 5, 10, 20};
constexpr std::int64_t kMistakePercent = 5;
constexpr std::int64_t kMostCounted = 1000;  // of hints or mistakes: more change nothing

std::int64_t percents(const Effort& effort) {
  std::int64_t sum = 0;
  for (std::size_t stage = 0; stage < kHintPercent.size(); ++stage)
    sum += std::clamp<std::int64_t>(effort.hints[stage], 0, kMostCounted) * kHintPercent[stage];
  return sum;
}

}  // namespace

Score score_of(std::string_view level, const Effort& effort) {
  const auto* const row = std::ranges::find(kRows, level, &LevelRow::level);
  if (row == kRows.end()) return {};
  Score score;
  score.level = row->points;
  const std::int64_t par = row->par_minutes * 60'000;
  const std::int64_t left = std::clamp<std::int64_t>(par - effort.elapsed_ms, 0, par);
  score.time = row->points * left / par;
  const std::int64_t mistakes = std::clamp<std::int64_t>(effort.mistakes, 0, kMostCounted);
  score.hints = -std::min(row->points * percents(effort) / 100, score.level + score.time);
  score.mistakes = -std::min(row->points * kMistakePercent * mistakes / 100, score.total());
  return score;
}

}  // namespace nonet::play
