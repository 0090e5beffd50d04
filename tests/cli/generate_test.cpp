// nonet generate and canon --unique, as real processes: what is written is read again by others.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "board/canonical.h"
#include "board/symmetry.h"
#include "formats/format.h"
#include "support/folder_test.h"
#include "support/process.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

Words generating(Words more) {
  more.insert(more.begin(), "generate");
  return more;
}

class GenerateCli : public FolderTest {
 protected:
  // How many kinds of puzzles another command finds in it.
  std::size_t kinds(const std::string& text) const {
    const Finished done = nonet({"canon", "--unique", "-"}, {.input = text});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    return lines_of(done.out).size();
  }
};

TEST_F(GenerateCli, TheSameSeedGivesTheSamePuzzlesOnAnyNumberOfThreads) {
  const Words words{"--level", "hard", "--count", "40", "--seed", "7"};
  Words one = generating(words);
  one.insert(one.end(), {"--jobs", "1"});
  const Finished alone = nonet(one);
  EXPECT_EQ(alone.exit_code, 0) << alone.err;
  EXPECT_EQ(alone.err, "");
  EXPECT_EQ(lines_of(alone.out).size(), 40U);
  one.back() = "3";
  EXPECT_EQ(nonet(one).out, alone.out);
  one[6] = "8";
  EXPECT_NE(nonet(one).out, alone.out);
  // Another command has the last word: proper, and of the level.
  EXPECT_EQ(nonet({"check", "-"}, {.input = alone.out}).exit_code, 0);
  const std::vector<std::string> rated = lines_of(nonet({"rate", "-"}, {.input = alone.out}).out);
  ASSERT_EQ(rated.size(), 41U);
  for (std::size_t i = 1; i < rated.size(); ++i)
    EXPECT_NE(rated[i].find("\thard\t"), std::string::npos) << rated[i];
}

// Another puzzle here means that every published seed has lost its meaning.
TEST_F(GenerateCli, ASeedKeepsItsPuzzles) {
  const Finished done = nonet(generating({"--seed", "1", "--stats"}));
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.err, "nonet: 1 made in 1 attempts (seed 1)\n");
  EXPECT_EQ(done.out,
            "6.94......2..8..6....21....9..5...8.....32...15...4......6..3.55....36.77......4.\n");
}

TEST_F(GenerateCli, ASeedByChanceIsToldAndLeadsThereAgain) {
  const Finished first = nonet(generating({"--stats"}));
  const std::size_t at = first.err.find("(seed ");
  ASSERT_NE(at, std::string::npos) << first.err;
  const std::string seed = first.err.substr(at + 6, first.err.find(')') - at - 6);
  EXPECT_EQ(nonet(generating({"--seed", seed})).out, first.out);
}

struct Refused {
  const char* name;
  Words words;
  std::string sentence;  // empty: that of the option parser
};
void PrintTo(const Refused& one, std::ostream* out) { *out << one.name; }
const std::string kTenCells = std::string(10, 'x') + std::string(71, '.');

const std::vector<Refused> kRefused{
    {"MaskOfTenCells",
     {"--pattern", kTenCells},
     "nonet: The pattern has 10 cells, and a puzzle with one solution has at least 17 givens."},
    {"ContradictoryTechniques",
     {"--require", "x-wing", "--forbid", "fish"},
     "nonet: X-Wing is both needed and forbidden."},
    {"NeededButNotAllowed",
     {"--require", "x-wing", "--allow", "singles,pairs"},
     "nonet: X-Wing is needed, but not among the allowed techniques."},
    {"SixteenGivens",
     {"--givens", "16"},
     "nonet: A puzzle with one solution has at least 17 givens, not 16."},
    {"TwentySixEmptyByFours",
     {"--level", "very-easy", "--symmetry", "rot90"},
     "nonet: With the symmetry rot90 the givens come in groups, and no number of groups gives the "
     "number "
     "of givens that is needed."},
    {"UnknownLevel",
     {"--level", "tricky"},
     "nonet: --level: 'tricky' is none of very-easy, easy, normal, hard, very-hard, extreme."},
    {"BadRange",
     {"--givens", "few"},
     "nonet: --givens: 'few' is no number or range such as 24, 24-28, 24- or -28."},
    {"LevelTwice",
     {"--level", "hard", "--difficulty", "120"},
     "nonet: --difficulty: A level is a range of difficulties: give one or the other."},
    {"UnknownTechnique",
     {"--only-hard", "x-wong"},
     "nonet: --only-hard: 'x-wong' is no technique."},
    {"UnknownGroup",
     {"--allow", "singles,magic"},
     "nonet: --allow: There is no technique and no group 'magic'."},
    {"PublishedPattern",
     {"--method", "published", "--pattern", std::string(81, 'x')},
     "nonet: the published method knows no patterns"},
    {"AppendToNothing", {"--append"}, "nonet: --append goes with --output"},
    {"ResumeNothing", {"--resume"}, "nonet: --resume goes with --output"},
    {"AppendAndResume",
     {"--append", "--resume", "-o", "x"},
     "nonet: --append does not go with --resume"},
    {"ResumeAGrid",
     {"--resume", "-o", "/dev/null", "--to", "grid"},
     "nonet: --resume wants a puzzle on each line: choose another format with --to"},
    {"AppendToXml",
     {"--append", "-o", "/dev/null", "--format", "opensudoku"},
     "nonet: nothing can be added to a file that has an end of its own: choose another format with "
     "--to"},
    {"UnknownMethod", {"--method", "magic"}, ""},
    {"CountOfZero", {"--count", "0"}, ""},
    {"BudgetOfZero", {"--budget", "0"}, ""},
    {"NegativeSeed", {"--seed", "-1"}, ""},
    {"HugeSeed", {"--seed", "18446744073709551616"}, ""},
    {"HalfASeed", {"--seed", "1.5"}, ""},
    {"GridsWithALevel", {"--full-grids", "--level", "hard"}, ""},
    {"GridsAsJson", {"--full-grids", "--json"}, ""},
    {"JsonInAFormat", {"--json", "--format", "sdk"}, ""},
    {"PracticeInAFormat", {"--practice", "x-wing", "--format", "sdk"}, ""},
    {"MinimalAndNot", {"--minimal", "--not-minimal"}, ""},
};

class RefusedWish : public ::testing::TestWithParam<Refused> {};
INSTANTIATE_TEST_SUITE_P(Generate, RefusedWish, ::testing::ValuesIn(kRefused),
                         [](const auto& one) { return std::string{one.param.name}; });

TEST_P(RefusedWish, IsToldInOneSentence) {
  const Finished done = nonet(generating(GetParam().words));
  EXPECT_EQ(done.exit_code, 2) << done.err;
  EXPECT_EQ(done.out, "");
  EXPECT_NE(done.err, "");
  // A second line may say where more is told.
  EXPECT_TRUE(GetParam().sentence.empty() || done.err.starts_with(GetParam().sentence + "\n"))
      << done.err;
}

TEST_F(GenerateCli, ARefusedWishLeavesTheFileAlone) {
  const std::string out = file("out.txt", "precious\n");
  EXPECT_EQ(nonet(generating({"--givens", "16", "-o", out})).exit_code, 2);
  EXPECT_EQ(nonet(generating({"--profile", "nix", "-o", out})).exit_code, 2);
  EXPECT_EQ(read("out.txt"), "precious\n");
}

TEST_F(GenerateCli, AnUnlikelyWishEndsAtItsBudget) {
  const Words words{"--givens", "17", "--symmetry", "full", "--seed", "5"};
  Words with_budget = generating(words);
  with_budget.insert(with_budget.end(), {"--budget", "1234", "--jobs", "2"});
  const Finished done = nonet(with_budget);
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err,
            "nonet: none found within the budget of 1,234: 0 made in 1,234 attempts (seed 5); a "
            "larger --budget may help\n");
}

TEST_F(GenerateCli, WhatWasMadeBeforeTheBudgetEndedIsKept) {
  const Finished done =
      nonet(generating({"--givens", "22", "--count", "1000000", "--budget", "60", "--seed", "2"}));
  EXPECT_EQ(done.exit_code, 1);
  const std::size_t made = lines_of(done.out).size();
  ASSERT_GT(made, 0U);
  EXPECT_TRUE(done.err.starts_with(
      "nonet: no other one found within the budget of 60: " + std::to_string(made) + " made in "))
      << done.err;
  EXPECT_EQ(nonet({"check", "-"}, {.input = done.out}).exit_code, 0);
}

TEST_F(GenerateCli, CtrlCKeepsWholeLines) {
  const std::string whole =
      nonet(generating({"--level", "hard", "--count", "100", "--seed", "3"})).out;
  const Finished done =
      nonet(generating({"--level", "hard", "--count", "1000000000", "--seed", "3", "--jobs", "2"}),
            {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(done.exit_code, 130) << done.err;
  EXPECT_TRUE(done.err.starts_with("nonet: interrupted: ")) << done.err;
  ASSERT_TRUE(done.out.empty() || done.out.ends_with("\n"));
  const std::size_t common = std::min(whole.size(), done.out.size());
  EXPECT_EQ(done.out.substr(0, common), whole.substr(0, common));
  for (const std::string& line : lines_of(done.out)) ASSERT_EQ(line.size(), 81U);
}

TEST_F(GenerateCli, CtrlCClosesWhatWasOpened) {
  const std::string out = path("out.opensudoku");
  const Finished done =
      nonet(generating({"--count", "1000000000", "--format", "opensudoku", "-o", out}),
            {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(done.exit_code, 130) << done.err;
  EXPECT_TRUE(read("out.opensudoku").ends_with("</opensudoku>\n"));
  const Finished grids = nonet(generating({"--full-grids", "--count", "1000000000"}),
                               {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(grids.exit_code, 130) << grids.err;
  EXPECT_TRUE(grids.err.starts_with("nonet: interrupted: ")) << grids.err;
  EXPECT_TRUE(grids.out.ends_with("\n"));
}

TEST_F(GenerateCli, CtrlCEndsAHopelessSearch) {
  const Finished done =
      nonet(generating({"--givens", "17", "--symmetry", "full", "--budget", "1000000000000"}),
            {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(done.exit_code, 130) << done.err;
  EXPECT_TRUE(done.err.starts_with("nonet: interrupted: 0 made in ")) << done.err;
}

TEST_F(GenerateCli, AppendingNeverRepeats) {
  const std::string out = path("out.txt");
  const Words words{"--level", "easy", "--count", "30",       "--seed",
                    "7",       "-o",   out,       "--append", "--stats"};
  const Finished first = nonet(generating(words));
  EXPECT_EQ(first.exit_code, 0) << first.err;
  EXPECT_EQ(first.out, "");
  const std::string begun = read("out.txt");
  EXPECT_EQ(lines_of(begun).size(), 30U);
  const Finished second = nonet(generating(words));
  EXPECT_EQ(second.exit_code, 0) << second.err;
  EXPECT_NE(second.err.find(", 30 were there already (seed 7)"), std::string::npos) << second.err;
  EXPECT_TRUE(read("out.txt").starts_with(begun));
  EXPECT_EQ(lines_of(read("out.txt")).size(), 60U);
  EXPECT_EQ(kinds(read("out.txt")), 60U);
}

TEST_F(GenerateCli, AFileIsNeverOverwritten) {
  const std::string out = file("out.txt", "precious\n");
  const Finished done = nonet(generating({"-o", out}));
  EXPECT_EQ(done.exit_code, 2);
  EXPECT_EQ(done.err, "nonet: '" + out +
                          "' holds something already: --resume goes on with it, --append adds to "
                          "it\n");
  EXPECT_EQ(read("out.txt"), "precious\n");
}

// However the first run ended, the second makes the file what one run would have made it.
TEST_F(GenerateCli, ResumingEndsWhereOneRunWouldHave) {
  const auto words = [](const std::string& out) {
    return Words{"--level", "easy", "--count", "20", "--seed", "7", "-o", out};
  };
  EXPECT_EQ(nonet(generating(words(path("whole.txt")))).exit_code, 0);
  const std::string whole = read("whole.txt");
  for (const std::size_t kept : {std::size_t{0}, std::size_t{82 * 5}, std::size_t{82 * 5 + 40},
                                 whole.size() - 1, whole.size()}) {
    const std::string out = file("out.txt", whole.substr(0, kept));
    Words again = words(out);
    again.emplace_back("--resume");
    EXPECT_EQ(nonet(generating(again)).exit_code, 0) << kept;
    EXPECT_EQ(read("out.txt"), whole) << kept;
  }
}

TEST_F(GenerateCli, WhatCtrlCLeftIsGoneOnWith) {
  const std::string out = path("out.txt");
  const Words words{"--level", "hard", "--count", "100000", "--seed", "7", "-o", out};
  const Finished stopped =
      nonet(generating(words), {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(stopped.exit_code, 130) << stopped.err;
  EXPECT_TRUE(stopped.err.ends_with("; --resume goes on with the file\n")) << stopped.err;
  const std::size_t made = lines_of(read("out.txt")).size();
  const std::string more = std::to_string(made + 3);
  const Finished done =
      nonet(generating({"--level", "hard", "--count", more, "--seed", "7", "-o", out, "--resume"}));
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(kinds(read("out.txt")), made + 3);
}

TEST_F(GenerateCli, AppendingKnowsIsomorphs) {
  const std::string made = nonet(generating({"--count", "5", "--seed", "1"})).out;
  std::string turned;
  std::uint64_t seed = 0;
  for (const std::string& line : lines_of(made))
    turned +=
        formats::write_line(random_isomorphism(++seed).apply(*formats::read_line(line))) + "\n";
  turned.pop_back();  // and the last line has no end
  const std::string out = file("out.txt", turned);
  const Finished done =
      nonet(generating({"--count", "2", "--seed", "1", "-o", out, "--append", "--stats"}));
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_NE(done.err.find(", 5 were there already"), std::string::npos) << done.err;
  EXPECT_TRUE(read("out.txt").starts_with(turned + "\n"));
  EXPECT_EQ(lines_of(read("out.txt")).size(), 7U);
  EXPECT_EQ(kinds(read("out.txt")), 7U);
}

// Whatever notation the file has.
TEST_F(GenerateCli, AppendingWorksInEveryFormatThatCanGrow) {
  for (const formats::Format format : formats::kAllFormats) {
    if (!formats::envelope_of(format).closing.empty()) continue;
    const std::string name{formats::name_of(format)};
    const std::string out = path("out." + name);
    for (int time = 0; time < 2; ++time) {
      const Finished done = nonet(
          generating({"--count", "3", "--seed", "4", "--format", name, "-o", out, "--append"}));
      EXPECT_EQ(done.exit_code, 0) << name << ": " << done.err;
    }
    EXPECT_EQ(kinds(read("out." + name)), 6U) << name << "\n" << read("out." + name);
  }
  for (const Words& special : {Words{"--json"}, Words{"--practice", "naked-pair"}}) {
    const std::string out = path("special");
    Words words = generating({"--count", "3", "--seed", "4", "-o", out, "--append"});
    words.insert(words.end(), special.begin(), special.end());
    EXPECT_EQ(nonet(words).exit_code, 0);
    EXPECT_EQ(nonet(words).exit_code, 0);
    EXPECT_EQ(lines_of(read("special")).size(), 6U);
    EXPECT_EQ(kinds(read("special")), 6U) << special.front() << "\n" << read("special");
    fs::remove(out);
  }
}

TEST_F(GenerateCli, FilesThatCannotBeWritten) {
  for (const Words& words :
       {Words{"--count", "3"}, {"--full-grids"}, {"--json"}, {"--format", "opensudoku"}}) {
    const Finished full = nonet(generating(words), {.out_file = "/dev/full"});
    EXPECT_EQ(full.exit_code, 3);
    EXPECT_EQ(full.err, "nonet: cannot write the output: No space left on device\n");
  }
  EXPECT_EQ(nonet(generating({"-o", "/dev/full"})).exit_code, 3);
  EXPECT_EQ(nonet(generating({"-o", "/dev/full", "--append"})).exit_code, 3);
  const Finished nowhere = nonet(generating({"-o", path("no/such/folder/out")}));
  EXPECT_EQ(nowhere.exit_code, 3);
  EXPECT_NE(nowhere.err.find("No such file or directory"), std::string::npos) << nowhere.err;
  EXPECT_EQ(nonet(generating({"-o", folder_.string(), "--append"})).exit_code, 3);
}

TEST_F(GenerateCli, AClosedPipeEndsItQuietly) {
  for (const Words& words :
       {Words{"--count", "1000000000"}, {"--count", "1000000000", "--full-grids"}}) {
    const Finished done = nonet(generating(words), {.close_output_early = true});
    EXPECT_EQ(done.exit_code, 3);
    EXPECT_EQ(done.err, "");
  }
}

TEST_F(GenerateCli, EveryFormatIsReadAgain) {
  const std::string lines = nonet(generating({"--count", "4", "--seed", "6"})).out;
  for (const formats::Format format : formats::kAllFormats) {
    const std::string name{formats::name_of(format)};
    const Finished made = nonet(generating({"--count", "4", "--seed", "6", "--format", name}));
    EXPECT_EQ(made.exit_code, 0) << name;
    const Finished checked = nonet({"check", "-"}, {.input = made.out});
    EXPECT_EQ(checked.exit_code, 0) << name << "\n" << made.out << checked.err;
    EXPECT_NE(checked.err.find("4 with exactly one solution"), std::string::npos) << checked.err;
    if (format != formats::Format::candidates)  // which knows no givens
      EXPECT_EQ(nonet({"convert", "-", "--to", "line"}, {.input = made.out}).out, lines) << name;
  }
}

TEST_F(GenerateCli, JsonHoldsTheWholeCard) {
  const Finished done =
      nonet(generating({"--level", "very-hard", "--count", "3", "--seed", "9", "--json"}));
  EXPECT_EQ(done.exit_code, 0) << done.err;
  const auto lines = lines_of(done.out);
  ASSERT_EQ(lines.size(), 3U);
  const auto plain =
      lines_of(nonet(generating({"--level", "very-hard", "--count", "3", "--seed", "9"})).out);
  for (std::size_t i = 0; i < 3; ++i) {
    const std::string card = lines_of(nonet({"rate", "--json", plain[i]}).out).front();
    EXPECT_TRUE(lines[i].starts_with("{\"puzzle\":\"" + plain[i] + "\",\"solution\":\""));
    EXPECT_NE(lines[i].find("\"seed\":9,\"attempt\":"), std::string::npos) << lines[i];
    EXPECT_TRUE(lines[i].ends_with(",\"rating\":" + card + "}")) << lines[i] << "\n" << card;
  }
}

TEST_F(GenerateCli, PracticePositionsAreCases) {
  for (const char* key : {"naked-pair", "x-wing"}) {
    const Finished made = nonet(generating({"--practice", key, "--count", "3", "--seed", "1"}));
    EXPECT_EQ(made.exit_code, 0) << made.err;
    EXPECT_EQ(lines_of(made.out).size(), 3U);
    const Finished cases = nonet({"cases", "-"}, {.input = made.out});
    EXPECT_EQ(cases.exit_code, 0) << cases.err;
    EXPECT_TRUE(cases.out.ends_with("3 passed, 0 failed\n")) << cases.out << cases.err;
  }
}

TEST_F(GenerateCli, ThePublishedMethod) {
  const Words words{"--method", "published", "--rounds", "30", "--level",  "hard",
                    "--count",  "2",         "--seed",   "5",  "--budget", "100"};
  const Finished done = nonet(generating(words));
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(nonet({"check", "-"}, {.input = done.out}).exit_code, 0);
  const auto rated = lines_of(nonet({"rate", "-"}, {.input = done.out}).out);
  ASSERT_EQ(rated.size(), 3U);
  for (std::size_t i = 1; i < 3; ++i)
    EXPECT_NE(rated[i].find("\thard\t"), std::string::npos) << rated[i];
  // Without a level: the hardest that the rounds came to.
  EXPECT_EQ(nonet(generating({"--method", "published", "--rounds", "5"})).exit_code, 0);
  const Finished none = nonet(
      generating({"--method", "published", "--rounds", "1", "--level", "extreme", "--seed", "1"}));
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.err,
            "nonet: none found within the budget of 1: 0 made in 1 attempts (seed 1); a larger "
            "--budget or --rounds may help\n");
}

TEST_F(GenerateCli, FullGrids) {
  const Finished done = nonet(generating({"--full-grids", "--count", "20", "--seed", "1"}));
  EXPECT_EQ(done.exit_code, 0) << done.err;
  const auto grids = lines_of(done.out);
  EXPECT_EQ(std::set<std::string>(grids.begin(), grids.end()).size(), 20U);
  EXPECT_EQ(nonet({"check", "-"}, {.input = done.out}).exit_code, 0);
  for (const std::string& grid : grids)
    EXPECT_TRUE(std::all_of(grid.begin(), grid.end(), [](char c) { return c >= '1'; })) << grid;
  EXPECT_EQ(nonet(generating({"--full-grids", "--count", "20", "--seed", "1"})).out, done.out);
  EXPECT_EQ(nonet(generating({"--full-grids", "--uniform-grids", "--seed", "1"})).exit_code, 0);
}

TEST_F(GenerateCli, ProgressIsShownOnATerminalOnly) {
  const std::string out = path("out.txt");
  const Words words{"--givens", "21", "--count", "1000000000", "--budget", "2000", "-o", out};
  const Finished shown = nonet(generating(words), {.terminal = true});
  EXPECT_NE(shown.out.find(" attempts"), std::string::npos) << shown.out;
  EXPECT_NE(shown.out.find('\r'), std::string::npos) << shown.out;
  const Finished quiet = nonet(generating(words));
  EXPECT_EQ(quiet.err.find('\r'), std::string::npos) << quiet.err;
  EXPECT_EQ(lines_of(quiet.err).size(), 1U) << quiet.err;
}

TEST_F(GenerateCli, HelpFitsAndNamesItsValues) {
  const Finished help = nonet({"generate", "--help"});
  EXPECT_EQ(help.exit_code, 0);
  for (const char* raw : {"TEXT", "UINT", "POSITIVE", " in [", "INT:", "Excludes"})
    EXPECT_EQ(help.out.find(raw), std::string::npos) << raw;
  for (const std::string& line : lines_of(help.out)) EXPECT_LE(line.size(), 80U) << line;
}

class CanonUnique : public GenerateCli {};

TEST_F(CanonUnique, KeepsTheFirstOfEachKindInOrder) {
  const auto made = lines_of(nonet(generating({"--count", "300", "--seed", "8"})).out);
  std::string input;
  std::string kept;
  for (std::size_t i = 0; i < made.size(); ++i) {
    input += made[i] + "\n";
    kept += made[i] + "\n";
    // A turned copy of an earlier one, and sometimes the very same again.
    const Filling earlier = *formats::read_line(made[i * 7 % (i + 1)]);
    input += formats::write_line(random_isomorphism(i).apply(earlier)) + "\n";
    if (i % 3 == 0) input += made[i] + "\n";
  }
  const std::string in = file("in.txt", input);
  for (const char* jobs : {"1", "2"}) {
    const Finished done = nonet({"canon", "--unique", in, "--jobs", jobs});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(done.out, kept) << jobs;
  }
  const Finished json = nonet({"canon", "--unique", "--json", in});
  EXPECT_EQ(lines_of(json.out).size(), 300U);
  EXPECT_EQ(lines_of(json.out).front(), "{\"puzzle\":\"" + made.front() + "\"}");
}

TEST_F(CanonUnique, TellsOfBadLinesAndGoesOn) {
  const std::string line = lines_of(nonet(generating({"--seed", "8"})).out).front();
  const Finished done =
      nonet({"canon", "--unique", "-"}, {.input = line + "\nrubbish\n\n" + line + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, line + "\n");
  EXPECT_NE(done.err.find("line 2: 7 characters"), std::string::npos) << done.err;
  EXPECT_EQ(nonet({"canon", "--unique", line}).out, line + "\n");
}

TEST_F(CanonUnique, IsNotForAlignedOutput) {
  const Finished done = nonet({"canon", "--unique", "--aligned", "-"}, {.input = ""});
  EXPECT_EQ(done.exit_code, 2);
  EXPECT_EQ(done.err,
            "nonet: --aligned does not go with --unique\nnonet canon --help tells more.\n");
}

}  // namespace
}  // namespace nonet::testing
