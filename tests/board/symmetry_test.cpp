#include "board/symmetry.h"

#include <set>

#include <gtest/gtest.h>

#include "board/conflicts.h"
#include "support/fillings.h"
#include "support/random_boards.h"

namespace nonet {
namespace {

using testing::filling_from;
using testing::text_of;

TEST(Random, IsTheSameOnEveryPlatform) {
  SplitMix64 source{1234567};  // the first values of the published reference implementation
  EXPECT_EQ(source(), 6457827717110365317U);
  EXPECT_EQ(source(), 3203168211198807973U);
  std::array<int, 9> items{1, 2, 3, 4, 5, 6, 7, 8, 9};
  SplitMix64 other{5};
  shuffle(items, other);
  EXPECT_EQ(items, (std::array{5, 9, 3, 8, 6, 1, 2, 7, 4}));
}

TEST(Random, BelowReachesEveryValueAndNoOther) {
  SplitMix64 source{3};
  for (std::uint64_t bound : {1U, 2U, 3U, 9U}) {
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 300; ++i) seen.insert(below(bound, source));
    EXPECT_EQ(seen.size(), bound);
    EXPECT_LT(*seen.rbegin(), bound);
  }
}

TEST(Isomorphism, MovesCellsAndDigitsAsItSays) {
  Isomorphism f;
  f.transposed = true;
  f.row_to = {3, 4, 5, 0, 1, 2, 6, 7, 8};
  f.column_to = {0, 2, 1, 3, 4, 5, 6, 7, 8};
  std::swap(f.digit_to[0], f.digit_to[8]);
  ASSERT_TRUE(f.is_valid());
  EXPECT_EQ(f.map(cell_at(1, 0)), cell_at(3, 2));
  EXPECT_EQ(f.map(digit_of(1)), digit_of(9));
  Filling board;
  board.set(cell_at(1, 0), digit_of(1));
  Filling image;
  image.set(cell_at(3, 2), digit_of(9));
  EXPECT_EQ(f.apply(board), image);
}

TEST(Isomorphism, RandomOnesAreValidKeepTheRulesAndObeyTheLaws) {
  SplitMix64 source{17};
  const Filling solution = testing::random_solution(source);
  for (int round = 0; round < 2000; ++round) {
    const Isomorphism f = random_isomorphism(source);
    const Isomorphism g = random_isomorphism(source);
    const Isomorphism h = random_isomorphism(source);
    ASSERT_TRUE(f.is_valid());
    EXPECT_TRUE(is_solution(f.apply(solution)));
    EXPECT_TRUE(f.inverse().is_valid());
    EXPECT_EQ(compose(f, f.inverse()), Isomorphism::identity());
    EXPECT_EQ(compose(f.inverse(), f), Isomorphism::identity());
    EXPECT_EQ(compose(f, Isomorphism::identity()), f);
    EXPECT_EQ(compose(Isomorphism::identity(), f), f);
    EXPECT_EQ(compose(compose(f, g), h), compose(f, compose(g, h)));
    const Filling puzzle = testing::thinned(solution, 30, source);
    EXPECT_EQ(compose(f, g).apply(puzzle), g.apply(f.apply(puzzle)));
    EXPECT_EQ(f.inverse().apply(f.apply(puzzle)), puzzle);
    for (Cell c : kAllCells) EXPECT_EQ(f.apply(puzzle).filled(f.map(c)), puzzle.filled(c));
  }
}

TEST(Isomorphism, ASeedNamesOneForever) {
  EXPECT_EQ(random_isomorphism(1), random_isomorphism(1));
  EXPECT_NE(random_isomorphism(1), random_isomorphism(2));
  const Filling board = filling_from(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  EXPECT_EQ(text_of(random_isomorphism(42).apply(board)),
            "...91..6.....7....2645.8.......6.25........1.193...8.667.1.49.5..1..3..4..2..5..8");
}

TEST(Isomorphism, NearMissesAreNotValid) {
  struct Row {
    const char* name;
    void (*spoil)(Isomorphism&);
  };
  for (const Row& row : {
           Row{"two rows of different bands exchanged",
               [](Isomorphism& f) { std::swap(f.row_to[2], f.row_to[3]); }},
           Row{"two columns of different stacks exchanged",
               [](Isomorphism& f) { std::swap(f.column_to[0], f.column_to[8]); }},
           Row{"a row twice", [](Isomorphism& f) { f.row_to[0] = 1; }},
           Row{"a row beyond the board", [](Isomorphism& f) { f.row_to[8] = 9; }},
           Row{"a digit twice", [](Isomorphism& f) { f.digit_to[0] = digit_of(2); }},
           Row{"a digit 0", [](Isomorphism& f) { f.digit_to[0] = digit_of(0); }},
           Row{"a digit 10", [](Isomorphism& f) { f.digit_to[0] = digit_of(10); }},
       }) {
    Isomorphism f;
    row.spoil(f);
    EXPECT_FALSE(f.is_valid()) << row.name;
  }
}

}  // namespace
}  // namespace nonet
