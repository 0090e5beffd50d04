// Every way a text can be wrong, with its place and its sentence.
#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

std::string with(const std::string& text, std::size_t at, std::string_view instead) {
  return text.substr(0, at) + std::string{instead} + text.substr(at + 1);
}

struct WrongText {
  const char* name;
  std::string text;
  std::optional<Format> from;
  ReadProblem problem;
  std::string sentence;
};
class Errors : public ::testing::TestWithParam<WrongText> {};

TEST_P(Errors, SayWhatAndWhere) {
  const WrongText& wrong = GetParam();
  const auto reading = read(wrong.text, wrong.from);
  ASSERT_FALSE(reading);
  EXPECT_EQ(describe(reading.error()), wrong.sentence);
  EXPECT_EQ(name_of(reading.error().problem), name_of(wrong.problem));
}

using enum ReadProblem;
INSTANTIATE_TEST_SUITE_P(
    Text, Errors,
    ::testing::Values(
        WrongText{"Empty", "", {}, wrong_length, "line 1: there is no puzzle here"},
        WrongText{"OnlyComments", "# a\n#b\n", {}, wrong_length, "line 1: there is no puzzle here"},
        WrongText{"Nul",
                  with(kLine, 4, std::string_view{"\0", 1}),
                  {},
                  not_text,
                  "line 1, column 5: a NUL byte: this is not text"},
        WrongText{"Utf16Mark",
                  std::string{"\xFF\xFE"
                              "5\0",
                              4},
                  {},
                  not_text,
                  "line 1: this is UTF-16 text, not UTF-8"},
        WrongText{"Utf16NoMark",
                  std::string{"5\0003\0.\0", 6},
                  {},
                  not_text,
                  "line 1: this is UTF-16 text, not UTF-8"},
        WrongText{"Latin1",
                  with(kLine, 2, "\xE4"),
                  {},
                  not_text,
                  "line 1, column 3: a byte that is not UTF-8 text"},
        WrongText{"OverlongUtf8",
                  with(kLine, 0, "\xC0\xAE"),
                  {},
                  not_text,
                  "line 1, column 1: a byte that is not UTF-8 text"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Line, Errors,
    ::testing::Values(
        WrongText{
            "Short", kLine.substr(1), {}, wrong_length, "line 1: 80 characters, a puzzle has 81"},
        WrongText{"Long", kLine + ".", {}, wrong_length, "line 1: 82 characters, a puzzle has 81"},
        WrongText{"SpreadAndShort",
                  spread(kLine.substr(1), ' '),
                  {},
                  wrong_length,
                  "line 1: 80 characters, a puzzle has 81"},
        WrongText{"One", "5", {}, wrong_length, "line 1: 1 character, a puzzle has 81"},
        WrongText{"Word",
                  "hello world",
                  {},
                  wrong_length,
                  "line 1: the first word, 'hello', has 5 characters, a puzzle has 81"},
        WrongText{"BelowComment",
                  "# x\n" + kLine.substr(3),
                  {},
                  wrong_length,
                  "line 2: 78 characters, a puzzle has 81"},
        WrongText{"Letter",
                  with(kLine, 13, "x"),
                  {},
                  wrong_character,
                  "line 1, column 14: 'x' is neither a digit nor an empty cell"},
        WrongText{"LetterBehindBlanks",
                  "  " + with(kLine, 13, "x"),
                  {},
                  wrong_character,
                  "line 1, column 16: 'x' is neither a digit nor an empty cell"},
        WrongText{"LetterAmongSpaces",
                  with(spaced(kLine), 13, "x"),
                  {},
                  wrong_character,
                  "line 1, column 14: 'x' is neither a digit nor an empty cell"},
        WrongText{"Umlaut",
                  with(kLine, 0, "ä"),
                  {},
                  wrong_character,
                  "line 1, column 1: 'ä' is neither a digit nor an empty cell"},
        WrongText{"AfterUmlaut",
                  with(with(kLine, 80, "q"), 0, "4"),
                  {},
                  wrong_character,
                  "line 1, column 81: 'q' is neither a digit nor an empty cell"},
        WrongText{"FullWidthDigit",
                  with(kLine, 1, "３"),
                  {},
                  wrong_character,
                  "line 1, column 2: '３' is neither a digit nor an empty cell"},
        WrongText{"Bell",
                  with(kLine, 1, "\a"),
                  {},
                  wrong_character,
                  "line 1, column 2: 'U+0007' is neither a digit nor an empty cell"},
        WrongText{"NoBreakSpace",
                  with(kLine, 1, "\xC2\xA0"),
                  {},
                  wrong_character,
                  "line 1, column 2: 'U+00A0' is neither a digit nor an empty cell"},
        WrongText{"LengthBeforeCharacter",
                  with(kLine, 3, "x") + ".",
                  {},
                  wrong_length,
                  "line 1: 82 characters, a puzzle has 81"},
        WrongText{"Title",
                  "My puzzles",
                  {},
                  wrong_length,
                  "line 1: the first word, 'My', has 2 characters, a puzzle has 81"},
        WrongText{"HeadOfATable",
                  "id,puzzle",
                  {},
                  wrong_length,
                  "line 1: the first word, 'id', has 2 characters, a puzzle has 81"},
        WrongText{"OneWord", "hello", {}, wrong_length, "line 1: 5 characters, a puzzle has 81"},
        WrongText{"TwoLines", kLine + "\n" + kLine, {}, wrong_rows, "2 lines, there must be 1"},
        WrongText{"Candidates",
                  std::string(728, '.'),
                  {},
                  wrong_length,
                  "line 1: 728 characters, a candidate string has 729"},
        WrongText{"CandidateOutOfPlace",
                  "2" + std::string(728, '.'),
                  {},
                  wrong_character,
                  "line 1, column 1: '2' is neither a digit nor an empty cell"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Rows, Errors,
    ::testing::Values(
        WrongText{"NumberBeforeEachPuzzle",
                  "1," + kLine + "\n2," + kLine,
                  {},
                  wrong_rows,
                  "2 rows, there must be 9; a line that holds a whole puzzle begins with it, not "
                  "with '1'"},
        WrongText{"Ten", kRows + "\n.........", {}, wrong_rows, "10 rows, there must be 9"},
        WrongText{"Eight", kRows.substr(10), {}, wrong_rows, "8 rows, there must be 9"},
        WrongText{"One", "123456789", Format::grid, wrong_rows, "1 row, there must be 9"},
        WrongText{"ShortRow",
                  kRows.substr(0, 30) + kRows.substr(31),
                  {},
                  wrong_columns,
                  "line 4: 8 cells in this row, there must be 9"},
        WrongText{"LongRow",
                  "." + kRows,
                  {},
                  wrong_columns,
                  "line 1: 10 cells in this row, there must be 9"},
        WrongText{
            "RowsBeforeColumns", "." + kRows + "\n.", {}, wrong_rows, "10 rows, there must be 9"},
        WrongText{"ColumnsBeforeCharacter",
                  with(kRows, 0, "x") + ".",
                  {},
                  wrong_columns,
                  "line 9: 10 cells in this row, there must be 9"},
        WrongText{"Letter",
                  with(kRows, 23, "A"),
                  {},
                  wrong_character,
                  "line 3, column 4: 'A' is neither a digit nor an empty cell"},
        WrongText{"LetterInFrame",
                  with(write(board(kPuzzle), Format::framed), 30, "?"),
                  {},
                  wrong_character,
                  "line 2, column 5: '?' is neither a digit nor an empty cell"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(ReadErrors, MoveToTheirPlaceInTheFile) {
  const auto reading = read(with(kRows, 23, "A"));
  EXPECT_EQ(describe(reading.error().at_line(101)),
            "line 103, column 4: 'A' is neither a digit nor an empty cell");
  EXPECT_EQ(describe(read(kRows + "\n.........").error().at_line(12)),
            "line 12: 10 rows, there must be 9");
}

TEST(ReadLine, AnswersLikeRead) {
  EXPECT_EQ(read_line(kPuzzle)->size(), 30);
  EXPECT_EQ(read_line(kLine + " name")->size(), 30);
  EXPECT_EQ(describe(read_line("12").error()), "line 1: 2 characters, a puzzle has 81");
  EXPECT_EQ(read_line(kLine + "\xFF").error().problem, not_text);
}

TEST(ReadLine, TakesMillionsOfCharactersCalmly) {
  const std::string big(10'000'000, '.');
  EXPECT_EQ(describe(read(big, Format::line).error()),
            "line 1: 10000000 characters, a puzzle has 81");
}

}  // namespace
}  // namespace nonet::formats
