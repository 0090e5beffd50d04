// The rating card.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "board/pattern_symmetry.h"
#include "service/rate.h"
#include "wire/known.h"

namespace nonet::wire {

struct TechniqueUse {
  std::string_view technique = {};
  std::string_view name = {};
  int steps = 0;
};
BOOST_DESCRIBE_STRUCT(TechniqueUse, (), (technique, name, steps))

struct RatingCard {
  Filling puzzle = {};
  Filling solution = {};
  int branching = 0;
  int branching_as_given = 0;
  rate::Level level{};
  OrNull<int> score = {};
  std::string_view score_level = {};
  OrNull<std::string_view> hardest = {};
  OrNull<int> er = {};
  OrNull<int> ep = {};
  OrNull<int> ed = {};
  int guesses = 0;
  bool solved = false;
  std::optional<int> points_so_far = {};
  int steps = 0;
  int cells_left = 0;
  std::vector<TechniqueUse> techniques = {};
  OrNull<int> narrowest = {};
  int givens = 0;
  bool minimal = false;
  std::vector<PatternSymmetry> symmetries = {};
  std::uint64_t conflicts = 0;
  std::string profile = {};
  int engine_version = 0;
  std::optional<OrNull<Known>> known = {};
};
BOOST_DESCRIBE_STRUCT(RatingCard, (),
                      (puzzle, solution, branching, branching_as_given, level, score, score_level,
                       hardest, er, ep, ed, guesses, solved, points_so_far, steps, cells_left,
                       techniques, narrowest, givens, minimal, symmetries, conflicts, profile,
                       engine_version, known))
template <>
inline constexpr About about<RatingCard>{"RatingCard"};

RatingCard rating_document(const rate::Card& card);

}  // namespace nonet::wire
