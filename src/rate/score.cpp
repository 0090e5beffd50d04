#include "rate/score.h"

namespace nonet::rate {

ScoreLevel level_of(logic::TechniqueId technique) { return logic::technique(technique).level; }

Score score(const logic::Path& path, const logic::Profile& profile) {
  Score sum;
  ScoreLevel needed = ScoreLevel::easy;
  std::size_t hardest_rank = 0;
  for (const logic::Step& step : path.steps) {
    const std::size_t rank = profile.rank(step.technique);
    sum.points += profile.points(step.technique);
    if (needed < level_of(step.technique)) needed = level_of(step.technique);
    if (!sum.hardest || hardest_rank < rank) {
      hardest_rank = rank;
      sum.hardest = step.technique;
    }
  }
  sum.solved = path.solved();
  sum.level = sum.solved ? raised(needed, sum.points) : ScoreLevel::extreme;
  return sum;
}

}  // namespace nonet::rate
