#include "rate/card.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "logic/technique.h"
#include "rate/engine_version.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::rate {
namespace {

using logic::TechniqueId;
using nonet::testing::filling_from;

// Full houses and hidden singles are enough; 30 givens.
constexpr const char* kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// 17 givens.
constexpr const char* kSeventeen =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
// Beyond every technique of today.
constexpr const char* kBeyond =
    "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...";

logic::Profile singles() {
  using enum TechniqueId;
  return logic::standard_profile().only(
      std::array{full_house, naked_single, hidden_single_box, hidden_single_line});
}

int steps_of(const Card& card) {
  int steps = 0;
  for (const TechniqueUse& use : card.techniques) steps += use.steps;
  return steps;
}

TEST(Card, TellsAllOfAnEasyPuzzle) {
  const auto rated = card(filling_from(kEasy), {});
  ASSERT_TRUE(rated);
  EXPECT_EQ(rated->solution, *search::solve(Grid{filling_from(kEasy)}));
  EXPECT_EQ(rated->rating.branching, (Branching{0, 51}));
  EXPECT_EQ(rated->rating.level, Level::normal);
  EXPECT_EQ(rated->rating.score.level, ScoreLevel::easy);
  EXPECT_TRUE(rated->rating.score.solved);
  EXPECT_EQ(rated->steps, 51);
  EXPECT_EQ(steps_of(*rated), rated->steps);
  EXPECT_EQ(rated->cells_left, 0);
  EXPECT_EQ(rated->givens, 30);
  EXPECT_FALSE(rated->minimal);
  EXPECT_EQ(rated->symmetries, std::vector{PatternSymmetry::rot180});
  EXPECT_EQ(rated->profile, "standard");
  EXPECT_EQ(rated->engine_version, kEngineVersion);
}

TEST(Card, KnowsMinimalPuzzlesAndTheirPoints) {
  const auto rated = card(filling_from(kSeventeen), {});
  ASSERT_TRUE(rated);
  EXPECT_TRUE(rated->minimal);
  EXPECT_EQ(rated->symmetries, std::vector<PatternSymmetry>{});
  int points = 0;
  for (const TechniqueUse& use : rated->techniques)
    points += use.steps * logic::standard_profile().points(use.technique);
  EXPECT_EQ(rated->rating.score.points, points);
  EXPECT_EQ(rated->techniques.back().technique, rated->rating.score.hardest);
}

TEST(Card, SaysHowFarTheProfileGets) {
  const auto singles = logic::parse_profile("singles", "full-house 4\nnaked-single 4\n");
  const auto rated = card(filling_from(kBeyond), {.profile = *singles});
  ASSERT_TRUE(rated);
  EXPECT_FALSE(rated->rating.score.solved);
  EXPECT_EQ(rated->rating.score.level, ScoreLevel::extreme);
  EXPECT_EQ(rated->cells_left + rated->steps, 81 - rated->givens);
  EXPECT_EQ(rated->profile, "singles");
  EXPECT_GT(rated->conflicts, 0U);
}

TEST(Card, AFullBoardIsTheEasiestOfAll) {
  const Filling full = *search::solve(Grid{filling_from(kEasy)});
  const auto rated = card(full, {});
  ASSERT_TRUE(rated);
  EXPECT_EQ(rated->rating.branching.difficulty(), 0);
  EXPECT_EQ(rated->rating.score, (Score{0, ScoreLevel::easy, std::nullopt, true}));
  EXPECT_EQ(rated->steps, 0);
  EXPECT_EQ(rated->narrowest, std::nullopt);
  EXPECT_FALSE(rated->minimal);
  EXPECT_EQ(rated->symmetries, std::vector{PatternSymmetry::full});
}

TEST(Card, OnlyPuzzlesWithOneSolutionHaveOne) {
  Filling several = filling_from(kSeventeen);
  several.clear(several.cells().first());
  EXPECT_EQ(card(several, {}).error(), NotRatable::several_solutions);
  EXPECT_EQ(card(Filling{}, {}).error(), NotRatable::several_solutions);
  EXPECT_EQ(rate(several, {}).error(), NotRatable::several_solutions);
  Filling repeated;
  repeated.set(cell_at(0), digit_of(5));
  repeated.set(cell_at(1), digit_of(5));
  EXPECT_EQ(card(repeated, {}).error(), NotRatable::no_solution);
}

TEST(Card, CanBeStopped) {
  CardOptions options;
  options.stop = [] { return true; };
  EXPECT_EQ(card(filling_from(kBeyond), options).error(), NotRatable::stopped);
  options.solution = search::solve(Grid{filling_from(kBeyond)});
  EXPECT_EQ(rate(filling_from(kBeyond), options).error(), NotRatable::stopped);
}

// Whatever it is about: the way, its narrowest point, each given.
TEST(Card, AsksToStopAllTheWay) {
  CardOptions options;
  int asked = 0;
  options.stop = [&] { return ++asked < 0; };
  ASSERT_TRUE(rate(filling_from(kSeventeen), options));
  const int for_the_rating = asked;
  asked = 0;
  const auto rated = card(filling_from(kSeventeen), options);
  ASSERT_TRUE(rated);
  EXPECT_GT(asked, for_the_rating + rated->steps + rated->givens);
  const int in_all = asked;
  for (int last = 0; last < in_all; last += 1 + in_all / 20) {
    asked = 0;
    options.stop = [&] { return ++asked > last; };
    EXPECT_EQ(card(filling_from(kSeventeen), options).error(), NotRatable::stopped) << last;
  }
}

TEST(Card, AKnownSolutionChangesNothing) {
  const Filling puzzle = filling_from(kSeventeen);
  EXPECT_EQ(*rate(puzzle, {}), *rate(puzzle, {.solution = search::solve(Grid{puzzle})}));
}

TEST(WaysForward, AreDifferentEffects) {
  // Row 1 lacks one digit: a full house, a naked single and hidden singles, all the same to do.
  const Grid one{filling_from("12345678" + std::string(73, '.'))};
  EXPECT_EQ(ways_forward(one, singles()), 1);
  const Grid two{filling_from("12345678." + std::string(63, '.') + "23456789.")};
  EXPECT_EQ(ways_forward(two, singles()), 2);
  EXPECT_EQ(ways_forward(two, singles(), 1), 1);
}

TEST(WaysForward, AreMoreForThoseWhoKnowMore) {
  const Grid grid{filling_from(kSeventeen)};
  const int few = *ways_forward(grid, singles());
  const int more = *ways_forward(grid, logic::standard_profile());
  EXPECT_LT(few, more);
  std::vector<logic::Effect> effects;
  for (const logic::Step& step :
       logic::find_steps(grid, {logic::standard_profile(), /*proven_unique=*/true}))
    if (std::ranges::find(effects, step.effect) == effects.end()) effects.push_back(step.effect);
  EXPECT_EQ(more, static_cast<int>(effects.size()));
}

TEST(WaysForward, TheEndIsNotNarrow) {
  Filling nearly = *search::solve(Grid{filling_from(kEasy)});
  nearly.clear(cell_at(0));
  EXPECT_EQ(ways_forward(Grid{nearly}, logic::standard_profile()), std::nullopt);
}

TEST(WaysForward, TheNarrowestPointIsTheLeastOnThePath) {
  for (const char* text : {kEasy, kSeventeen}) {
    const logic::Profile& standard = logic::standard_profile();
    const auto rated = card(filling_from(text), {});
    logic::Profile known{"known", {}};
    for (const logic::Profile::Row& row : standard.rows)
      if (singles().contains(row.technique) ||
          standard.rank(row.technique) <= standard.rank(*rated->rating.score.hardest))
        known.rows.push_back(row);
    const logic::Path path =
        logic::solve(Grid{filling_from(text)}, {.profile = standard, .proven_unique = true});
    std::optional<int> least;
    for (std::size_t i = 0; i < path.steps.size(); ++i)
      if (const auto ways = ways_forward(path.before(i), known))
        least = std::min(*ways, least.value_or(*ways));
    EXPECT_EQ(rated->narrowest, least);
  }
}

// Everything on the card but the path is the same however the board lies; patterns turn with it.
TEST(Card, WhatDoesNotDependOnTheWayIsTheSameForIsomorphs) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  std::uint64_t seed = 0;
  for (const std::string& line : nonet::testing::shared_lines("everyday.txt", 40, 50)) {
    const Filling puzzle = filling_from(line);
    const auto rated = card(puzzle, {});
    const auto other = card(random_isomorphism(++seed).apply(puzzle), {});
    ASSERT_TRUE(rated && other);
    EXPECT_EQ(rated->rating.branching, other->rating.branching);
    EXPECT_EQ(rated->minimal, other->minimal);
    EXPECT_EQ(rated->givens, other->givens);
  }
}

}  // namespace
}  // namespace nonet::rate
