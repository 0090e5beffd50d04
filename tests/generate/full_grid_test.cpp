#include "generate/full_grid.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "board/canonical.h"
#include "board/conflicts.h"
#include "support/fillings.h"

namespace nonet::generate {
namespace {

using nonet::testing::text_of;

TEST(FullGrid, IsASolutionAndNeverTheSame) {
  SplitMix64 source{1};
  std::set<std::string> seen;
  for (int i = 0; i < 2000; ++i) {
    const Filling grid = full_grid(GridMethod::published, source);
    ASSERT_TRUE(is_solution(grid));
    seen.insert(text_of(canonical(grid).form));
  }
  EXPECT_EQ(seen.size(), 2000U);
}

TEST(FullGrid, OfASeedIsTheSameOnEveryPlatform) {
  SplitMix64 source{1};
  EXPECT_EQ(text_of(full_grid(GridMethod::published, source)),
            "125864793483792156796135248941278635837456921652319874219583467568947312374621589");
}

// Every digit is equally likely in the last cell, which the search fills: 900 draws, so a digit
// that comes less than 50 or more than 160 times is no accident.
TEST(FullGrid, HasNoFavouriteDigit) {
  SplitMix64 source{2};
  std::array<int, kDigits> count{};
  for (int i = 0; i < 900; ++i) {
    const Filling grid = full_grid(GridMethod::published, source);
    ++count[static_cast<std::size_t>(index(*grid.at(kAllCells.back())))];
  }
  for (int times : count) {
    EXPECT_GT(times, 50);
    EXPECT_LT(times, 160);
  }
}

TEST(FullGrid, UniformIsASolutionToo) {
  SplitMix64 source{3};
  std::set<std::string> seen;
  for (int i = 0; i < 5; ++i) {
    const Filling grid = full_grid(GridMethod::uniform, source);
    EXPECT_TRUE(is_solution(grid));
    seen.insert(text_of(grid));
  }
  EXPECT_EQ(seen.size(), 5U);
}

}  // namespace
}  // namespace nonet::generate
