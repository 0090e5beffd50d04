#include "service/wish_words.h"

#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::service {
namespace {

using enum logic::TechniqueId;
using generate::Range;
using generate::Wish;

constexpr int kNoEnd = Range{}.to;
using Ids = std::vector<logic::TechniqueId>;
const Ids kSingles{full_house, naked_single, hidden_single_box, hidden_single_line};

struct Good {
  std::string name;
  WishWords words;
  std::function<bool(const Wish&)> holds;
};
void PrintTo(const Good& one, std::ostream* out) { *out << one.name; }

const std::string kPattern(81, 'x');

const std::vector<Good> kGood{
    {"Nothing", {}, [](const Wish& w) { return !w.techniques.any() && w.difficulty == Range{}; }},
    {"Level", {.level = "hard"}, [](const Wish& w) { return w.difficulty == Range{101, 199}; }},
    {"Medium", {.level = "medium"}, [](const Wish& w) { return w.difficulty == Range{50, 99}; }},
    {"Extreme",
     {.level = "extreme"},
     [](const Wish& w) { return w.difficulty == Range{301, kNoEnd}; }},
    {"OneNumber",
     {.difficulty = "120"},
     [](const Wish& w) { return w.difficulty == Range{120, 120}; }},
    {"RangeOfTwo",
     {.difficulty = "120-180"},
     [](const Wish& w) { return w.difficulty == Range{120, 180}; }},
    {"RangeUpwards",
     {.difficulty = "120-"},
     [](const Wish& w) { return w.difficulty == Range{120, kNoEnd}; }},
    {"RangeDownwards",
     {.difficulty = "-180"},
     [](const Wish& w) { return w.difficulty == Range{0, 180}; }},
    {"Givens", {.givens = "24-28"}, [](const Wish& w) { return w.givens == Range{24, 28}; }},
    {"Score",
     {.score = "500-"},
     [](const Wish& w) { return w.techniques.score == Range{500, kNoEnd}; }},
    {"Band",
     {.level = "hard", .band = true},
     [](const Wish& w) { return w.techniques.band == rate::Level::hard; }},
    {"ScoreLevel",
     {.score_level = "tough"},
     [](const Wish& w) { return w.techniques.score_level == rate::ScoreLevel::unfair; }},
    {"ScoreLevelByItsOlderName",
     {.score_level = "unfair"},
     [](const Wish& w) { return w.techniques.score_level == rate::ScoreLevel::unfair; }},
    {"Minimal", {.minimal = true}, [](const Wish& w) { return w.minimal == true; }},
    {"NotMinimal", {.minimal = false}, [](const Wish& w) { return w.minimal == false; }},
    {"Symmetry",
     {.symmetry = "rot180"},
     [](const Wish& w) { return w.symmetry == PatternSymmetry::rot180; }},
    {"Pattern",
     {.pattern = "." + kPattern.substr(1)},
     [](const Wish& w) { return w.pattern->size() == 80 && !w.pattern->contains(cell_at(0, 0)); }},
    {"PatternWithZeros",
     {.pattern = "0_*." + kPattern.substr(4)},
     [](const Wish& w) { return w.pattern->size() == 77; }},
    {"Solvable", {.solvable = true}, [](const Wish& w) { return w.techniques.solvable; }},
    {"AllowGroup",
     {.allow = {"singles"}},
     [](const Wish& w) { return w.techniques.allow == kSingles; }},
    {"AllowGroupAndKey",
     {.allow = {"singles", "x-wing"}},
     [](const Wish& w) {
       return w.techniques.allow.size() == 5 && w.techniques.allow.back() == x_wing;
     }},
    {"Forbid",
     {.forbid = {"locked", "x-wing"}},
     [](const Wish& w) { return w.techniques.forbid == Ids{pointing, claiming, x_wing}; }},
    {"Require",
     {.require = {"x-wing", "swordfish"}},
     [](const Wish& w) { return w.techniques.require == Ids{x_wing, swordfish}; }},
    {"Beyond",
     {.beyond = {"singles"}},
     [](const Wish& w) { return w.techniques.beyond == kSingles && !w.techniques.by_logic(); }},
    {"OnlyHard",
     {.only_hard = "x-wing"},
     [](const Wish& w) { return w.techniques.only_hard == x_wing; }},
    {"Practice",
     {.practice = "x-wing"},
     [](const Wish& w) { return w.techniques.use == Ids{x_wing}; }},
    {"UniformGrids",
     {.uniform_grids = true},
     [](const Wish& w) { return w.grids == generate::GridMethod::uniform; }},
};

class GoodWords : public ::testing::TestWithParam<Good> {};
INSTANTIATE_TEST_SUITE_P(Wish, GoodWords, ::testing::ValuesIn(kGood),
                         [](const auto& one) { return one.param.name; });

TEST_P(GoodWords, MeanWhatTheySay) {
  const auto wish = read_wish(GetParam().words, logic::standard_profile());
  ASSERT_TRUE(wish) << wish.error().sentence;
  EXPECT_TRUE(GetParam().holds(*wish));
  EXPECT_EQ(wish->techniques.profile.name, "standard");
}

struct Bad {
  std::string name;
  WishWords words;
  std::string code;
  std::string field;
  std::string sentence;
};
void PrintTo(const Bad& one, std::ostream* out) { *out << one.name; }

const std::string kNoRange = " is no number or range such as 24, 24-28, 24- or -28.";
const std::string kNoPattern = " is no pattern: 81 characters, '.' for a cell that stays empty.";

const std::vector<Bad> kBad{
    {"Level",
     {.level = "tricky"},
     "unknown-level",
     "level",
     "'tricky' is none of very-easy, easy, normal, hard, very-hard, extreme."},
    {"EmptyLevel",
     {.level = ""},
     "unknown-level",
     "level",
     "'' is none of very-easy, easy, normal, hard, very-hard, extreme."},
    {"LevelAndDifficulty",
     {.level = "hard", .difficulty = "120"},
     "two-wishes",
     "difficulty",
     "A level is a range of difficulties: give one or the other."},
    {"BandWithoutLevel",
     {.band = true},
     "band-without-level",
     "band",
     "A band is that of a level: give the level too."},
    {"Word", {.difficulty = "much"}, "wrong-range", "difficulty", "'much'" + kNoRange},
    {"Dash", {.difficulty = "-"}, "wrong-range", "difficulty", "'-'" + kNoRange},
    {"TwoDashes", {.difficulty = "1-2-3"}, "wrong-range", "difficulty", "'1-2-3'" + kNoRange},
    {"Spaces", {.givens = "24 - 28"}, "wrong-range", "givens", "'24 - 28'" + kNoRange},
    {"Fraction", {.givens = "24.5"}, "wrong-range", "givens", "'24.5'" + kNoRange},
    {"Negative", {.givens = "24--3"}, "wrong-range", "givens", "'24--3'" + kNoRange},
    {"Nothing", {.score = ""}, "wrong-range", "score", "''" + kNoRange},
    {"Huge", {.score = "99999999999"}, "wrong-range", "score", "'99999999999'" + kNoRange},
    {"EscapeSequence", {.score = "\x1b[31m"}, "wrong-range", "score", "what was given" + kNoRange},
    {"ScoreLevel",
     {.score_level = "normal"},
     "unknown-score-level",
     "score-level",
     "'normal' is none of gentle, moderate, tricky, tough, fiendish."},
    {"Symmetry",
     {.symmetry = "rot45"},
     "unknown-symmetry",
     "symmetry",
     "'rot45' is none of none, rot180, rot90, horizontal, vertical, diagonal, anti-diagonal, "
     "full."},
    {"ShortPattern", {.pattern = "xx.x"}, "wrong-pattern", "pattern", "'xx.x'" + kNoPattern},
    {"LongPattern",
     {.pattern = kPattern + "x"},
     "wrong-pattern",
     "pattern",
     "what was given" + kNoPattern},
    {"Allow",
     {.allow = {"singles", "x-wong"}},
     "unknown-technique",
     "allow",
     "There is no technique and no group 'x-wong'."},
    {"Forbid",
     {.forbid = {""}},
     "unknown-technique",
     "forbid",
     "There is no technique and no group ''."},
    {"Beyond",
     {.beyond = {"magic"}},
     "unknown-technique",
     "beyond",
     "There is no technique and no group 'magic'."},
    {"RequireAGroup",
     {.require = {"x-wing", "pairs"}},
     "unknown-technique",
     "require",
     "'pairs' is a group, and here one technique is named: locked-pair, naked-pair, hidden-pair."},
    {"OnlyHard",
     {.only_hard = "pairs"},
     "unknown-technique",
     "only-hard",
     "'pairs' is a group, and here one technique is named: locked-pair, naked-pair, hidden-pair."},
    {"Practice",
     {.practice = "chess"},
     "unknown-technique",
     "practice",
     "'chess' is no technique."},
    {"TheFirstIsTold",
     {.level = "tricky", .givens = "many"},
     "unknown-level",
     "level",
     "'tricky' is none of very-easy, easy, normal, hard, very-hard, extreme."},
    {"EmptyRange", {.givens = "30-20"}, "impossible-wish", "", "The range of givens is empty."},
    {"SixteenGivens",
     {.givens = "16"},
     "impossible-wish",
     "",
     "A puzzle with one solution has at least 17 givens, not 16."},
    {"TenCells",
     {.pattern = std::string(10, 'x') + std::string(71, '.')},
     "impossible-wish",
     "",
     "The pattern has 10 cells, and a puzzle with one solution has at least 17 givens."},
    {"Contradiction",
     {.forbid = {"fish"}, .require = {"x-wing"}},
     "impossible-wish",
     "",
     "X-Wing is both needed and forbidden."},
    {"TwentySixEmptyByFours",
     {.level = "very-easy", .symmetry = "rot90"},
     "impossible-wish",
     "",
     "With the symmetry rot90 the givens come in groups, and no number of groups gives the number "
     "of givens that is needed."},
};

class BadWords : public ::testing::TestWithParam<Bad> {};
INSTANTIATE_TEST_SUITE_P(Wish, BadWords, ::testing::ValuesIn(kBad),
                         [](const auto& one) { return one.param.name; });

TEST_P(BadWords, AreRefusedWithASentence) {
  const auto wish = read_wish(GetParam().words, logic::standard_profile());
  ASSERT_FALSE(wish);
  EXPECT_EQ(wish.error().code, GetParam().code);
  EXPECT_EQ(wish.error().field, GetParam().field);
  EXPECT_EQ(wish.error().sentence, GetParam().sentence);
}

TEST(TechniqueGroups, AreAllReadable) {
  const std::string names = technique_groups();
  std::size_t groups = 0;
  for (std::size_t at = 0; at < names.size(); ++groups) {
    const std::size_t comma = std::min(names.find(", ", at), names.size());
    const std::string name = names.substr(at, comma - at);
    const auto wish =
        read_wish({.forbid = {name == "singles" ? "fish" : name}}, *logic::find_profile("all"));
    ASSERT_TRUE(wish) << name << ": " << wish.error().sentence;
    EXPECT_FALSE(wish->techniques.forbid.empty()) << name;
    at = comma + 2;
  }
  EXPECT_EQ(groups, 13U);
}

}  // namespace
}  // namespace nonet::service
