#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

const std::string kNine = write(board(kPuzzle), Format::json);

// The cells as one flat list, each through `word`.
template <class Word>
std::string flat(std::string_view line, Word word) {
  std::string text = "[";
  for (char ch : line) text += (text.size() > 1 ? "," : "") + word(ch);
  return text + "]";
}
std::string number_word(char ch) { return ch == '.' ? "0" : std::string{ch}; }
std::string null_word(char ch) { return ch == '.' ? "null" : std::string{ch}; }
std::string quoted_word(char ch) { return ch == '.' ? "\"\"" : '"' + std::string{ch} + '"'; }

std::string nine_strings() {
  std::string text = "[";
  for (std::size_t i = 0; i < 9; ++i) text += (i > 0 ? ",\"" : "\"") + kLine.substr(i * 9, 9) + '"';
  return text + "]";
}

struct JsonText {
  const char* name;
  std::string text;
};
class JsonShape : public ::testing::TestWithParam<JsonText> {};

TEST_P(JsonShape, ReadsThePuzzle) {
  for (const auto from : {std::optional<Format>{}, std::optional{Format::json}}) {
    const auto reading = read(GetParam().text, from);
    ASSERT_TRUE(reading) << describe(reading.error());
    EXPECT_EQ(reading->grid, board(kPuzzle));
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, JsonShape,
    ::testing::Values(
        JsonText{"NineByNine", kNine}, JsonText{"Numbers", flat(kLine, number_word)},
        JsonText{"Nulls", flat(kLine, null_word)}, JsonText{"Strings", flat(kLine, quoted_word)},
        JsonText{"NineStrings", nine_strings()},
        JsonText{"NineStringsSpaces", spaced(nine_strings())}, JsonText{"Line", '"' + kLine + '"'},
        JsonText{"RowsInString", "\"" + kLine.substr(0, 9) + "\\n" + kLine.substr(9, 9) + "\\n" +
                                     kLine.substr(18, 9) + "\\n" + kLine.substr(27, 9) + "\\n" +
                                     kLine.substr(36, 9) + "\\n" + kLine.substr(45, 9) + "\\n" +
                                     kLine.substr(54, 9) + "\\n" + kLine.substr(63, 9) + "\\n" +
                                     kLine.substr(72, 9) + "\""},
        JsonText{"Board", "{\"board\":" + kNine + "}"},
        JsonText{"Puzzle", "{\"id\":{\"a\":[1]},\"puzzle\":\"" + kLine + "\"}"},
        JsonText{"Grid", "{ \"grid\" :\n" + kNine + "\n}\n"},
        JsonText{"ByteOrderMark", "\xEF\xBB\xBF" + kNine}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(JsonMixed, AListIsAnOpenCellAndStaysOpen) {
  const std::string text = "[[7]" + std::string{",0"}.append("") +
                           flat(std::string(79, '.'), number_word).replace(0, 1, ",");
  const auto reading = read(text);
  ASSERT_TRUE(reading) << describe(reading.error());
  EXPECT_TRUE(reading->grid.open(cell_at(0)));
  EXPECT_EQ(reading->grid.candidates(cell_at(0)), (Digits{7}));
  EXPECT_EQ(reading->grid.candidates(cell_at(1)), Digits::all());
  EXPECT_EQ(read(write(reading->grid, Format::json))->grid, reading->grid);
}

TEST(Mixed, IsWrittenForEveryBoard) {
  const std::string played = write(played_board(), Format::mixed);
  EXPECT_TRUE(played.starts_with("[5,3,[2,4],[2],7,")) << played;
  EXPECT_EQ(write(Grid{}, Format::mixed).find('0'), std::string::npos);
  Grid dead = board(kPuzzle);
  dead.set_candidates(cell_at(2), Digits{});
  EXPECT_TRUE(write(dead, Format::mixed).starts_with("[5,3,[],"));
  EXPECT_EQ(read(write(dead, Format::mixed))->grid, dead);
}

// `[7]` may still be taken away, `7` may not.
TEST(Mixed, AnOpenSingleIsNotADigit) {
  const std::string text = write(played_board(), Format::mixed);
  for (const auto from : {std::optional{Format::mixed}, std::optional{Format::json}}) {
    const auto reading = read(text, from);
    ASSERT_TRUE(reading) << describe(reading.error());
    EXPECT_TRUE(reading->grid.open(cell_at(3)));
    EXPECT_EQ(reading->grid.candidates(cell_at(3)), Digits{2});
  }
}

TEST(JsonMixed, IsWrittenOnlyWhenNeeded) {
  EXPECT_EQ(write(board(kPuzzle), Format::json).find("[1"), std::string::npos);
  EXPECT_NE(write(played_board(), Format::json).find("[2,4],[2],7"), std::string::npos)
      << write(played_board(), Format::json);
}

struct JsonMistake {
  const char* name;
  std::string text;
  ReadProblem problem;
  std::string sentence;
};
class WrongJson : public ::testing::TestWithParam<JsonMistake> {};

TEST_P(WrongJson, SaysWhere) {
  const auto reading = read(GetParam().text, Format::json);
  ASSERT_FALSE(reading);
  EXPECT_EQ(describe(reading.error()), GetParam().sentence);
  EXPECT_EQ(name_of(reading.error().problem), name_of(GetParam().problem));
}

using enum ReadProblem;
INSTANTIATE_TEST_SUITE_P(
    All, WrongJson,
    ::testing::Values(
        JsonMistake{"Cut", "[[1,2\n,3", wrong_syntax,
                    "line 2, column 3: this is not JSON: incomplete JSON"},
        JsonMistake{"Rubbish", "[1,2,x]", wrong_syntax,
                    "line 1, column 6: this is not JSON: syntax error"},
        JsonMistake{"Extra", kNine + " 5", wrong_syntax,
                    "line 1, column 183: this is not JSON: extra data"},
        JsonMistake{"Deep", std::string(1000, '['), wrong_syntax,
                    "line 1, column 17: this is not JSON: too deep"},
        JsonMistake{"Number", "5", wrong_type, "line 1: a board must be a string or an array"},
        JsonMistake{"NoKey", "{\"a\":1}", wrong_type,
                    "line 1: an object must have the key \"board\", \"puzzle\" or \"grid\", or the "
                    "squares \"A1\" to \"I9\""},
        JsonMistake{"BoardOfWrongType", "{\"board\":{}}", wrong_type,
                    "line 1: a board must be a string or an array"},
        JsonMistake{"JsonInString", "\"[1]\"", wrong_type,
                    "line 1: a JSON string must hold a puzzle, not JSON again"},
        JsonMistake{"EightyNumbers", flat(kLine.substr(1), number_word), wrong_length,
                    "line 1: 80 cells, a puzzle has 81"},
        JsonMistake{"NoRows", "[]", wrong_rows, "0 rows, there must be 9"},
        JsonMistake{"TenRows", "[[],[],[],[],[],[],[],[],[],[]]", wrong_rows,
                    "10 rows, there must be 9"},
        JsonMistake{"NineNumbers", "[1,2,3,4,5,6,7,8,9]", wrong_type,
                    "line 1: row 1 is neither an array nor a string"},
        JsonMistake{"ShortRow", std::string{kNine}.replace(23, 2, ""), wrong_columns,
                    "row 2: 8 cells in this row, there must be 9"},
        JsonMistake{
            "Ten", std::string{kNine}.replace(24, 1, "10"), wrong_type,
            "line 1: row 2, column 2: a cell must be a number from 0 to 9, null, or a list of "
            "candidates"},
        JsonMistake{
            "Fraction", std::string{kNine}.replace(24, 1, "1.5"), wrong_type,
            "line 1: row 2, column 2: a cell must be a number from 0 to 9, null, or a list of "
            "candidates"},
        JsonMistake{
            "LetterInString", std::string{nine_strings()}.replace(2, 1, "x"), wrong_type,
            "line 1: row 1, column 1: a cell must be a number from 0 to 9, null, or a list of "
            "candidates"},
        JsonMistake{"CandidateZero", std::string{kNine}.replace(24, 1, "[0]"), wrong_type,
                    "line 1: row 2, column 2: a candidate must be a number from 1 to 9"},
        JsonMistake{"BadTextInString", "\"12\"", wrong_length,
                    "line 1: 2 characters, a puzzle has 81"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

}  // namespace
}  // namespace nonet::formats
