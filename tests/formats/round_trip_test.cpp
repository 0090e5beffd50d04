// Whatever is written can be read again.
#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"
#include "fuzz/properties.h"
#include "support/shared_data.h"

namespace nonet::formats {
namespace {

TEST(Formats, NamesAreReadBack) {
  for (Format format : kAllFormats) EXPECT_EQ(parse_format(name_of(format)), format);
  EXPECT_EQ(parse_format("lines"), std::nullopt);
  EXPECT_EQ(parse_format(""), std::nullopt);
  EXPECT_EQ(parse_format("Line"), std::nullopt);
}

TEST(Formats, AFileMixesOnlyWhatLooksTheSame) {
  EXPECT_TRUE(may_share_a_file(Format::line, Format::sdm));
  EXPECT_TRUE(may_share_a_file(Format::grid, Format::pencilmarks));
  EXPECT_TRUE(may_share_a_file(Format::json, Format::json));
  EXPECT_FALSE(may_share_a_file(Format::line, Format::grid));
  EXPECT_FALSE(may_share_a_file(Format::line, Format::candidates));
  EXPECT_FALSE(may_share_a_file(Format::json, Format::hodoku));
}

struct Named {
  const char* name;
  Grid grid;
};
class RoundTrip : public ::testing::TestWithParam<Named> {};

TEST_P(RoundTrip, EveryFormatGivesTheDigitsBack) {
  const Grid& grid = GetParam().grid;
  for (Format format : kAllFormats) {
    const std::string text = write(grid, format);
    EXPECT_FALSE(text.ends_with('\n')) << name_of(format);
    const auto named = read(text, format);
    ASSERT_TRUE(named) << name_of(format) << ": " << describe(named.error()) << '\n' << text;
    EXPECT_EQ(named->format, format);
    if (fuzz::shows_only_candidates(format)) {
      EXPECT_TRUE(fuzz::same_board(named->grid, grid, true)) << text;
    } else {
      EXPECT_EQ(named->grid.filling(), grid.filling()) << text;
    }
  }
}

TEST_P(RoundTrip, CarriersOfCandidatesGiveThemBack) {
  const Grid& grid = GetParam().grid;
  for (Format format : {Format::json, Format::mixed})
    EXPECT_TRUE(fuzz::same_board(read(write(grid, format), format)->grid, grid, false));
  EXPECT_EQ(read(write(grid, Format::hodoku), Format::hodoku)->grid, grid);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, RoundTrip,
    ::testing::Values(Named{"Puzzle", board(kPuzzle)}, Named{"Empty", Grid{}},
                      Named{"Solved", board(kSolved)}, Named{"Played", played_board()},
                      Named{"RepeatedDigit", board("55" + std::string(79, '.'))},
                      Named{"DeadCell",
                            [] {
                              Grid grid = board(kPuzzle);
                              grid.set_candidates(cell_at(0, 2), Digits{});
                              return grid;
                            }()}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(Writing, LooksAsDocumented) {
  const Grid grid = board(kPuzzle);
  EXPECT_EQ(write(grid, Format::line), kPuzzle);
  EXPECT_EQ(write(grid, Format::sdm).substr(0, 12), "530070000600");
  EXPECT_EQ(write(grid, Format::grid).substr(0, 35), "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .");
  EXPECT_EQ(write(grid, Format::sdk), rows_of(kPuzzle));
  EXPECT_TRUE(write(grid, Format::framed)
                  .starts_with("+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n"));
  EXPECT_TRUE(write(grid, Format::ss).starts_with(" *-----------*\n |53.|.7.|...|\n"));
  EXPECT_TRUE(write(grid, Format::ss).ends_with(" |...|.8.|.79|\n *-----------*"));
  EXPECT_TRUE(write(grid, Format::json).starts_with("[[5,3,0,0,7,0,0,0,0],[6,0,0,1,"));
  EXPECT_EQ(write(grid, Format::candidates).substr(0, 27), "....5......3......12.4.....");
  EXPECT_TRUE(write(grid, Format::mixed).starts_with("[5,3,[1,2,4],[2,6],7,[2,4,6,8],"));
  EXPECT_TRUE(write(grid, Format::mixed).ends_with(",[1,3,4,6],7,9]"));
  EXPECT_TRUE(write(grid, Format::squares)
                  .starts_with(R"({"A1":"5","A2":"3","A3":"124","A4":"26","A5":"7",)"));
  EXPECT_TRUE(write(grid, Format::squares).ends_with(R"("I7":"1346","I8":"7","I9":"9"})"));
}

// What a writer makes is also recognised without being told.
TEST(Writing, IsDetectedAsWhatItIs) {
  for (Format format : kAllFormats) {
    const auto reading = read(write(board(kPuzzle), format));
    ASSERT_TRUE(reading) << name_of(format);
    EXPECT_EQ(write(reading->grid, Format::line), kPuzzle) << name_of(format);
  }
  for (Format format : {Format::json, Format::mixed, Format::squares}) {
    EXPECT_EQ(read(write(board(kPuzzle), format))->format, format);
    EXPECT_EQ(read(write(played_board(), format))->format, format);
  }
}

class Collection : public ::testing::TestWithParam<const char*> {};

TEST_P(Collection, SurvivesEveryFormat) {
  const std::string file = GetParam();
  if (!testing::shared_data(file))
    GTEST_SKIP() << "left out: ../shared/data/" << file << " is not here";
  const std::size_t stride = testing::long_tests() ? 1 : 10;
  const auto lines = testing::shared_lines(file, stride);
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    const auto grid = read(line);
    ASSERT_TRUE(grid) << line;
    for (Format format : kAllFormats) {
      const auto again = read(write(grid->grid, format), format);
      ASSERT_TRUE(again) << name_of(format) << ' ' << line;
      if (fuzz::shows_only_candidates(format))
        ASSERT_TRUE(fuzz::same_board(again->grid, grid->grid, true)) << name_of(format) << line;
      else
        ASSERT_EQ(write(again->grid, Format::line), line.substr(0, kCells)) << name_of(format);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Shared, Collection,
                         ::testing::Values("everyday.txt", "clues17.txt", "top1465.txt",
                                           "hardest.txt", "rated.tsv"),
                         [](const auto& param_info) {
                           const std::string file = param_info.param;
                           return file.substr(0, file.find('.'));
                         });

}  // namespace
}  // namespace nonet::formats
