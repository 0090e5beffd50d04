// Where records begin and end.
#include "formats/records.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/boards.h"

namespace nonet::formats {
namespace {

const std::string kJson = write(board(kPuzzle), Format::json);
const std::string kXml = write(board(kPuzzle), Format::opensudoku);

// One word a record: what it is, the line it begins at, and whether it can be read.
std::string cut(std::string_view text, std::optional<Format> from = std::nullopt) {
  std::string summary;
  RecordSplitter splitter{from, [&](const Record& record) {
                            static constexpr std::string_view kKinds[] = {"ok", "blank", "comment"};
                            std::string word{kKinds[static_cast<std::size_t>(record.kind)]};
                            if (record.kind == Record::Kind::puzzle) {
                              const auto reading = record.error ? tl::unexpected(*record.error)
                                                                : read(record.text, from);
                              if (!reading) word = name_of(reading.error().problem);
                            }
                            summary += (summary.empty() ? "" : " ") + word + '@' +
                                       std::to_string(record.first_line);
                          }};
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    splitter.line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  splitter.finish();
  return summary;
}

const std::string kTwo{kOther};
const std::string kWhole{kSolved};
const std::string kCandidates = write(board(kPuzzle), Format::candidates);

struct File {
  const char* name;
  std::string text;
  std::string records;
};
class Cutting : public ::testing::TestWithParam<File> {};

TEST_P(Cutting, FindsTheRecords) { EXPECT_EQ(cut(GetParam().text), GetParam().records); }

INSTANTIATE_TEST_SUITE_P(
    Lines, Cutting,
    ::testing::Values(
        File{"Empty", "", ""}, File{"Blank", "\n", "blank@1"},
        File{"Two", kLine + "\n" + kLine, "ok@1 ok@2"},
        File{"ByteOrderMarkAndReturns", "\xEF\xBB\xBF" + kLine + "\r\n" + kLine + "\r\n",
             "ok@1 ok@2"},
        File{"BlankAndComment", kLine + "\n\n# c\n" + kLine, "ok@1 blank@2 comment@3 ok@4"},
        File{"BadAmongGood", kLine + "\nrubbish\n" + kLine, "ok@1 wrong-length@2 ok@3"},
        File{"TwoBadAmongGood", kLine + "\n12\n[Puzzle]\n" + kLine,
             "ok@1 wrong-length@2 wrong-length@3 ok@4"},
        File{"TwoOnALine", kLine + "\n" + kLine + "\r" + kLine + "\n" + kLine,
             "ok@1 ok@2 ok@2 ok@3"},
        File{"TwoOnALineBetweenAnything",
             kLine + " " + kTwo + "\n" + kLine + "," + kTwo + "\n" + kLine + ";" + kTwo + "\n" +
                 kLine + "\t" + kTwo + "\n" + kLine + " , " + kTwo + " ;\n",
             "ok@1 ok@1 ok@2 ok@2 ok@3 ok@3 ok@4 ok@4 ok@5 ok@5"},
        File{"ASecondWithOtherBlanks",
             kLine + " " + std::string(40, '-') + "5" + std::string(40, 'x'),
             "ok@1 wrong-character@1"},
        File{"ASecondInAnotherNotation",
             kLine + " " + write(board(kTwo), Format::mixed) + "\n" +
                 write(board(kTwo), Format::hodoku) + " " + write(board(kTwo), Format::hodoku),
             "ok@1 ok@1 ok@2 ok@2"},
        File{"TwoFirst", "  " + kLine + " a 1.2 " + kTwo + " b\n", "ok@1 ok@1"},
        File{"ManyOnALine", kLine + " " + kTwo + " " + kLine + "," + kTwo + "\nrubbish",
             "ok@1 ok@1 ok@1 ok@1 wrong-length@2"},
        File{"PuzzleAndSolution", kLine + "," + kWhole + "\n" + kLine + "," + kWhole + ",9.9",
             "ok@1 ok@2"},
        File{"PuzzleAndSolutionTwice", kLine + " " + kWhole + " " + kTwo + " " + kWhole,
             "ok@1 ok@1 ok@1"},
        File{"TwoSolutionsOfOne", kLine + " " + kWhole + " " + kWhole, "ok@1"},
        File{"SolutionOfAnother", kTwo + " " + kWhole, "ok@1 ok@1"},
        File{"DamagedThenGood", kLine.substr(1) + " " + kTwo, "wrong-length@1 ok@1"},
        File{"GoodThenDamaged", kLine + " " + kTwo.substr(2) + "\n" + kTwo,
             "ok@1 wrong-length@1 ok@2"},
        File{"GoodThenCutInHalf", kLine + " " + kTwo.substr(41), "ok@1 wrong-length@1"},
        File{"GoodThenALetter", kLine + " x" + kTwo.substr(1), "ok@1 wrong-character@1"},
        File{"DamagedWithSolution", kLine.substr(1) + "," + kWhole, "wrong-length@1"},
        File{"SecondIsARemark", kLine + " # " + kTwo, "ok@1"},
        File{"Checksum",
             kLine + " 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "ok@1"},
        File{"HalvesWithASpaceBetween", kLine.substr(0, 40) + " " + kLine.substr(41), "ok@1"},
        File{"TwoCandidateStrings", kCandidates + " " + kCandidates, "ok@1 ok@1"},
        File{"BadFirst", "53..7\n" + kLine + "\n" + kLine, "wrong-length@1 ok@2 ok@3"},
        File{"WordsOnly", "rubbish\nmore\n", "wrong-length@1 wrong-length@2"},
        File{"WordsThenGood", "id,puzzle\nrubbish\n" + kLine, "wrong-length@1 wrong-length@2 ok@3"},
        File{"BadLast", kLine + "\n53..7", "ok@1 wrong-length@2"},
        File{"NearlyAPuzzle", kLine.substr(1) + "\n" + kLine, "wrong-length@1 ok@2"},
        File{"Spaces", spaced(kLine) + "\n" + kLine, "ok@1 ok@2"},
        File{"Spread",
             spread(kLine, ' ') + "\n" + spread(kLine.substr(1), ',') + "\n" + spread(kLine, ';'),
             "ok@1 wrong-length@2 ok@3"},
        File{"NamesAndRatings", kLine + ",a\n" + kLine + "\t1.2\n", "ok@1 ok@2"},
        File{"Candidates", write(board(kPuzzle), Format::candidates) + "\n" + kLine, "ok@1 ok@2"},
        File{"Library", ":0000:x:" + kLine + ":::\n:0000:x\n" + kLine, "ok@1 wrong-syntax@2 ok@3"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Blocks, Cutting,
    ::testing::Values(
        File{"Two", kRows + "\n\n" + kRows + "\n", "ok@1 blank@10 ok@11"},
        File{"HeaderThenRows", "#A me\n[Puzzle]\n" + kRows, "comment@1 comment@2 ok@3"},
        File{"CommentInside", kRows.substr(0, 20) + "# half\n" + kRows.substr(20), "ok@1"},
        File{"RowOfNineSpaces",
             spaced(rows_of(kLine.substr(0, 36) + "........." + kLine.substr(45))), "ok@1"},
        File{"NineSpacesAfterNineRows", spaced(kRows) + "\n         \n" + kRows,
             "ok@1 blank@10 ok@11"},
        File{"NineSpacesAmongOtherRows",
             write(board(kPuzzle), Format::grid) + "\n         \n" + kRows, "ok@1 blank@10 ok@11"},
        File{"BlockThenLine", kRows + "\n" + kLine + "\n" + kLine, "ok@1 ok@10 ok@11"},
        File{"LineThenBlock", kLine + "\n\n" + kRows, "ok@1 blank@2 ok@3"},
        File{"TitleThenRows", "My puzzle:\n" + kRows, "wrong-length@1 ok@2"},
        File{"ShortBlock", kRows.substr(10) + "\n\n" + kRows, "wrong-rows@1 blank@9 ok@10"},
        File{"Framed", write(board(kPuzzle), Format::framed) + "\n\n" + kLine,
             "ok@1 blank@14 ok@15"},
        File{"Pencilmarks", write(board(kPuzzle), Format::pencilmarks) + "\n\n" + kLine,
             "ok@1 blank@14 ok@15"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    Structured, Cutting,
    ::testing::Values(
        File{"JsonLines", kJson + "\n" + kJson, "ok@1 ok@2"},
        File{"JsonOverLines", "{\n\"board\":\n" + kJson + "\n}\n" + kJson, "ok@1 ok@5"},
        File{"JsonUnclosedLine", kJson + "\n[[1,2\n" + kJson, "ok@1 wrong-syntax@2 ok@3"},
        File{"JsonUnclosedBeforeLine", "[[1,2\n" + kLine + "\n" + kLine,
             "wrong-syntax@1 ok@2 ok@3"},
        File{"JsonBracketInString", "{\"name\":\"[\\\"[\",\"board\":" + kJson + "}\n" + kLine,
             "ok@1 ok@2"},
        File{"JsonOpenString", "[\"abc\n" + kLine, "wrong-syntax@1 ok@2"},
        File{"Xml", kXml, "ok@3"}, File{"XmlThenLine", kXml + "\n" + kLine, "ok@3 ok@5"},
        File{"XmlOnOneLine",
             "<opensudoku><game data=\"" + kLine + "\"/><game data=\"1\"/></opensudoku>",
             "ok@1 wrong-length@1"},
        File{"XmlTagOverLines", "<opensudoku>\n<game\n data=\"" + kLine + "\"\n>\n</game>", "ok@2"},
        File{"XmlComment", "<opensudoku><!-- <game data=\"1\"/> -->\n<game data='" + kLine + "'/>",
             "ok@2"},
        File{"XmlGameUnclosed", "<o>\n<game data=\"12\n<game data=\"" + kLine + "\"/>",
             "wrong-syntax@2 ok@3"},
        File{"XmlWithoutGames", "<html>\n<gamer/></html>", "wrong-syntax@1"},
        File{"XmlNeverClosedThenLine", "<x>\n" + kLine + "\n", "wrong-syntax@1 ok@2"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

INSTANTIATE_TEST_SUITE_P(
    NotText, Cutting,
    ::testing::Values(File{"Utf16",
                           std::string{"\xFF\xFE"
                                       "5\0003\0\n\0.\0",
                                       10},
                           "not-text@1"},
                      File{"BinaryFirstLine",
                           std::string{"\x7F"
                                       "ELF\0\1\nxx\n\0",
                                       11},
                           "not-text@1"},
                      File{"NulInLaterLine", kLine + "\n" + std::string{"5\0.", 3} + "\n" + kLine,
                           "ok@1 not-text@2 ok@3"}),
    [](const auto& param_info) { return std::string{param_info.param.name}; });

TEST(CuttingWithFormat, TakesEveryLineAsARecord) {
  for (Format format : {Format::line, Format::sdm})
    EXPECT_EQ(cut("12\n# c\n\n" + kLine + "\n[x]\n", format),
              "wrong-length@1 comment@2 blank@3 ok@4 wrong-length@5");
  EXPECT_EQ(cut("12\n:0:x:" + kLine + "\n", Format::hodoku), "wrong-syntax@1 ok@2");
}

TEST(CuttingWithFormat, SeveralOnALineAreARecordEach) {
  for (Format format : {Format::line, Format::sdm})
    EXPECT_EQ(cut(kLine + " " + kTwo + "\n" + kLine + " " + kTwo.substr(1), format),
              "ok@1 ok@1 ok@2 wrong-length@2");
}

TEST(SeveralOnALine, HaveTheirPlacesAndTheirRemarks) {
  std::vector<std::string> seen;
  RecordSplitter splitter{
      std::nullopt, [&](const Record& record) {
        seen.push_back(std::string{record.text} + '@' + std::to_string(record.first_column));
        EXPECT_EQ(record.behind == Record::Behind::nothing, seen.size() == 3);
        EXPECT_EQ(record.behind == Record::Behind::another, seen.size() < 3);
      }};
  splitter.line(kLine + ", für Zoë; " + kTwo + "," + kWhole + " " + kWhole + ",");
  splitter.finish();
  EXPECT_EQ(seen, (std::vector<std::string>{kLine + ", für Zoë@1", kTwo + "@93",
                                            kWhole + " " + kWhole + "@175"}));
}

TEST(SeveralOnALine, AreOneRecordWhereEveryLineHasOne) {
  std::vector<std::string> sentences;
  RecordSplitter splitter{
      std::nullopt,
      [&](const Record& record) {
        const auto reading = read(record.text);
        sentences.push_back(reading ? "ok" : describe(reading.error().at_line(record.first_line)));
      },
      Crowded::whole};
  for (const std::string& line : {kLine, kLine + " " + kTwo, kLine + " " + kWhole})
    splitter.line(line);
  splitter.finish();
  EXPECT_EQ(sentences,
            (std::vector<std::string>{
                "ok", "line 2, column 83: another puzzle begins here, there must be one", "ok"}));
}

// A caller that wants one puzzle is told of the second, whatever it is wrapped in.
TEST(SeveralOnALine, AreRefusedAsOnePuzzle) {
  const std::string two = kLine + " " + kTwo;
  for (const std::string& text : {two, "# a remark\n" + two, '"' + two + '"',
                                  "{\"puzzle\":\"" + two + "\"}", kCandidates + "," + two}) {
    const auto reading = read(text);
    ASSERT_FALSE(reading) << text;
    EXPECT_EQ(reading.error().problem, ReadProblem::several_puzzles) << text;
  }
  EXPECT_FALSE(read_line(two));
  EXPECT_FALSE(read(two, Format::sdm));
}

TEST(SeveralOnALine, AreToldWhereTheyAreWrong) {
  const auto error = read(kTwo.substr(1)).error();
  EXPECT_EQ(describe(error.at_line(7, 83)), "line 7, column 83: 80 characters, a puzzle has 81");
  const auto letter = read(kTwo.substr(0, 10) + "x" + kTwo.substr(11)).error();
  EXPECT_EQ(describe(letter.at_line(7, 83)),
            "line 7, column 93: 'x' is neither a digit nor an empty cell");
}

TEST(CuttingWithFormat, TakesBlocksUpToABlankLine) {
  for (Format format : {Format::grid, Format::framed, Format::ss, Format::sdk})
    EXPECT_EQ(cut(kRows + "\n\n" + kRows + "\n.", format), "ok@1 blank@10 wrong-rows@11");
}

TEST(CuttingWithFormat, TakesJsonAndXml) {
  EXPECT_EQ(cut("5\n" + kJson + "\n\n" + kJson, Format::json), "wrong-type@1 ok@2 blank@3 ok@4");
  EXPECT_EQ(cut("\n" + kXml + "\n" + kXml, Format::opensudoku), "ok@4 ok@8");
  EXPECT_EQ(cut("nothing", Format::opensudoku), "wrong-syntax@1");
}

TEST(LongRecords, AreCountedNotKept) {
  const std::string big(10'000'000, '.');
  EXPECT_EQ(cut(kLine + "\n" + big + "\n" + kLine), "ok@1 too-long@2 ok@3");
  std::string rows;
  for (int i = 0; i < 20'000; ++i) rows += "........\n";
  EXPECT_EQ(cut(rows + "\n" + kRows), "wrong-rows@1 blank@20001 ok@20002");
  EXPECT_EQ(cut(rows + kLine + "\n" + kLine), "wrong-rows@1 ok@20001 ok@20002");
  EXPECT_EQ(cut("<game data=\"" + std::string(60'000, '1') + "\n" + std::string(60'000, '1') +
                "\"/>\n<game data=\"" + kLine + "\"/>"),
            "too-long@1 ok@3");
}

TEST(LongRecords, SayTheTrueLength) {
  std::vector<std::string> sentences;
  RecordSplitter splitter{
      std::nullopt, [&](const Record& record) {
        sentences.push_back(record.error ? describe(record.error->at_line(record.first_line))
                                         : "ok");
      }};
  splitter.line(kLine);
  splitter.line(std::string(1000, '5'), 1'234'567'890);
  splitter.line(kLine);
  splitter.finish();
  EXPECT_EQ(sentences,
            (std::vector<std::string>{
                "ok", "line 2: 1234567890 characters, far more than any puzzle has", "ok"}));
}

TEST(LongLines, OfXmlComeInPieces) {
  int games = 0;
  RecordSplitter splitter{std::nullopt, [&](const Record& record) {
                            games += !record.error && read(record.text).has_value();
                            EXPECT_EQ(record.first_line, 1U);
                          }};
  const std::string game = "<game data=\"" + kLine + "\"/>";
  EXPECT_TRUE(splitter.piece("<opensudoku>" + game.substr(0, 30)));
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(splitter.piece(game.substr(30) + game.substr(0, 30)));
  splitter.line(game.substr(30) + "</opensudoku>");
  splitter.finish();
  EXPECT_EQ(games, 1001);
}

TEST(LongLines, OfAFileThatIsNoTextAreAnsweredOnce) {
  std::vector<bool> good;
  RecordSplitter splitter{std::nullopt,
                          [&](const Record& record) { good.push_back(!record.error); }};
  EXPECT_TRUE(splitter.piece(std::string{"<opensudoku>\0", 13}));
  EXPECT_TRUE(splitter.piece("<game data=\"" + kLine + "\"/>"));
  splitter.line("</opensudoku>");
  splitter.finish();
  EXPECT_EQ(good, std::vector{false});
}

TEST(LongLines, OfAnythingElseDoNot) {
  RecordSplitter splitter{std::nullopt, [](const Record&) {}};
  EXPECT_FALSE(splitter.piece(kLine));
}

}  // namespace
}  // namespace nonet::formats
