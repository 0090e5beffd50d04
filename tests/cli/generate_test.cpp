// nonet generate as a real process: what it writes is read again by others.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "cli/generate_cli.h"
#include "formats/format.h"
#include "support/json_lines.h"

namespace nonet::testing {
namespace {

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

TEST_F(GenerateCli, LevelsAreReadAsPeopleWriteThem) {
  const Words plain{"--level", "very-hard", "--seed", "7"};
  for (const char* level : {"Very Hard", "very_hard", "VERY-HARD"}) {
    Words words = plain;
    words[1] = level;
    EXPECT_EQ(nonet(generating(words)).out, nonet(generating(plain)).out) << level;
  }
}

// Another puzzle here means that every published seed has lost its meaning.
TEST_F(GenerateCli, ASeedKeepsItsPuzzles) {
  const Finished done = nonet(generating({"--seed", "1", "--stats"}));
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.err, "nonet: 1 made in 1 attempt (seed 1)\n");
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
            {.when_running = [](int pid) { ::kill(pid, SIGINT); }, .silent = true});
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
            {.when_running = [](int pid) { ::kill(pid, SIGINT); }, .silent = true});
  EXPECT_EQ(done.exit_code, 130) << done.err;
  EXPECT_TRUE(done.err.starts_with("nonet: interrupted: 0 made in ")) << done.err;
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
    const std::string head = head_of_line(plain[i], "generate", static_cast<int>(i) + 1);
    EXPECT_TRUE(lines[i].starts_with(head + "\"solution\":\"")) << lines[i];
    EXPECT_NE(lines[i].find("\"seed\":9,\"attempt\":"), std::string::npos) << lines[i];
    EXPECT_TRUE(lines[i].ends_with(",\"rating\":{\"puzzle\":\"" + plain[i] +
                                   behind_head(card, plain[i]) + "}"))
        << lines[i] << "\n"
        << card;
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
            "nonet: none found within the budget of 1: 0 made in 1 attempt (seed 1); a larger "
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

}  // namespace
}  // namespace nonet::testing
