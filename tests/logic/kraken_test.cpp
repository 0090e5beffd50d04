#include <algorithm>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/search_memo.h"
#include "logic/sketch.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::objection;
using nonet::testing::sketch;
using nonet::testing::steps_of;

bool removes(const Grid& grid, const char* key, const char* effect) {
  const auto effects = effects_of(grid, key);
  return std::find(effects.begin(), effects.end(), effect) != effects.end();
}

// Rows 1 and 5 have 1 in columns 1 and 5, but for the fin r1c9. In row 9 there are two places, of
// which the fin takes one: then r9c5 is 1, and nothing else of column 5.
constexpr const char* kFinned = "1/r1:r1c1,r1c5,r1c9 1/r5:r5c1,r5c5 ";

TEST(Kraken, AChainFromTheFin) {
  const Grid grid = sketch(std::string{kFinned} + "1/r9:r9c5,r9c9");
  for (const char* gone : {"r4c5<>1", "r6c5<>1", "r7c5<>1"})
    EXPECT_TRUE(removes(grid, "kraken-fish-1", gone)) << gone;
  for (const Step& step : steps_of(grid, "kraken-fish-1")) {
    EXPECT_EQ(objection(grid, step), "");
    const auto& e = std::get<KrakenEvidence>(step.evidence);
    EXPECT_FALSE(e.chains.empty());
    for (const Chain& chain : e.chains) {
      EXPECT_EQ(chain.links.size() + 1, chain.nodes.size());
      EXPECT_FALSE(chain.links.front().strong);
      EXPECT_FALSE(chain.links.back().strong);
    }
  }
}

// With a third place in row 9 the fin no longer decides it.
TEST(Kraken, NoChain) {
  const Grid grid = sketch(std::string{kFinned} + "1/r9:r9c5,r9c9,r9c6");
  EXPECT_FALSE(removes(grid, "kraken-fish-1", "r4c5<>1"));
  for (const Step& step : steps_of(grid, "kraken-fish-1")) EXPECT_EQ(objection(grid, step), "");
  EXPECT_TRUE(effects_of(sketch(kFinned), "kraken-fish-2").empty());
}

// What every fin sees is a finned fish, not a Kraken.
TEST(Kraken, LeavesFinnedFishAlone) {
  const Grid grid = sketch("1/r1:r1c1,r1c8,r1c9 1/r5:r5c1,r5c8");
  EXPECT_TRUE(removes(grid, "finned-x-wing", "r2c8<>1 r3c8<>1"));
  EXPECT_FALSE(removes(grid, "kraken-fish-1", "r2c8<>1"));
}

// Column 5 has its 1 in r1c5 or r5c5, or r1c9 is 1. That makes r2c4, r4c4 or r8c9 a 2, and each of
// these takes it from r8c4.
TEST(Kraken, FromACoverLine) {
  const Grid grid = sketch(std::string{kFinned} + "r2c4=12 r4c4=12 r8c9=12");
  EXPECT_TRUE(removes(grid, "kraken-fish-2", "r8c4<>2"));
  for (const Step& step : steps_of(grid, "kraken-fish-2")) {
    EXPECT_EQ(objection(grid, step), "");
    const auto& e = std::get<KrakenEvidence>(step.evidence);
    ASSERT_TRUE(e.from);
    EXPECT_TRUE(e.fish.cover.contains(*e.from));
    EXPECT_EQ(static_cast<int>(e.chains.size()),
              ((e.fish.body & members_of(*e.from)) | e.fish.fins).size());
  }
}

TEST(Kraken, StopsWhenToldTo) {
  const Grid grid = sketch(std::string{kFinned} + "1/r9:r9c5,r9c9");
  const Technique& t = technique(TechniqueId::kraken_fish_1);
  int steps = 0;
  SearchMemo memo;
  EXPECT_FALSE(t.find(grid, t, memo, [&](Step&&) { return ++steps < 1; }));
  EXPECT_EQ(steps, 1);
}

}  // namespace
}  // namespace nonet::logic
