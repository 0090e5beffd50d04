#include "search/count.h"

#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/conflicts.h"
#include "search/plain_count.h"
#include "search/text_order.h"
#include "support/fillings.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::search {
namespace {

using nonet::testing::filling_from;
using nonet::testing::kSolved;

struct Known {
  const char* name;
  const char* puzzle;
  std::uint64_t solutions;  // up to 3
};

const std::vector<Known> kKnown{
    {"everyday",
     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 1},
    {"seventeen givens",
     "................12..3.45........1........2.6..74...3......7.5..26.......8.1......", 1},
    {"solved already", kSolved.c_str(), 1},
    {"a solved board without four cells of a box",
     "..4678912..2195348198342567859761423426853791713924856961537284287419635345286179", 1},
    {"empty", ".................................................................................",
     3},
    {"repeated in a row",
     "11...............................................................................", 0},
    {"repeated in a box only",
     "1.........1......................................................................", 0},
    {"a cell without candidate",
     "12345678.........9...............................................................", 0},
    {"legal at first sight, unsolvable",
     "1...............12..3.45........1........2.6..74...3......7.5..26.......8.1......", 0},
    {"solved wrongly",
     "534678912672195348198342567859761423426853791713924856961537284287419635345286197", 0},
};

TEST(Count, KnownBoards) {
  for (const Known& known : kKnown) {
    const Count found = count(Grid{filling_from(known.puzzle)}, {.solutions = 3});
    EXPECT_EQ(found.solutions, known.solutions) << known.name;
    const Count alike = count(filling_from(known.puzzle), {.solutions = 3});
    EXPECT_EQ(alike.solutions, known.solutions) << known.name;
    EXPECT_EQ(alike.first.has_value(), known.solutions > 0) << known.name;
    EXPECT_EQ(found.first.has_value(), known.solutions > 0) << known.name;
    if (found.first) EXPECT_TRUE(is_solution(*found.first)) << known.name;
  }
}

TEST(Count, KeepsTheGivensAndTheLimit) {
  const Filling puzzle = filling_from(kKnown[0].puzzle);
  const Filling solution = *solve(Grid{puzzle});
  EXPECT_EQ(solution, filling_from(kSolved));
  EXPECT_EQ(count(Grid{}, {.solutions = 0}).solutions, 0U);
  EXPECT_EQ(count(Grid{}, {.solutions = 1000}).solutions, 1000U);
}

TEST(Count, RespectsCrossedOutCandidates) {
  const Filling solution = filling_from(kSolved);
  Grid grid;
  for (Cell c : kAllCells) grid.set_candidates(c, Digits{*solution.at(c)});
  EXPECT_EQ(count(grid, {.solutions = 2}).solutions, 1U);
  grid.set_candidates(cell_at(40), Digits{});
  EXPECT_EQ(count(grid, {.solutions = 2}).solutions, 0U);
}

// All solutions by trying every digit in every cell, in reading order.
void enumerate(Filling& filling, int from, std::vector<Filling>& all) {
  int i = from;
  while (i < kCells && filling.filled(cell_at(i))) ++i;
  if (i == kCells) {
    all.push_back(filling);
    return;
  }
  const Cell c = cell_at(i);
  for (Digit d : kAllDigits) {
    const CellSet peers = peers_of(c);
    if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return filling.at(peer) == d; }))
      continue;
    filling.set(c, d);
    enumerate(filling, i + 1, all);
  }
  filling.clear(c);
}

TEST(Count, AgreesWithPlainEnumerationWhereGivensAreTakenAway) {
  std::mt19937 random{3};
  int several = 0;
  for (int round = 0; round < 300; ++round) {
    Filling puzzle = filling_from(kSolved);
    const auto holes = static_cast<unsigned>(40 + random() % 20);
    for (unsigned i = 0; i < holes; ++i) puzzle.clear(cell_at(static_cast<int>(random() % 81)));
    std::vector<Filling> all;
    Filling work = puzzle;
    enumerate(work, 0, all);
    several += all.size() > 1;
    EXPECT_EQ(count(Grid{puzzle}, {.solutions = 1'000'000}).solutions, all.size());
    const std::vector<Filling> first = first_two_in_text_order(Grid{puzzle});
    ASSERT_EQ(first.size(), std::min<std::size_t>(2, all.size()));
    EXPECT_EQ(first[0], all[0]);
    if (all.size() > 1) EXPECT_EQ(first[1], all[1]);
  }
  EXPECT_GT(several, 50);
}

TEST(TextOrder, EmptyBoardAndHopelessBoard) {
  const auto first = first_two_in_text_order(Grid{});
  ASSERT_EQ(first.size(), 2U);
  EXPECT_LT(first[0], first[1]);
  EXPECT_EQ(first[0].at(cell_at(8)), digit_of(9));
  EXPECT_TRUE(first_two_in_text_order(Grid{filling_from(kKnown[5].puzzle)}).empty());
}

TEST(Count, EveryPuzzleOfTheCollectionsHasOneSolution) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  for (const char* file : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"})
    for (const std::string& line :
         nonet::testing::shared_lines(file, nonet::testing::long_tests() ? 1 : 40)) {
      const Count found = count(Grid{filling_from(line)}, {.solutions = 2});
      ASSERT_EQ(found.solutions, 1U) << line;
      ASSERT_TRUE(is_solution(*found.first));
    }
}

TEST(Count, CanBeStopped) {
  int asked = 0;
  const Count found =
      count(Grid{}, {.solutions = UINT64_MAX, .stop = [&asked] { return ++asked == 3; }});
  EXPECT_TRUE(found.stopped);
  EXPECT_GT(found.solutions, 0U);
  EXPECT_EQ(asked, 3);
  EXPECT_FALSE(count(Grid{}, {.solutions = 2, .stop = [] { return false; }}).stopped);
}

// Beyond ten thousand solutions another way of counting takes over, with the same answer.
TEST(Count, ManySolutionsAreCountedExactly) {
  const std::string solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const Filling board = filling_from(std::string(42, '.') + solved.substr(42));
  const std::uint64_t solutions = nonet::testing::plain_count(Grid{board}, UINT64_MAX).solutions;
  EXPECT_EQ(solutions, 18'912U);
  for (Kernel kernel : kAllKernels) {
    if (!runs_here(kernel)) {
      std::printf("left out: this machine cannot run the kernel %s\n", name_of(kernel).data());
      continue;
    }
    for (const std::uint64_t limit : {9'999U, 10'000U, 10'001U, 18'911U, 18'912U, 1'000'000U}) {
      const std::uint64_t expected = std::min(limit, solutions);
      const Count of_digits = count(board, {.solutions = limit}, kernel);
      EXPECT_EQ(of_digits.solutions, expected) << name_of(kernel);
      EXPECT_EQ(of_digits.first, count(board, {.solutions = 1}).first) << name_of(kernel);
      EXPECT_EQ(count(Grid{board}, {.solutions = limit}, kernel).solutions, expected);
    }
  }
}

TEST(Count, CanBeStoppedAmongManySolutions) {
  int asked = 0;
  const Count found =
      count(Grid{}, {.solutions = UINT64_MAX, .stop = [&asked] { return ++asked == 100; }});
  EXPECT_TRUE(found.stopped);
  EXPECT_GT(found.solutions, 10'000U);
}

}  // namespace
}  // namespace nonet::search
