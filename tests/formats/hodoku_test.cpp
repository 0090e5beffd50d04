#include "formats/hodoku.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "support/shared_data.h"

namespace nonet::formats {
namespace {

TEST(LibraryLine, HoldsAllItsFields) {
  const auto line =
      read_library_line(":0901-x:38:+53" + kLine.substr(2) + ":113 413:395 873:488:7:");
  ASSERT_TRUE(line) << describe(line.error());
  EXPECT_EQ(line->technique, "0901");
  EXPECT_EQ(line->variant, "x");
  EXPECT_EQ(line->candidates, "38");
  EXPECT_EQ(line->extra, "7");
  EXPECT_EQ(line->eliminations, (std::vector<LibraryLine::Mark>{{cell_at(8, 4), digit_of(3)},
                                                                {cell_at(6, 2), digit_of(8)}}));
  EXPECT_EQ(line->placements, (std::vector<LibraryLine::Mark>{{cell_at(7, 7), digit_of(4)}}));
  EXPECT_EQ(write_line(line->grid.filling()), kPuzzle);
  EXPECT_FALSE(line->grid.given(cell_at(0, 0)));
  EXPECT_TRUE(line->grid.given(cell_at(0, 1)));
  EXPECT_EQ(line->grid.candidates(cell_at(0, 2)), (Digits{2}));
}

TEST(LibraryLine, MayStopAfterTheGivens) {
  for (const char* rest : {"", ":", "::", ":::", "::::", ":::::", ":::::: a comment"})
    EXPECT_TRUE(read_library_line(":0000:x:" + kLine + rest)) << rest;
}

TEST(LibraryLine, IsWrittenWithPlacedDigitsAndDeletedCandidates) {
  const std::string text = write(played_board(), Format::hodoku);
  EXPECT_TRUE(text.starts_with(":0000:x:53..7....6..195...")) << text;
  EXPECT_NE(text.find("4..8+53..1"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with(":113 614:::")) << text;
  EXPECT_EQ(read(text)->grid, played_board());
}

struct WrongEntry {
  const char* name;
  std::string text;
  std::string sentence;
};
class WrongLibraryLine : public ::testing::TestWithParam<WrongEntry> {};

TEST_P(WrongLibraryLine, SaysWhere) {
  const auto line = read_library_line(GetParam().text);
  ASSERT_FALSE(line);
  EXPECT_EQ(describe(line.error()), GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    All, WrongLibraryLine,
    ::testing::Values(
        WrongEntry{"NoColon", kLine, "line 1, column 1: a library line begins with ':'"},
        WrongEntry{"NoGivens", ":0000:x",
                   "line 1, column 1: 1 of the fields :technique:candidates:givens: is missing"},
        WrongEntry{"OnlyCode", ":0000",
                   "line 1, column 1: 2 of the fields :technique:candidates:givens: are missing"},
        WrongEntry{"EightyCells", ":0000:x:" + kLine.substr(1) + ":",
                   "line 1: 80 cells, a puzzle has 81"},
        WrongEntry{"Letter", ":0000:x:z" + kLine.substr(1) + ":",
                   "line 1, column 9: 'z' is neither a digit nor an empty cell"},
        WrongEntry{"PlusBeforeEmpty", ":0000:x:53+" + kLine.substr(2) + ":",
                   "line 1, column 12: '.' is neither a digit nor an empty cell"},
        WrongEntry{"PlusAtTheEnd", ":0000:x:" + kLine + "+:",
                   "line 1, column 90: '+' is neither a digit nor an empty cell"},
        WrongEntry{
            "ShortMark", ":0000:x:" + kLine + ":11:",
            "line 1, column 91: a deleted candidate must be three digits 1 to 9: digit, row, "
            "column"},
        WrongEntry{
            "ZeroInMark", ":0000:x:" + kLine + "::111 101:",
            "line 1, column 96: an elimination must be three digits 1 to 9: digit, row, column"},
        WrongEntry{"NulByte", std::string{":0000:x\0:", 9},
                   "line 1, column 8: a NUL byte: this is not text"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(LibraryLine, ReadsAllSharedCases) {
  NONET_NEEDS_SHARED_DATA("technique_cases.txt");
  int with_effect = 0;
  const auto lines = testing::shared_lines("technique_cases.txt");
  for (const std::string& text : lines) {
    const auto line = read_library_line(text);
    ASSERT_TRUE(line) << describe(line.error()) << '\n' << text;
    with_effect += !line->eliminations.empty() || !line->placements.empty();
    ASSERT_EQ(read_library_line(write(line->grid, Format::hodoku))->grid, line->grid) << text;
  }
  EXPECT_EQ(lines.size(), 735U);
  EXPECT_GT(with_effect, 650);
}

}  // namespace
}  // namespace nonet::formats
