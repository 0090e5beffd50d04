#include "board/grid.h"

#include <random>
#include <string_view>

#include <gtest/gtest.h>

#include "board/conflicts.h"
#include "support/fillings.h"

namespace nonet {
namespace {

using testing::filling_from;

constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// The two views of the candidates and the set of open cells must tell the same story.
void expect_consistent(const Grid& grid) {
  for (Cell c : kAllCells) {
    EXPECT_EQ(grid.open(c), !grid.at(c).has_value());
    if (!grid.open(c)) EXPECT_TRUE(grid.candidates(c).empty());
    for (Digit d : kAllDigits)
      EXPECT_EQ(grid.candidates(c).contains(d), grid.cells_with(d).contains(c));
    if (grid.given(c)) EXPECT_FALSE(grid.open(c));
  }
}

TEST(Grid, AnEmptyBoardHasEveryCandidate) {
  const Grid grid;
  EXPECT_EQ(grid.open_cells(), CellSet::all());
  for (Cell c : kAllCells) EXPECT_EQ(grid.candidates(c), Digits::all());
  for (House h : kAllHouses) EXPECT_EQ(grid.open_digits(h), Digits::all());
  expect_consistent(grid);
}

TEST(Grid, GivensLeaveExactlyTheCandidatesTheRulesAllow) {
  const Filling puzzle = filling_from(kPuzzle);
  const Grid grid{puzzle};
  expect_consistent(grid);
  EXPECT_EQ(grid.givens().size(), 30);
  EXPECT_EQ(grid.puzzle(), puzzle);
  for (Cell c : grid.open_cells()) {
    Digits expected = Digits::all();
    for (Cell peer : peers_of(c))
      if (const auto d = puzzle.at(peer)) expected.erase(*d);
    EXPECT_EQ(grid.candidates(c), expected);
  }
  EXPECT_EQ(grid.solved_cells(row_house(0)).size(), 3);
  EXPECT_EQ(grid.open_digits(row_house(0)), (Digits{1, 2, 4, 6, 8, 9}));
  EXPECT_EQ(grid.positions(box_house(4), digit_of(5)).size(), 3);
  EXPECT_TRUE(has_plain_candidates(grid));
}

TEST(Grid, PlaceTellsWhichPeersLostTheDigit) {
  Grid grid{filling_from(kPuzzle)};
  const Grid before = grid;
  const Cell c = cell_at(4, 4);
  const CellSet losers = grid.place(c, digit_of(5));
  expect_consistent(grid);
  for (Cell other : kAllCells) {
    if (other == c) continue;
    Digits expected = before.candidates(other);
    if (losers.contains(other)) {
      EXPECT_TRUE(expected.contains(digit_of(5)));
      expected.erase(digit_of(5));
    }
    EXPECT_EQ(grid.candidates(other), expected);
  }
  EXPECT_EQ(losers, before.cells_with(digit_of(5)) & peers_of(c));
  EXPECT_FALSE(grid.given(c));
}

TEST(Grid, EliminateAnswersWhetherTheCandidateWasThere) {
  Grid grid;
  EXPECT_TRUE(grid.eliminate(cell_at(0), digit_of(1)));
  EXPECT_FALSE(grid.eliminate(cell_at(0), digit_of(1)));
  EXPECT_FALSE(has_plain_candidates(grid));
  expect_consistent(grid);
}

TEST(Grid, StaysConsistentUnderRandomEdits) {
  std::mt19937 random{11};
  for (int round = 0; round < 50; ++round) {
    Grid grid;
    for (int move = 0; move < 60; ++move) {
      const Cell c = cell_at(static_cast<int>(random() % 81));
      const Digit d = digit_at(static_cast<int>(random() % 9));
      if (!grid.open(c)) continue;
      switch (random() % 3) {
        case 0:
          grid.place(c, d);
          break;
        case 1:
          grid.eliminate(c, d);
          break;
        default:
          grid.set_candidates(c, Digits::from_bits(random() & 0x1FF));
      }
    }
    expect_consistent(grid);
  }
}

TEST(Conflicts, FindsRepeatsDeadCellsAndMissingPlaces) {
  EXPECT_TRUE(is_solution(filling_from(kSolution)));
  EXPECT_FALSE(is_solution(filling_from(kPuzzle)));
  EXPECT_TRUE(find_repeats(filling_from(kPuzzle)).empty());

  Filling twice = filling_from(kPuzzle);
  twice.set(cell_at(0, 2), digit_of(5));
  EXPECT_EQ(
      find_repeats(twice),
      (std::vector<Repeat>{{digit_of(5), row_house(0), CellSet{cell_at(0, 0), cell_at(0, 2)}},
                           {digit_of(5), box_house(0), CellSet{cell_at(0, 0), cell_at(0, 2)}}}));

  Grid grid;
  grid.set_candidates(cell_at(7), {});
  EXPECT_EQ(find_dead_cells(grid), CellSet{cell_at(7)});
  for (Cell c : cells_of(box_house(8))) grid.eliminate(c, digit_of(4));
  EXPECT_EQ(find_missing_places(grid), (std::vector<NoPlace>{{digit_of(4), box_house(8)}}));
}

}  // namespace
}  // namespace nonet
