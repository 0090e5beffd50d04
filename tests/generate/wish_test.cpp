#include "generate/wish.h"

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "support/fillings.h"

namespace nonet::generate {
namespace {

using enum logic::TechniqueId;
using rate::Level;

CellSet first_cells(int count) {
  CellSet cells;
  for (Cell c : kAllCells)
    if (index(c) < count) cells.insert(c);
  return cells;
}

Range made_for(Level level) { return rate::row_of(level).made; }

struct Case {
  std::string name;
  std::function<void(Wish&)> want;
  std::string reason;  // part of the sentence; empty: possible
};
void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }

class Wishes : public ::testing::TestWithParam<Case> {};

TEST_P(Wishes, AreRefusedOnlyWhenImpossible) {
  Wish wish;
  GetParam().want(wish);
  const auto reason = why_impossible(wish);
  if (GetParam().reason.empty())
    EXPECT_FALSE(reason) << *reason;
  else
    EXPECT_NE(reason.value_or("possible").find(GetParam().reason), std::string::npos)
        << reason.value_or("possible");
}

const std::vector<Case> kCases{
    {"Anything", [](Wish&) {}, ""},
    {"SixteenGivens", [](Wish& w) { w.givens = {16, 16}; }, "at least 17 givens, not 16"},
    {"SeventeenGivens", [](Wish& w) { w.givens = {17, 17}; }, ""},
    {"TooManyGivens", [](Wish& w) { w.givens = {82, 90}; }, "only 81 cells"},
    {"EmptyRange", [](Wish& w) { w.givens = {30, 20}; }, "range of givens is empty"},
    {"EmptyDifficulty", [](Wish& w) { w.difficulty = {3, 2}; }, "difficulties is empty"},
    {"OneGuessAndNoEmptyCell", [](Wish& w) { w.difficulty = {100, 103}; },
     "no puzzle has the one asked for"},
    {"OneGuessAndFourEmptyCells", [](Wish& w) { w.difficulty = {104, 104}; }, ""},
    {"EightyEmptyCells", [](Wish& w) { w.difficulty = {65, 99}; },
     "no puzzle has the one asked for"},
    {"SmallPattern", [](Wish& w) { w.pattern = first_cells(10); }, "pattern has 10 cells"},
    {"EmptyRows", [](Wish& w) { w.pattern = first_cells(63); }, "Rows 8 and 9"},
    {"PatternAgainstGivens",
     [](Wish& w) {
       w.pattern = first_cells(72);
       w.givens = {30, 40};
     },
     "pattern has 72 cells"},
    {"PatternAgainstSymmetry",
     [](Wish& w) {
       w.pattern = first_cells(74);
       w.symmetry = PatternSymmetry::rot180;
     },
     "does not have the symmetry rot180"},
    {"TwentySixEmptyByFours",
     [](Wish& w) {
       w.difficulty = made_for(Level::very_easy);
       w.symmetry = PatternSymmetry::rot90;
     },
     "come in groups"},
    {"TwentySixEmptyByTwos",
     [](Wish& w) {
       w.difficulty = made_for(Level::very_easy);
       w.symmetry = PatternSymmetry::rot180;
     },
     ""},
    {"LevelAgainstGivens",
     [](Wish& w) {
       w.difficulty = made_for(Level::easy);
       w.givens = {30, 35};
     },
     "do not go with it"},
    {"HardWithManyGivens",
     [](Wish& w) {
       w.difficulty = made_for(Level::hard);
       w.givens = {40, 40};
     },
     ""},
    {"NeededAndForbidden", [](Wish& w) { w.techniques.require = w.techniques.forbid = {x_wing}; },
     "X-Wing is both needed and forbidden"},
    {"NeededButNotAllowed",
     [](Wish& w) {
       w.techniques.require = {x_wing};
       w.techniques.allow = {naked_single, hidden_single_box, swordfish};
     },
     "not among the allowed"},
    {"NeededButNotInProfile", [](Wish& w) { w.techniques.require = {fork_chain}; },
     "profile standard does not have it"},
    {"SinglesNeedNoFish",
     [](Wish& w) {
       w.difficulty = made_for(Level::normal);
       w.techniques.require = {x_wing};
     },
     "solved by singles alone"},
    {"NotAllSinglesNeedPointing",
     [](Wish& w) {
       w.difficulty = made_for(Level::normal);
       w.techniques.allow = {naked_single, pointing};
       w.techniques.require = {pointing};
     },
     ""},
    {"PointingBeforeHiddenSingles",
     [](Wish& w) {
       w.difficulty = made_for(Level::normal);
       w.techniques.profile.rows = {
           {naked_single, 4}, {pointing, 50}, {hidden_single_box, 14}, {hidden_single_line, 14}};
       w.techniques.require = {pointing};
     },
     ""},
    {"BeyondNakedSinglesWithoutGuess",
     [](Wish& w) {
       w.difficulty = made_for(Level::normal);
       w.techniques.beyond = {full_house, naked_single};
     },
     ""},
    {"NothingThatPlaces", [](Wish& w) { w.techniques.allow = {x_wing}; }, "Without singles"},
    {"GuessesForSingles",
     [](Wish& w) {
       w.difficulty = made_for(Level::hard);
       w.techniques.allow = {full_house, naked_single, hidden_single_box, hidden_single_line};
     },
     "singles solve needs no guess"},
    {"GuessesForAnEasyScore",
     [](Wish& w) {
       w.difficulty = made_for(Level::extreme);
       w.techniques.score_level = rate::ScoreLevel::easy;
     },
     "singles solve needs no guess"},
    {"GuessesForPairs",
     [](Wish& w) {
       w.difficulty = made_for(Level::hard);
       w.techniques.allow = {naked_single, hidden_single_box, hidden_single_line, naked_pair};
     },
     ""},
    {"GuessesBeyondSingles",
     [](Wish& w) {
       w.difficulty = made_for(Level::hard);
       w.techniques.beyond = {naked_single};
     },
     ""},
    {"PointsAboveTheCap",
     [](Wish& w) {
       w.techniques.score_level = rate::ScoreLevel::easy;
       w.techniques.score = {801, Range{}.to};
     },
     "the score level gentle has at most 800 points"},
    {"PointsAtTheCap",
     [](Wish& w) {
       w.techniques.score_level = rate::ScoreLevel::easy;
       w.techniques.score = {800, Range{}.to};
     },
     ""},
    {"HarderThanItsLevel",
     [](Wish& w) {
       w.techniques.require = {x_wing};
       w.techniques.score_level = rate::ScoreLevel::medium;
     },
     "harder than moderate"},
    {"TwoOnlyHardOnes",
     [](Wish& w) {
       w.techniques.require = {swordfish};
       w.techniques.only_hard = x_wing;
     },
     "only hard technique"},
    {"BeyondWhatIsAllowed",
     [](Wish& w) {
       w.techniques.allow = {naked_single, hidden_single_box};
       w.techniques.beyond = {naked_single, hidden_single_box, x_wing};
     },
     "must not be enough"},
    {"BeyondSinglesWithoutGuess",
     [](Wish& w) {
       w.difficulty = made_for(Level::normal);
       w.techniques.beyond = {full_house, naked_single, hidden_single_box, hidden_single_line};
     },
     "solved by singles alone"},
};
INSTANTIATE_TEST_SUITE_P(All, Wishes, ::testing::ValuesIn(kCases),
                         [](const auto& one) { return one.param.name; });

TEST(PossibleGivens, ComeInTheGroupsOfTheSymmetry) {
  const auto full = possible_givens(PatternSymmetry::full);
  EXPECT_TRUE(full[81]);
  EXPECT_TRUE(full[17]);  // 16 and the centre
  EXPECT_FALSE(full[18]);
  EXPECT_TRUE(full[20]);
  const auto none = possible_givens(PatternSymmetry::none);
  for (bool possible : none) EXPECT_TRUE(possible);
}

}  // namespace
}  // namespace nonet::generate
