// Thirty puzzles of every level by both methods, with and without symmetry: the level holds on the
// board in hand and canonically, by a formula of the test's own.
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "board/pattern_symmetry.h"
#include "generate/present.h"
#include "generate/workshop.h"
#include "rate/branching.h"
#include "search/count.h"
#include "support/level_judge.h"
#include "support/shared_data.h"

namespace nonet::generate {
namespace {

using nonet::testing::judged_level;
using nonet::testing::text_of;
using nonet::testing::wrong_by_band;
using nonet::testing::wrong_by_difficulty;

constexpr std::size_t kOfEach = 30;

std::vector<Made> first_of(const Order& order, std::size_t count) {
  Workshop workshop{order};
  std::vector<Made> made;
  const std::size_t size = order.method == Method::own ? 200 : 5;
  for (std::uint64_t from = 0; made.size() < count && from < 40'000; from += size)
    for (const Made& one : workshop.attempt(from, size))
      if (made.size() < count) made.push_back(one);
  return made;
}

std::string identifier(std::string name) {
  std::erase(name, '-');
  return name;
}

class LevelBothWays
    : public ::testing::TestWithParam<std::tuple<rate::LevelRow, Method, PatternSymmetry>> {};

std::string name_of_case(const ::testing::TestParamInfo<LevelBothWays::ParamType>& one) {
  const auto& [row, method, symmetry] = one.param;
  return identifier(std::string{row.name}) + (method == Method::own ? "Own" : "Published") +
         identifier(std::string{name_of(symmetry)});
}
INSTANTIATE_TEST_SUITE_P(All, LevelBothWays,
                         ::testing::Combine(::testing::ValuesIn(rate::kLevels),
                                            ::testing::Values(Method::own, Method::published),
                                            ::testing::Values(PatternSymmetry::none,
                                                              PatternSymmetry::rot180)),
                         name_of_case);

TEST_P(LevelBothWays, Holds) {
  const auto& [row, method, symmetry] = GetParam();
  Order order;
  order.wish.difficulty = row.made;
  order.wish.symmetry = symmetry;
  order.method = method;
  order.seed = 42;
  const std::vector<Made> made = first_of(order, kOfEach);
  ASSERT_EQ(made.size(), kOfEach);
  for (const Made& one : made) {
    EXPECT_EQ(search::count(one.puzzle, {.solutions = 2}).solutions, 1U) << text_of(one.puzzle);
    EXPECT_EQ(wrong_by_difficulty(judged_level(row.name), one.puzzle, one.solution), "");
    EXPECT_TRUE(has_symmetry(one.puzzle.cells(), symmetry)) << text_of(one.puzzle);
  }
}

class BandOfLevel : public ::testing::TestWithParam<rate::LevelRow> {};
INSTANTIATE_TEST_SUITE_P(All, BandOfLevel, ::testing::ValuesIn(rate::kLevels),
                         [](const auto& one) { return identifier(std::string{one.param.name}); });

TEST_P(BandOfLevel, IsKeptWhereItIsWished) {
  Order order;
  order.wish.difficulty = GetParam().made;
  order.wish.techniques.band = GetParam().level;
  order.seed = 43;
  const std::vector<Made> made = first_of(order, kOfEach);
  ASSERT_EQ(made.size(), kOfEach);
  for (const Made& one : made) {
    EXPECT_EQ(wrong_by_difficulty(judged_level(GetParam().name), one.puzzle, one.solution), "");
    EXPECT_EQ(wrong_by_band(judged_level(GetParam().name), one.puzzle), "");
  }
}

class LayoutOf : public ::testing::TestWithParam<PatternSymmetryRow> {};
INSTANTIATE_TEST_SUITE_P(All, LayoutOf, ::testing::ValuesIn(kPatternSymmetries),
                         [](const auto& one) { return identifier(std::string{one.param.name}); });

TEST_P(LayoutOf, KeepsTheSymmetryAndOnlyThat) {
  SplitMix64 source{3};
  CellSet pattern;
  while (pattern.size() < 30)
    pattern |= orbit(cell_at(static_cast<int>(below(kCells, source))), GetParam().symmetry);
  std::vector<CellSet> met;
  for (int i = 0; i < 200; ++i) {
    const Isomorphism map = random_layout({.symmetry = GetParam().symmetry}, source);
    ASSERT_TRUE(map.is_valid());
    CellSet image;
    for (Cell c : pattern) image.insert(map.map(c));
    EXPECT_TRUE(has_symmetry(image, GetParam().symmetry));
    if (std::find(met.begin(), met.end(), image) == met.end()) met.push_back(image);
  }
  EXPECT_GT(met.size(), 3U);  // a full symmetry leaves six, the others many
}

TEST(Layout, OfAPatternMovesNoCell) {
  SplitMix64 source{4};
  const Isomorphism map = random_layout({.cells = true}, source);
  for (Cell c : kAllCells) EXPECT_EQ(map.map(c), c);
  EXPECT_NE(map.digit_to, kAllDigits);
}

// What the formula of the tests counts is what the program counts.
TEST(Judge, AgreesWithTheProgramOnTheDifficulty) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  for (const std::string& line : nonet::testing::shared_lines("top1465.txt", 70, 20)) {
    const Filling puzzle = nonet::testing::filling_from(line);
    const Filling solution = *search::solve(Grid{puzzle});
    EXPECT_EQ((nonet::testing::PublishedFormula{text_of(puzzle), text_of(solution)}.difficulty()),
              rate::branching_as_it_lies(puzzle, solution).difficulty())
        << line;
  }
}

}  // namespace
}  // namespace nonet::generate
