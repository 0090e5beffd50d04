#include "service/rate.h"

#include <nonet/rate.h>

#include "library/ratings.h"
#include "logic/technique.h"

namespace nonet::v0 {

namespace {

Error public_error(const service::Finding& finding) {
  return {finding.name, finding.sentence, public_place(finding.place)};
}

service::RateOptions engine_options(const RateOptions& options) {
  return {.profile = engine_profile(options.profile), .stop = options.stop};
}

Rating public_rating(const rate::Rating& rating) {
  return {.difficulty = rating.branching.difficulty(),
          .difficulty_as_given = rating.as_given.difficulty(),
          .level = to_public(kLevels, rating.level),
          .solved = rating.score.solved,
          .points = rating.score.points,
          .score_level = to_public(kScoreLevels, rating.score.level),
          .hardest = rating.score.hardest ? std::string{logic::technique(*rating.score.hardest).key}
                                          : std::string{}};
}

RatingCard public_card(const Board& board, const rate::Card& card) {
  RatingCard shown{.rating = public_rating(card.rating),
                   .solution = solved_board(board.puzzle(), card.solution),
                   .steps = card.steps,
                   .cells_left = card.cells_left,
                   .narrowest = card.narrowest,
                   .givens = card.givens,
                   .minimal = card.minimal,
                   .conflicts = card.conflicts};
  for (const rate::TechniqueUse& use : card.techniques)
    shown.techniques.push_back({std::string{logic::technique(use.technique).key}, use.steps});
  for (const PatternSymmetry symmetry : card.symmetries)
    shown.symmetries.push_back(to_public(kSymmetries, symmetry));
  return shown;
}

}  // namespace

std::string_view name_of(Level level) { return rate::name_of(to_engine(kLevels, level)); }
std::optional<Level> parse_level(std::string_view text) {
  return to_public(kLevels, rate::parse_level(text));
}
std::string_view name_of(ScoreLevel level) { return rate::name_of(to_engine(kScoreLevels, level)); }
std::optional<ScoreLevel> parse_score_level(std::string_view text) {
  return to_public(kScoreLevels, rate::parse_score_level(text));
}
std::string_view name_of(Symmetry symmetry) {
  return nonet::name_of(to_engine(kSymmetries, symmetry));
}
std::optional<Symmetry> parse_symmetry(std::string_view text) {
  return to_public(kSymmetries, parse_pattern_symmetry(text));
}

Result<Rating> rate(const Board& board, const RateOptions& options) {
  const auto rating = service::rate_briefly(engine_grid(board), engine_options(options));
  if (!rating) return public_error(rating.error());
  return public_rating(*rating);
}

Result<RatingCard> rating_card(const Board& board, const RateOptions& options) {
  const auto card = service::rate(engine_grid(board), engine_options(options));
  if (!card) return public_error(card.error());
  return public_card(board, *card);
}

}  // namespace nonet::v0
