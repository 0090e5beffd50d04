// Lines with several puzzles: none is lost, and each answer is told with its place.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/folder_test.h"
#include "support/json_lines.h"
#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

const std::string kTwo =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const std::string kTwoSolved =
    "468931527751624839392578461134756298289413675675289314846192753513867942927345186";

class CrowdedLines : public FolderTest {};

std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST_F(CrowdedLines, EveryVerbAnswersAllPuzzles) {
  std::string crowded;
  std::string apart;
  for (const char* between : {" ", ",", ";", "\t", " , ", "  "}) {
    crowded += kPuzzle + between + kTwo + "\n";
    apart += kPuzzle + "\n" + kTwo + "\n";
  }
  for (std::vector<std::string> verb :
       std::vector<std::vector<std::string>>{{"solve"},
                                             {"solve", "--engine", "cdcl"},
                                             {"rate"},
                                             {"rate", "--csv"},
                                             {"canon"},
                                             {"canon", "--unique"},
                                             {"convert", "--to", "sdm"},
                                             {"convert", "--to", "mixed"},
                                             {"hint"}}) {
    SCOPED_TRACE(::testing::PrintToString(verb));
    verb.emplace_back("-");
    const Finished done = nonet(verb, {.input = crowded});
    const Finished expected = nonet(verb, {.input = apart});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(done.out, expected.out);
    EXPECT_EQ(done.err, expected.err);
  }
}

TEST_F(CrowdedLines, LinesOfJsonTellWhichOfThem) {
  for (const std::string verb : {"solve", "check", "rate", "canon", "hint"}) {
    const std::string out =
        nonet({verb, "--json", "-"}, {.input = kPuzzle + " " + kTwo + "\n"}).out;
    EXPECT_TRUE(out.starts_with(head_of_line(kPuzzle, "-"))) << out;
    EXPECT_NE(out.find(R"("line":1,"column":83,"puzzle":")" + kTwo), std::string::npos) << out;
  }
}

TEST_F(CrowdedLines, CheckTellsWhichOfThem) {
  const Finished done = nonet({"check", "-"}, {.input = kPuzzle + " " + kTwo + "\n" + kTwo + "\n"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.out,
            "line 1: exactly one solution\nline 1, column 83: exactly one solution\n"
            "line 2: exactly one solution\n");
  EXPECT_EQ(done.err,
            "nonet: 3 with exactly one solution, 0 with several, 0 with none, 0 against the rules, "
            "0 unreadable\n");
}

TEST_F(CrowdedLines, WhatIsWrongIsToldWithItsColumn) {
  const std::string twice = "55" + kPuzzle.substr(2);
  const Finished done = nonet({"solve", "-"}, {.input = kPuzzle + "," + kTwo.substr(1) + "," +
                                                        kTwo + "\n" + kTwo + " " + twice + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, kSolved + "\n" + kTwoSolved + "\n" + kTwoSolved + "\n");
  EXPECT_EQ(done.err,
            "nonet: standard input: line 1, column 83: 80 characters, a puzzle has 81\n"
            "nonet: standard input: line 2, column 83: no solution: 5 stands more than once in row "
            "1\n");
}

TEST_F(CrowdedLines, ASolutionBehindItsPuzzleIsNoPuzzle) {
  const std::string table = "puzzle,solution,name\n" + kPuzzle + "," + kSolved + ",a\n" + kTwo +
                            "," + kTwoSolved + ",b\n";
  const Finished done = nonet({"solve", "-"}, {.input = table});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(done.out, kSolved + "\n" + kTwoSolved + "\n");
  // One that solves another puzzle is not its solution.
  EXPECT_EQ(lines_in(nonet({"solve", "-"}, {.input = kPuzzle + "," + kTwoSolved + "\n"}).out), 2U);
}

TEST_F(CrowdedLines, AlignedSaysThatThereAreSeveral) {
  const Finished done =
      nonet({"solve", "--aligned", "-"},
            {.input = kPuzzle + "\n" + kPuzzle + " " + kTwo + "\n" + kTwo + "\n"});
  const std::string says = "line 2, column 83: another puzzle begins here, there must be one";
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, kSolved + "\n# " + says + "\n" + kTwoSolved + "\n");
  EXPECT_EQ(done.err, "nonet: standard input: " + says + "\n");
}

TEST_F(CrowdedLines, AfterLineLeavesOutWholeLines) {
  const std::string path =
      file("in.txt", kPuzzle + " " + kTwo + "\n" + kTwo + " " + kPuzzle + "\n");
  EXPECT_EQ(nonet({"solve", path, "--after-line", "1"}).out, kTwoSolved + "\n" + kSolved + "\n");
}

// The place to go on is a puzzle, also in the middle of a line.
TEST_F(CrowdedLines, RateGoesOnWithinALine) {
  const std::string input =
      file("in.txt", kPuzzle + " " + kTwo + "\n" + kTwo + " " + kPuzzle + "\n");
  const std::string whole = nonet({"rate", input}).out;
  ASSERT_EQ(lines_in(whole), 5U);
  for (std::size_t end = 0; end != std::string::npos; end = whole.find('\n', end + 1)) {
    const std::string out = file("out.tsv", whole.substr(0, end == 0 ? 0 : end + 1));
    const Finished done = nonet({"rate", input, "--output", out, "--resume"});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(read("out.tsv"), whole) << "from byte " << end;
  }
}

}  // namespace
}  // namespace nonet::testing
