#include "board/shape.h"

#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "board/houses.h"
#include "board/notation.h"

namespace nonet {
namespace {

std::vector<Shape> all_shapes() {
  std::vector<Shape> shapes;
  for (int rows = 0; rows <= 18; ++rows)
    for (int columns = 0; columns <= 18; ++columns)
      if (const auto shape = Shape::from_box(rows, columns)) shapes.push_back(*shape);
  return shapes;
}

WideHouse wide_house(int i) { return static_cast<WideHouse>(i); }
WideCell wide_cell(int i) { return static_cast<WideCell>(i); }

TEST(Shape, OnlyBoxesThatFitAreShapes) {
  EXPECT_EQ(Shape::from_box(1, 9), std::nullopt);
  EXPECT_EQ(Shape::from_box(5, 8), std::nullopt);
  EXPECT_EQ(Shape::from_box(6, 6)->size(), 36);
  EXPECT_TRUE(Shape::from_box(3, 3)->standard());
  for (const auto& [size, rows, columns] :
       {std::array{4, 2, 2}, {6, 2, 3}, {9, 3, 3}, {12, 3, 4}, {16, 4, 4}, {25, 5, 5}, {36, 6, 6}})
    EXPECT_EQ(Shape::for_size(size), Shape::from_box(rows, columns)) << size;
  for (int size : {0, 1, 2, 3, 5, 7, 13, 37, 49}) EXPECT_EQ(Shape::for_size(size), std::nullopt);
}

TEST(Shape, EveryHouseOfEveryShapeHoldsItsCellsOnce) {
  for (const Shape shape : all_shapes()) {
    std::vector<int> seen(static_cast<std::size_t>(shape.cells()), 0);
    for (int h = 0; h < shape.houses(); ++h) {
      int last = -1;
      for (int i = 0; i < shape.size(); ++i) {
        const WideCell c = shape.cell_in(wide_house(h), i);
        ASSERT_LT(index(c), shape.cells());
        EXPECT_GT(index(c), last) << "reading order";
        last = index(c);
        ++seen[static_cast<std::size_t>(index(c))];
        const auto own = shape.houses_of(c);
        EXPECT_EQ(own[static_cast<std::size_t>(shape.kind_of(wide_house(h)))], wide_house(h));
      }
    }
    for (int times : seen) EXPECT_EQ(times, 3);
  }
}

TEST(Shape, TheStandardShapeIsTheNineByNineBoard) {
  const Shape shape;
  for (Cell c : kAllCells) {
    EXPECT_EQ(shape.box_of(wide(c)), box_of(c));
    EXPECT_EQ(name_of(shape, wide(c)), name_of(c));
    EXPECT_EQ(words_for(shape, wide(c)), words_for(c));
    for (Cell other : kAllCells)
      EXPECT_EQ(shape.are_peers(wide(c), wide(other)), are_peers(c, other));
  }
  for (House h : kAllHouses) {
    EXPECT_EQ(name_of(shape, wide(h)), name_of(h));
    EXPECT_EQ(words_for(shape, wide(h)), words_for(h));
  }
}

TEST(Shape, EveryNameIsReadBack) {
  for (const Shape shape : all_shapes()) {
    for (int i = 0; i < shape.cells(); ++i)
      EXPECT_EQ(parse_cell(shape, name_of(shape, wide_cell(i))), wide_cell(i));
    for (int i = 0; i < shape.houses(); ++i)
      EXPECT_EQ(parse_house(shape, name_of(shape, wide_house(i))), wide_house(i));
    std::set<std::string> digits;
    for (int d = 1; d <= shape.size(); ++d) digits.insert(name_of(shape, digit_of(d)));
    EXPECT_EQ(digits.size(), static_cast<std::size_t>(shape.size()));
  }
}

TEST(Shape, WideNamesAreTheOnesPeopleUse) {
  const Shape hexadecimal = *Shape::for_size(16);
  const WideCell c = hexadecimal.cell(11, 4);
  EXPECT_EQ(name_of(hexadecimal, c), "r12c5");
  EXPECT_EQ(words_for(hexadecimal, c), "row 12, column 5");
  EXPECT_EQ(words_for(hexadecimal, wide_house(47)), "box 16");
  EXPECT_EQ(parse_cell(hexadecimal, "R12C5"), c);
  EXPECT_EQ(parse_house(hexadecimal, "B16"), wide_house(47));
  EXPECT_EQ(name_of(hexadecimal, digit_of(9)), "9");
  EXPECT_EQ(name_of(hexadecimal, digit_of(16)), "G");
  EXPECT_EQ(name_of(*Shape::from_box(5, 7), digit_of(35)), "Z");
  EXPECT_EQ(name_of(*Shape::for_size(36), digit_of(10)), "10") << "no letter reaches 36";
}

TEST(Shape, NearMissesAreRefused) {
  const Shape shape = *Shape::for_size(16);
  for (const char* text : {"", "r", "r1", "r1c", "r0c1", "r1c0", "r17c1", "r1c17", "r01c1", "r1c1 ",
                           "c1r1", "r-1c1", "r1c+1", "r99999999999c1", "A1", "1c1"})
    EXPECT_EQ(parse_cell(shape, text), std::nullopt) << text;
  for (const char* text : {"", "r", "b0", "b17", "x1", "b1 ", "1b", "r1c1"})
    EXPECT_EQ(parse_house(shape, text), std::nullopt) << text;
}

TEST(Shape, FillingsKeepTheirDigits) {
  Filling filling;
  filling.set(cell_at(40), digit_of(7));
  const WideFilling same{filling};
  EXPECT_EQ(same.size(), 1);
  EXPECT_EQ(same.standard(), filling);
  WideFilling large{*Shape::for_size(36)};
  large.set(wide_cell(1295), digit_of(36));
  EXPECT_EQ(large.at(wide_cell(1295)), digit_of(36));
  large.clear(wide_cell(1295));
  EXPECT_EQ(large.size(), 0);
}

}  // namespace
}  // namespace nonet
