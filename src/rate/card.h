// The rating of a puzzle on both scales, and the card with everything else that can be said about
// how hard it is.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "board/filling.h"
#include "board/pattern_symmetry.h"
#include "logic/path.h"
#include "logic/profile.h"
#include "rate/branching.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::rate {

// What a collection keeps of each puzzle.
struct Rating {
  Branching branching;  // of the canonical form: the puzzle's own, and that of its level
  Branching as_given;   // of the board as it lies
  Level level = Level::very_easy;
  Score score;
  friend constexpr bool operator==(const Rating&, const Rating&) = default;
};

struct TechniqueUse {
  logic::TechniqueId technique;
  int steps;
  friend constexpr bool operator==(const TechniqueUse&, const TechniqueUse&) = default;
};

struct Card {
  Filling puzzle;
  Filling solution;
  Rating rating;

  // The logical path.
  std::vector<TechniqueUse> techniques;  // in the profile's order
  int steps = 0;
  int cells_left = 0;  // still open where the profile's techniques end; 0: it solves the puzzle
  // The fewest ways forward at any position of the path, for a person who knows the profile's
  // singles and everything up to the hardest technique on the path. None where no position counts:
  // see ways_forward.
  std::optional<int> narrowest;

  // The puzzle as it is printed.
  int givens = 0;
  bool minimal = false;  // every given is needed
  std::vector<PatternSymmetry> symmetries;

  // A third view: conflicts that clause learning meets until it has the solution and the proof
  // that there is no other.
  std::uint64_t conflicts = 0;

  std::string profile;
  int engine_version = 0;
};

// Only a puzzle with exactly one solution has a rating.
enum class NotRatable : std::uint8_t { no_solution, several_solutions, stopped };

struct CardOptions {
  const logic::Profile& profile = logic::standard_profile();
  // The only solution, where the caller has proved that it is; otherwise it is looked for.
  std::optional<Filling> solution = {};
  std::function<bool()> stop = {};  // true, and then for ever: give up
};

tl::expected<Rating, NotRatable> rate(const Filling& puzzle, const CardOptions& options);
tl::expected<Card, NotRatable> card(const Filling& puzzle, const CardOptions& options);

// How many different things a person can do next who knows these techniques: the different effects
// of all their steps. Nothing when singles fill every open cell: the end of every puzzle is narrow.
// Counts up to `most`, or until `stop` becomes true. The puzzle must have one solution.
std::optional<int> ways_forward(const Grid& grid, const logic::Profile& known,
                                int most = std::numeric_limits<int>::max(),
                                const std::function<bool()>& stop = {});

}  // namespace nonet::rate
