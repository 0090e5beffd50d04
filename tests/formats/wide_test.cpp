#include "formats/wide.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::formats {
namespace {

// G down the diagonal; `edge` stands around each box.
std::string sixteen_rows(const std::string& edge) {
  std::string text;
  for (int row = 0; row < 16; ++row) {
    std::string cells(16, '.');
    cells[static_cast<std::size_t>(row)] = 'G';
    for (std::size_t box = 0; box < 4; ++box) text += edge + cells.substr(4 * box, 4);
    text += edge + "\n";
  }
  return text;
}

TEST(Wide, ReadsCharactersNumbersRowsAndFrames) {
  struct Case {
    const char* name;
    std::string text;
    int size;
    int filled;
  };
  const std::vector<Case> cases{
      {"4×4 in one line", "1..2..3..4......", 4, 4},
      {"4×4 in rows", "1...\n..2.\n.3..\n...4\n", 4, 4},
      {"4×4 with spaces and a frame", "| 1 . | . . |\n| . . | 2 . |\n+-----+\n. 3 . .\n. . . 4", 4,
       4},
      {"6×6 with a comment", "# a comment\n" + std::string(35, '.') + "6", 6, 1},
      {"9×9", std::string(80, '0') + "9", 9, 1},
      {"16×16 with letters", std::string(255, '.') + "G", 16, 1},
      {"16×16 in rows", sixteen_rows(""), 16, 16},
      {"16×16 in a frame", sixteen_rows("|"), 16, 16},
      {"25×25", std::string(624, '.') + "P", 25, 1},
  };
  for (const Case& known : cases) {
    const auto board = read_wide(known.text, *Shape::for_size(known.size));
    ASSERT_TRUE(board) << known.name << ": " << describe(board.error());
    EXPECT_EQ(board->size(), known.filled) << known.name;
  }
}

TEST(Wide, ReadsBackWhatItWrites) {
  for (int size : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 30, 36}) {
    WideFilling board{*Shape::for_size(size)};
    for (int i = 0; i < size * size; i += 3)
      board.set(static_cast<WideCell>(i), digit_of(i % size + 1));
    const auto again = read_wide(write_wide(board), board.shape());
    ASSERT_TRUE(again) << size << ": " << describe(again.error());
    EXPECT_EQ(*again, board) << size;
  }
}

TEST(Wide, SaysWhatIsWrongAndWhere) {
  const Shape four = *Shape::for_size(4);
  EXPECT_EQ(describe(read_wide("1...\n..5.\n....\n....", four).error()),
            "line 2, column 3: '5' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read_wide("1é5.\n....\n....\n....", four).error()),
            "line 1, column 2: 'é' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read_wide("....", four).error()), "line 1: 4 cells, this board has 16");
}

}  // namespace
}  // namespace nonet::formats
