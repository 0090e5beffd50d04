// What all finders have in common.
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "logic/common/siblings.h"
#include "logic/drawing.h"
#include "logic/examples.h"
#include "logic/search_memo.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

using testing::Example;
using testing::examples;

// What the compiler cannot know of a row.
TEST(Finders, RowsNameTheirPages) {
  const std::filesystem::path pages = std::filesystem::path{NONET_SOURCE_DIR} / "docs/techniques";
  for (const Technique& t : all_techniques()) {
    EXPECT_TRUE(std::filesystem::exists(pages / (std::string{t.page} + ".md"))) << t.key;
    EXPECT_EQ(parse_technique(t.key), t.id) << t.key;
  }
  EXPECT_EQ(technique(TechniqueId::hidden_single_line).key, "hidden-single-line");
}

// A technique has the sentence of another where its row says so.
TEST(Finders, RowsShareSentencesByName) {
  EXPECT_EQ(technique(TechniqueId::naked_7).idea, technique(TechniqueId::naked_5).idea);
  EXPECT_NE(technique(TechniqueId::naked_quad).idea, technique(TechniqueId::naked_5).idea);
}

// No step after the one with which a sink has enough, and the answer says so.
TEST(Finders, EndWhereTheSinkHasEnough) {
  EXPECT_GT(examples().size(), 100U);
  for (const Example& example : examples()) {
    const Technique& t = example.technique;
    int steps = 0;
    SearchMemo memo;
    const bool goes_on = t.find(example.grid, t, memo, [&](Step&&) {
      ++steps;
      return false;
    });
    EXPECT_FALSE(goes_on) << t.key;
    EXPECT_EQ(steps, 1) << t.key;
  }
}

// A mark on a digit that is not there teaches nothing.
TEST(Finders, DrawWhatIsOnTheBoard) {
  for (const Example& example : examples()) {
    const auto& [t, grid] = example;
    int steps = 0;
    SearchMemo memo;
    t.find(grid, t, memo, [&](Step&& step) {
      const Drawing picture = drawing(grid, step);
      for (const auto& [cell, digit, role] : picture.candidates)
        EXPECT_TRUE(grid.candidates(cell).contains(digit) || grid.at(cell) == digit)
            << t.key << ": " << name_of(cell) << ' ' << char_of(digit) << ' ' << name_of(role);
      return ++steps < 20;
    });
  }
}

// Loops, chains and nets: the forms of one size are one choice. Those of other families are not.
TEST(Finders, FormsOfAFamilyAreOneChoice) {
  const auto are = [](const char* a, const char* b) {
    const Technique& one = technique(parse_technique(a).value());
    const Technique& other = technique(parse_technique(b).value());
    EXPECT_EQ(are_siblings(one, other), are_siblings(other, one)) << a << ' ' << b;
    return are_siblings(one, other);
  };
  EXPECT_TRUE(are("continuous-nice-loop", "discontinuous-nice-loop"));
  EXPECT_TRUE(are("continuous-nice-loop", "aic"));
  EXPECT_TRUE(are("forcing-net-contradiction", "forcing-net-verity"));
  EXPECT_FALSE(are("continuous-nice-loop", "grouped-continuous-nice-loop"));
  EXPECT_FALSE(are("forcing-chain-verity", "forcing-net-verity"));
  EXPECT_FALSE(are("x-wing", "finned-x-wing"));
  EXPECT_FALSE(are("naked-pair", "hidden-pair"));
}

}  // namespace
}  // namespace nonet::logic
