#include "service/practice.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "service/cases.h"
#include "service/generate.h"
#include "service/wish_words.h"
#include "support/fillings.h"

namespace nonet::service {
namespace {

using enum logic::TechniqueId;

std::vector<Filling> puzzles_for(const char* key, std::uint64_t count) {
  generate::Order order;
  order.wish = *read_wish({.practice = key}, logic::standard_profile());
  order.seed = 1;
  KnownPuzzles known;
  std::vector<Filling> puzzles;
  generate({.order = order, .count = count, .budget = 100'000}, known,
           [&](const generate::Made& made) {
             puzzles.push_back(made.puzzle);
             return true;
           });
  EXPECT_EQ(puzzles.size(), count) << key;
  return puzzles;
}

class PracticeLine : public ::testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Of, PracticeLine,
                         ::testing::Values("full-house", "naked-single", "hidden-single-line",
                                           "pointing", "claiming", "naked-pair", "hidden-triple",
                                           "x-wing", "skyscraper", "xy-wing", "uniqueness-1"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::erase(name, '-');
                           return name;
                         });

// The position speaks for itself: read from its line alone, the technique is the easiest that
// applies, and it does there what the line says.
TEST_P(PracticeLine, IsAPositionWhereTheTechniqueIsTheMove) {
  const logic::TechniqueId technique = *logic::parse_technique(GetParam());
  const logic::Profile& profile = logic::standard_profile();
  for (const Filling& puzzle : puzzles_for(GetParam(), 3)) {
    const auto line = practice_line(puzzle, technique, profile);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->find('\n'), std::string::npos);
    const CaseReport report = run_case(*line);
    EXPECT_EQ(report.result, CaseResult::passed) << *line << "\n" << report.sentence;
    const auto reading = formats::read(*line);
    ASSERT_TRUE(reading) << *line;
    EXPECT_EQ(reading->grid.puzzle(), puzzle) << *line;
    const auto best = logic::best_step(reading->grid, {.profile = profile, .proven_unique = true});
    ASSERT_TRUE(best) << *line;
    EXPECT_EQ(best->technique, technique) << *line;
  }
}

TEST(NoPracticeLine, WhereTheWayDoesNotUseTheTechnique) {
  const Filling puzzle = nonet::testing::filling_from(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  EXPECT_EQ(practice_line(puzzle, x_wing, logic::standard_profile()), std::nullopt);
  EXPECT_TRUE(practice_line(puzzle, naked_single, logic::standard_profile()));
  // What the profile does not have is never used.
  const logic::Profile without = logic::standard_profile().without(std::array{naked_single});
  EXPECT_EQ(practice_line(puzzle, naked_single, without), std::nullopt);
}

}  // namespace
}  // namespace nonet::service
