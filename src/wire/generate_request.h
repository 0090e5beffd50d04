// A request for puzzles: the fields of a wish, how many, from which seed, and for how long.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "service/rated_puzzles.h"
#include "wire/choices.h"
#include "wire/position_request.h"

namespace nonet::wire {

// What one request may cost; the caller's clock bounds it as well.
inline constexpr std::uint64_t kMostPuzzles = 100;
inline constexpr std::uint64_t kMostAttempts = 1'000'000;
inline constexpr std::uint64_t kMostRounds = 1'000;
inline constexpr std::uint64_t kLargestSeed = (1ULL << 53) - 1;  // exact in every JSON reader

using WishTechniques = TextsOf<TechniquesOrGroups, service::kMostTechniques>;

struct GenerateRequest {
  std::optional<TextOf<Choices<rate::Level>>> level = {};
  std::optional<bool> band = {};
  std::optional<RangeText> difficulty = {};
  std::optional<RangeText> givens = {};
  std::optional<RangeText> score = {};
  std::optional<TextOf<ScoreLevelWords>> score_level = {};
  std::optional<bool> minimal = {};
  std::optional<TextOf<NamesAlone<PatternSymmetry>>> symmetry = {};
  std::optional<std::string> pattern = {};
  Flag solvable = {};
  std::optional<WishTechniques> allow = {};
  std::optional<WishTechniques> forbid = {};
  std::optional<Texts<service::kMostTechniques>> require = {};
  std::optional<WishTechniques> beyond = {};
  std::optional<std::string> only_hard = {};
  std::optional<std::string> practice = {};
  std::optional<Choice<logic::Profile>> profile = {};
  Flag uniform_grids = {};
  NumberOr<1, 1, kMostPuzzles> count = {};
  std::optional<Number<0, kLargestSeed>> seed = {};
  std::optional<Number<1, kMostAttempts>> budget = {};
  std::optional<Choice<generate::Method>> method = {};
  NumberOr<generate::kUsualRounds, 1, kMostRounds> rounds = {};
};
BOOST_DESCRIBE_STRUCT(GenerateRequest, (),
                      (level, band, difficulty, givens, score, score_level, minimal, symmetry,
                       pattern, solvable, allow, forbid, require, beyond, only_hard, practice,
                       profile, uniform_grids, count, seed, budget, method, rounds))

inline constexpr Meaning kGenerateMeanings[]{
    {"band",
     "the hardest technique fits the level too; true when not given, where the level is all that "
     "is said of how hard the puzzles are and the method is own"},
    {"minimal", "true: no given can be left out; false: some can"},
    {"pattern", "exactly these givens: 81 characters, . for a cell that stays empty"},
    {"solvable", "by the techniques of the profile"},
    {"require", "keys of techniques"},
    {"only_hard", "key of a technique: every other step is easier"},
    {"practice", "key of a technique: positions where it is the move"},
    {"seed", "the same gives the same puzzles; without it, by chance"},
    {"budget", "attempts without a new puzzle; 200000 when not given, 1 for published"},
    {"rounds", "of the published method"},
};
template <>
inline constexpr About about<GenerateRequest>{
    {}, "what is left out may be anything", kGenerateMeanings};

// Or the reason why no puzzle can be as wished. `chance`: random bits, for the seed where none is
// said.
Understood<service::GenerateRequest> order_of(const GenerateRequest& sent, std::uint64_t chance);

}  // namespace nonet::wire
