#include "wire/story.h"

#include <utility>

namespace nonet::wire {

Story story_document(const logic::Path& path, const logic::Profile& profile, StoryWords words) {
  Story story{.standing = words.standing,
              .solved = path.solved(),
              .ending = words.ending,
              .text = std::move(words.text),
              .board = {path.end.filling()}};
  Grid grid = path.start;
  for (std::size_t i = 0; i < path.turns.size(); ++i) {
    const Grid before = grid;
    const auto turn = path.turn(i);
    story.turns.push_back(turn.size());
    for (const logic::Step& step : turn) {
      story.steps.push_back(step_document(before, step, profile));
      apply_to(grid, step.effect);
    }
  }
  return story;
}

}  // namespace nonet::wire
