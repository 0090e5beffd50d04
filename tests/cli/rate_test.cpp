// nonet rate: the card, the tables, and going on where an earlier run has ended.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "cli/screen/canvas.h"
#include "support/folder_test.h"
#include "support/json_lines.h"
#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

const std::string kSeventeen =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
// Beyond the standard profile.
const std::string kBeyond =
    "........1..2..3....4..5..2..2.64..7..8..7..5.9.....6...5....7..2.85...4.4...8....";
const std::string kSeveral =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............";

const std::string kHeader =
    "puzzle\tbranching\tlevel\tscore\tscore_level\thardest\ter\tep\ted\tbranching_as_given\n";
const std::string kRow = kPuzzle + "\t51\tnormal\t204\tgentle\tnaked-single\t\t\t\t51\n";
const std::string kSeventeenRow =
    kSeventeen + "\t964\textreme\t746\tmoderate\tpointing\t\t\t\t664\n";

std::string commas(std::string text) {
  std::replace(text.begin(), text.end(), '\t', ',');
  return text;
}

class RateCli : public FolderTest {};

TEST_F(RateCli, OnePuzzleIsACardForAPerson) {
  const Finished done = nonet({"rate", kSeventeen});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.out, kSeventeen + R"(

Branching         964, extreme  (100 × 9 + 64 open cells)
  as given        664, extreme  (100 × 6 + 64 open cells)
Technique score   746, moderate  (profile standard)
Hardest step      Pointing Candidate
What to know      chains, and what is beyond them
                  (for most of the level extreme; this one needs less)
Logical path      72 steps to the solution
Narrowest point   1 way forward
Clause learning   46 conflicts
Givens            17, all needed (minimal)
Symmetry          none
Engine version    3

steps  technique                    points
   19  full-house                       76
   36  naked-single                    144
    6  hidden-single-box                84
    3  hidden-single-line               42
    1  locked-pair                      40
    1  locked-triple                    60
    6  pointing                        300
   72                                  746
)");
}

TEST_F(RateCli, ACardSaysWhereTheProfileEnds) {
  const Finished done = nonet({"rate", kBeyond});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_NE(done.out.find("Technique score   not known, fiendish  (profile standard does not solve "
                          "it)\nHardest so far    Forcing Net with Sets, Contradiction\n"
                          "What to know      chains, and what is beyond them\n"
                          "Logical path      stuck after 3 steps, with 58 open cells\n"),
            std::string::npos)
      << done.out;
  std::istringstream lines{done.out};
  for (std::string line; std::getline(lines, line);) EXPECT_LE(cli::width_of(line), 81) << line;
}

TEST_F(RateCli, AFullBoardHasACardToo) {
  const Finished done =
      nonet({"rate",
             "534678912672195348198342567859761423426853791713924856961537284287419635345286179"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_NE(done.out.find("Technique score   0, gentle"), std::string::npos) << done.out;
  EXPECT_TRUE(done.out.ends_with("Symmetry          full\nEngine version    3\n")) << done.out;
}

TEST_F(RateCli, WithoutOneSolutionThereIsNoRating) {
  const Finished several = nonet({"rate", kSeveral});
  EXPECT_EQ(several.exit_code, 1);
  EXPECT_EQ(several.out, "");
  EXPECT_EQ(several.err,
            "nonet: no rating: more than one solution: row 3, column 7 (r3c7) can be 5 or 7\n");
  const Finished repeated = nonet({"rate", "55" + kPuzzle.substr(2)});
  EXPECT_EQ(repeated.exit_code, 1);
  EXPECT_EQ(repeated.err, "nonet: no rating: 5 stands twice in row 1: r1c1 and r1c2\n");
  EXPECT_EQ(nonet({"rate", "--json", kSeveral}).out,
            head_of_line(kSeveral) +
                "\"problem\":{\"code\":\"several-solutions\",\"text\":\"more than one solution: "
                "row 3, column 7 (r3c7) can be 5 or 7\",\"place\":{\"cells\":[\"r3c7\"]}}}\n");
}

TEST_F(RateCli, ManyAreATableAndEveryProblemHasItsLine) {
  const std::string input =
      kPuzzle + "\nrubbish\n\n# a comment\n" + kSeveral + "\n" + kBeyond + "\n" + kSeventeen + "\n";
  const std::string table = kHeader + kRow + kSeveral + "\t\t\t\t\t\t\t\t\t\n" + kBeyond +
                            "\t858\textreme\t\tfiendish\t\t\t\t\t858\n" + kSeventeenRow;
  const Finished tsv = nonet({"rate", "-"}, {.input = input});
  EXPECT_EQ(tsv.exit_code, 1);
  EXPECT_EQ(tsv.out, table);
  EXPECT_EQ(tsv.err,
            "nonet: standard input: line 2: 7 characters, a puzzle has 81\n"
            "nonet: standard input: line 5: no rating: more than one solution: row 3, column 7 "
            "(r3c7) can be 5 or 7\n");
  EXPECT_EQ(nonet({"rate", "-", "--tsv"}, {.input = input}).out, table);
  EXPECT_EQ(nonet({"rate", "-", "--csv"}, {.input = input}).out, commas(table));
  EXPECT_EQ(nonet({"rate", "--tsv", kPuzzle}).out, kHeader + kRow);
}

TEST_F(RateCli, JsonLinesHoldTheCardOfEach) {
  const Finished done =
      nonet({"rate", "-", "--json"}, {.input = kPuzzle + "\nrubbish\n" + kSeventeen + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  std::istringstream lines{done.out};
  std::string first, second, third;
  std::getline(lines, first);
  std::getline(lines, second);
  std::getline(lines, third);
  EXPECT_EQ(behind_head(first + "\n", kPuzzle),
            behind_head(nonet({"rate", "--json", kPuzzle}).out, kPuzzle));
  EXPECT_TRUE(second.starts_with(head_of_line("", "-", 2) + "\"problem\":")) << second;
  EXPECT_EQ(behind_head(third + "\n", kSeventeen),
            behind_head(nonet({"rate", "--json", kSeventeen}).out, kSeventeen));
  EXPECT_NE(third.find(R"("branching":964,"branching_as_given":664,"level":"extreme","score":746,)"
                       R"("score_level":"moderate",)"
                       R"("hardest":"pointing","er":null)"),
            std::string::npos)
      << third;
}

// Different puzzles, told apart by their digits; `bad` lines among them.
std::string many_lines(int lines, int bad_every = 0) {
  std::string text;
  for (int line = 1; line <= lines; ++line) {
    std::string puzzle = line % 3 == 0 ? kBeyond : line % 3 == 1 ? kSeventeen : kPuzzle;
    for (char& c : puzzle)
      if (c != '.') c = static_cast<char>('1' + (c - '1' + line) % 9);
    text += (bad_every > 0 && line % bad_every == 0 ? "bad" : puzzle) + "\n";
  }
  return text;
}

TEST_F(RateCli, ThreadsChangeNothing) {
  const std::string input = file("in.txt", many_lines(400));
  const std::string alone = nonet({"rate", input, "--jobs", "1"}).out;
  EXPECT_EQ(std::count(alone.begin(), alone.end(), '\n'), 401);
  EXPECT_TRUE(alone == nonet({"rate", input, "--jobs", "5"}).out);
}

TEST_F(RateCli, ProfilesAreNamesOrFiles) {
  const std::string own = file("own.txt", "naked-single 7\n");
  EXPECT_EQ(nonet({"rate", "--tsv", "--profile", own, kPuzzle}).out,
            kHeader + kPuzzle + "\t51\tnormal\t357\tgentle\tnaked-single\t\t\t\t51\n");
  const Finished wrong = nonet({"rate", "--profile", "nix", kPuzzle});
  EXPECT_EQ(wrong.exit_code, 2);
  EXPECT_NE(wrong.err.find("'nix' is no profile"), std::string::npos) << wrong.err;
}

TEST_F(RateCli, OptionsThatDoNotGoTogether) {
  const std::string input = file("in.txt", many_lines(3));
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"rate", "--tsv", "--csv", input},
           {"rate", "--json", "--csv", input},
           {"rate", "--resume", input},
           {"rate", "--resume", "--output", path("out"), "-"},
           {"rate", "--resume", "--output", path("out"), kPuzzle}}) {
    const Finished done = nonet(arguments, {.input = kPuzzle});
    EXPECT_EQ(done.exit_code, 2) << done.err;
    EXPECT_NE(done.err, "");
    EXPECT_EQ(done.out, "");
  }
  EXPECT_FALSE(fs::exists(path("out")));
}

TEST_F(RateCli, AnOutputFileIsNeverOverwritten) {
  const std::string input = file("in.txt", kPuzzle + "\n");
  const std::string out = path("out.tsv");
  const Finished done = nonet({"rate", input, "--output", out});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(read("out.tsv"), kHeader + kRow);
  const Finished again = nonet({"rate", input, "--output", out});
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_EQ(again.err, "nonet: '" + out + "' holds something already: --resume goes on with it\n");
  EXPECT_EQ(read("out.tsv"), kHeader + kRow);
}

TEST_F(RateCli, FilesThatCannotBeWritten) {
  const std::string input = file("in.txt", many_lines(100));
  const Finished nowhere = nonet({"rate", input, "--output", path("no/such/folder/out")});
  EXPECT_EQ(nowhere.exit_code, 3);
  EXPECT_NE(nowhere.err.find("No such file or directory"), std::string::npos) << nowhere.err;
  const Finished full = nonet({"rate", input, "--output", "/dev/full"});
  EXPECT_EQ(full.exit_code, 3);
  EXPECT_EQ(full.err, "nonet: cannot write '/dev/full': No space left on device\n");
  EXPECT_EQ(nonet({"rate", path("missing"), "--output", path("out")}).exit_code, 3);
}

// Wherever an earlier run was torn off, what follows makes the file whole.
TEST_F(RateCli, ResumeMakesATornFileWhole) {
  const std::string input = file("in.txt", many_lines(100, 7));
  for (const std::string format : {"--tsv", "--csv", "--json"}) {
    const std::string whole = nonet({"rate", input, format}).out;
    for (const std::size_t length :
         {std::size_t{0}, std::size_t{10}, whole.find('\n'), whole.find('\n') + 1, whole.size() / 2,
          whole.rfind('\n', whole.size() - 2) + 1, whole.size() - 1, whole.size()}) {
      const std::string out = file("out", whole.substr(0, length));
      const Finished done = nonet({"rate", input, format, "--output", out, "--resume"});
      // The exit code speaks of the puzzles of this run alone.
      EXPECT_EQ(done.exit_code, length < whole.size() / 2 ? 1 : done.exit_code) << done.err;
      EXPECT_TRUE(read("out") == whole) << format << ", torn at " << length;
    }
    fs::remove(path("out"));
    nonet({"rate", input, format, "--output", path("out"), "--resume"});
    EXPECT_TRUE(read("out") == whole) << format << ", without a file";
  }
}

TEST_F(RateCli, ResumeRefusesWhatAnotherRunWrote) {
  const std::string input = file("in.txt", kPuzzle + "\n" + kSeventeen + "\n");
  struct {
    std::string name;
    std::string text;
    std::string says;
  } const rows[]{
      {"another format", commas(kHeader + kRow), "line 1 of"},
      {"another collection", kHeader + kSeventeenRow, "line 2 of"},
      {"more than the input has", kHeader + kRow + kSeventeenRow + kRow, "line 4 of"},
      {"no ratings at all", "Dear diary,\n", "line 1 of"},
  };
  for (const auto& row : rows) {
    const std::string out = file("out.tsv", row.text);
    const Finished done = nonet({"rate", input, "--output", out, "--resume"});
    EXPECT_EQ(done.exit_code, 2) << row.name;
    EXPECT_NE(done.err.find("cannot go on: " + row.says), std::string::npos)
        << row.name << done.err;
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1);
    EXPECT_EQ(read("out.tsv"), row.text) << row.name;
  }
}

// Its lines are known by what they say, not by how they begin; the input may have another name now.
TEST_F(RateCli, ResumeReadsTheFieldsOfItsLines) {
  const std::string both = kPuzzle + "\nrubbish\n" + kBeyond + "\n" + kSeventeen + "\n";
  const std::string input = file("in.txt", both);
  const std::string moved = file("moved.txt", both);
  const std::string whole = nonet({"rate", input, "--json"}).out;
  const std::string rest = whole.substr(whole.rfind('\n', whole.size() - 2) + 1);
  const std::string part = whole.substr(0, whole.size() - rest.size());
  const auto resumed = [&](const std::string& text) {
    return nonet({"rate", moved, "--json", "--output", file("out", text), "--resume"});
  };
  EXPECT_EQ(resumed(part).exit_code, 0);
  EXPECT_TRUE(read("out").starts_with(part));
  EXPECT_EQ(behind_head(read("out").substr(part.size()), kSeventeen),
            behind_head(rest, kSeventeen));

  const auto changed = [&](const std::string& from, const std::string& to) {
    return std::regex_replace(part, std::regex{from}, to, std::regex_constants::format_first_only);
  };
  const struct {
    std::string text;
    std::string says;
  } refused[]{
      {changed(R"("schema":"nonet/1",)", ""),
       "line 1 of '" + path("out") + "' has no \"schema\": an earlier version of nonet wrote it"},
      {"{\"puzzle\":\"" + kPuzzle + "\",\"solution\":\"\"}\n",
       "an earlier version of nonet wrote it"},
      {changed("nonet/1", "nonet/7"), "has the schema \"nonet/7\", not \"nonet/1\""},
      {changed(R"("line":1)", R"("line":3)"), "is not the answer to line 1 of"},
      {changed(R"("line":1,)", R"("line":1,"column":83,)"), "is not the answer to line 1 of"},
      {changed(R"("puzzle":"53)", R"("puzzle":"54)"), "is not the answer to line 1 of"},
      {changed(R"("branching":)", R"("branching":"x)"), "is no JSON object"},
  };
  for (const auto& row : refused) {
    const Finished done = resumed(row.text);
    EXPECT_EQ(done.exit_code, 2) << row.says;
    EXPECT_NE(done.err.find(row.says), std::string::npos) << done.err;
    EXPECT_TRUE(read("out") == row.text) << row.says;
  }
}

// Easy puzzles are rated alike by all profiles; the harder ones of the file tell.
TEST_F(RateCli, ResumeRefusesAnotherProfile) {
  std::string easy;
  for (int i = 0; i < 10; ++i) easy += kPuzzle + "\n";
  const std::string input = file("in.txt", easy + kBeyond + "\n" + kSeveral + "\n" + easy);
  for (const std::string format : {"--tsv", "--csv", "--json"}) {
    const std::string whole = nonet({"rate", input, format}).out;
    const std::string part = whole.substr(0, whole.rfind('\n', whole.size() - 2) + 1);
    const std::string out = file("out", part);
    const auto resumed_with = [&](const std::string& profile) {
      return nonet({"rate", input, format, "-o", out, "--resume", "--profile", profile});
    };
    const Finished refused = resumed_with("all");
    EXPECT_EQ(refused.exit_code, 2) << format;
    EXPECT_NE(refused.err.find("was rated otherwise than now"), std::string::npos) << refused.err;
    EXPECT_EQ(std::count(refused.err.begin(), refused.err.end(), '\n'), 1);
    EXPECT_TRUE(read("out") == part) << format;
    EXPECT_EQ(resumed_with("standard").exit_code, 0) << format;
    EXPECT_TRUE(read("out") == whole) << format;
  }
}

// Far more than any machine has rated before it is told to stop.
constexpr int kEndless = 200'000;

TEST_F(RateCli, ProgressIsShownOnATerminalBesideAFile) {
  const auto into = [&](const std::string& input, const std::string& name) {
    return std::vector<std::string>{"rate", input, "--json", "--jobs", "1", "--output", path(name)};
  };
  const Finished shown = nonet(
      into(file("endless.txt", many_lines(kEndless)), "begun"),
      {.terminal = true, .when_running = [](int pid) { ::kill(pid, SIGINT); }, .says = " left"});
  EXPECT_EQ(shown.exit_code, 130);
  EXPECT_NE(shown.out.find(" puzzles  "), std::string::npos);
  const std::string input = file("in.txt", many_lines(30));
  EXPECT_EQ(nonet(into(input, "out"), {.terminal = true}).exit_code, 0);
  const Finished quiet = nonet(into(input, "other"));
  EXPECT_EQ(quiet.out + quiet.err, "");
  EXPECT_TRUE(read("out") == read("other"));
}

TEST_F(RateCli, ResumeGoesOnWithinALineOfXml) {
  const std::string two = kPuzzle + "\n" + kSeventeen + "\n";
  const std::string xml = nonet({"convert", "-", "--to", "opensudoku"}, {.input = two}).out;
  std::string one_line = xml;
  std::erase(one_line, '\n');
  const std::string torn = kHeader + kRow;
  for (const std::string& text : {xml, one_line}) {
    const std::string out = file("out.tsv", torn);
    const Finished done = nonet({"rate", file("in.opensudoku", text), "--output", out, "--resume"});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(read("out.tsv"), torn + kSeventeenRow);
  }
}

// A run that was stopped, with a little more to do than it has done.
class StoppedRateCli : public RateCli {
 protected:
  // The complaint about the first line says that the run is under way.
  std::string endless() const { return file("in.txt", "rubbish\n" + many_lines(kEndless)); }
  void expect_resumed(const std::string& input, const std::string& out) const {
    const std::string kept = read(out);
    EXPECT_TRUE(kept.ends_with('\n'));
    const auto rows = static_cast<int>(std::count(kept.begin(), kept.end(), '\n'));
    ASSERT_LT(rows, kEndless);
    file("in.txt", "rubbish\n" + many_lines(rows + 40));
    EXPECT_EQ(nonet({"rate", input, "--output", path(out), "--resume"}).exit_code, 0);
    EXPECT_TRUE(read(out) == nonet({"rate", input}).out);
  }
};

TEST_F(StoppedRateCli, CtrlCKeepsWholeLinesAndResumeGoesOn) {
  const std::string input = endless();
  const Finished stopped = nonet({"rate", input, "--output", path("out.tsv"), "--jobs", "1"},
                                 {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  ASSERT_EQ(stopped.exit_code, 130) << stopped.err;
  expect_resumed(input, "out.tsv");
}

TEST_F(StoppedRateCli, ARedirectedFileIsGoneOnWithToo) {
  const std::string input = endless();
  const Finished stopped =
      nonet({"rate", input, "--jobs", "1"},
            {.out_file = path("out"), .when_running = [](int pid) { ::kill(pid, SIGINT); }});
  ASSERT_EQ(stopped.exit_code, 130) << stopped.err;
  EXPECT_TRUE(stopped.err.ends_with(
      "nonet: --output with the name of the file, and --resume, go on with it\n"))
      << stopped.err;
  expect_resumed(input, "out");
}

}  // namespace
}  // namespace nonet::testing
