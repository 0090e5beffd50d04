#include "cdcl/encoding.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "cdcl/boards.h"
#include "cdcl/dimacs.h"
#include "cdcl/types.h"

namespace nonet::cdcl {
namespace {

using testing::board;

struct ShapeCase {
  const char* name;
  int size;
};

class EncodingOfSize : public ::testing::TestWithParam<ShapeCase> {};

TEST_P(EncodingOfSize, EmptyBoardHasEveryCandidateAndGroup) {
  const Shape shape = *Shape::for_size(GetParam().size);
  const Encoding encoding{Position{WideFilling{shape}, {}, {}}};
  const auto n = static_cast<std::size_t>(shape.size());
  EXPECT_EQ(encoding.vars(), n * n * n);
  EXPECT_EQ(encoding.groups(), 4 * n * n);
  EXPECT_EQ(encoding.open_cells(), n * n);
}

TEST_P(EncodingOfSize, GroupsHoldExactlyWhatCannotStandTogether) {
  const Shape shape = *Shape::for_size(GetParam().size);
  testing::HoleMaker maker{shape, 7};
  const WideFilling puzzle = maker.with_holes(maker.shuffled(), shape.cells() / 2);
  const Encoding encoding{Position{puzzle, {}, {}}};
  for (std::size_t a = 0; a < encoding.vars(); a += 1 + encoding.vars() / 60) {
    std::set<Var> together;
    for (Group g : encoding.groups_of(var_at(a)))
      together.insert(encoding.members(g).begin(), encoding.members(g).end());
    EXPECT_EQ(together.erase(var_at(a)), 1U);
    for (std::size_t b = 0; b < encoding.vars(); ++b) {
      const Candidate& x = encoding.candidate(var_at(a));
      const Candidate& y = encoding.candidate(var_at(b));
      const bool excluded =
          a != b && ((x.cell == y.cell) || (x.digit == y.digit && shape.are_peers(x.cell, y.cell)));
      ASSERT_EQ(together.contains(var_at(b)), excluded);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, EncodingOfSize,
                         ::testing::Values(ShapeCase{"four", 4}, ShapeCase{"six", 6},
                                           ShapeCase{"nine", 9}, ShapeCase{"twelve", 12},
                                           ShapeCase{"sixteen", 16}, ShapeCase{"largest", 36}),
                         [](const auto& tested) { return tested.param.name; });

TEST(Encoding, GivensLeaveOnlyTheirCandidates) {
  const Grid grid{board(9, testing::kEasy).standard()};
  const Encoding encoding{position_of(grid)};
  std::size_t candidates = 0;
  for (Cell c : kAllCells) candidates += static_cast<std::size_t>(grid.candidates(c).size());
  EXPECT_EQ(encoding.vars(), candidates);
  for (std::size_t v = 0; v < encoding.vars(); ++v) {
    const auto& [cell, digit] = encoding.candidate(var_at(v));
    EXPECT_TRUE(grid.candidates(cell_at(index(cell))).contains(digit));
  }
}

TEST(Encoding, ReadsPlacedDigitsAndCrossedOutCandidatesOfAGrid) {
  Grid grid{board(9, testing::kEasy).standard()};
  grid.place(cell_at(4, 4), digit_of(5));
  const Cell open = grid.open_cells().first();
  const Digit gone = grid.candidates(open).first();
  grid.eliminate(open, gone);
  const Position position = position_of(grid);
  EXPECT_EQ(position.givens.standard(), grid.puzzle());
  EXPECT_EQ(position.placed, (std::vector{Candidate{wide(cell_at(4, 4)), digit_of(5)}}));
  EXPECT_EQ(position.crossed_out, (std::vector{Candidate{wide(open), gone}}));
}

TEST(Encoding, NamesTheFirstRepeat) {
  WideFilling puzzle;
  puzzle.set(wide(cell_at(0, 2)), digit_of(5));
  puzzle.set(wide(cell_at(6, 2)), digit_of(5));
  const Encoding encoding{Position{puzzle, {}, {}}};
  ASSERT_TRUE(encoding.repeat().has_value());
  EXPECT_EQ(encoding.repeat()->digit, digit_of(5));
  EXPECT_EQ(encoding.repeat()->house, wide(column_house(2)));
  EXPECT_EQ(encoding.repeat()->first, wide(cell_at(0, 2)));
  EXPECT_EQ(encoding.repeat()->second, wide(cell_at(6, 2)));
}

// The header's counts are true, and every literal is in range.
void expect_well_formed(const std::string& dimacs) {
  std::istringstream in{dimacs};
  int vars = -1;
  int promised = -1;
  int clauses = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == 'c') continue;
    std::istringstream words{line};
    if (line[0] == 'p') {
      std::string p;
      std::string cnf;
      words >> p >> cnf >> vars >> promised;
      continue;
    }
    ++clauses;
    int l = 1;
    while (words >> l && l != 0) EXPECT_LE(std::abs(l), vars);
    EXPECT_EQ(l, 0) << line;
  }
  EXPECT_EQ(clauses, promised);
}

TEST(Dimacs, FullAndSimplifiedAreWellFormed) {
  for (int size : {4, 6, 9, 12}) {
    testing::HoleMaker maker{*Shape::for_size(size), 3};
    const Position position{maker.with_holes(maker.shuffled(), size * size / 2), {}, {}};
    std::string text;
    const TextSink sink = [&](std::string_view part) { text += part; };
    write_dimacs(position, {}, sink);
    expect_well_formed(text);
    text.clear();
    write_simplified_dimacs(Encoding{position}, sink);
    expect_well_formed(text);
  }
}

TEST(Dimacs, NumbersVariablesAsDocumented) {
  EXPECT_EQ(dimacs_variable(Shape{}, wide(cell_at(0, 0)), digit_of(1)), 1);
  EXPECT_EQ(dimacs_variable(Shape{}, wide(cell_at(0, 1)), digit_of(1)), 10);
  EXPECT_EQ(dimacs_variable(Shape{}, wide(cell_at(8, 8)), digit_of(9)), 729);
}

TEST(Dimacs, TheFullCnfOfNineHasTheKnownNumberOfClauses) {
  std::string text;
  write_dimacs(Position{WideFilling{}, {}, {}}, {}, [&](std::string_view part) { text += part; });
  // 4·81 of nine literals; pairs: 81 cells and 18 lines × 9 digits with 36 each, and 9 boxes × 9
  // digits with 18 that share no line.
  EXPECT_NE(text.find("p cnf 729 " + std::to_string(324 + 81 * 36 + 162 * 36 + 81 * 18) + "\n"),
            std::string::npos);
}

}  // namespace
}  // namespace nonet::cdcl
