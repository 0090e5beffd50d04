#include "board/notation.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Notation, EveryCellIsReadBackFromBothNames) {
  for (Cell c : kAllCells) {
    EXPECT_EQ(parse_cell(name_of(c)), c);
    EXPECT_EQ(parse_cell(algebraic_name_of(c)), c);
  }
  for (House h : kAllHouses) EXPECT_EQ(parse_house(name_of(h)), h);
}

TEST(Notation, NamesAreTheOnesPeopleUse) {
  const Cell c = cell_at(3, 4);
  EXPECT_EQ(name_of(c), "r4c5");
  EXPECT_EQ(algebraic_name_of(c), "D5");
  EXPECT_EQ(words_for(c), "row 4, column 5");
  EXPECT_EQ(name_of(box_house(4)), "b5");
  EXPECT_EQ(words_for(box_house(4)), "box 5");
  EXPECT_EQ(words_for(column_house(0)), "column 1");
  EXPECT_EQ(parse_cell("R4C5"), c);
  EXPECT_EQ(parse_cell("d5"), c);
  EXPECT_EQ(parse_house("C9"), column_house(8));
}

TEST(Notation, NearMissesAreRefused) {
  for (const char* text : {"", "r", "r4", "r4c", "r0c1", "r1c0", "r10c1", "c4r5", "J1", "A0", "A10",
                           "r4c5 ", "55", "r:c1", "4c5"})
    EXPECT_EQ(parse_cell(text), std::nullopt) << text;
  for (const char* text : {"", "b", "b0", "x5", "b10", "5b"})
    EXPECT_EQ(parse_house(text), std::nullopt) << text;
}

}  // namespace
}  // namespace nonet
