// The place where rating meets the database.
#include "cli/db_verb.h"
#include "logic/technique.h"
#include "rate/card.h"
#include "rate/engine_version.h"

namespace nonet::cli {

namespace {

store::Rating stored(const rate::Card& card) {
  const rate::Rating& rating = card.rating;
  store::Rating stored;
  stored.branching = rating.branching.difficulty();
  stored.level = std::string{rate::name_of(rating.level)};
  stored.score_level = std::string{rate::name_of(rating.score.level)};
  if (rating.score.solved) {
    stored.score = rating.score.points;
    if (rating.score.hardest)
      stored.hardest = std::string{logic::technique(*rating.score.hardest).key};
  }
  stored.narrowest = card.narrowest;
  stored.path_length = card.steps;
  stored.conflicts = static_cast<std::int64_t>(card.conflicts);
  stored.minimal = card.minimal;
  for (PatternSymmetry symmetry : card.symmetries)
    stored.symmetries.append(stored.symmetries.empty() ? "" : " ").append(name_of(symmetry));
  for (const rate::TechniqueUse& use : card.techniques)
    stored.techniques[std::string{logic::technique(use.technique).key}] = use.steps;
  stored.profile = card.profile;
  stored.engine_version = rating_version();
  return stored;
}

}  // namespace

store::RateFn rating_function() {
  return [](const Filling& puzzle) {
    const auto card = rate::card(puzzle, {});
    return card ? stored(*card) : store::Rating{};
  };
}

std::string rating_version() { return std::to_string(rate::kEngineVersion); }

}  // namespace nonet::cli
