// Bad input comes back as a value with a code, a sentence and a place.
#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "library/everyday.h"

namespace {

using nonet::Board;
using nonet::Cell;
using nonet::testing::kPuzzle;

TEST(LibraryErrors, ATextThatIsNoBoardSaysWhyAndWhere) {
  struct Row {
    std::string text;
    std::string code;
    std::uint64_t line;
    std::uint64_t column;
  };
  const Row rows[] = {
      {"", "wrong-length", 1, 0},
      {"12", "wrong-length", 1, 0},
      {kPuzzle.substr(0, 13) + "x" + kPuzzle.substr(14), "wrong-character", 1, 14},
      {std::string(1, '\0'), "not-text", 1, 1},
      {"[1,2", "wrong-syntax", 1, 0},
      {kPuzzle + " " + kPuzzle, "several-puzzles", 1, 0},
  };
  for (const Row& row : rows) {
    const auto board = Board::parse(row.text);
    ASSERT_FALSE(board) << row.text;
    EXPECT_EQ(board.error().code, row.code) << board.error().sentence;
    EXPECT_EQ(board.error().place.line, row.line) << row.text;
    if (row.column != 0) EXPECT_EQ(board.error().place.column, row.column) << row.text;
    EXPECT_FALSE(board.error().sentence.empty());
    EXPECT_EQ(nonet::convert(row.text, nonet::Format::grid).error(), board.error());
    const nonet::Checked checked = nonet::check(row.text);
    EXPECT_EQ(checked.standing, nonet::Standing::unreadable);
    EXPECT_EQ(checked.findings.front().code, row.code);
    EXPECT_EQ(checked.findings.front().sentence, board.error().sentence);
  }
}

TEST(LibraryErrors, AnyBytesAtAllAreAnswered) {
  std::uint32_t state = 1;
  const std::string letters = "123456789.0 \n|-+{}[]<>\":,#x\xff";
  for (int round = 0; round < 2000; ++round) {
    std::string text;
    for (std::uint32_t length = static_cast<std::uint32_t>(round) % 200; length > 0; --length) {
      state = state * 1664525U + 1013904223U;
      text += letters[(state >> 16) % letters.size()];
    }
    if (const auto board = Board::parse(text); !board) EXPECT_FALSE(board.error().code.empty());
    EXPECT_FALSE(nonet::check(text, {.stop = [] { return true; }}).findings.empty());
  }
}

TEST(LibraryErrors, CellsOffTheBoardChangeNothing) {
  Board board = everyday();
  for (const Cell cell : {Cell{0, 1}, Cell{10, 1}, Cell{1, -5}, Cell{1, 2'000'000'000}}) {
    EXPECT_EQ(nonet::name_of(cell), "");
    EXPECT_EQ(board.digit(cell), 0);
    EXPECT_FALSE(board.is_given(cell));
    EXPECT_TRUE(board.candidates(cell).empty());
    EXPECT_FALSE(board.give(cell, 1));
    EXPECT_FALSE(board.enter(cell, 1));
    EXPECT_FALSE(board.erase(cell));
    EXPECT_FALSE(board.cross_out(cell, 1));
    EXPECT_FALSE(board.put_back(cell, 1));
    EXPECT_EQ(nonet::why_not(board, cell, 1).error().code, "wrong-cell");
    EXPECT_TRUE(nonet::steps(board, {.within = {cell}}).empty());
  }
  for (const int digit : {0, 10, -1}) {
    EXPECT_FALSE(board.enter({1, 3}, digit));
    EXPECT_FALSE(board.cross_out({1, 3}, digit));
    EXPECT_EQ(nonet::why_not(board, {1, 3}, digit).error().code, "wrong-digit");
  }
  EXPECT_EQ(board, everyday());
}

TEST(LibraryErrors, ProfilesThatCannotBeAreNotMade) {
  EXPECT_EQ(nonet::Profile::named("nosuch").error().code, "unknown-profile");
  EXPECT_EQ(nonet::Profile::of({"x-wing", "y-wong"}).error().code, "unknown-technique");
  EXPECT_EQ(nonet::Profile::of({}).error().code, "no-technique");
  EXPECT_EQ(nonet::Profile::of({"x-wing", "x-wing"}).error().code, "technique-twice");
  const auto singles = nonet::Profile::of({"full-house", "naked-single"});
  ASSERT_TRUE(singles);
  EXPECT_EQ(singles->rows().size(), 2U);
  EXPECT_EQ(singles->only({"x-wing"}).error().code, "not-in-profile");
  for (const std::string& name : nonet::profile_names())
    EXPECT_FALSE(nonet::Profile::named(name)->rows().empty()) << name;
}

TEST(LibraryErrors, WishesThatCannotBeSayWhich) {
  nonet::Wish wish;
  wish.require = {"y-wong"};
  const auto unknown = nonet::generate(wish, 1);
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "unknown-technique");
  EXPECT_EQ(unknown.error().place.field, "require");
  const auto few = nonet::generate({.givens = nonet::Range{.from = 3, .to = 5}}, 1);
  ASSERT_FALSE(few);
  EXPECT_EQ(few.error().code, "impossible-wish");
  EXPECT_EQ(nonet::generate({.givens = nonet::Range{.from = -3, .to = 5}}, 1).error().code,
            "wrong-range");
  EXPECT_EQ(nonet::generate({.pattern = "..."}, 1).error().code, "wrong-pattern");
}

TEST(LibraryErrors, WhatHasNoRatingSaysWhy) {
  EXPECT_EQ(nonet::rate(Board{}).error().code, "several-solutions");
  Board broken;
  broken.give({1, 1}, 5);
  broken.give({1, 9}, 5);
  const auto rating = nonet::rate(broken);
  ASSERT_FALSE(rating);
  EXPECT_EQ(rating.error().code, "repeated-digit");
  EXPECT_EQ(rating.error().place.cells, (std::vector<Cell>{{1, 1}, {1, 9}}));
  EXPECT_EQ(nonet::rating_card(broken).error(), rating.error());
}

TEST(LibraryErrors, HintsRefuseWhatTheyCannotUse) {
  EXPECT_EQ(nonet::next_hint(everyday(), {.known = {{"y-wong"}}}).error().code,
            "unknown-technique");
  EXPECT_EQ(nonet::next_hint(everyday(), {.history = {{{1, 3}, 12}}}).error().code, "wrong-entry");
}

TEST(LibraryErrors, TheFastEngineHasNoStory) {
  const auto told = nonet::trace(everyday(), {.engine = nonet::Engine::fast},
                                 [](const nonet::Event&) { return true; });
  ASSERT_FALSE(told);
  EXPECT_EQ(told.error().code, "no-story");
}

TEST(LibraryErrors, BadLinesAreAnsweredAmongGoodOnes) {
  const std::string text = "# a list\n" + kPuzzle + "\n\n12\n" + kPuzzle + "\r\n";
  std::vector<std::uint64_t> lines;
  const nonet::LinesTotal total = nonet::solve_lines(text, [&](const nonet::LineAnswer& answer) {
    lines.push_back(answer.line);
    EXPECT_EQ(answer.error != nullptr, answer.line == 4);
    if (answer.error != nullptr) EXPECT_EQ(answer.error->place.line, 4U);
    return true;
  });
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{2, 4, 5}));
  EXPECT_EQ(total.one, 2U);
  EXPECT_EQ(total.unreadable, 1U);
  EXPECT_FALSE(total.stopped);
}

}  // namespace
