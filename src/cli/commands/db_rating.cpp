// How the command line rates what it stores, and what it takes for a rating.
#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/db_verb.h"
#include "logic/technique.h"
#include "rate/card.h"
#include "rate/level.h"
#include "rate/score.h"
#include "server/stored_rating.h"

namespace nonet::cli {

store::RateFn rating_function() {
  return [](const Filling& puzzle) {
    const auto card = rate::card(puzzle, {});
    return card ? server::stored_rating(*card) : store::Rating{};
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

std::string rating_version() { return server::rating_version(); }

}  // namespace nonet::cli
