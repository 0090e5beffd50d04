// SolveSudoku.sh, in a project of its own: the folder has a space in its name, `make build` copies
// the program there, and the script is called from elsewhere.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/folder_test.h"
#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

const std::string kStubborn =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

class Script : public FolderTest {
 protected:
  void SetUp() override {
    FolderTest::SetUp();
    for (const char* folder : {"my project/src", "my project/data", "my puzzles"})
      fs::create_directories(folder_ / folder);
    file("my project/CMakeLists.txt", "");
    fs::copy(std::string{NONET_SOURCE_DIR} + "/SolveSudoku.sh", folder_ / "my project");
    makefile("@echo built >> log && mkdir -p build/release && cp '" + nonet_program() +
             "' build/release/nonet");
    file("my puzzles/monday.txt", kPuzzle + "\n");
  }

  void makefile(const std::string& recipe) const {
    file("my project/Makefile", ".PHONY: build\nbuild:\n\t" + recipe + "\n");
  }
  Finished script(const std::vector<std::string>& words) const {
    return run_process(path("my project/SolveSudoku.sh"), words);
  }
  std::string monday() const { return path("my puzzles/monday.txt"); }
};

TEST_F(Script, BuildsWhereItMustAndSolves) {
  const Finished first = script({monday()});
  EXPECT_EQ(first.exit_code, 0) << first.err;
  EXPECT_TRUE(first.out.starts_with("5 3 4 6 7 8 9 1 2\n")) << first.out;
  EXPECT_TRUE(first.err.ends_with("SolveSudoku.sh: building the program first\n")) << first.err;
  const std::string results = read("my puzzles/monday_results.txt");
  EXPECT_TRUE(results.starts_with("5 3 4 6 7 8 9 1 2\n")) << results;
  EXPECT_NE(results.find("1. Naked Single: row 5, column 5 → r5c5=5\n"), std::string::npos);

  const Finished again = script({monday()});
  EXPECT_EQ(again.exit_code, 0);
  EXPECT_EQ(again.err, "");
  EXPECT_EQ(read("my project/log"), "built\n");

  // A source that is newer than the program.
  file("my project/src/new.cpp", "");
  fs::last_write_time(folder_ / "my project/build/release/nonet", fs::file_time_type::min());
  EXPECT_EQ(script({monday()}).exit_code, 0);
  EXPECT_EQ(read("my project/log"), "built\nbuilt\n");
}

TEST_F(Script, TakesAnOutputAndOptions) {
  const std::string out = path("my puzzles/my answer.txt");
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {monday(), out, "--profile", "classic"}, {monday(), out, "--profile=classic"}}) {
    fs::remove(out);
    EXPECT_EQ(script(words).exit_code, 0);
    const std::string classic = read("my puzzles/my answer.txt");
    EXPECT_TRUE(classic.starts_with("5 3 4 6 7 8 9 1 2\n")) << classic;
    EXPECT_FALSE(fs::exists(folder_ / "my puzzles/monday_results.txt"));
  }
  // Without OUT, options stand behind the file.
  EXPECT_EQ(script({monday(), "--profile", "classic", "--json"}).out.front(), '{');
  EXPECT_TRUE(fs::exists(folder_ / "my puzzles/monday_results.txt"));
  // What the profile cannot do is told by the exit code, with what is left.
  const std::string hard = file("hard.txt", kStubborn + "\n");
  EXPECT_EQ(script({hard, out, "--profile", "classic"}).exit_code, 1);
  EXPECT_NE(read("my puzzles/my answer.txt").find("Logic goes no further."), std::string::npos);
}

TEST_F(Script, MistakesHaveTheirExitCodes) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{}, {"--profile", "classic"}, {""}}) {
    const Finished usage = script(words);
    EXPECT_EQ(usage.exit_code, 2);
    EXPECT_TRUE(usage.err.starts_with("usage: ")) << usage.err;
  }
  EXPECT_EQ(script({"--help"}).exit_code, 0);
  EXPECT_FALSE(fs::exists(folder_ / "my project/log"));  // nothing was built for that
  EXPECT_EQ(script({path("none.txt")}).exit_code, 3);
  EXPECT_EQ(script({monday(), "--profile", "nosuch"}).exit_code, 2);
  EXPECT_EQ(script({monday(), path("out.txt"), path("more.txt")}).exit_code, 2);
}

TEST_F(Script, AFailedBuildSaysWhy) {
  makefile("@echo 'the compiler is gone' >&2 && false");
  const Finished done = script({monday()});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_NE(done.err.find("the compiler is gone\n"), std::string::npos) << done.err;
  EXPECT_TRUE(done.err.ends_with("the program could not be built; the reason is above\n"))
      << done.err;
}

}  // namespace
}  // namespace nonet::testing
