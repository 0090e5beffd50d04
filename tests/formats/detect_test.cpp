// The many looks of one puzzle, all recognised without being told.
#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

std::string replaced(std::string text, char from, const std::string& to) {
  std::string result;
  for (char ch : text) result += ch == from ? to : std::string{ch};
  return result;
}

std::string unicode_frame() {
  std::string text = "┏━━━━━━━┯━━━━━━━┯━━━━━━━┓\n";
  for (std::size_t row = 0; row < 9; ++row) {
    text += "┃";
    for (std::size_t column = 0; column < 9; ++column) {
      text += std::string{" "} + kPuzzle[row * 9 + column];
      if (column % 3 == 2) text += column == 8 ? " ┃" : " │";
    }
    text += row % 3 == 2 && row < 8 ? "\n┠───────┼───────┼───────┨\n" : "\n";
  }
  return text + "┗━━━━━━━┷━━━━━━━┷━━━━━━━┛\n";
}

struct Look {
  const char* name;
  std::string text;
  Format format;
};
class Detection : public ::testing::TestWithParam<Look> {};

TEST_P(Detection, ReadsThePuzzle) {
  const auto reading = read(GetParam().text);
  ASSERT_TRUE(reading) << describe(reading.error()) << '\n' << GetParam().text;
  EXPECT_EQ(reading->format, GetParam().format);
  EXPECT_EQ(write_line(reading->grid.filling()), kPuzzle);
}

const std::string kGrid = write(board(kPuzzle), Format::grid);
const std::string kFramed = write(board(kPuzzle), Format::framed);

INSTANTIATE_TEST_SUITE_P(
    Looks, Detection,
    ::testing::Values(
        Look{"Dots", kLine, Format::line}, Look{"Zeros", replaced(kLine, '.', "0"), Format::line},
        Look{"Stars", replaced(kLine, '.', "*"), Format::line},
        Look{"Underscores", replaced(kLine, '.', "_"), Format::line},
        Look{"Spaces", spaced(kLine), Format::line}, Look{"Newline", kLine + "\n", Format::line},
        Look{"CarriageReturn", kLine + "\r\n", Format::line},
        Look{"ByteOrderMark", "\xEF\xBB\xBF" + kLine, Format::line},
        Look{"LeadingBlanks", "  \t" + kLine, Format::line},
        Look{"CellsBetweenBlanks", spread(kLine, ' '), Format::line},
        Look{"CellsBetweenCommas", spread(kLine, ','), Format::line},
        Look{"CellsBetweenTabs", spread(kLine, '\t'), Format::line},
        Look{"NameAfterBlank", kLine + " easy one", Format::line},
        Look{"RatingAfterTab", kLine + "\t1.2/1.2/1.2", Format::line},
        Look{"NameAfterComma", kLine + ",easy", Format::line},
        Look{"NameAfterSemicolon", kLine + ";4;B", Format::line},
        Look{"UnicodeName", kLine + " für Zoë", Format::line},
        Look{"CommentAfterwards", kLine + " # easy", Format::line},
        Look{"CommentsAround", "# one\n\n" + kLine + "\n# end\n", Format::line},
        Look{"NineLines", kRows, Format::grid},
        Look{"NineLinesOldReturn", replaced(kRows, '\n', "\r"), Format::grid},
        Look{"NineLinesCarriageReturn", replaced(kRows, '\n', "\r\n") + "\r\n", Format::grid},
        Look{"NineLinesSpacesForEmpty", spaced(kRows), Format::grid},
        Look{"Spaced", kGrid, Format::grid},
        Look{"SpacedZeros", replaced(kGrid, '.', "0"), Format::grid},
        Look{"Commas", replaced(kGrid, ' ', ","), Format::grid},
        Look{"BandsApart", kRows.substr(0, 30) + "\n" + kRows.substr(30), Format::grid},
        Look{"Header", "#A someone\n#D easy\n" + kRows, Format::sdk},
        Look{"Section", "[Puzzle]\n" + kRows, Format::sdk},
        Look{"StateSection", "[Puzzle]\n" + kRows + "\n[State]\n" + rows_of(kSolved), Format::sdk},
        Look{"Framed", kFramed, Format::framed},
        Look{"SimpleSudoku", write(board(kPuzzle), Format::ss), Format::ss},
        Look{"UnicodeFrame", unicode_frame(), Format::framed},
        Look{"LibraryLine", ":0000:x:" + kLine + "::::", Format::hodoku},
        Look{"JsonString", '"' + kLine + '"', Format::json},
        Look{"Xml", "<opensudoku><game data=\"" + kLine + "\"/></opensudoku>", Format::opensudoku}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(NineSpaces, AreARowBetweenRowsOfNine) {
  std::string line{kPuzzle};
  for (std::size_t i = 36; i < 45; ++i) line[i] = '.';
  const auto reading = read(spaced(rows_of(line)));
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_EQ(write_line(reading->grid.filling()), line);
}

TEST(NineSpaces, AreAGapAfterNineRows) { EXPECT_TRUE(read(rows_of(kPuzzle) + "\n         \n")); }

}  // namespace
}  // namespace nonet::formats
