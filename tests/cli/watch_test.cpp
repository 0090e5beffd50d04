// nonet watch: the player of traces at a real terminal, and what it tells without one.
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "cli/watch_support.h"
#include "support/process.h"

namespace nonet::testing {
namespace {

constexpr const char* kLeft = "\x1b[?25h\x1b[?1049l";  // cursor shown, alternate screen left

ProcessOptions typing(std::vector<Typed> keys) {
  ProcessOptions options;
  options.terminal = true;
  options.keyboard = true;
  options.keys = std::move(keys);
  options.environment = {"TERM=xterm"};
  return options;
}

TEST(Watch, StepsAndQuits) {
  const Finished done =
      nonet({"watch", kSearched, "--speed", "0.5"}, typing({{"event 1 of", "\x1b[C"},
                                                            {"event 2 of", "\x1b[D"},
                                                            {"event 1 of", "n"},
                                                            {"Conflict: ", "q"}}));
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.starts_with("\x1b[?1049h\x1b[?25l"));
  EXPECT_TRUE(has(done.out, "┏━━━━━━━┯"));
  EXPECT_TRUE(done.out.ends_with(kLeft));
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, PlaysToTheSolutionThenTheProof) {
  const Finished done = nonet({"watch", kSearched, "--speed", "10000"},
                              typing({{"Press Enter.", "\r"}, {"no second", "q"}}));
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.ends_with(kLeft));
}

TEST(Watch, CtrlCGivesTheTerminalBack) {
  const Finished done = nonet({"watch", kSearched}, typing({{"event 1 of", "\x03"}}));
  EXPECT_EQ(done.exit_code, 130);
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, ASignalGivesTheTerminalBack) {
  ProcessOptions options = typing({});
  options.when_running = [](int pid) {
    ::kill(pid, SIGTERM);
    ::kill(pid, SIGTERM);  // twice is no reason to leave it spoiled
  };
  const Finished done = nonet({"watch", kSearched}, options);
  EXPECT_EQ(done.exit_code, 130);
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, APuzzleFromAPipeLeavesTheKeysToTheTerminal) {
  ProcessOptions options = typing({{"event 1 of", "q"}});
  options.keyboard_is_input = false;
  options.input = kSearched;
  const Finished done = nonet({"watch", "-"}, options);
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
}

TEST(Watch, WithoutColoursIfNotWanted) {
  ProcessOptions options = typing({{"event 1 of", "n"}, {"Conflict: ", "q"}});
  options.environment.emplace_back("NO_COLOR=1");
  const Finished done = nonet({"watch", kSearched}, options);
  EXPECT_FALSE(has(done.out, ";41m"));
}

TEST(Watch, OutsideATerminalItIsAStory) {
  const Finished done = nonet({"watch", kSearched, "--engine", "norvig"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_TRUE(done.out.starts_with("   1  The puzzle has 23 givens.\n")) << done.out.substr(0, 80);
  EXPECT_TRUE(has(done.out, ".\n\nSolved with ")) << "how the show ends";
  EXPECT_TRUE(has(done.out, "\n\nIs it the only one?\n")) << "the proof has a heading";
  EXPECT_TRUE(has(done.out.substr(done.out.size() - 80), "Solved with ")) << "how it ends";
  EXPECT_TRUE(done.out.ends_with(".\n"));
  EXPECT_FALSE(has(done.out, "\x1b"));
}

TEST(Watch, ATerminalThatCannotDrawGetsTheStory) {
  ProcessOptions options;
  options.terminal = true;
  options.environment = {"TERM=dumb"};
  const Finished done = nonet({"watch", kSearched, "--engine", "norvig"}, options);
  EXPECT_TRUE(has(done.out, "The puzzle has 23 givens.")) << done.out.substr(0, 80);
  EXPECT_FALSE(has(done.out, "\x1b"));
}

TEST(Watch, ClauseLearningDecidesByMrvUnlessTold) {
  const std::string usual = nonet({"watch", kSearched}).out;
  EXPECT_EQ(nonet({"watch", kSearched, "--decide", "mrv"}).out, usual);
  EXPECT_NE(nonet({"watch", kSearched, "--decide", "activity"}).out, usual);
  const Finished other = nonet({"watch", kSearched, "--engine", "dfs", "--decide", "mrv"});
  EXPECT_EQ(other.err, "nonet: --decide goes with --engine cdcl\nnonet watch --help tells more.\n");
}

TEST(Watch, AsJsonItIsTheTrace) {
  const Finished done = nonet({"watch", kSearched, "--json"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_TRUE(done.out.starts_with("{")) << done.out.substr(0, 80);
  EXPECT_TRUE(done.out.ends_with("}\n"));
}

TEST(Watch, OtherSizes) {
  ProcessOptions options;
  options.input = "1..............4";
  const Finished done = nonet({"watch", "-", "--size", "4"}, options);
  EXPECT_TRUE(has(done.out, "The 4×4 puzzle has 2 givens.")) << done.out << done.err;
}

TEST(Watch, RefusesWhatItCannotShow) {
  struct Row {
    std::vector<std::string> arguments;
    int exit_code;
    std::string err;
  };
  for (const Row& row :
       {Row{{"watch", kSearched, "--engine", "fast"},
            2,
            "nonet: the fast engine shows no steps: choose another --engine to watch\n"
            "nonet watch --help tells more.\n"},
        Row{{"watch", kSearched, "--size", "4", "--engine", "dfs"},
            2,
            "nonet: boards of other sizes are solved by cdcl: leave out --engine\n"
            "nonet watch --help tells more.\n"},
        Row{{"watch", kSearched.substr(1)}, 1, "nonet: line 1: 80 characters, a puzzle has 81\n"},
        Row{{"watch", "11" + std::string(79, '.')},
            1,
            "nonet: no solution: 1 stands more than once in row 1\n"}}) {
    const Finished done = nonet(row.arguments);
    EXPECT_EQ(done.exit_code, row.exit_code) << row.err;
    EXPECT_EQ(done.err, row.err);
  }
}

TEST(Watch, TakesOnePuzzleAndTellsNoneFromSeveral) {
  const Finished none = nonet({"watch", "-"});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.err, "nonet: standard input: the input is empty\n");
  const Finished blank = nonet({"watch", "-"}, {.input = "\n# nothing\n"});
  EXPECT_EQ(blank.exit_code, 1);
  EXPECT_EQ(blank.err, "nonet: standard input: there is no puzzle in it\n");
  const Finished two = nonet({"watch", "-"}, {.input = kSearched + "\n" + kSearched + "\n"});
  EXPECT_EQ(two.exit_code, 2);
  EXPECT_EQ(two.err, "nonet: standard input: this takes a single puzzle, and here are several\n");
}

}  // namespace
}  // namespace nonet::testing
