#include "play/stored/stored_rating.h"

#include <algorithm>

#include <fmt/format.h>

#include "board/pattern_symmetry.h"
#include "logic/technique.h"
#include "rate/engine_version.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::play {

namespace {

// Only a card that logic has solved says how many cells are left: none.
bool is_whole(const store::Rating& rating) {
  return rating.engine_version == rating_version() &&
         rating.profile == logic::standard_profile().name && rating.branching && rating.score &&
         rating.hardest && rating.path_length && rating.conflicts && rating.minimal;
}

std::vector<rate::TechniqueUse> uses_of(const store::Rating& rating) {
  std::vector<rate::TechniqueUse> uses;
  for (const auto& row : logic::standard_profile().rows)
    if (const auto found = rating.techniques.find(std::string{logic::technique(row.technique).key});
        found != rating.techniques.end())
      uses.push_back({row.technique, static_cast<int>(found->second)});
  return uses;
}

}  // namespace

std::string rating_version() { return std::to_string(rate::kEngineVersion); }

store::Rating stored_rating(const rate::Card& card) {
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

store::RateFn rating_function() {
  return [](const Filling& puzzle) {
    const auto card = rate::card(puzzle, {});
    return card ? stored_rating(*card) : store::Rating{};
  };
}

std::optional<std::string> nonsense_in(const store::Rating& rating) {
  if (rating.level && !store::is_level(*rating.level))
    return fmt::format("'{}' is no level", *rating.level);
  if (rating.level && rating.branching) {
    const rate::Level level = rate::level_of(
        static_cast<int>(std::min<std::int64_t>(*rating.branching, rate::Range{}.to)));
    if (rate::name_of(level) != *rating.level)
      return fmt::format("a branching of {} is of the level {}, not {}", *rating.branching,
                         rate::name_of(level), *rating.level);
  }
  if (rating.score_level && !rate::parse_score_level(*rating.score_level))
    return fmt::format("'{}' is no score_level", *rating.score_level);
  if (rating.hardest && !logic::parse_technique(*rating.hardest))
    return fmt::format("there is no technique '{}'", *rating.hardest);
  for (const auto& [technique, steps] : rating.techniques) {
    if (!logic::parse_technique(technique))
      return fmt::format("there is no technique '{}'", technique);
    if (steps < 1) return fmt::format("'{}' has no number of steps", technique);
  }
  if (rating.score.value_or(0) < 0) return fmt::format("'{}' is no score", *rating.score);
  return std::nullopt;
}

std::optional<rate::Card> card_of(const store::Recognised& known, const Filling& puzzle) {
  const store::Rating& rating = known.stored.rating;
  if (!is_whole(rating)) return std::nullopt;
  const int empty = 81 - puzzle.size();
  rate::Card card;
  card.puzzle = puzzle;
  card.solution = known.solution;
  card.rating.branching = {static_cast<int>(*rating.branching - empty) / 100, empty};
  card.rating.as_given = rate::branching_as_it_lies(puzzle, known.solution);
  card.rating.level = rate::level_of(card.rating.branching.difficulty());
  card.rating.score = {static_cast<int>(*rating.score),
                       *rate::parse_score_level(rating.score_level.value_or("extreme")),
                       logic::parse_technique(*rating.hardest), true};
  card.techniques = uses_of(rating);
  card.steps = static_cast<int>(*rating.path_length);
  if (rating.narrowest) card.narrowest = static_cast<int>(*rating.narrowest);
  card.givens = puzzle.size();
  card.minimal = *rating.minimal;
  card.symmetries = symmetries_of(puzzle.cells());
  card.conflicts = static_cast<std::uint64_t>(*rating.conflicts);
  card.profile = rating.profile;
  card.engine_version = rate::kEngineVersion;
  return card;
}

}  // namespace nonet::play
