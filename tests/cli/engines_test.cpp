// nonet solve with every engine: traces, proofs, CNF, budgets, other sizes.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "cdcl/rup_checker.h"
#include "support/process.h"
#include "support/puzzles.h"
#include "trace/ndjson.h"
#include "trace/replay.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

const std::string kFirstRow = "5 3 4 6 7 8 9 1 2\n";
const std::string kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string kUnsolvable =
    "1...............12..3.45........1........2.6..74...3......7.5..26.......8.1......";
const std::vector<std::string> kEngines{"fast", "dfs", "mrv", "norvig", "least", "cdcl", "logic"};

class Engines : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("nonet-engines-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  static std::string contents(const std::string& path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  fs::path folder_;
};

TEST_F(Engines, AllSolveTheSame) {
  for (const std::string& engine : kEngines) {
    const Finished easy = nonet({"solve", "--engine", engine, kPuzzle});
    EXPECT_EQ(easy.exit_code, 0) << engine << easy.err;
    EXPECT_TRUE(easy.out.starts_with(kFirstRow)) << engine;
    const Finished none = nonet({"solve", "--engine", engine, kUnsolvable});
    EXPECT_EQ(none.exit_code, 1) << engine;
    if (engine != "dfs") EXPECT_EQ(none.err, "nonet: no solution\n") << engine;
  }
}

TEST_F(Engines, ATraceReplaysToTheSolution) {
  for (const std::string& engine : kEngines) {
    if (engine == "fast") continue;
    const Finished done = nonet({"solve", "--engine", engine, "--trace", path("story"),
                                 engine == "logic" ? kPuzzle : kHard, "--json"});
    ASSERT_EQ(done.exit_code, 0) << engine << done.err;
    const auto story = trace::from_ndjson(contents(path("story")));
    ASSERT_TRUE(story) << engine << story.error().reason;
    const trace::Moment end = trace::replay(*story, story->events.size());
    EXPECT_EQ(end.filling.size(), 81) << engine;
  }
}

// A search does not end with the solution: it says so, and at the end what came of it.
TEST_F(Engines, AStoryTellsOfTheLookForASecondSolution) {
  for (const char* engine : {"mrv", "norvig", "least", "cdcl"}) {
    const auto story = [&](const char* solutions) {
      nonet({"solve", "--engine", engine, "--trace", path("story"), "--count", solutions, kHard});
      return contents(path("story"));
    };
    const std::string looks = "; now a second solution is looked for.";
    const std::string none = ": there is no second solution.";
    EXPECT_NE(story("2").find(looks), std::string::npos) << engine;
    EXPECT_NE(story("2").find(none), std::string::npos) << engine;
    EXPECT_EQ(story("1").find(looks), std::string::npos) << engine;
    EXPECT_EQ(story("1").find(none), std::string::npos) << engine;
  }
}

TEST_F(Engines, ABudgetEndsARunAsGaveUp) {
  for (const char* engine : {"dfs", "mrv", "norvig", "least", "cdcl"}) {
    const Finished done = nonet({"solve", "--engine", engine, "--budget", "3", kHard});
    EXPECT_EQ(done.exit_code, 1) << engine;
    EXPECT_TRUE(done.err.starts_with("nonet: gave up after ")) << engine << done.err;
  }
}

TEST_F(Engines, ABudgetOfStepsIsNotTheEndOfLogic) {
  const Finished one = nonet({"solve", "--engine", "logic", "--budget", "1", kPuzzle});
  EXPECT_EQ(one.err, "nonet: gave up after 1 step: 50 cells are left\n");
  std::ofstream{path("wings")} << "x-wing 1\n";
  const Finished stuck =
      nonet({"solve", "--engine", "logic", "--profile", path("wings"),
             "53467891267219534819834256785976142342685379171392485696153728428741963534528617."});
  EXPECT_EQ(stuck.err, "nonet: logic goes no further: 1 cell is left\n");
}

TEST_F(Engines, ConstrainingAloneShowsWhatIsLeft) {
  EXPECT_TRUE(nonet({"solve", "--engine", "norvig", "--constrain-only", kPuzzle})
                  .out.starts_with(kFirstRow));
  const Finished stuck = nonet({"solve", "--engine", "norvig", "--constrain-only", kHard});
  EXPECT_EQ(stuck.exit_code, 1);
  EXPECT_NE(stuck.out.find("+--"), std::string::npos);
  EXPECT_NE(stuck.err.find("a guess would be needed"), std::string::npos);
}

TEST_F(Engines, ProofsAreAcceptedByTheIndependentChecker) {
  for (const std::string& puzzle : {kUnsolvable, kHard}) {
    nonet({"solve", "--engine", "cdcl", "--proof", path("proof"), "--dimacs", path("cnf"), puzzle});
    EXPECT_EQ(RupChecker{contents(path("cnf"))}.complaint_about(contents(path("proof"))), "")
        << puzzle;
  }
}

TEST_F(Engines, CountsUpToTheGivenNumber) {
  const Finished done = nonet({"solve", "--count", "50", "--json", std::string(81, '.')});
  EXPECT_NE(done.out.find("\"solutions\":50,\"complete\":false"), std::string::npos) << done.out;
}

TEST_F(Engines, BoardsOfOtherSizes) {
  const Finished four = nonet({"solve", "-", "--size", "4"}, {.input = "1...\n..2.\n.3..\n...4\n"});
  EXPECT_EQ(four.err, "");
  const Finished six = nonet({"solve", "-", "--size", "2x3"}, {.input = std::string(36, '.')});
  EXPECT_EQ(six.exit_code, 1) << six.err;
  EXPECT_NE(six.err.find("at least 2 solutions"), std::string::npos) << six.err;
  const Finished wrong = nonet({"solve", "-", "--size", "16"}, {.input = "1 2 3\n"});
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_EQ(wrong.err, "nonet: line 1: 3 cells, this board has 256\n");
}

TEST_F(Engines, BoardsOfOtherSizesAreSolvedByCdcl) {
  const Finished done = nonet({"solve", "-", "--size", "4", "--json", "--trace", path("story")},
                              {.input = "1...\n..2.\n.3..\n...4\n"});
  EXPECT_NE(done.out.find(R"("engine":"cdcl")"), std::string::npos) << done.out << done.err;
  EXPECT_TRUE(trace::from_ndjson(contents(path("story"))));
}

TEST_F(Engines, OptionsThatContradictEachOtherAreWrongUsage) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"solve", "--trace", path("t"), kPuzzle},
           {"solve", "--budget", "1000", kPuzzle},
           {"solve", "--engine", "cdcl", "--trace", path("a"), "--proof", path("./a"), kPuzzle},
           {"solve", "--stats", kPuzzle},
           {"solve", "--engine", "mrv", "--proof", path("p"), kPuzzle},
           {"solve", "--engine", "dfs", "--constrain-only", kPuzzle},
           {"solve", "--engine", "cdcl", "--profile", "classic", kPuzzle},
           {"solve", "--engine", "logic", "--count", "5", kPuzzle},
           {"solve", "--decide", "mrv", kPuzzle},
           {"watch", "--engine", "dfs", "--decide", "mrv", kPuzzle},
           {"solve", "--engine", "magic", kPuzzle},
           {"solve", "--size", "37", kPuzzle},
           {"solve", "--size", "16", "--engine", "logic", "--results", path("r"), kPuzzle},
           {"solve", "--size", "16", "--engine", "norvig", "--constrain-only", kPuzzle}}) {
    const Finished done = nonet(arguments);
    EXPECT_EQ(done.exit_code, 2) << ::testing::PrintToString(arguments);
    EXPECT_NE(done.err, "");
  }
  const Finished several = nonet({"solve", "-", "--engine", "mrv", "--trace", path("t")},
                                 {.input = kPuzzle + "\n" + kPuzzle + "\n"});
  EXPECT_EQ(several.exit_code, 2);
}

TEST_F(Engines, AFileThatCannotBeWrittenIsSaid) {
  const Finished done = nonet({"solve", "--engine", "mrv", "--trace", "/nowhere/t", kPuzzle});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_TRUE(done.err.starts_with("nonet: cannot write '/nowhere/t': ")) << done.err;
}

TEST_F(Engines, ASmallBoardCanBeTyped) {
  const Finished done = nonet({"solve", "1..........4....", "--size", "4"});
  EXPECT_EQ(done.exit_code, 1) << done.err;  // it has several solutions
  EXPECT_EQ(done.err.find("cannot open"), std::string::npos) << done.err;
  EXPECT_EQ(nonet({"solve", "12.4", "--size", "4"}).err,
            "nonet: line 1: 4 cells, this board has 16\n");
  EXPECT_EQ(nonet({"solve", "12.txt", "--size", "4"}).exit_code, 3);
}

}  // namespace
}  // namespace nonet::testing
