#include "service/known_puzzles.h"

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "support/generation.h"

namespace nonet::service {
namespace {

TEST(KnownPuzzles, KnowIsomorphsAndTellOthersApart) {
  const testing::Generation made = testing::all_of([](const TakeMade& take) {
    KnownPuzzles none;
    return generate({.order = {}, .count = 200, .budget = 10}, none, take);
  });
  KnownPuzzles known;
  for (const Filling& puzzle : made.puzzles) EXPECT_TRUE(known.add(puzzle));
  EXPECT_EQ(known.size(), 200U);
  std::uint64_t seed = 0;
  for (const Filling& puzzle : made.puzzles) {
    EXPECT_FALSE(known.add(random_isomorphism(++seed).apply(puzzle)));
    Filling fewer = puzzle;
    fewer.clear(*puzzle.cells().begin());
    EXPECT_TRUE(known.add(fewer));
  }
  EXPECT_EQ(known.size(), 400U);
}

TEST(KnownPuzzles, TakeTheFormAsATextToo) {
  KnownPuzzles known;
  EXPECT_TRUE(known.add_canonical("a"));
  EXPECT_TRUE(known.add_canonical("b"));
  EXPECT_TRUE(known.add_canonical(""));
  EXPECT_TRUE(known.add_canonical("ab"));
  EXPECT_TRUE(known.add_canonical("ba"));
  EXPECT_FALSE(known.add_canonical("a"));
  EXPECT_EQ(known.size(), 5U);
}

}  // namespace
}  // namespace nonet::service
