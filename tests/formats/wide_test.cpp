#include "formats/wide.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::formats {
namespace {

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
      {"25×25", std::string(624, '.') + "P", 25, 1},
  };
  for (const Case& known : cases) {
    const auto board = read_wide(known.text);
    ASSERT_TRUE(board) << known.name << ": " << describe(board.error());
    EXPECT_EQ(board->shape().size(), known.size) << known.name;
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
  EXPECT_EQ(describe(read_wide("1 2 3").error()),
            "line 1: 3 cells: no board has so many (4×4 has 16, 6×6 36, 16×16 256, …)");
  EXPECT_EQ(describe(read_wide("1...\n..5.\n....\n....").error()),
            "line 2, column 3: '5' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read_wide("....", *Shape::for_size(4)).error()),
            "line 1: 4 cells, this board has 16");
}

}  // namespace
}  // namespace nonet::formats
