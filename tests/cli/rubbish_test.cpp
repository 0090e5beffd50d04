// Bad input: one clear line with reason and place, the right exit code, little memory, no crash.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/process.h"
#include "support/puzzles.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

class Rubbish : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("nonet-rubbish-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string file(const std::string& name, const std::string& text) {
    std::ofstream{folder_ / name, std::ios::binary} << text;
    return (folder_ / name).string();
  }
  // Within half a gigabyte of address space, as a small machine would have it.
  static Finished check(const std::string& path) {
    return nonet({"check", "--jobs", "2", path}, {.memory_kib = 500'000});
  }

  fs::path folder_;
};

std::string utf16(const std::string& text) {
  std::string wide = "\xFF\xFE";
  for (char c : text) wide += std::string{c, '\0'};
  return wide;
}

std::string random_bytes(std::size_t count) {
  std::string bytes;
  std::uint32_t state = 12345;
  for (std::size_t i = 0; i < count; ++i) {
    state = state * 1664525 + 1013904223;
    bytes += static_cast<char>(state >> 24);
  }
  return bytes;
}

TEST_F(Rubbish, OneClearLineEach) {
  struct Wrong {
    std::string name;
    std::string text;
    std::string says;  // part of the one line
  };
  const std::vector<Wrong> cases{
      {"empty", "", "the input is empty"},
      {"blank lines", "\n\n\n", "there is no puzzle in it"},
      {"binary", random_bytes(1'000'000), "binary data"},
      {"UTF-16", utf16(kPuzzle + "\r\n"), "UTF-16"},
      {"a line of ten million", std::string(10'000'000, '.'), "line 1: 10000000 characters"},
      {"eighty", kPuzzle.substr(1) + "\n", "line 1: 80 characters, a puzzle has 81"},
      {"eighty-two", kPuzzle + ".\n", "line 1: 82 characters, a puzzle has 81"},
      {"a letter", kPuzzle.substr(0, 40) + "Q" + kPuzzle.substr(41) + "\n",
       "line 1, column 41: 'Q' is neither a digit nor an empty cell"},
      {"prose", "Dear Sir, this is not a puzzle.\n", "line 1"},
      {"a title", "My puzzles\n",
       "line 1: the first word, 'My', has 2 characters, a puzzle has 81"},
      {"a number before the puzzle", "1," + kPuzzle + "\n2," + kPuzzle + "\n",
       "2 rows, there must be 9; a line that holds a whole puzzle begins with it, not with '1'"},
      {"eight rows",
       "123456789\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n",
       "8 rows, there must be 9"},
      {"a short row",
       "1 2 3 4 5 6 7 8 9\n. . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . "
       ".\n"
       ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n",
       "line 2: 8 cells in this row, there must be 9"},
      {"broken JSON", "[[1,2,3\n", "line 1"},
      {"JSON of the wrong shape", "{\"colour\":\"blue\"}\n", "line 1"},
      {"broken XML", "<opensudoku><game data=\n", "line 1"},
  };
  for (const Wrong& rubbish : cases) {
    const std::string path = file("input.txt", rubbish.text);
    const Finished done = check(path);
    EXPECT_EQ(done.exit_code, 1) << rubbish.name << done.err;
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << rubbish.name << done.err;
    EXPECT_TRUE(done.err.starts_with("nonet: " + path + ": ")) << rubbish.name << done.err;
    EXPECT_NE(done.err.find(rubbish.says), std::string::npos) << rubbish.name << done.err;
    EXPECT_EQ(done.out, "") << rubbish.name;
  }
}

TEST_F(Rubbish, AMistypedPuzzleIsNotTakenForAFile) {
  const auto with_gaps = [](char sign) {
    std::string text = kPuzzle;
    std::replace(text.begin(), text.end(), '.', sign);
    return text;
  };
  struct Mistyped {
    std::vector<std::string> typed;
    std::string says;
  };
  const std::vector<Mistyped> all{
      {{with_gaps('-')}, "line 1, column 3: '-' is neither a digit nor an empty cell"},
      {{with_gaps('x')}, "line 1, column 3: 'x' is neither a digit nor an empty cell"},
      {{with_gaps('-').substr(1)}, "line 1: 80 characters, a puzzle has 81"},
      {{kPuzzle, "--size", "16"}, "81 cells, this board has 256"},
      {{"1...", "--size", "4"}, "4 cells, this board has 16"},
  };
  for (const auto& [typed, says] : all) {
    std::vector<std::string> words{"solve"};
    words.insert(words.end(), typed.begin(), typed.end());
    const Finished done = nonet(words);
    EXPECT_EQ(done.exit_code, 1) << typed.front();
    EXPECT_NE(done.err.find(says), std::string::npos) << done.err;
  }
  const std::string name = "the-monday-puzzles-of-the-year-2024-and-before.txt";
  EXPECT_EQ(nonet({"solve", name}).exit_code, 3);
}

TEST_F(Rubbish, ASecondTypedPuzzleIsNotDropped) {
  const Finished two = nonet({"solve", kPuzzle + " " + kPuzzle});
  EXPECT_EQ(two.exit_code, 0);
  EXPECT_EQ(two.out, kSolved + "\n" + kSolved + "\n");
  const Finished damaged = nonet({"solve", kPuzzle + " " + kPuzzle.substr(1)});
  EXPECT_EQ(damaged.exit_code, 1);
  EXPECT_EQ(damaged.out, kSolved + "\n");
  EXPECT_EQ(damaged.err, "nonet: line 1, column 83: 80 characters, a puzzle has 81\n");
  for (const std::string& one : {kPuzzle + " " + kSolved + " a remark", " " + kPuzzle})
    EXPECT_EQ(nonet({"solve", one}).exit_code, 0) << one;
  const Finished watched = nonet({"watch", kPuzzle + " " + kPuzzle});
  EXPECT_EQ(watched.exit_code, 2);
  EXPECT_EQ(watched.err, "nonet: this takes a single puzzle, and here are several\n");
}

// Standard input is open and never ends: a command that reads it does not come back.
TEST_F(Rubbish, AnEmptyArgumentIsNotStandardInput) {
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"solve"},
           {"check"},
           {"rate"},
           {"canon"},
           {"convert"},
           {"hint"},
           {"steps"},
           {"explain"},
           {"watch"},
           {"cases"},
           {"bench"},
           {"solve", "--size", "16"},
           {"db", "import", "--db", (folder_ / "some.db").string()}}) {
    std::vector<std::string> words = command;
    words.emplace_back("");
    const Finished done = nonet(words, {.hold_input = true});
    EXPECT_EQ(done.exit_code, 2) << command.front();
    EXPECT_EQ(done.out, "") << command.front();
    EXPECT_TRUE(done.err.starts_with(
        "nonet: PUZZLE|FILE|-: this is empty, neither a puzzle nor the name of a file\n"))
        << done.err;
  }
}

TEST_F(Rubbish, WhatCannotBeOpenedIsAnInputError) {
  const Finished directory = check(folder_.string());
  EXPECT_EQ(directory.exit_code, 3);
  EXPECT_EQ(directory.err, "nonet: cannot read '" + folder_.string() + "': it is a directory\n");

  const Finished missing = check((folder_ / "missing").string());
  EXPECT_EQ(missing.exit_code, 3);
  EXPECT_NE(missing.err.find("No such file or directory"), std::string::npos);

  if (::geteuid() == 0) return;  // root may read everything: see the next test
  const std::string secret = file("secret", kPuzzle);
  ::chmod(secret.c_str(), 0);
  EXPECT_EQ(check(secret).exit_code, 3);
}

TEST_F(Rubbish, NoPermissionIsAnInputErrorForOthersThanRoot) {
  if (::geteuid() != 0) return;  // tested above
  const std::string secret = file("secret", kPuzzle);
  ::chmod(secret.c_str(), 0);
  const Finished done = run_process(
      "/usr/bin/setpriv", {"--reuid=65534", "--clear-groups", nonet_program(), "check", secret});
  if (done.exit_code == 127)
    GTEST_SKIP() << "left out: needs a machine where nobody may run the program";
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_NE(done.err.find("Permission denied"), std::string::npos) << done.err;
}

TEST_F(Rubbish, AFullDiskIsAnOutputError) {
  std::string many;
  for (int i = 0; i < 20'000; ++i) many += kPuzzle + "\n";
  const Finished done = nonet({"solve", file("many.txt", many)}, {.out_file = "/dev/full"});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_EQ(done.err, "nonet: cannot write the output: No space left on device\n");
}

TEST_F(Rubbish, AFullDiskIsToldOnceByEveryCommand) {
  const std::string db = (folder_ / "full.db").string();
  ASSERT_EQ(nonet({"db", "migrate", "--db", db}).exit_code, 0);
  const std::string puzzle = file("one.txt", kPuzzle + "\n");
  const std::vector<std::vector<std::string>> commands{
      {},
      {"--help"},
      {"--version"},
      {"man"},
      {"completions", "bash"},
      {"bench", puzzle},
      {"check", puzzle},
      {"rate", puzzle},
      {"generate", "--seed", "1"},
      {"serve", "--print-config"},
      {"db", "stats", "--db", db},
      {"db", "export", "--tsv", "--db", db},
  };
  for (const std::vector<std::string>& command : commands) {
    const Finished done = nonet(command, {.out_file = "/dev/full"});
    const std::string name = command.empty() ? "nonet alone" : command.front();
    EXPECT_EQ(done.exit_code, 3) << name;
    EXPECT_EQ(done.err, "nonet: cannot write the output: No space left on device\n") << name;
  }
}

}  // namespace
}  // namespace nonet::testing
