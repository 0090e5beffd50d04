#include "board/pattern_symmetry.h"

#include <string_view>

#include <gtest/gtest.h>

#include "board/notation.h"

namespace nonet {
namespace {

CellSet cells(std::initializer_list<std::string_view> names) {
  CellSet set;
  for (std::string_view name : names) set.insert(*parse_cell(name));
  return set;
}

TEST(PatternSymmetry, OrbitsAreTheImagesOfACell) {
  struct {
    std::string_view symmetry;
    CellSet orbit;
  } const rows[]{
      {"none", cells({"r1c2"})},
      {"rot180", cells({"r1c2", "r9c8"})},
      {"rot90", cells({"r1c2", "r2c9", "r9c8", "r8c1"})},
      {"horizontal", cells({"r1c2", "r1c8"})},
      {"vertical", cells({"r1c2", "r9c2"})},
      {"diagonal", cells({"r1c2", "r2c1"})},
      {"anti-diagonal", cells({"r1c2", "r8c9"})},
      {"full", cells({"r1c2", "r1c8", "r9c2", "r9c8", "r2c1", "r2c9", "r8c1", "r8c9"})},
  };
  for (const auto& row : rows) {
    const auto symmetry = parse_pattern_symmetry(row.symmetry);
    ASSERT_TRUE(symmetry) << row.symmetry;
    EXPECT_EQ(name_of(*symmetry), row.symmetry);
    EXPECT_EQ(orbit(*parse_cell("r1c2"), *symmetry), row.orbit) << row.symmetry;
  }
  EXPECT_EQ(parse_pattern_symmetry("Rot180"), std::nullopt);
}

TEST(PatternSymmetry, CellsOnAnAxisStandAlone) {
  for (const PatternSymmetryRow& row : kPatternSymmetries)
    EXPECT_EQ(orbit(*parse_cell("r5c5"), row.symmetry).size(), 1) << row.name;
  EXPECT_EQ(orbit(*parse_cell("r3c3"), PatternSymmetry::diagonal).size(), 1);
  EXPECT_EQ(orbit(*parse_cell("r3c3"), PatternSymmetry::full).size(), 4);
}

// The motions of a symmetry are a group: orbits part the board, and every orbit is a pattern of
// the symmetry that loses it with any one of its cells.
TEST(PatternSymmetry, OrbitsPartTheBoard) {
  for (const PatternSymmetryRow& row : kPatternSymmetries)
    for (Cell c : kAllCells) {
      const CellSet together = orbit(c, row.symmetry);
      EXPECT_TRUE(together.contains(c));
      EXPECT_TRUE(has_symmetry(together, row.symmetry));
      for (Cell other : together) {
        EXPECT_EQ(orbit(other, row.symmetry), together);
        if (together.size() > 1)
          EXPECT_FALSE(has_symmetry(together - CellSet{other}, row.symmetry)) << row.name;
      }
    }
}

TEST(PatternSymmetry, SomeImplyOthers) {
  const CellSet pinwheel = orbit(*parse_cell("r1c2"), PatternSymmetry::rot90);
  EXPECT_TRUE(has_symmetry(pinwheel, PatternSymmetry::rot180));
  EXPECT_FALSE(has_symmetry(pinwheel, PatternSymmetry::horizontal));
  EXPECT_FALSE(has_symmetry(pinwheel, PatternSymmetry::full));
  for (const PatternSymmetryRow& row : kPatternSymmetries) {
    EXPECT_TRUE(has_symmetry(CellSet{}, row.symmetry));
    EXPECT_TRUE(has_symmetry(orbit(*parse_cell("r2c4"), PatternSymmetry::full), row.symmetry));
  }
}

TEST(PatternSymmetry, IsFoundOnAPattern) {
  using enum PatternSymmetry;
  using Found = std::vector<PatternSymmetry>;
  const Cell c = *parse_cell("r1c2");
  EXPECT_EQ(symmetries_of(orbit(c, full)), Found{full});
  EXPECT_EQ(symmetries_of(orbit(c, rot90)), Found{rot90});
  EXPECT_EQ(symmetries_of(orbit(c, antidiagonal)), (Found{antidiagonal}));
  // Two mirrors make a half turn.
  EXPECT_EQ(symmetries_of(cells({"r1c2", "r1c8", "r9c2", "r9c8"})),
            (Found{rot180, horizontal, vertical}));
  EXPECT_EQ(symmetries_of(cells({"r1c1", "r1c2", "r2c4"})), Found{});
}

}  // namespace
}  // namespace nonet
