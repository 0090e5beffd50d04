// Every way a text can be wrong, with its place and its sentence.
#include <string>

#include <gtest/gtest.h>

#include "formats/boards.h"
#include "formats/format.h"

namespace nonet::formats {
namespace {

const std::string kLine{kPuzzle};
const std::string kRows = rows_of(kPuzzle);

std::string with(const std::string& text, std::size_t at, std::string_view instead) {
  return text.substr(0, at) + std::string{instead} + text.substr(at + 1);
}

struct Wrong {
  const char* name;
  std::string text;
  std::optional<Format> from;
  ReadProblem problem;
  std::string sentence;
};
class Errors : public ::testing::TestWithParam<Wrong> {};

TEST_P(Errors, SayWhatAndWhere) {
  const Wrong& wrong = GetParam();
  const auto reading = read(wrong.text, wrong.from);
  ASSERT_FALSE(reading);
  EXPECT_EQ(describe(reading.error()), wrong.sentence);
  EXPECT_EQ(name_of(reading.error().problem), name_of(wrong.problem));
}

using enum ReadProblem;
INSTANTIATE_TEST_SUITE_P(
    Text, Errors,
    ::testing::Values(
        Wrong{"Empty", "", {}, wrong_length, "line 1: there is no puzzle here"},
        Wrong{"OnlyComments", "# a\n#b\n", {}, wrong_length, "line 1: there is no puzzle here"},
        Wrong{"Nul",
              with(kLine, 4, std::string_view{"\0", 1}),
              {},
              not_text,
              "line 1, column 5: a NUL byte: this is not text"},
        Wrong{"Utf16Mark",
              std::string{"\xFF\xFE"
                          "5\0",
                          4},
              {},
              not_text,
              "line 1: this is UTF-16 text, not UTF-8"},
        Wrong{"Utf16NoMark",
              std::string{"5\0003\0.\0", 6},
              {},
              not_text,
              "line 1: this is UTF-16 text, not UTF-8"},
        Wrong{"Latin1",
              with(kLine, 2, "\xE4"),
              {},
              not_text,
              "line 1, column 3: a byte that is not UTF-8 text"},
        Wrong{"OverlongUtf8",
              with(kLine, 0, "\xC0\xAE"),
              {},
              not_text,
              "line 1, column 1: a byte that is not UTF-8 text"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Line, Errors,
    ::testing::Values(
        Wrong{"Short", kLine.substr(1), {}, wrong_length, "line 1: 80 characters, a puzzle has 81"},
        Wrong{"Long", kLine + ".", {}, wrong_length, "line 1: 82 characters, a puzzle has 81"},
        Wrong{"One", "5", {}, wrong_length, "line 1: 1 character, a puzzle has 81"},
        Wrong{"Word", "hello world", {}, wrong_length, "line 1: 5 characters, a puzzle has 81"},
        Wrong{"BelowComment",
              "# x\n" + kLine.substr(3),
              {},
              wrong_length,
              "line 2: 78 characters, a puzzle has 81"},
        Wrong{"Letter",
              with(kLine, 13, "x"),
              {},
              wrong_character,
              "line 1, column 14: 'x' is neither a digit nor an empty cell"},
        Wrong{"LetterBehindBlanks",
              "  " + with(kLine, 13, "x"),
              {},
              wrong_character,
              "line 1, column 16: 'x' is neither a digit nor an empty cell"},
        Wrong{"LetterAmongSpaces",
              with(spaced(kLine), 13, "x"),
              {},
              wrong_character,
              "line 1, column 14: 'x' is neither a digit nor an empty cell"},
        Wrong{"Umlaut",
              with(kLine, 0, "ä"),
              {},
              wrong_character,
              "line 1, column 1: 'ä' is neither a digit nor an empty cell"},
        Wrong{"AfterUmlaut",
              with(with(kLine, 80, "q"), 0, "4"),
              {},
              wrong_character,
              "line 1, column 81: 'q' is neither a digit nor an empty cell"},
        Wrong{"FullWidthDigit",
              with(kLine, 1, "３"),
              {},
              wrong_character,
              "line 1, column 2: '３' is neither a digit nor an empty cell"},
        Wrong{"Bell",
              with(kLine, 1, "\a"),
              {},
              wrong_character,
              "line 1, column 2: 'U+0007' is neither a digit nor an empty cell"},
        Wrong{"NoBreakSpace",
              with(kLine, 1, "\xC2\xA0"),
              {},
              wrong_character,
              "line 1, column 2: 'U+00A0' is neither a digit nor an empty cell"},
        Wrong{"LengthBeforeCharacter",
              with(kLine, 3, "x") + ".",
              {},
              wrong_length,
              "line 1: 82 characters, a puzzle has 81"},
        Wrong{"TwoLines", kLine + "\n" + kLine, {}, wrong_rows, "2 lines, there must be 1"},
        Wrong{"Candidates",
              std::string(728, '.'),
              {},
              wrong_length,
              "line 1: 728 characters, a candidate string has 729"},
        Wrong{"CandidateOutOfPlace",
              "2" + std::string(728, '.'),
              {},
              wrong_character,
              "line 1, column 1: '2' is neither a digit nor an empty cell"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Rows, Errors,
    ::testing::Values(
        Wrong{"Ten", kRows + "\n.........", {}, wrong_rows, "10 rows, there must be 9"},
        Wrong{"Eight", kRows.substr(10), {}, wrong_rows, "8 rows, there must be 9"},
        Wrong{"One", "123456789", Format::grid, wrong_rows, "1 row, there must be 9"},
        Wrong{"ShortRow",
              kRows.substr(0, 30) + kRows.substr(31),
              {},
              wrong_columns,
              "line 4: 8 cells in this row, there must be 9"},
        Wrong{"LongRow",
              "." + kRows,
              {},
              wrong_columns,
              "line 1: 10 cells in this row, there must be 9"},
        Wrong{"RowsBeforeColumns", "." + kRows + "\n.", {}, wrong_rows, "10 rows, there must be 9"},
        Wrong{"ColumnsBeforeCharacter",
              with(kRows, 0, "x") + ".",
              {},
              wrong_columns,
              "line 9: 10 cells in this row, there must be 9"},
        Wrong{"Letter",
              with(kRows, 23, "A"),
              {},
              wrong_character,
              "line 3, column 4: 'A' is neither a digit nor an empty cell"},
        Wrong{"LetterInFrame",
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
