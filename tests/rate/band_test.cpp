#include "rate/band.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "logic/path.h"
#include "logic/profile.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::rate {
namespace {

using nonet::testing::filling_from;

TEST(Band, LiesWithinTheStandardProfile) {
  const logic::Profile& profile = logic::standard_profile();
  for (const BandRow& row : kBands) {
    EXPECT_TRUE(profile.contains(row.lowest)) << row.needs;
    if (row.highest) EXPECT_LE(profile.rank(row.lowest), profile.rank(*row.highest)) << row.needs;
  }
}

// Every technique may be the hardest of some level, so that no puzzle is left without one.
TEST(Band, HasAPlaceForEveryTechnique) {
  for (const logic::Profile::Row& technique : logic::standard_profile().rows) {
    const Score score{100, ScoreLevel::easy, technique.technique, true};
    EXPECT_TRUE(std::ranges::any_of(
        kBands, [&](const BandRow& row) { return fit(score, row.level) == Fit::within; }));
  }
}

TEST(Band, OfAPuzzleThatLogicDoesNotSolveIsExtreme) {
  const Score unsolved{900, ScoreLevel::extreme, logic::TechniqueId::pointing, false};
  EXPECT_EQ(fit(unsolved, Level::extreme), Fit::within);
  EXPECT_EQ(fit(unsolved, Level::very_hard), Fit::beyond);
}

TEST(Band, TheQuickAnswerIsThatOfTheWholeRating) {
  int within = 0;
  for (const char* file : {"everyday.txt", "top1465.txt"}) {
    for (const std::string& line : nonet::testing::shared_lines(file, 29, 40)) {
      const Filling puzzle = filling_from(line);
      const logic::Profile& profile = logic::standard_profile();
      const Score whole =
          score(logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true}), profile);
      for (const BandRow& row : kBands) {
        EXPECT_EQ(is_in_band(puzzle, row.level), fit(whole, row.level) == Fit::within) << line;
        within += is_in_band(puzzle, row.level) ? 1 : 0;
      }
    }
  }
  EXPECT_TRUE(within > 0 || !nonet::testing::shared_data("everyday.txt"));
}

std::string text_of_file(const std::string& path) {
  std::ifstream file{std::filesystem::path{NONET_SOURCE_DIR} / path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

// People read the table in the documentation and on the site.
TEST(Band, IsTheSameWhereverItIsRead) {
  const std::string docs = text_of_file("docs/ratings.md");
  const std::string site = text_of_file("web/src/words/levels.ts");
  for (const BandRow& row : kBands) {
    EXPECT_NE(docs.find(std::string{"| "}.append(row.needs).append(" |")), std::string::npos)
        << row.needs;
    EXPECT_NE(site.find(std::string{"'"}.append(row.needs).append("'")), std::string::npos)
        << row.needs;
  }
}

}  // namespace
}  // namespace nonet::rate
