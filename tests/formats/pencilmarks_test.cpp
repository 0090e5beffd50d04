#include <string>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "formats/boards.h"
#include "formats/format.h"
#include "fuzz/properties.h"

namespace nonet::formats {
namespace {

// HoDoKu's own frame, with colons and dots in it.
constexpr std::string_view kFramedMarks =
    ".---------------------.----------------------.---------------------.\n"
    "| 5     3      124    | 26     7      2468   | 1489   1249   248   |\n"
    "| 6     247    247    | 1      9      5      | 3478   234    2478  |\n"
    "| 12    9      8      | 23     34     24     | 13457  6      2457  |\n"
    ":---------------------+----------------------+---------------------:\n"
    "| 8     125    1259   | 579    6      147    | 4579   24579  3     |\n"
    "| 4     25     2569   | 8      5      3      | 579    2579   1     |\n"
    "| 7     15     1359   | 59     2      14     | 4589   459    6     |\n"
    ":---------------------+----------------------+---------------------:\n"
    "| 139   6      134579 | 357    35     7      | 2      8      4     |\n"
    "| 23    278    237    | 4      1      9      | 36     3      5     |\n"
    "| 123   1245   12345  | 2356   8      26     | 1346   7      9     |\n"
    "'---------------------'----------------------'---------------------'";

TEST(Pencilmarks, ReadHodokusFrame) {
  const auto reading = read(kFramedMarks);
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_EQ(reading->format, Format::pencilmarks);
  EXPECT_EQ(reading->grid.candidates(cell_at(0, 2)), (Digits{1, 2, 4}));
  EXPECT_EQ(reading->grid.at(cell_at(0, 0)), digit_of(5));
}

TEST(Pencilmarks, ASingleIsSettledOnlyWhenNoPeerListsIt) {
  const Grid grid = read(kFramedMarks)->grid;
  EXPECT_TRUE(grid.given(cell_at(1, 0)));  // 6: gone from all its peers
  EXPECT_TRUE(grid.open(cell_at(4, 4)));   // 5: row 5 still has it elsewhere
  EXPECT_EQ(grid.candidates(cell_at(4, 4)), (Digits{5}));
  EXPECT_TRUE(grid.open(cell_at(6, 5)));  // 7: box 8 still lists it in r7c4
  EXPECT_EQ(grid.candidates(cell_at(6, 3)), (Digits{3, 5, 7}));
}

TEST(Pencilmarks, NeedNoFrame) {
  std::string bare;
  for (char ch : kFramedMarks)
    if (std::string_view{"|.':+-"}.find(ch) == std::string_view::npos) bare += ch;
  const auto reading = read(bare);
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_EQ(reading->grid, read(kFramedMarks)->grid);
}

TEST(Pencilmarks, LoadRepeatedSingles) {
  const Grid repeated = board("55" + std::string(79, '.'));
  const auto reading = read(write(repeated, Format::pencilmarks), Format::pencilmarks);
  ASSERT_TRUE(reading);
  EXPECT_TRUE(fuzz::same_board(reading->grid, repeated, true));
  EXPECT_EQ(reading->grid.puzzle(), repeated.puzzle());
}

// As some programs write a board before they look at it: digits, and all nine everywhere else.
TEST(Pencilmarks, ListsThatNothingWasCrossedOutOfLeaveTheDigits) {
  const Grid puzzle = board(kPuzzle);
  std::string marks;
  std::string squares = "{";
  for (Cell c : kAllCells) {
    const std::string list = puzzle.at(c) ? std::string(1, char_of(*puzzle.at(c))) : "123456789";
    marks += list + (column_of(c) == 8 ? "\n" : " ");
    squares += (index(c) == 0 ? "\"" : ",\"") + algebraic_name_of(c) + "\":\"" + list + "\"";
  }
  for (const std::string& text : {marks, squares + "}"}) {
    const auto reading = read(text);
    ASSERT_TRUE(reading) << describe(reading.error());
    EXPECT_EQ(reading->grid.puzzle(), puzzle.puzzle()) << text;
  }
}

TEST(Pencilmarks, AreWrittenInColumns) {
  const std::string text = write(board(kPuzzle), Format::pencilmarks);
  EXPECT_TRUE(text.starts_with("+-")) << text;
  const std::size_t width = text.find('\n');
  for (std::size_t at = 0; at < text.size(); at += width + 1)
    EXPECT_EQ(text.find('\n', at) == std::string::npos ? text.size() : text.find('\n', at),
              at + width);
}

TEST(Pencilmarks, SayWhatIsWrong) {
  const auto with = [](std::string_view from, std::string_view to) {
    std::string text{kFramedMarks};
    return text.replace(text.find(from), from.size(), to);
  };
  EXPECT_EQ(describe(read(with("| 5     3 ", "| 5       ")).error()),
            "line 2: 8 cells in this row, there must be 9");
  EXPECT_EQ(describe(read(with("2468", "24x8")).error()),
            "line 2, column 41: 'x' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read(with("2468", "2408")).error()),
            "line 2, column 41: '0' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read(kFramedMarks.substr(0, 200)).error()), "2 rows, there must be 9");
}

TEST(Candidates, KeepAnOpenSingleOpenWhereAPeerListsIt) {
  const auto reading = read(write(played_board(), Format::candidates));
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_TRUE(fuzz::same_board(reading->grid, played_board(), true));
  EXPECT_TRUE(reading->grid.open(cell_at(0, 3)));
}

}  // namespace
}  // namespace nonet::formats
