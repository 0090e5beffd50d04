#include "wire/rate.h"

#include "logic/technique.h"

namespace nonet::wire {

namespace {

std::vector<TechniqueUse> uses_of(const rate::Card& card) {
  std::vector<TechniqueUse> uses;
  for (const rate::TechniqueUse& use : card.techniques) {
    const logic::Technique& technique = logic::technique(use.technique);
    uses.push_back({technique.key, technique.name, use.steps});
  }
  return uses;
}

}  // namespace

// A path that did not reach the end says neither what the puzzle costs nor what it needs.
RatingCard rating_document(const rate::Card& card) {
  const rate::Rating& rating = card.rating;
  const rate::Score& score = rating.score;
  RatingCard document{.puzzle = card.puzzle,
                      .solution = card.solution,
                      .branching = rating.branching.difficulty(),
                      .branching_as_given = rating.as_given.difficulty(),
                      .level = rating.level,
                      .score_level = rate::name_of(score.level),
                      .guesses = rating.branching.guesses,
                      .solved = score.solved,
                      .steps = card.steps,
                      .cells_left = card.cells_left,
                      .techniques = uses_of(card),
                      .narrowest = card.narrowest,
                      .givens = card.givens,
                      .minimal = card.minimal,
                      .symmetries = card.symmetries,
                      .conflicts = card.conflicts,
                      .profile = card.profile,
                      .engine_version = card.engine_version};
  if (!score.solved) {
    document.points_so_far = score.points;
    return document;
  }
  document.score = score.points;
  if (score.hardest) document.hardest = logic::technique(*score.hardest).key;
  return document;
}

}  // namespace nonet::wire
