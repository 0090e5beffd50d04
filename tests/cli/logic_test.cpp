// The verbs of teaching: hint, steps, explain, cases, results.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/json_lines.h"
#include "support/process.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

const std::string kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

class Teaching : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("nonet-logic-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream{path(name)} << text;
    return path(name);
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string contents(const std::string& name) const {
    std::ifstream in{folder_ / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  fs::path folder_;
};

TEST_F(Teaching, AHintTellsMoreStageByStage) {
  const Finished first = nonet({"hint", kPuzzle});
  EXPECT_EQ(first.exit_code, 0) << first.err;
  EXPECT_EQ(first.out, "Look at box 5.\nMore with --stage 2.\n");
  const Finished last = nonet({"hint", kPuzzle, "--stage", "4"});
  EXPECT_NE(last.out.find("│"), std::string::npos) << "a board is drawn";
  EXPECT_NE(last.out.find("!5"), std::string::npos) << "and the digit is marked on it";
  EXPECT_NE(last.out.find("!7 goes in"), std::string::npos) << "and the marks are explained";
  EXPECT_NE(last.out.find("Row 5, column 5 can only be 5"), std::string::npos) << last.out;
}

// A board with candidates, once with 4 missing in r1c3, where it belongs.
TEST_F(Teaching, AHintSaysWhatItTakesCandidatesFor) {
  std::string marks = nonet({"convert", kPuzzle, "--to", "pencilmarks"}).out;
  ASSERT_NE(marks.find(" 124 "), std::string::npos) << marks;
  const std::string board = file("marks.txt", marks.replace(marks.find(" 124 "), 5, " 12  "));
  const Finished doubted = nonet({"hint", board});
  EXPECT_EQ(doubted.out,
            "You crossed out too much: the digits leave more than your notes in row 1, column\n"
            "3. This hint looks at the digits alone.\n"
            "Look at box 5.\nMore with --stage 2.\n")
      << doubted.err;
  EXPECT_EQ(nonet({"hint", board, "--notes", "reminders"}).out, nonet({"hint", kPuzzle}).out);
  EXPECT_EQ(nonet({"hint", board, "--notes", "some"}).exit_code, 2);
}

TEST_F(Teaching, AHintKeepsToWhatIsKnown) {
  const Finished done = nonet({"hint", kPuzzle, "--known", "full-house,bug-plus-1"});
  EXPECT_EQ(done.out, "The next step needs a Naked Single, which you have not learned yet.\n");
}

TEST_F(Teaching, AWrongDigitIsNoticedEvenInAPlainLine) {
  std::string wrong = kPuzzle;
  wrong[2] = '2';
  EXPECT_EQ(nonet({"hint", wrong}).out,
            "The puzzle has no solution: at least one of its digits is wrong.\n"
            "More with --stage 2.\n");
  EXPECT_EQ(nonet({"hint", wrong, "--history", "r1c3=2"}).out,
            "There is a mistake on the board. Move 1 was not right.\nMore with --stage 2.\n");
}

TEST_F(Teaching, MovesThatAreNotOnTheBoardArePlayed) {
  EXPECT_EQ(nonet({"hint", kPuzzle, "--history", "r1c3=1"}).out,
            "There is a mistake on the board. Move 1 was not right.\nMore with --stage 2.\n");
  EXPECT_EQ(nonet({"hint", kPuzzle, "--history", "r5c5=5", "--stage", "3"}).out,
            nonet({"hint", kPuzzle.substr(0, 40) + "5" + kPuzzle.substr(41), "--stage", "3"}).out);
  // Whoever changes his mind has played the last digit.
  const Finished mended = nonet({"hint", kPuzzle, "--history", "r1c3=1,r1c3=4"});
  EXPECT_EQ(mended.out.find("mistake"), std::string::npos) << mended.out;
  const Finished given = nonet({"hint", kPuzzle, "--history", "r1c3=4,r1c1=4"});
  EXPECT_EQ(given.exit_code, 1);
  EXPECT_EQ(given.out, "");
  EXPECT_EQ(given.err, "nonet: move 2 is in row 1, column 1, which holds a given\n");
}

TEST_F(Teaching, WithoutOneSolutionItIsSaid) {
  const std::string none = "532" + kPuzzle.substr(3);
  const std::string twice = "55" + kPuzzle.substr(2);
  const std::string several = kPuzzle.substr(0, 27) + std::string(54, '.');
  EXPECT_EQ(nonet({"hint", none}).exit_code, 1);
  EXPECT_EQ(nonet({"hint", twice}).exit_code, 1);
  const Finished hint = nonet({"hint", several});
  EXPECT_EQ(hint.exit_code, 1);
  EXPECT_TRUE(hint.out.starts_with("The puzzle has several solutions. ")) << hint.out;
  const Finished steps = nonet({"steps", several});
  EXPECT_EQ(steps.exit_code, 1);
  EXPECT_EQ(steps.err, "nonet: at least 2 solutions\n");
  EXPECT_EQ(nonet({"steps", none}).err, "nonet: no solution\n");
  EXPECT_EQ(nonet({"steps", twice}).err, "nonet: no solution: 5 stands more than once in row 1\n");
  EXPECT_EQ(nonet({"steps", file("two.txt", kPuzzle + "\n" + none + "\n")}).err,
            "nonet: " + path("two.txt") + ": line 2: no solution\n");
}

TEST_F(Teaching, StepsAreListedAndNarrowed) {
  const Finished all = nonet({"steps", kPuzzle});
  EXPECT_NE(all.out.find("Naked Single: row 5, column 5 → r5c5=5\n"), std::string::npos);
  const Finished some = nonet({"steps", kPuzzle, "--in", "b5", "--technique", "naked-single"});
  EXPECT_EQ(some.out, "Naked Single: row 5, column 5 → r5c5=5\n1 step\n");
  EXPECT_EQ(nonet({"steps", kPuzzle, "--in", "E5", "--technique", "naked-single"}).out, some.out);
  EXPECT_EQ(nonet({"steps", kPuzzle, "--in", "B5", "--technique", "naked-single"}).out,
            "None of these techniques applies here.\n")
      << "the cell of row B, not box 5";
  const Finished none = nonet({"steps", kPuzzle, "--technique", "bug-plus-1"});
  EXPECT_EQ(none.out, "None of these techniques applies here.\n");
}

TEST_F(Teaching, ExplainGoesToTheEndOrSaysThatItCannot) {
  const Finished solved = nonet({"explain", kPuzzle});
  EXPECT_EQ(solved.exit_code, 0) << solved.err;
  EXPECT_TRUE(solved.out.ends_with("Solved in 51 steps.\n"))
      << solved.out.substr(solved.out.size() - 200);
  const Finished stuck = nonet({"explain", kEscargot, "--profile", "classic"});
  EXPECT_EQ(stuck.exit_code, 1);
  EXPECT_NE(stuck.out.find("Logic goes no further: "), std::string::npos);
  const Finished wrong = nonet({"explain", "532" + kPuzzle.substr(3)});
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_EQ(wrong.out, "The puzzle has no solution. --anyway shows where the steps lead.\n")
      << "and no steps that lead nowhere";
  const Finished anyway = nonet({"explain", "532" + kPuzzle.substr(3), "--anyway"});
  EXPECT_EQ(anyway.exit_code, 1);
  EXPECT_NE(anyway.out.find("\n1. "), std::string::npos) << anyway.out;
  const Finished repeated = nonet({"explain", "55" + kPuzzle.substr(2)});
  EXPECT_EQ(repeated.exit_code, 1);
  EXPECT_TRUE(
      repeated.out.ends_with("The puzzle has no solution, for the digit 5 stands more than once in "
                             "row 1: r1c1 and r1c2.\n"))
      << repeated.out;
  const Finished open = nonet({"explain", std::string(81, '.')});
  EXPECT_NE(
      open.out.find("\nThe puzzle has several solutions: logic cannot choose between them.\n"),
      std::string::npos);
  EXPECT_TRUE(open.out.ends_with("Logic goes no further: 81 cells are left.\n"));
}

// Before any step.
TEST_F(Teaching, ExplainSaysFirstWhetherItIsAPuzzle) {
  const std::string out = nonet({"explain", kPuzzle}).out;
  const std::size_t valid = out.find("\nThe puzzle has exactly one solution.\n");
  ASSERT_NE(valid, std::string::npos) << out.substr(0, 1000);
  EXPECT_LT(valid, out.find("\n1. "));
}

TEST_F(Teaching, ExplainTakesSinglesInGroups) {
  const Finished done = nonet({"explain", kPuzzle, "--group", "--no-boards"});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_NE(done.out.find(" at once\n"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("\nSolved in 51 steps, "), std::string::npos);
  const Finished watched = nonet({"watch", kPuzzle, "--engine", "logic", "--group"});
  EXPECT_NE(watched.out.find(" at once: r"), std::string::npos) << watched.out;
}

// Where singles and forks by singles end, forks inside forks go on.
TEST_F(Teaching, ForksAdvanceByWhatIsChosen) {
  const std::string board =
      "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...";
  const std::string profile =
      file("forks.txt", "naked-single\nhidden-single-box\nhidden-single-line\nfork-chain\n");
  const Finished simple = nonet({"explain", board, "--profile", profile, "--json"});
  EXPECT_EQ(simple.exit_code, 1);
  const Finished nested = nonet({"explain", board, "--profile", profile, "--json", "--inner",
                                 "naked-single,hidden-single-box,hidden-single-line,fork-chain"});
  EXPECT_EQ(nested.exit_code, 0) << nested.err;
}

TEST_F(Teaching, ExplainAsJsonSaysHowItEnded) {
  struct Row {
    std::string puzzle;
    const char* start;
  };
  const Row rows[] = {
      {kPuzzle,
       R"("standing":"unique","solved":true,"ending":"solved","text":"Solved in 51 steps.","board":[[)"},
      {"55" + kPuzzle.substr(2),
       R"("standing":"unsolvable","solved":false,"ending":"no-solution","text":"The puzzle has no solution, for the digit)"},
      {std::string(81, '.'),
       R"("standing":"several","solved":false,"ending":"several-solutions","text":"Logic goes no further: 81)"},
      {kEscargot,
       R"("standing":"unique","solved":false,"ending":"stuck","text":"Logic goes no further: )"},
  };
  for (const Row& row : rows) {
    const Finished done = nonet({"explain", row.puzzle, "--json", "--profile", "classic"});
    EXPECT_TRUE(done.out.starts_with(head_of_line(row.puzzle) + row.start))
        << done.out.substr(0, 200);
  }
}

// Of a mistake each stage can be asked for alone.
TEST_F(Teaching, HintsOfMistakesAreWholeSentences) {
  const auto hint = [](const std::string& history, const char* stage) {
    return nonet({"hint", kPuzzle, "--history", history, "--stage", stage}).out;
  };
  EXPECT_TRUE(hint("r1c4=6,r1c3=2", "2").starts_with("The mistake lies in box 1.\n"));
  EXPECT_TRUE(hint("r1c4=6,r1c3=2", "4")
                  .starts_with("There is a mistake: row 1, column 3 cannot be 2. Suppose that "));
  EXPECT_TRUE(hint("r1c4=6,r1c3=9", "1")
                  .starts_with("There is a mistake on the board. Move 2 was not right.\n"));
}

TEST_F(Teaching, WhyNotOfABrokenPuzzleSaysThatFirst) {
  EXPECT_EQ(nonet({"explain", "55" + kPuzzle.substr(2), "--why-not", "r1c3=4"}).out,
            "The digit 5 stands more than once in row 1: r1c1 and r1c2. So the board is wrong\n"
            "already, whatever row 1, column 3 is.\n");
  const Finished unsolvable = nonet({"explain", "532" + kPuzzle.substr(3), "--why-not", "r1c4=6"});
  EXPECT_NE(unsolvable.out.find("So the board is wrong"), std::string::npos) << unsolvable.out;
}

TEST_F(Teaching, WhyNotIsAnswered) {
  EXPECT_EQ(nonet({"explain", kPuzzle, "--why-not", "r1c3=7"}).out,
            "There is a 7 in row 1, column 5, which shares a house with row 1, column 3.\n");
  EXPECT_EQ(nonet({"explain", kPuzzle, "--why-not", "r1c3=4"}).out,
            "Nothing was found against 4 in row 1, column 3.\n");
  const Finished reason = nonet({"explain", kPuzzle, "--why-not", "A3=1"});
  EXPECT_EQ(reason.exit_code, 0);
  EXPECT_NE(reason.out.find("row 1, column 3"), std::string::npos) << reason.out;
}

struct WrongUse {
  const char* name;
  std::vector<std::string> arguments;
  const char* sentence;
};

TEST_F(Teaching, WrongUsageIsOneSentence) {
  const std::string profile = file("own.txt", "naked-single 1\nguessing 9\n");
  const WrongUse table[] = {
      {"no such technique",
       {"steps", kPuzzle, "--technique", "wish"},
       "there is no technique 'wish'"},
      {"a technique without its dash",
       {"steps", kPuzzle, "--technique", "xwing"},
       "there is no technique 'xwing': do you mean x-wing?"},
      {"a technique by its title",
       {"steps", kPuzzle, "--technique", "X-Wing"},
       "there is no technique 'X-Wing': do you mean x-wing?"},
      {"a folder as profile",
       {"steps", kPuzzle, "--profile", folder_.string()},
       "no file that can be read: it is a directory\n"},
      {"a program as profile",
       {"steps", kPuzzle, "--profile", nonet_program()},
       "no file that can be read: it is not text\n"},
      {"no such inner technique",
       {"steps", kPuzzle, "--inner", "naked-single,wish"},
       "--inner: there is no technique \"wish\""},
      {"forks too deep",
       {"explain", kPuzzle, "--inner", "naked-single,fork-chain:9"},
       "--inner: forks are 1 to 3 deep"},
      {"groups of no singles",
       {"watch", kPuzzle, "--engine", "dfs", "--group"},
       "--group goes with --engine logic"},
      {"no such place", {"steps", kPuzzle, "--in", "b10"}, "'b10' is no cell"},
      {"no such profile", {"steps", kPuzzle, "--profile", "mine"}, "'mine' is no profile"},
      {"a bad line in a profile",
       {"steps", kPuzzle, "--profile", profile},
       "line 2: there is no technique \"guessing\""},
      {"no such question",
       {"explain", kPuzzle, "--why-not", "r0c1=5"},
       "'r0c1=5' is not written like r4c5=7"},
      {"a move that is none",
       {"hint", kPuzzle, "--history", "r1c1"},
       "'r1c1' is not written like r4c5=7"},
      {"a stage too far", {"hint", kPuzzle, "--stage", "5"}, "--stage"},
      {"results of another engine",
       {"solve", kPuzzle, "--results", "out.txt"},
       "--results goes with --engine logic"},
      {"results of no file",
       {"solve", kPuzzle, "--engine", "logic", "--results"},
       "--results needs the name of a file"},
      {"results of a puzzle longer than a name",
       {"solve", kPuzzle + std::string(5000, ' '), "--engine", "logic", "--results"},
       "--results needs the name of a file"},
  };
  for (const WrongUse& row : table) {
    const Finished done = nonet(row.arguments);
    EXPECT_EQ(done.exit_code, 2) << row.name << done.err;
    EXPECT_NE(done.err.find(row.sentence), std::string::npos) << row.name << ": " << done.err;
    EXPECT_EQ(done.out, "") << row.name;
  }
}

TEST_F(Teaching, AListMayHaveBlanks) {
  EXPECT_EQ(nonet({"steps", kPuzzle, "--technique", "naked-single, x-wing"}).out,
            nonet({"steps", kPuzzle, "--technique", "naked-single,x-wing"}).out);
}

TEST_F(Teaching, AnOwnProfileIsUsed) {
  const std::string profile = file("own.txt", "hidden-single-box 1\n# nothing else\n");
  const Finished done = nonet({"hint", kPuzzle, "--profile", profile, "--stage", "2"});
  EXPECT_NE(done.out.find("There is a Hidden Single."), std::string::npos) << done.out;
}

TEST_F(Teaching, ResultsAreWrittenBesideTheFile) {
  const std::string puzzle = file("monday.txt",
                                  "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n"
                                  "8 0 0 0 6 0 0 0 3\n4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n"
                                  "0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 9\n");
  const Finished done = nonet({"solve", puzzle, "--engine", "logic", "--results"});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  const std::string results = contents("monday_results.txt");
  EXPECT_TRUE(results.starts_with("5 3 4 6 7 8 9 1 2\n")) << results;
  EXPECT_NE(results.find("1. Naked Single: row 5, column 5 → r5c5=5\n"), std::string::npos);
}

TEST_F(Teaching, ResultsTellWhatIsLeft) {
  const Finished done = nonet({"solve", file("hard.txt", kEscargot + "\n"), "--engine", "logic",
                               "--results", (folder_ / "out.txt").string()});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_NE(contents("out.txt").find("Logic goes no further. What is left:"), std::string::npos);
}

TEST_F(Teaching, ResultsStayWhenThereIsNothingToWrite) {
  const std::string results = file("good.txt", "from yesterday\n");
  const Finished missing =
      nonet({"solve", path("typo.txt"), "--engine", "logic", "--results", results});
  EXPECT_EQ(missing.exit_code, 3) << missing.err;
  EXPECT_EQ(contents("good.txt"), "from yesterday\n");
}

TEST_F(Teaching, ResultsOfAMissingFileAreAnInputError) {
  const std::string missing = path("typo.txt");
  const Finished done = nonet({"solve", missing, "--engine", "logic", "--results"});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_TRUE(done.err.starts_with("nonet: cannot open '" + missing + "': ")) << done.err;
  for (const std::string& unnamed : {kPuzzle, std::string{"-"}})
    EXPECT_EQ(nonet({"solve", unnamed, "--engine", "logic", "--results"}).exit_code, 2) << unnamed;
}

TEST_F(Teaching, ThePuzzleIsNeverOverwritten) {
  const std::string puzzle = file("puzzle.txt", kPuzzle + "\n");
  const Finished done = nonet({"solve", puzzle, "--engine", "logic", "--results", puzzle});
  EXPECT_EQ(done.exit_code, 2);
  EXPECT_NE(done.err.find("--results names the file that the puzzle comes from"), std::string::npos)
      << done.err;
  EXPECT_EQ(contents("puzzle.txt"), kPuzzle + "\n");
}

TEST_F(Teaching, ResultsThatCannotBeWrittenAreAnOutputError) {
  const Finished done = nonet({"solve", kPuzzle, "--engine", "logic", "--results", "/dev/full"});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_NE(done.err.find("cannot write '/dev/full'"), std::string::npos) << done.err;
  // So much that it is found out long before the end.
  std::string many;
  for (int i = 0; i < 20; ++i) many += kPuzzle + "\n";
  const Finished early =
      nonet({"solve", file("many.txt", many), "--engine", "logic", "--results", "/dev/full"},
            {.out_file = "/dev/null"});
  EXPECT_EQ(early.exit_code, 3);
  EXPECT_EQ(early.err, "nonet: cannot write '/dev/full': No space left on device\n");
}

TEST_F(Teaching, CasesPassFailAndShowWhy) {
  const std::string good =
      ":0003:1:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::"
      "555::\n";
  const std::string wrong =
      ":0003:1:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::"
      "455::\n";
  const std::string unknown = ":9999:1:" + kPuzzle + "::111:::\n";
  const Finished passed = nonet({"cases", file("good.txt", good + good)});
  EXPECT_EQ(passed.exit_code, 0) << passed.err;
  EXPECT_EQ(passed.out, "2 passed, 0 failed\n");
  const Finished none = nonet({"cases", file("none.txt", good + kPuzzle + "\n")});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_NE(none.err.find("line 2"), std::string::npos) << none.err;
  const Finished failed = nonet({"cases", file("bad.txt", good + wrong + unknown)});
  EXPECT_EQ(failed.exit_code, 1);
  EXPECT_NE(failed.out.find("line 2: 0003 failed: expected r5c5=4"), std::string::npos)
      << failed.out;
  EXPECT_NE(failed.out.find("the case itself is wrong: in the solution r5c5 is not 4"),
            std::string::npos);
  EXPECT_TRUE(failed.out.ends_with("1 of techniques that are not here\n1 passed, 1 failed\n"))
      << failed.out;
}

TEST_F(Teaching, CasesAreObjectsWithJson) {
  const std::string board = ":1:" + kPuzzle + ":::";
  const std::string cases = ":0003" + board + "555::\n:0003" + board + "455::\n:9999:1:" + kPuzzle +
                            "::111:::\n" + kPuzzle + "\n";
  const std::string source = file("cases.txt", cases);
  const Finished done = nonet({"cases", source, "--json"});
  EXPECT_EQ(done.exit_code, 1);
  const auto head = [&](int line) { return head_of_line(kPuzzle, source, line); };
  const std::vector<std::string> begins{
      head(1) + R"("result":"passed","technique":"0003"})",
      head(2) + R"("result":"failed","technique":"0003","text":"expected r5c5=4, found )",
      head(3) + R"("result":"unknown-technique","technique":"9999","text":")",
      head(4) + R"("problem":{"code":"not-a-case","text":")",
      R"({"schema":"nonet/1","source":")" + source +
          R"(","passed":1,"states_too_little":0,"failed":1,"unknown_technique":1,"not_a_case":1})"};
  std::istringstream lines{done.out};
  std::string line;
  for (const std::string& begin : begins) {
    std::getline(lines, line);
    EXPECT_TRUE(line.starts_with(begin) && line.ends_with('}')) << line;
  }
  EXPECT_FALSE(std::getline(lines, line)) << line;
}

// All but four, loops of which more follows than the case says (data/README.md lists them).
TEST_F(Teaching, ThePublicCasesPass) {
  NONET_NEEDS_SHARED_DATA("technique_cases.txt");
  const Finished done = nonet({"cases", shared_data("technique_cases.txt")->string()});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_TRUE(done.out.ends_with("4 state too little\n731 passed, 0 failed\n")) << done.out;
}

}  // namespace
}  // namespace nonet::testing
