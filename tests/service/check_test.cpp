#include "service/check.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/puzzles.h"
#include "wire/check.h"

namespace nonet::service {
namespace {

struct Case {
  std::string name;
  std::string text;
  Standing standing;
  std::vector<std::string> findings;  // "code: sentence", in order
};

using testing::kPuzzle;
using testing::kSolved;

std::string with(std::string text, std::size_t at, char c) {
  text[at] = c;
  return text;
}

const std::vector<Case> kCases{
    {"proper", kPuzzle, Standing::unique, {"one-solution: exactly one solution"}},
    {"solved", kSolved, Standing::unique, {"already-solved: already solved, and right"}},
    {"short",
     kPuzzle.substr(1),
     Standing::unreadable,
     {"wrong-length: line 1: 80 characters, a puzzle has 81"}},
    {"letter",
     with(kPuzzle, 3, 'x'),
     Standing::unreadable,
     {"wrong-character: line 1, column 4: 'x' is neither a digit nor an empty cell"}},
    {"repeated in row and box",
     with(kPuzzle, 2, '5'),
     Standing::broken,
     {"repeated-digit: 5 stands twice in row 1: r1c1 and r1c3",
      "repeated-digit: 5 stands twice in box 1: r1c1 and r1c3"}},
    {"three of a kind",
     "1..1..1..........................................................................",
     Standing::broken,
     {"too-few-givens: 3 givens: a puzzle with one solution needs at least 17",
      "repeated-digit: 1 stands several times in row 1: r1c1, r1c4 and r1c7"}},
    {"a cell without candidate, a digit without place",
     "12345678.........9...............................................................",
     Standing::broken,
     {"too-few-givens: 9 givens: a puzzle with one solution needs at least 17",
      "cell-without-candidate: no digit fits row 1, column 9 (r1c9)",
      "digit-without-place: 9 has no place in row 1"}},
    {"no solution",
     "1...............12..3.45........1........2.6..74...3......7.5..26.......8.1......",
     Standing::unsolvable,
     {"no-solution: no solution"}},
    {"one given",
     std::string(80, '.') + "1",
     Standing::several,
     {"too-few-givens: 1 given: a puzzle with one solution needs at least 17",
      "several-solutions: more than one solution: row 8, column 2 (r8c2) can be 4 or 7"}},
};

TEST(Check, FindsWhatThereIsInOrder) {
  for (const Case& known : kCases) {
    const CheckReport report = check(known.text, std::nullopt, {});
    EXPECT_EQ(report.standing, known.standing) << known.name;
    std::vector<std::string> found;
    for (const Finding& finding : report.findings)
      found.push_back(finding.name + ": " + finding.sentence);
    EXPECT_EQ(found, known.findings) << known.name;
  }
}

TEST(Check, PlacesAreExact) {
  const CheckReport report = check(with(kPuzzle, 2, '5'), std::nullopt, {});
  const Place& place = report.findings.front().place;
  EXPECT_EQ(place.cells, (CellSet{cell_at(0), cell_at(2)}));
  EXPECT_EQ(place.house, row_house(0));
  EXPECT_EQ(place.digit, digit_of(5));
  EXPECT_EQ(check(with(kPuzzle, 3, 'x'), std::nullopt, {}, 17).findings.front().place.line, 17U);
}

TEST(Check, TheSolutionsOfAnAmbiguousPuzzleComeInTextOrder) {
  const CheckReport report = check(std::string(80, '.') + "1", std::nullopt, {});
  ASSERT_EQ(report.solutions.size(), 2U);
  EXPECT_LT(report.solutions[0], report.solutions[1]);
  EXPECT_TRUE(formats::write_line(report.solutions[0]).starts_with("123456789"));
}

TEST(Check, RedundantGivensAreNamedOnRequestOnly) {
  EXPECT_EQ(check(kPuzzle, std::nullopt, {}).findings.size(), 1U);
  const CheckReport loose = check(kPuzzle, std::nullopt, {.minimality = true});
  EXPECT_EQ(loose.findings.back().code, FindingCode::not_minimal);
  EXPECT_FALSE(loose.redundant.empty());
  const CheckReport tight =
      check("................12..3.45........1........2.6..74...3......7.5..26.......8.1......",
            std::nullopt, {.minimality = true});
  EXPECT_EQ(tight.findings.back().code, FindingCode::minimal);
}

TEST(Check, SaysTheSameAsJson) {
  EXPECT_EQ(wire::to_json(wire::document_of(check(with(kPuzzle, 2, '5'), std::nullopt, {}))),
            R"({"standing":"broken","format":"line","puzzle":")" + with(kPuzzle, 2, '5') +
                R"(","givens":31,"findings":[)"
                R"({"code":"repeated-digit","text":"5 stands twice in row 1: r1c1 and r1c3",)"
                R"("place":{"cells":["r1c1","r1c3"],"house":"r1","digit":5}},)"
                R"({"code":"repeated-digit","text":"5 stands twice in box 1: r1c1 and r1c3",)"
                R"("place":{"cells":["r1c1","r1c3"],"house":"b1","digit":5}}],"solutions":0,)"
                R"("first_solutions":[],"redundant":null})");
}

}  // namespace
}  // namespace nonet::service
