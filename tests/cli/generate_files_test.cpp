// Files that nonet generate makes, adds to and goes on with.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "board/symmetry.h"
#include "cli/generate_cli.h"
#include "formats/format.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

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
  const Finished stopped = nonet(
      generating(words), {.when_running = [](int pid) { ::kill(pid, SIGINT); }, .silent = true});
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
    if (special.front() == "--json")
      EXPECT_NE(lines_of(read("special")).back().find(R"("source":"generate","line":6,)"),
                std::string::npos);
    fs::remove(out);
  }
}

// What is no puzzle does not count as one, and a file stays in one form.
TEST_F(GenerateCli, OnlyAFileOfSuchPuzzlesIsGoneOnWith) {
  const std::string puzzle = nonet(generating({"--seed", "1"})).out;
  const std::string object = nonet(generating({"--seed", "1", "--json"})).out;
  const std::string other = " is written in another form than the one asked for";
  struct Row {
    std::string held;
    Words more;
    std::string reason;
  };
  for (const Row& row :
       {Row{"hello\n", {"--resume"}, "this is no puzzle: line 1: 5 characters, a puzzle has 81"},
        {puzzle + "hello\n",
         {"--resume"},
         "this is no puzzle: line 2: 5 characters, a puzzle has "
         "81"},
        {puzzle, {"--append", "--json"}, "line 1" + other},
        {puzzle + object, {"--append", "--json"}, "line 1" + other},
        {R"({"puzzle":")" + lines_of(puzzle).front() + "\"}\n",
         {"--resume", "--json"},
         "line 1 has no \"schema\": an earlier version of nonet wrote it"},
        {object, {"--append"}, "line 1" + other},
        {object, {"--append", "--to", "json"}, "line 1" + other},
        {puzzle, {"--resume", "--practice", "naked-pair"}, "line 1" + other},
        {puzzle, {"--append", "--to", "grid"}, "line 1" + other}}) {
    const std::string out = file("out.txt", row.held);
    Words words = generating({"--count", "3", "--seed", "1", "-o", out});
    words.insert(words.end(), row.more.begin(), row.more.end());
    const Finished done = nonet(words);
    EXPECT_EQ(done.exit_code, 2) << row.held;
    EXPECT_EQ(done.err, "nonet: cannot go on with '" + out + "': " + row.reason + "\n");
    EXPECT_EQ(read("out.txt"), row.held);
  }
}

TEST_F(GenerateCli, FilesThatCannotBeWritten) {
  for (const Words& words :
       {Words{"--count", "3"}, {"--full-grids"}, {"--json"}, {"--format", "opensudoku"}}) {
    const Finished full = nonet(generating(words), {.out_file = "/dev/full"});
    EXPECT_EQ(full.exit_code, 3);
    EXPECT_EQ(full.err, "nonet: cannot write the output: No space left on device\n");
  }
  for (const Words& words : {Words{"-o", "/dev/full"}, {"-o", "/dev/full", "--append"}}) {
    const Finished full = nonet(generating(words));
    EXPECT_EQ(full.exit_code, 3);
    EXPECT_EQ(full.err, "nonet: cannot write '/dev/full': No space left on device\n");
  }
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

}  // namespace
}  // namespace nonet::testing
