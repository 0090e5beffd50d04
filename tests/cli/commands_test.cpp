// The program as a person calls it: arguments, answers, exit codes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/json_lines.h"
#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

const std::string kEmpty(81, '.');

struct Case {
  std::string name;
  std::vector<std::string> arguments;
  int exit_code;
  std::string out;  // all of it
  std::string err;
};

const std::vector<Case> kCases{
    {"check", {"check", kPuzzle}, 0, "one-solution: exactly one solution\n", ""},
    {"check a repeated digit",
     {"check", "55" + kPuzzle.substr(2)},
     1,
     "repeated-digit: 5 stands twice in row 1: r1c1 and r1c2\n"
     "repeated-digit: 5 stands twice in box 1: r1c1 and r1c2\n",
     ""},
    {"check a short text",
     {"check", kPuzzle.substr(1)},
     1,
     "",
     "nonet: line 1: 80 characters, a puzzle has 81\n"},
    {"solve",
     {"solve", kPuzzle},
     0,
     "5 3 4 6 7 8 9 1 2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n8 5 9 7 6 1 4 2 3\n"
     "4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n"
     "3 4 5 2 8 6 1 7 9\n",
     ""},
    {"solve what cannot be solved",
     {"solve", "11" + kEmpty.substr(2)},
     1,
     "",
     "nonet: no solution: 1 stands more than once in row 1\n"},
    {"solve as JSON",
     {"solve", "--json", kPuzzle},
     0,
     head_of_line(kPuzzle) +
         R"("engine":"fast","verdict":"solved","solutions":1,"complete":true,"solution":")" +
         kSolved +
         R"(","board":[[5,3,4,6,7,8,9,1,2],[6,7,2,1,9,5,3,4,8],[1,9,8,3,4,2,5,6,7],)"
         R"([8,5,9,7,6,1,4,2,3],[4,2,6,8,5,3,7,9,1],[7,1,3,9,2,4,8,5,6],[9,6,1,5,3,7,2,8,4],)"
         R"([2,8,7,4,1,9,6,3,5],[3,4,5,2,8,6,1,7,9]],"statistics":{"decisions":0,"conflicts":0,)"
         R"("undos":0,"propagations":0,"depth":0,"learned":0,"forgotten":0,"restarts":0,)"
         R"("branching":0},"text":"exactly one solution"})"
         "\n",
     ""},
    {"convert to line",
     {"convert", kPuzzle, "--to", "sdm"},
     0,
     "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n",
     ""},
    {"convert as JSON",
     {"convert", kPuzzle, "--json"},
     0,
     head_of_line(kPuzzle) + R"("text":")" + kPuzzle + R"(","format":"line"})" + "\n",
     ""},
    {"canon",
     {"canon", kSolved},
     0,
     "123456789457189263698273514271895346539764128864312957345928671786531492912647835\n",
     ""},
    {"unknown format",
     {"convert", kPuzzle, "--to", "pdf"},
     2,
     "",
     "nonet: --to: 'pdf' is none of line, grid, framed, pencilmarks, sdm, sdk, ss, "
     "opensudoku, hodoku, json, candidates, mixed, squares\nnonet convert --help tells more.\n"},
    {"no such file",
     {"check", "nowhere.txt"},
     3,
     "",
     "nonet: cannot open 'nowhere.txt': No such file or directory (and it does not look like a "
     "puzzle)\n"},
};

TEST(Commands, AnswerAsStated) {
  for (const Case& known : kCases) {
    const Finished done = nonet(known.arguments);
    EXPECT_EQ(done.exit_code, known.exit_code) << known.name;
    EXPECT_EQ(done.out, known.out) << known.name;
    EXPECT_EQ(done.err, known.err) << known.name;
  }
}

TEST(Commands, WrongUsageIsTwo) {
  const std::vector<std::vector<std::string>> wrong{{"frobnicate"},
                                                    {"check", "--frobnicate"},
                                                    {"check", "a", "b"},
                                                    {"convert", "--to"},
                                                    {"check", "--jobs", "0"},
                                                    {"check", "--jobs", "many"},
                                                    {"serve", "--port", "70000"}};
  for (const auto& arguments : wrong) {
    const Finished done = nonet(arguments);
    EXPECT_EQ(done.exit_code, 2) << arguments.front();
    EXPECT_EQ(done.out, "");
    EXPECT_NE(done.err, "");
  }
}

TEST(Commands, VersionIsShort) {
  const Finished done = nonet({"--version"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_TRUE(done.out.starts_with("nonet ")) << done.out;
  EXPECT_EQ(std::count(done.out.begin(), done.out.end(), '\n'), 1);
}

TEST(Commands, ReadsStandardInputWithAndWithoutADash) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"check"}, {"check", "-"}})
    EXPECT_EQ(nonet(arguments, {.input = kPuzzle}).out, "one-solution: exactly one solution\n");
}

// Also of formats that wrap a file of many in an envelope.
TEST(Commands, ConvertWritesAnObjectForEveryLineWithJson) {
  const Finished done = nonet({"convert", "-", "--json", "--to", "opensudoku"},
                              {.input = kPuzzle + "\n12\n" + kPuzzle + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  const std::size_t last = done.out.rfind('\n', done.out.size() - 2) + 1;
  EXPECT_TRUE(done.out.starts_with(head_of_line(kPuzzle, "-") + R"("text":"<)")) << done.out;
  EXPECT_NE(done.out.find("\n" + head_of_line("", "-", 2) + "\"problem\":"), std::string::npos)
      << done.out;
  EXPECT_EQ(behind_head(done.out.substr(last), kPuzzle),
            behind_head(done.out.substr(0, done.out.find('\n') + 1), kPuzzle));
}

TEST(Commands, CheckShowsTheFirstTwoSolutionsInTextOrder) {
  const Finished done = nonet({"check", std::string(80, '.') + "1"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_NE(done.out.find("\n  123456789"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("can be"), std::string::npos);
}

TEST(Commands, MinimalNamesTheRedundantGivens) {
  const Finished done = nonet({"check", "--minimal", kPuzzle});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_NE(done.out.find("not-minimal: "), std::string::npos) << done.out;
}

TEST(Commands, ColoursOnATerminalOnlyAndNotWithNoColor) {
  const auto colour = [](const Finished& done) {
    return done.out.find("\x1b[") != std::string::npos;
  };
  EXPECT_FALSE(colour(nonet({"check", kPuzzle})));
  EXPECT_TRUE(colour(
      nonet({"check", kPuzzle}, {.environment = {"TERM=xterm", "NO_COLOR="}, .terminal = true})));
  EXPECT_FALSE(colour(
      nonet({"check", kPuzzle}, {.environment = {"TERM=xterm", "NO_COLOR=1"}, .terminal = true})));
  EXPECT_FALSE(colour(nonet({"check", kPuzzle}, {.environment = {"TERM=dumb"}, .terminal = true})));
}

TEST(Commands, CanonIsTheSameForEveryIsomorph) {
  std::string other = kPuzzle;  // rows 1 and 2 exchanged, digits renamed
  for (int i = 0; i < 9; ++i)
    std::swap(other[static_cast<std::size_t>(i)], other[static_cast<std::size_t>(i + 9)]);
  for (char& c : other)
    if (c != '.') c = static_cast<char>('1' + (c - '1' + 4) % 9);
  EXPECT_EQ(nonet({"canon", other}).out, nonet({"canon", kPuzzle}).out);
  EXPECT_NE(nonet({"canon", other}).out, other + "\n");
}

TEST(Commands, EveryFormatIsWrittenAndReadAgain) {
  for (const char* format : {"line", "grid", "framed", "pencilmarks", "sdm", "sdk", "ss",
                             "opensudoku", "hodoku", "json", "candidates", "mixed", "squares"}) {
    const Finished there = nonet({"convert", kPuzzle, "--to", format});
    EXPECT_EQ(there.exit_code, 0) << format;
    const Finished back = nonet({"convert", "-"}, {.input = there.out});
    EXPECT_EQ(back.exit_code, 0) << format << ": " << back.err;
    const bool carries_givens =
        std::string{format} != "pencilmarks" && std::string{format} != "candidates";
    if (carries_givens) EXPECT_EQ(back.out, kPuzzle + "\n") << format;
  }
}

}  // namespace
}  // namespace nonet::testing
