// Cases of techniques for which there are no public ones: positions of generated puzzles
// (data/practice) with the effect that the technique has there. The independent checker accepts the
// step, and the only solution agrees. And the public cases that state less than is true.
#include <filesystem>
#include <fstream>
#include <string>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "formats/hodoku.h"
#include "logic/checker.h"
#include "logic/search_memo.h"
#include "logic/technique.h"
#include "search/count.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::objection;

std::vector<std::string> lines_of(const std::string& key) {
  std::vector<std::string> lines;
  std::ifstream in{std::filesystem::path{NONET_SOURCE_DIR} / "data" / "practice" / (key + ".txt")};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Effect stated_in(const formats::LibraryLine& line) {
  Effect effect;
  for (const auto& mark : line.placements) effect.placements.insert(mark.cell, mark.digit);
  for (const auto& mark : line.eliminations) effect.eliminations.insert(mark.cell, mark.digit);
  return effect;
}

bool includes(CandidateSet some, const CandidateSet& all) {
  some -= all;
  return some.empty();
}

void expect_solution_agrees(const Grid& grid, const Effect& effect) {
  const search::Count count = search::count(grid, {.solutions = 2});
  ASSERT_EQ(count.solutions, 1U);
  for_each(effect.placements, [&](Cell c, Digit d) { EXPECT_EQ(count.first->at(c), d); });
  for_each(effect.eliminations, [&](Cell c, Digit d) { EXPECT_NE(count.first->at(c), d); });
}

class OwnCases : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(
    Of, OwnCases,
    ::testing::Values("forcing-chain-contradiction", "forcing-chain-verity",
                      "forcing-net-contradiction", "forcing-net-verity",
                      "forcing-net-plus-contradiction", "forcing-net-plus-verity",
                      "nested-net-contradiction", "nested-net-verity", "nishio-forcing",
                      "als-continuous-nice-loop", "als-discontinuous-nice-loop", "als-aic",
                      "kraken-fish-1", "kraken-fish-2", "medusa-trap", "medusa-wrap", "wxyz-wing",
                      "unique-loop-6", "unique-loop-8", "unique-loop-10", "bug-2", "bug-3", "bug-4",
                      "aligned-pair", "aligned-triple"),
    [](const auto& one) {
      std::string name = one.param;
      for (char& c : name)
        if (c == '-') c = '_';
      return name;
    });

TEST_P(OwnCases, TenAndMoreThatTheCheckerAccepts) {
  const std::vector<std::string> lines = lines_of(GetParam());
  EXPECT_GE(lines.size(), 10U);
  const Technique& t = technique(parse_technique(GetParam()).value());
  for (const std::string& text : lines) {
    const auto line = formats::read_library_line(text);
    ASSERT_TRUE(line) << text;
    const Effect stated = stated_in(*line);
    bool found = false;
    SearchMemo memo;
    t.find(line->grid, t, memo, [&](Step&& step) {
      if (step.effect != stated) return true;
      found = true;
      EXPECT_EQ(objection(line->grid, step), "") << text;
      return false;
    });
    EXPECT_TRUE(found) << text;
    expect_solution_agrees(line->grid, stated);
  }
}

// The colour that is told to be false is the one that goes.
TEST(MedusaWrap, ItsFalseColourGoes) {
  const Technique& t = technique(TechniqueId::medusa_wrap);
  for (const std::string& text : lines_of("medusa-wrap")) {
    const Grid grid = formats::read_library_line(text)->grid;
    SearchMemo memo;
    t.find(grid, t, memo, [&](Step&& step) {
      const auto& evidence = std::get<MedusaEvidence>(step.evidence);
      EXPECT_EQ(step.effect.eliminations, evidence.side(evidence.false_side)) << text;
      return true;
    });
  }
}

// Continuous nice loops of the public cases: a loop of ours has the stated effect and more. All of
// it follows from the loop, so the case is one of several loops there, not the whole truth.
TEST(PublicCases, ThoseThatStateTooLittleAreProved) {
  NONET_NEEDS_SHARED_DATA("technique_cases.txt");
  int wider = 0;
  for (const std::string& text : nonet::testing::shared_lines("technique_cases.txt")) {
    const auto line = formats::read_library_line(text);
    if (!line || (line->technique != "0706" && line->technique != "0709")) continue;
    const Effect stated = stated_in(*line);
    bool exact = false;
    std::vector<Step> more;
    SearchMemo memo;
    for (const Technique& t : all_techniques()) {
      if (t.code != line->technique) continue;
      t.find(line->grid, t, memo, [&](Step&& step) {
        exact = exact || step.effect == stated;
        if (includes(stated.eliminations, step.effect.eliminations))
          more.push_back(std::move(step));
        return true;
      });
    }
    if (exact) continue;
    ++wider;
    ASSERT_FALSE(more.empty()) << text;
    for (const Step& step : more) {
      EXPECT_EQ(objection(line->grid, step), "") << text;
      expect_solution_agrees(line->grid, step.effect);
    }
  }
  EXPECT_EQ(wider, 4);
}

}  // namespace
}  // namespace nonet::logic
