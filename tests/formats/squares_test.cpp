#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

const std::string kSquares = write(board(kPuzzle), Format::squares);

std::string with(std::string text, const std::string& old, const std::string& now) {
  return text.replace(text.find(old), old.size(), now);
}

TEST(Squares, AreReadAsThePuzzle) {
  for (const auto from :
       {std::optional<Format>{}, std::optional{Format::squares}, std::optional{Format::json}}) {
    const auto reading = read(kSquares, from);
    ASSERT_TRUE(reading) << describe(reading.error());
    EXPECT_EQ(reading->grid, board(kPuzzle));
    EXPECT_EQ(reading->format, from.value_or(Format::squares));
  }
}

// As the first step of such programs has them: digits, and signs for what is not known yet.
TEST(Squares, MayHaveBlanks) {
  for (const char sign : {'.', '0'}) {
    std::string text = "{\n";
    for (Cell c : kAllCells) {
      const char cell = kPuzzle[static_cast<std::size_t>(index(c))];
      text += std::string{text.size() > 2 ? ",\n \"" : " \""} + static_cast<char>('a' + row_of(c)) +
              static_cast<char>('1' + column_of(c)) + "\": \"" + (cell == '.' ? sign : cell) + '"';
    }
    const auto reading = read(text + "\n}\n");
    ASSERT_TRUE(reading) << describe(reading.error());
    EXPECT_EQ(reading->format, Format::squares);
    EXPECT_EQ(reading->grid, board(kPuzzle));  // r5c5, of which only 5 is left, is open
  }
}

// The notation writes both alike: what the neighbours may still be tells them apart.
TEST(Squares, ASingleIsSettledWhereNoPeerMayBeIt) {
  const auto crossed = read(with(kSquares, "\"A3\":\"124\"", "\"A3\":\"1\""));
  ASSERT_TRUE(crossed);
  EXPECT_TRUE(crossed->grid.open(cell_at(2)));
  EXPECT_EQ(crossed->grid.candidates(cell_at(2)), Digits{1});
  const auto solved = read(write(board(kSolved), Format::squares));
  ASSERT_TRUE(solved);
  EXPECT_TRUE(solved->grid.full());
}

TEST(Squares, NothingLeftIsAnEmptyText) {
  const auto dead = read(with(kSquares, "\"124\"", "\"\""));
  ASSERT_TRUE(dead);
  EXPECT_TRUE(dead->grid.candidates(cell_at(2)).empty());
  EXPECT_NE(write(dead->grid, Format::squares).find("\"A3\":\"\""), std::string::npos);
}

TEST(Squares, MistakesAreToldWithTheirSquare) {
  struct Mistake {
    std::string text;
    std::string says;
  };
  const Mistake all[] = {
      {with(kSquares, "\"124\"", "124"),
       "line 1: square A3: its digits must be a string of 1 to 9, such as \"124\""},
      {with(kSquares, "\"124\"", "\"1x\""),
       "line 1: square A3: its digits must be a string of 1 to 9, such as \"124\""},
      {with(kSquares, ",\"I9\":\"9\"", ""), "line 1: square I9: it is missing"},
      {with(kSquares, "\"I9\"", "\"J9\""), "line 1: 'J9' is no square"},
      {with(kSquares, "\"I9\"", "\"a1\""), "line 1: square a1: it is there twice"},
  };
  for (const auto& [text, says] : all) {
    const auto reading = read(text);
    ASSERT_FALSE(reading) << says;
    EXPECT_EQ(describe(reading.error()), says);
    EXPECT_EQ(reading.error().problem, ReadProblem::wrong_type);
  }
}

}  // namespace
}  // namespace nonet::formats
