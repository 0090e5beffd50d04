// nonet bench: figures, the kernel that is forced, and what it refuses.
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "search/kernel.h"
#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

const std::string kOwnPuzzles =
    (std::filesystem::path{NONET_SOURCE_DIR} / "data" / "collections" / "hard.tsv").string();

std::vector<std::string> kernels_here() {
  std::vector<std::string> names;
  for (search::Kernel kernel : search::kAllKernels)
    if (search::runs_here(kernel)) names.emplace_back(search::name_of(kernel));
  return names;
}
std::string kernel_not_here() {
  for (search::Kernel kernel : search::kAllKernels)
    if (!search::runs_here(kernel)) return std::string{search::name_of(kernel)};
  return {};
}

void expect_json(const Finished& done, const std::string& puzzles, const std::string& kernel) {
  EXPECT_EQ(done.exit_code, 0) << done.err;
  const std::regex form{
      R"(\{"schema":"nonet/1","source":"[^"]+","puzzles_per_second":[1-9][0-9]*,"guesses_per_puzzle":[0-9]+\.[0-9]+,)"
      R"("puzzles":)" +
      puzzles + R"(,"kernel":")" + kernel + R"("\}\n)"};
  EXPECT_TRUE(std::regex_match(done.out, form)) << done.out;
}

TEST(BenchCommand, TellsItsFiguresAsJsonOnEveryKernel) {
  for (const std::string& kernel : kernels_here()) {
    expect_json(nonet({"bench", kOwnPuzzles, "--json", "--kernel", kernel}), "[0-9]+", kernel);
    expect_json(nonet({"bench", kPuzzle, "--json", "--kernel", kernel}), "1", kernel);
  }
}

TEST(BenchCommand, TellsItsFiguresAsASentence) {
  const Finished one = nonet({"bench", kPuzzle});
  EXPECT_EQ(one.exit_code, 0) << one.err;
  EXPECT_TRUE(
      std::regex_match(one.out, std::regex{R"([0-9,]+ puzzles a second, 0\.00 guesses a puzzle )"
                                           R"(\(1 puzzle, kernel [a-z0-9]+, 1 thread\)\n)"}))
      << one.out;
  const Finished two = nonet({"bench", kOwnPuzzles, "--jobs", "2"});
  EXPECT_NE(two.out.find(", 2 threads)\n"), std::string::npos) << two.out;
}

TEST(BenchCommand, ShowsItsProgressOnATerminalOnly) {
  const Finished shown = nonet({"bench", kOwnPuzzles}, {.terminal = true});
  EXPECT_EQ(shown.exit_code, 0);
  EXPECT_NE(shown.out.find(" left  "), std::string::npos) << shown.out;
  EXPECT_NE(shown.out.find(" puzzles verified  "), std::string::npos) << shown.out;
  EXPECT_EQ(nonet({"bench", kOwnPuzzles}).err, "");
}

TEST(BenchCommand, TheEnvironmentNamesAKernelForAll) {
  for (const std::string& kernel : kernels_here())
    expect_json(nonet({"bench", kPuzzle, "--json"}, {.environment = {"NONET_KERNEL=" + kernel}}),
                "1", kernel);
  for (const char* command : {"bench", "solve", "check"}) {
    const Finished done = nonet({command, kPuzzle}, {.environment = {"NONET_KERNEL=abacus"}});
    EXPECT_EQ(done.exit_code, 2);
    EXPECT_EQ(done.out, "");
    EXPECT_TRUE(
        done.err.starts_with("nonet: NONET_KERNEL: 'abacus' is none of portable, avx2, avx512\n"))
        << done.err;
  }
}

TEST(BenchCommand, AnEmptyVariableNamesNoKernel) {
  const Finished done = nonet({"solve", kPuzzle, "--json"}, {.environment = {"NONET_KERNEL="}});
  EXPECT_EQ(done.exit_code, 0) << done.err;
}

TEST(BenchCommand, RefusesKernelsItDoesNotKnowOrCannotRun) {
  const Finished unknown = nonet({"bench", kPuzzle, "--kernel", "abacus"});
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_EQ(unknown.out, "");
  EXPECT_TRUE(
      unknown.err.starts_with("nonet: --kernel: 'abacus' is none of portable, avx2, avx512\n"))
      << unknown.err;
  const std::string other = kernel_not_here();
  if (other.empty()) GTEST_SKIP() << "left out: this machine runs every kernel";
  const Finished unable = nonet({"bench", kPuzzle, "--kernel", other});
  EXPECT_EQ(unable.exit_code, 2);
  EXPECT_TRUE(
      unable.err.starts_with("nonet: --kernel: this machine cannot run the kernel " + other + "\n"))
      << unable.err;
}

TEST(BenchCommand, SaysWhatIsNoProperPuzzle) {
  const Finished mixed = nonet({"bench", "-", "--json"},
                               {.input = kPuzzle + "\nrubbish\n" + std::string(81, '.') + "\n"});
  EXPECT_EQ(mixed.exit_code, 1);
  EXPECT_NE(mixed.out.find(R"("puzzles":2,)"), std::string::npos) << mixed.out;
  EXPECT_EQ(mixed.err,
            "nonet: standard input: line 2: 7 characters, a puzzle has 81\n"
            "nonet: 1 of 2 with several solutions or none\n");
  const Finished nothing = nonet({"bench", "-"}, {.input = "rubbish\nmore rubbish\n"});
  EXPECT_EQ(nothing.exit_code, 1);
  EXPECT_EQ(nothing.out, "");
  EXPECT_EQ(nonet({"bench", "nowhere.txt"}).exit_code, 3);
}

}  // namespace
}  // namespace nonet::testing
