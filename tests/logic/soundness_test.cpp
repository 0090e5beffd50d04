// Every step on the logical paths of the collections is accepted by the independent checker, and no
// step of any technique at any position on them removes a digit of the solution.
#include <array>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "logic/checker.h"
#include "logic/fish/fish_forms.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;
using nonet::testing::long_tests;
using nonet::testing::objection;
using nonet::testing::shared_lines;

struct Collection {
  const char* file;
  std::size_t stride;  // every so many are a fair sample
};
const Collection kCollections[] = {{"everyday.txt", 10}, {"top1465.txt", 15}, {"clues17.txt", 200}};

std::vector<Filling> puzzles_of(const char* file, std::size_t stride) {
  std::vector<Filling> puzzles;
  for (const std::string& line : shared_lines(file, stride)) puzzles.push_back(filling_from(line));
  return puzzles;
}

bool keeps(const Effect& effect, const Filling& solution) {
  bool right = true;
  for_each(effect.eliminations, [&](Cell c, Digit d) { right = right && solution.at(c) != d; });
  for_each(effect.placements, [&](Cell c, Digit d) { right = right && solution.at(c) == d; });
  return right;
}

void expect_accepted(const Path& path, const std::string& puzzle) {
  Grid grid = path.start;
  for (const Step& step : path.steps) {
    ASSERT_EQ(objection(grid, step), "") << technique(step.technique).key << " on " << puzzle;
    apply_to(grid, step.effect);
  }
  ASSERT_EQ(grid, path.end);
}

TEST(Soundness, EveryStepOnThePathsIsAccepted) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  std::map<std::string_view, int> seen;
  for (const Collection& collection : kCollections) {
    for (const Filling& puzzle :
         puzzles_of(collection.file, long_tests() ? 1 : collection.stride)) {
      const Path path = solve(Grid{puzzle}, {.profile = standard_profile(), .proven_unique = true});
      ASSERT_NO_FATAL_FAILURE(expect_accepted(path, nonet::testing::text_of(puzzle)));
      for (const Step& step : path.steps) ++seen[technique(step.technique).key];
    }
  }
  for (const auto& [key, count] : seen) RecordProperty(std::string{key}, count);
}

constexpr std::array kLargeFish{
    TechniqueId::squirmbag,         TechniqueId::whale,         TechniqueId::leviathan,
    TechniqueId::finned_squirmbag,  TechniqueId::finned_whale,  TechniqueId::finned_leviathan,
    TechniqueId::sashimi_squirmbag, TechniqueId::sashimi_whale, TechniqueId::sashimi_leviathan};

// Their graphs are large; nice_loops_test looks at them on hard boards.
constexpr std::array kThroughSets{TechniqueId::als_continuous_nice_loop,
                                  TechniqueId::als_discontinuous_nice_loop, TechniqueId::als_aic};

// With many long steps at every position; they have a test of their own.
constexpr std::array kNets{
    TechniqueId::nishio_forcing,          TechniqueId::forcing_net_contradiction,
    TechniqueId::forcing_net_verity,      TechniqueId::forcing_net_plus_contradiction,
    TechniqueId::forcing_net_plus_verity, TechniqueId::nested_net_contradiction,
    TechniqueId::nested_net_verity,
};

// Franken, mutant and Kraken fish, templates, chains of almost locked sets: there are hundreds at a
// position, and large arguments.
std::vector<TechniqueId> many_and_large() {
  std::vector<TechniqueId> ids;
  for (const Technique& t : all_techniques())
    if (is_of_houses(t.form) || t.page == "kraken-fish" || t.page == "templates")
      ids.push_back(t.id);
  return ids;
}

void expect_all_steps_sound(const Filling& puzzle, const Profile& profile) {
  const Filling solution = search::solve(Grid{puzzle}).value();
  const Path path = solve(Grid{puzzle}, {.profile = standard_profile(), .proven_unique = true});
  const std::size_t most = long_tests() ? 100 : 20;  // of a technique: some have hundreds
  Grid grid = path.start;
  for (std::size_t i = 0; i <= path.steps.size(); ++i) {
    for (const Step& step : find_steps(grid, {.profile = profile, .proven_unique = true}, most)) {
      const std::string_view key = technique(step.technique).key;
      ASSERT_TRUE(keeps(step.effect, solution))
          << key << " on " << nonet::testing::text_of(puzzle) << " after " << i << " steps";
      ASSERT_EQ(objection(grid, step), "")
          << key << " on " << nonet::testing::text_of(puzzle) << " after " << i << " steps";
    }
    if (i == path.steps.size()) return;
    apply_to(grid, path.steps[i].effect);
  }
}

TEST(Soundness, AllStepsOfEveryPosition) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  const Profile profile = find_profile("all")
                              ->without(kLargeFish)
                              .without(kNets)
                              .without(kThroughSets)
                              .without(many_and_large());
  for (const Collection& collection : kCollections)
    for (const Filling& puzzle :
         puzzles_of(collection.file, collection.stride * testing::every(10)))
      ASSERT_NO_FATAL_FAILURE(expect_all_steps_sound(puzzle, profile));
}

// In the middle of the standard way and at its end.
TEST(Soundness, LargeArgumentsAtTwoPositionsOfEachPath) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  const Profile profile = find_profile("all")->only(many_and_large());
  std::size_t steps = 0;
  for (const Collection& collection : kCollections) {
    for (const Filling& puzzle :
         puzzles_of(collection.file, collection.stride * testing::every(3))) {
      const Filling solution = search::solve(Grid{puzzle}).value();
      const Path path = solve(Grid{puzzle}, {.profile = standard_profile(), .proven_unique = true});
      for (const Grid& grid : {path.before(path.steps.size() / 2), path.end}) {
        for (const Step& step : find_steps(grid, {.profile = profile, .proven_unique = true}, 20)) {
          const std::string_view key = technique(step.technique).key;
          ASSERT_TRUE(keeps(step.effect, solution))
              << key << " on " << nonet::testing::text_of(puzzle);
          ASSERT_EQ(objection(grid, step), "") << key << " on " << nonet::testing::text_of(puzzle);
          ++steps;
        }
      }
    }
  }
  EXPECT_GT(steps, 100U);
}

// Every result of every net, where the techniques before them end.
TEST(Soundness, NetsWhereChainsEnd) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  const Profile chains = standard_profile().without(kNets);
  const std::span<const TechniqueId> all{kNets};
  const Profile nets = find_profile("all")->only(long_tests() ? all : all.first(5));
  std::map<TechniqueId, int> seen;
  for (const std::string& line : shared_lines("top1465.txt", 15, 100)) {
    const Filling puzzle = filling_from(line);
    const Filling solution = search::solve(Grid{puzzle}).value();
    const Path path = solve(Grid{puzzle}, {.profile = chains, .proven_unique = true});
    if (path.solved()) continue;
    for (const Step& step : find_steps(path.end, {.profile = nets}, 20)) {
      ASSERT_TRUE(keeps(step.effect, solution)) << technique(step.technique).key << " on " << line;
      ASSERT_EQ(objection(path.end, step), "") << technique(step.technique).key << " on " << line;
      ++seen[step.technique];
    }
  }
  EXPECT_GT(seen[TechniqueId::forcing_net_contradiction], 100);
  EXPECT_GT(seen[TechniqueId::forcing_net_verity], 20);
}

// By logic alone: no guess is in the profile.
TEST(Soundness, TheStandardProfileSolvesHardPuzzles) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  for (const std::string& line : shared_lines("top1465.txt", long_tests() ? 1 : 29, SIZE_MAX)) {
    const Grid grid{filling_from(line)};
    EXPECT_TRUE(solve(grid, {.profile = standard_profile(), .proven_unique = true}).solved())
        << line;
  }
}

TEST(Soundness, NestedNetsSolveTheHardest) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  for (const std::string& line : shared_lines("hardest.txt", 100 * testing::every(50), SIZE_MAX)) {
    const Path path =
        solve(Grid{filling_from(line)}, {.profile = *find_profile("all"), .proven_unique = true});
    EXPECT_TRUE(path.solved()) << line;
    ASSERT_NO_FATAL_FAILURE(expect_accepted(path, line));
  }
}

// Where the standard techniques end: there are most candidates left, and most large fish.
TEST(Soundness, LargeFishAtAHundredPositions) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  const Profile large = find_profile("all")->only(kLargeFish);
  int steps = 0;
  for (const std::string& line : shared_lines("top1465.txt", 14, 100)) {
    const Filling puzzle = filling_from(line);
    const Filling solution = search::solve(Grid{puzzle}).value();
    const Profile& singles = *find_profile("classic");
    const TechniqueId only[] = {TechniqueId::naked_single, TechniqueId::hidden_single_box,
                                TechniqueId::hidden_single_line};
    const Grid grid = solve(Grid{puzzle}, {.profile = singles.only(only)}).end;
    for (const Step& step : find_steps(grid, {.profile = large})) {
      ASSERT_TRUE(keeps(step.effect, solution)) << technique(step.technique).key << " on " << line;
      ASSERT_EQ(objection(grid, step), "") << technique(step.technique).key << " on " << line;
      ++steps;
    }
  }
  EXPECT_GT(steps, 100);
}

}  // namespace
}  // namespace nonet::logic
