#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

std::string game(const std::string& data) { return "<game data=\"" + data + "\"/>"; }

// 81 times value|notes|editable|, where `between` is the notes.
std::string fields(const std::string& version, const std::string& between) {
  std::string text = "version: " + version + "&#10;";
  for (char ch : kLine)
    text += (ch == '.' ? "0|" : std::string{ch} + "|") + between + (ch == '5' ? "|1|" : "|0|");
  return text;
}

struct XmlText {
  const char* name;
  std::string text;
};
class OpenSudoku : public ::testing::TestWithParam<XmlText> {};

TEST_P(OpenSudoku, ReadsThePuzzle) {
  const auto reading = read(GetParam().text);
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_EQ(reading->format, Format::opensudoku);
  EXPECT_EQ(write_line(reading->grid.filling()), kPuzzle);
}

INSTANTIATE_TEST_SUITE_P(
    All, OpenSudoku,
    ::testing::Values(
        XmlText{"Document", write(board(kPuzzle), Format::opensudoku)},
        XmlText{"OneElement", game(kLine)},
        XmlText{"OpeningTagOnly", "<game state=\"1\" data=\"" + kLine + "\" note=\"&lt;3\">"},
        XmlText{"FirstOfTwo",
                "<opensudoku>" + game(kLine) + game(std::string{kOther}) + "</opensudoku>"},
        XmlText{"InFolder", "<?xml version='1.0'?><opensudoku version=\"2\"><folder name=\"x\">" +
                                game(kLine) + "</folder></opensudoku>"},
        XmlText{"Version1", game(fields("1", "1,2,"))},
        XmlText{"Version1NoNotes", game(fields("1", "-"))},
        XmlText{"Version2", game(fields("2", "12|"))},
        XmlText{"Version3", game(fields("3", "511"))},
        XmlText{"Version4", game(fields("4", "511|0"))},
        XmlText{"Version5", game(fields("5", "511|0|3"))}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(OpenSudokuFields, EditableDigitsArePlacedNotGiven) {
  const auto reading = read(game(fields("3", "0")));
  ASSERT_TRUE(reading);
  EXPECT_FALSE(reading->grid.given(cell_at(0)));
  EXPECT_TRUE(reading->grid.given(cell_at(1)));
}

class WrongOpenSudoku
    : public ::testing::TestWithParam<std::tuple<const char*, std::string, std::string>> {};

TEST_P(WrongOpenSudoku, SaysWhere) {
  const auto& [name, text, sentence] = GetParam();
  const auto reading = read(text, Format::opensudoku);
  ASSERT_FALSE(reading);
  EXPECT_EQ(describe(reading.error()), sentence);
}

INSTANTIATE_TEST_SUITE_P(
    All, WrongOpenSudoku,
    ::testing::Values(
        std::tuple{"Empty", "", "line 1: there is no <game> element"},
        std::tuple{"NoXml", "5", "line 1: there is no <game> element"},
        std::tuple{"Unclosed", "<a>\n<game data=\"1",
                   "line 2, column 13: this is not XML: Error parsing element attribute"},
        std::tuple{"NoGame", "<opensudoku/>", "line 1: there is no <game> element"},
        std::tuple{"NoData", "<game/>", "line 1: the game has no data attribute"},
        std::tuple{"Short", "<a>\n" + game(kLine.substr(1)) + "</a>",
                   "line 2: 80 characters, a puzzle has 81"},
        std::tuple{"Letter", "<a>\n" + game("x" + kLine.substr(1)) + "</a>",
                   "line 2, column 13: 'x' is neither a digit nor an empty cell"},
        std::tuple{"Version6", game(fields("6", "0")),
                   "line 1: the game's data has a version that is not known here (1 to 5)"},
        std::tuple{"VersionOnly", game("version: 1"),
                   "line 1, column 13: 0 fields in the game's data, version 1 has 243"},
        std::tuple{
            "NoNumber", game("version: x"),
            "line 1, column 13: the game's data has a version that is not known here (1 to 5)"}),
    [](const auto& param_info) { return std::string{std::get<0>(param_info.param)}; });

}  // namespace
}  // namespace nonet::formats
