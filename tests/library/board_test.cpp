// The board as a value, and small things that every program does first.
#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "library/everyday.h"

namespace {

using nonet::Board;
using nonet::Cell;
using nonet::testing::kPuzzle;
using nonet::testing::kSolved;

TEST(LibraryBoard, TheVersionIsThatOfTheHeaders) {
  const std::string version = std::to_string(NONET_VERSION_MAJOR) + "." +
                              std::to_string(NONET_VERSION_MINOR) + "." +
                              std::to_string(NONET_VERSION_PATCH);
  EXPECT_EQ(nonet::version(), version);
  EXPECT_GT(nonet::engine_version(), 0);
}

TEST(LibraryBoard, CellsAreNamedAsPeopleCount) {
  EXPECT_EQ(nonet::name_of(Cell{4, 5}), "r4c5");
  EXPECT_EQ(nonet::parse_cell("r4c5"), (Cell{4, 5}));
  EXPECT_EQ(nonet::parse_cell("D5"), (Cell{4, 5}));
  EXPECT_EQ(nonet::parse_cell("r0c5"), std::nullopt);
  for (int i = 0; i < 81; ++i) EXPECT_EQ(Cell::at(i).index(), i);
  EXPECT_EQ((Cell{4, 5}.box()), 5);
  EXPECT_EQ(nonet::name_of(nonet::House{nonet::HouseKind::box, 5}), "b5");
}

TEST(LibraryBoard, ADigitThatIsEnteredAndErasedLeavesNoTrace) {
  const Board before = everyday();
  Board board = before;
  EXPECT_TRUE(board.enter({1, 3}, 4));
  EXPECT_EQ(board.digit({1, 3}), 4);
  EXPECT_FALSE(board.is_given({1, 3}));
  EXPECT_EQ(board.candidates({1, 3}), std::vector<int>{});
  EXPECT_EQ(board.puzzle(), before);
  EXPECT_TRUE(board.erase({1, 3}));
  EXPECT_EQ(board, before);
}

TEST(LibraryBoard, CandidatesAreWhatTheHousesLeaveWithoutCrossings) {
  Board board = everyday();
  EXPECT_EQ(board.candidates({1, 3}), (std::vector<int>{1, 2, 4}));
  EXPECT_TRUE(board.cross_out({1, 3}, 2));
  EXPECT_EQ(board.candidates({1, 3}), (std::vector<int>{1, 4}));
  EXPECT_TRUE(board.put_back({1, 3}, 2));
  EXPECT_EQ(board, everyday());
}

TEST(LibraryBoard, GivensStay) {
  Board board = everyday();
  EXPECT_FALSE(board.enter({1, 1}, 4));
  EXPECT_FALSE(board.erase({1, 1}));
  EXPECT_FALSE(board.cross_out({1, 1}, 4));
  EXPECT_EQ(board, everyday());
  EXPECT_EQ(board.givens(), 30);
  EXPECT_EQ(board.open(), 51);
}

TEST(LibraryBoard, ABoardCanBeBuiltByHand) {
  Board board;
  for (int i = 0; i < 81; ++i)
    if (const char c = kPuzzle[static_cast<std::size_t>(i)]; c != '.')
      EXPECT_TRUE(board.give(Cell::at(i), c - '0'));
  EXPECT_EQ(board, everyday());
}

TEST(LibraryBoard, EveryFormatThatCarriesCandidatesKeepsTheBoard) {
  Board board = everyday();
  board.cross_out({1, 3}, 2);
  for (const auto format :
       {nonet::Format::pencilmarks, nonet::Format::json, nonet::Format::candidates}) {
    const auto again = nonet::read(nonet::write(board, format), format);
    ASSERT_TRUE(again) << nonet::name_of(format);
    EXPECT_EQ(again->candidates({1, 3}), board.candidates({1, 3})) << nonet::name_of(format);
  }
}

TEST(LibraryBoard, StepsPlayedOneByOneSolveThePuzzle) {
  Board board = everyday();
  const nonet::Explained way = nonet::explain(board);
  for (const nonet::Step& step : way.steps) nonet::apply(step, board);
  EXPECT_TRUE(way.solved);
  EXPECT_EQ(board.line(), kSolved);
  EXPECT_EQ(board, way.end);
}

TEST(LibraryBoard, TheMapLeadsToTheCanonicalForm) {
  const Board board = everyday();
  const nonet::Canonical canon = nonet::canonical(board);
  for (int i = 0; i < 81; ++i) {
    const int digit = board.digit(Cell::at(i));
    EXPECT_EQ(canon.form.digit(canon.map(Cell::at(i))),
              digit == 0 ? 0 : canon.digits[static_cast<std::size_t>(digit - 1)]);
  }
  EXPECT_EQ(nonet::canonical_form(canon.form), canon.form);
}

}  // namespace
