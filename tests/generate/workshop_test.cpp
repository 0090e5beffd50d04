// Every puzzle is judged by others than those that made it: CDCL counts its solutions, ratings and
// ways are taken afresh, "needs" is checked by its definition.
#include "generate/workshop.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/canonical.h"
#include "cdcl/cdcl.h"
#include "generate/fulfil.h"
#include "logic/path.h"
#include "rate/branching.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::generate {
namespace {

using enum logic::TechniqueId;
using nonet::testing::text_of;
using rate::Level;

logic::Path way(const Filling& puzzle, const logic::Profile& profile) {
  return logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true});
}

logic::Profile before(const logic::Profile& profile, logic::TechniqueId id, std::size_t more) {
  logic::Profile easier = profile;
  easier.rows.resize(profile.rank(id) + more);
  return easier;
}

// With everything before it the way stops; with it the way goes on.
void expect_needs(const Filling& puzzle, logic::TechniqueId id, const logic::Profile& profile) {
  const logic::Path stops = way(puzzle, before(profile, id, 0));
  EXPECT_FALSE(stops.solved()) << text_of(puzzle);
  const logic::Path goes_on = way(puzzle, before(profile, id, 1));
  ASSERT_GT(goes_on.steps.size(), stops.steps.size()) << text_of(puzzle);
  EXPECT_EQ(goes_on.steps[stops.steps.size()].technique, id) << text_of(puzzle);
}

bool can_lose_a_given(const Filling& puzzle) {
  const CellSet givens = puzzle.cells();
  return std::any_of(givens.begin(), givens.end(), [&](Cell c) {
    Filling fewer = puzzle;
    fewer.clear(c);
    return search::count(fewer, {.solutions = 2}).solutions == 1;
  });
}

void expect_as_wished(const Made& made, const Wish& wish) {
  const std::string text = text_of(made.puzzle);
  const trace::Outcome outcome =
      cdcl::run(Grid{made.puzzle}, {}, {.solutions = 2, .work = 1'000'000});
  ASSERT_TRUE(outcome.complete) << text;
  EXPECT_EQ(outcome.solutions, 1U) << text;
  EXPECT_LT(made.puzzle.size(), kCells) << text;
  for (Cell c : made.puzzle.cells()) EXPECT_EQ(made.puzzle.at(c), made.solution.at(c)) << text;
  EXPECT_TRUE(wish.difficulty.contains(rate::branching(made.puzzle, made.solution).difficulty()))
      << text;
  EXPECT_TRUE(wish.givens.contains(made.puzzle.size())) << text;
  EXPECT_TRUE(has_symmetry(made.puzzle.cells(), wish.symmetry)) << text;
  if (wish.pattern) EXPECT_EQ(made.puzzle.cells(), *wish.pattern) << text;
  if (wish.minimal) EXPECT_NE(can_lose_a_given(made.puzzle), *wish.minimal) << text;
  const TechniqueWish& techniques = wish.techniques;
  const logic::Profile allowed = techniques.allowed();
  for (logic::TechniqueId id : techniques.require) expect_needs(made.puzzle, id, allowed);
  if (techniques.by_logic()) EXPECT_TRUE(way(made.puzzle, allowed).solved()) << text;
  if (!techniques.beyond.empty())
    EXPECT_FALSE(way(made.puzzle, techniques.profile.only(techniques.beyond)).solved()) << text;
  if (techniques.only_hard)
    for (const logic::Step& step : way(made.puzzle, allowed).steps)
      EXPECT_TRUE(step.technique == *techniques.only_hard ||
                  rate::level_of(step.technique) < rate::level_of(*techniques.only_hard))
          << text;
  if (techniques.score_level)
    EXPECT_EQ(rate::score(way(made.puzzle, allowed), allowed).level, *techniques.score_level);
}

struct Ordered {
  std::string name;
  std::function<void(Wish&)> want;
  std::size_t attempts;
  std::size_t least;  // of them must come true
};
void PrintTo(const Ordered& one, std::ostream* out) { *out << one.name; }

CellSet cross() {
  CellSet cells;
  for (Cell c : kAllCells)
    if ((row_of(c) + column_of(c)) % 3 == 0) cells.insert(c);
  return cells;
}

const std::vector<Ordered> kOrdered{
    {"Anything", [](Wish&) {}, 300, 300},
    {"Minimal", [](Wish& w) { w.minimal = true; }, 200, 200},
    {"NotMinimal",
     [](Wish& w) {
       w.minimal = false;
       w.givens = {28, 30};
     },
     200, 100},
    {"NotMinimalWithAnyNumberOfGivens", [](Wish& w) { w.minimal = false; }, 200, 100},
    {"VeryEasy", [](Wish& w) { w.difficulty = rate::row_of(Level::very_easy).made; }, 100, 90},
    {"Easy", [](Wish& w) { w.difficulty = rate::row_of(Level::easy).made; }, 100, 90},
    {"Normal", [](Wish& w) { w.difficulty = rate::row_of(Level::normal).made; }, 100, 90},
    {"Hard", [](Wish& w) { w.difficulty = rate::row_of(Level::hard).made; }, 300, 50},
    {"VeryHard", [](Wish& w) { w.difficulty = rate::row_of(Level::very_hard).made; }, 300, 20},
    {"Extreme", [](Wish& w) { w.difficulty = rate::row_of(Level::extreme).made; }, 300, 20},
    {"Givens", [](Wish& w) { w.givens = {25, 25}; }, 300, 100},
    {"ManyGivens", [](Wish& w) { w.givens = {60, 60}; }, 50, 50},
    {"AtLeast35Givens", [](Wish& w) { w.givens = {35, kCells}; }, 50, 50},
    {"AtLeast35GivensBySingles",
     [](Wish& w) {
       w.givens = {35, kCells};
       w.techniques.allow = {full_house, naked_single, hidden_single_box, hidden_single_line};
     },
     50, 20},
    {"HardWithAtLeast40Givens",
     [](Wish& w) {
       w.givens = {40, kCells};
       w.difficulty = rate::row_of(Level::hard).made;
     },
     3000, 1},
    {"Rot180", [](Wish& w) { w.symmetry = PatternSymmetry::rot180; }, 100, 100},
    {"Rot90", [](Wish& w) { w.symmetry = PatternSymmetry::rot90; }, 100, 100},
    {"Horizontal", [](Wish& w) { w.symmetry = PatternSymmetry::horizontal; }, 100, 100},
    {"Vertical", [](Wish& w) { w.symmetry = PatternSymmetry::vertical; }, 100, 100},
    {"Diagonal", [](Wish& w) { w.symmetry = PatternSymmetry::diagonal; }, 100, 100},
    {"AntiDiagonal", [](Wish& w) { w.symmetry = PatternSymmetry::antidiagonal; }, 100, 100},
    {"Full", [](Wish& w) { w.symmetry = PatternSymmetry::full; }, 100, 100},
    {"VeryEasyByTwos",
     [](Wish& w) {
       w.difficulty = rate::row_of(Level::very_easy).made;
       w.symmetry = PatternSymmetry::rot180;
     },
     100, 40},
    {"Pattern", [](Wish& w) { w.pattern = cross(); }, 10, 5},
    {"Solvable",
     [](Wish& w) {
       w.difficulty = rate::row_of(Level::very_hard).made;
       w.techniques.solvable = true;
     },
     300, 10},
    {"NeedsXWing", [](Wish& w) { w.techniques.require = {x_wing}; }, 1000, 2},
    {"OnlyHardXyWing", [](Wish& w) { w.techniques.only_hard = xy_wing; }, 2000, 1},
    {"SinglesAndPairs",
     [](Wish& w) {
       w.techniques.allow = {full_house,  naked_single, hidden_single_box, hidden_single_line,
                             locked_pair, naked_pair,   hidden_pair};
       w.techniques.require = {naked_pair};
     },
     1000, 2},
    {"NakedSinglesAndPointing",
     [](Wish& w) {
       w.difficulty = rate::row_of(Level::normal).made;
       w.techniques.allow = {naked_single, pointing};
       w.techniques.require = {pointing};
     },
     5000, 2},
    {"WithoutPointing", [](Wish& w) { w.techniques.forbid = {pointing, claiming}; }, 200, 10},
    {"BeyondSingles",
     [](Wish& w) {
       w.techniques.beyond = {full_house, naked_single, hidden_single_box, hidden_single_line};
     },
     100, 30},
    {"ScoreLevelHard", [](Wish& w) { w.techniques.score_level = rate::ScoreLevel::hard; }, 300, 10},
};

class WishesComeTrue : public ::testing::TestWithParam<Ordered> {};
INSTANTIATE_TEST_SUITE_P(All, WishesComeTrue, ::testing::ValuesIn(kOrdered),
                         [](const auto& one) { return one.param.name; });

// In the long run: a hundred thousand puzzles in all.
TEST_P(WishesComeTrue, AndOthersAgree) {
  Order order;
  GetParam().want(order.wish);
  ASSERT_EQ(why_impossible(order.wish), std::nullopt);
  order.seed = 2026;
  Workshop workshop{order};
  const std::size_t times = nonet::testing::long_tests() ? 40 : 1;
  std::size_t made_in_all = 0;
  for (std::size_t i = 0; i < times; ++i) {
    const auto made = workshop.attempt(i * GetParam().attempts, GetParam().attempts);
    made_in_all += made.size();
    for (const Made& one : made) expect_as_wished(one, order.wish);
  }
  EXPECT_GE(made_in_all, times * GetParam().least);
}

std::vector<std::string> lines_of(const std::vector<Made>& made) {
  std::vector<std::string> lines;
  for (const Made& one : made) lines.push_back(std::to_string(one.attempt) + text_of(one.puzzle));
  return lines;
}

TEST(Workshop, MakesTheSameHoweverItIsCutUp) {
  Order order;
  order.wish.difficulty = rate::row_of(Level::hard).made;
  order.seed = 7;
  const auto whole = lines_of(Workshop{order}.attempt(0, 300));
  std::vector<std::string> parts;
  Workshop other{order};
  for (const auto& [first, size] : {std::pair{0, 1}, {1, 2}, {3, 197}, {200, 100}})
    for (const std::string& line :
         lines_of(other.attempt(static_cast<std::uint64_t>(first), static_cast<std::size_t>(size))))
      parts.push_back(line);
  EXPECT_EQ(whole, parts);
  EXPECT_GT(whole.size(), 30U);
}

TEST(Workshop, OtherSeedsMakeOtherPuzzles) {
  std::set<std::string> forms;
  for (std::uint64_t seed : {0U, 1U, 2U, 3U}) {
    Order order;
    order.seed = seed;
    for (const Made& made : Workshop{order}.attempt(0, 50))
      forms.insert(text_of(canonical(made.puzzle).form));
  }
  EXPECT_EQ(forms.size(), 200U);
}

TEST(Workshop, StopsWhenAsked) {
  Order order;
  int asked = 0;
  const auto made = Workshop{order}.attempt(0, 1000, [&] { return ++asked > 3; });
  EXPECT_TRUE(made.empty());
}

TEST(Workshop, KnowsThePublishedWay) {
  Order order;
  order.wish.difficulty = rate::row_of(Level::hard).made;
  order.method = Method::published;
  order.rounds = 50;
  const auto made = Workshop{order}.attempt(0, 5);
  EXPECT_FALSE(made.empty());
  for (const Made& one : made) expect_as_wished(one, order.wish);
}

}  // namespace
}  // namespace nonet::generate
