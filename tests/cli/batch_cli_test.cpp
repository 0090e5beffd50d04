// Files of many puzzles: order, line numbers, memory, interruption, closed pipes.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/process.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

class BatchCli : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("nonet-batch-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& text) {
    std::ofstream{folder_ / name, std::ios::binary} << text;
    return (folder_ / name).string();
  }
  fs::path folder_;
};

std::string repeated(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + "\n";
  return text;
}

TEST_F(BatchCli, ABadLineIsReportedAndTheRestGoesOn) {
  const Finished done = nonet({"solve", "-"}, {.input = kPuzzle + "\nrubbish\n" + kPuzzle + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, kSolved + "\n" + kSolved + "\n");
  EXPECT_EQ(done.err, "nonet: standard input: line 2: 7 characters, a puzzle has 81\n");
}

TEST_F(BatchCli, APuzzleAgainstTheRulesIsToldWithItsPlace) {
  const std::string twice = "55" + kPuzzle.substr(2);
  const Finished done = nonet({"solve", "-"}, {.input = kPuzzle + "\n" + twice + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.err,
            "nonet: standard input: line 2: no solution: 5 stands more than once in row 1\n");
}

TEST_F(BatchCli, AlignedKeepsTheLineNumbers) {
  const Finished done =
      nonet({"solve", "--aligned", "-"}, {.input = kPuzzle + "\nrubbish\n\n" + kPuzzle + "\n"});
  EXPECT_EQ(done.out, kSolved + "\n# line 2: 7 characters, a puzzle has 81\n\n" + kSolved + "\n");
}

TEST_F(BatchCli, ManyBoardsOfSeveralLinesAreOneWellFormedText) {
  const std::string two = kPuzzle + "\n" + kSolved + "\n";
  const std::string blocks = nonet({"convert", "-", "--to", "grid"}, {.input = two}).out;
  EXPECT_EQ(std::count(blocks.begin(), blocks.end(), '\n'), 19);
  EXPECT_TRUE(blocks.starts_with("5 3 . ")) << blocks;
  EXPECT_EQ(nonet({"convert", "-"}, {.input = blocks}).out, two);
  const std::string xml = nonet({"convert", "-", "--to", "opensudoku"}, {.input = two}).out;
  EXPECT_EQ(xml.find("<opensudoku>"), xml.rfind("<opensudoku>"));
  EXPECT_TRUE(xml.ends_with("</opensudoku>\n"));
  EXPECT_EQ(nonet({"convert", "-"}, {.input = xml}).out, two);
}

TEST_F(BatchCli, CheckEndsWithASummary) {
  const Finished done = nonet({"check", "-"}, {.input = kPuzzle + "\n" + kSolved + "\nshort\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, "line 1: exactly one solution\nline 2: already solved, and right\n");
  EXPECT_NE(done.err.find("2 with exactly one solution, 0 with several, 0 with none, 0 against the "
                          "rules, 1 unreadable"),
            std::string::npos)
      << done.err;
}

// 1,000 bad ones among the lines: each reported with its number, all others answered in order.
TEST_F(BatchCli, ManyLinesWithAThousandBadOnes) {
  const int lines = long_tests() ? 1'000'000 : 100'000;
  const int every = lines / 1'000;
  std::string text;
  std::string expected;
  for (int line = 1; line <= lines; ++line) {
    // The digits are exchanged in turns, so that an answer out of order shows.
    std::string puzzle = kPuzzle;
    for (char& c : puzzle)
      if (c != '.') c = static_cast<char>('1' + (c - '1' + line) % 9);
    text += line % every == 0 ? "bad " + std::to_string(line) : puzzle;
    text += '\n';
    if (line % every != 0) expected += puzzle + "\n";
  }
  const std::string path = file("many.txt", text);
  const Finished done = nonet({"convert", path, "--to", "line"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_TRUE(done.out == expected);
  std::istringstream reports{done.err};
  int line = 0;
  for (std::string report; std::getline(reports, report);) {
    line += every;
    EXPECT_TRUE(report.starts_with("nonet: " + path + ": line " + std::to_string(line) + ":"))
        << report;
  }
  EXPECT_EQ(line, lines);
}

TEST_F(BatchCli, MemoryDoesNotGrowWithTheInput) {
  const auto peak_kib = [&](int lines) {
    const std::string path = file("big.txt", repeated(kPuzzle, lines));
    const Finished done = nonet({"convert", path, "--to", "sdm"}, {.out_file = "/dev/null"});
    EXPECT_EQ(done.exit_code, 0);
    return done.peak_kib;
  };
  const long small = peak_kib(20'000);
  const long large = peak_kib(400'000);  // 33 MB
  EXPECT_LT(small, 25'000) << "so much hides what the large file takes";
  EXPECT_LT(large, small + 12'000) << "small " << small << " KiB, large " << large << " KiB";
}

TEST_F(BatchCli, CtrlCStopsCleanlyWithWhatIsDone) {
  const std::string path = file("big.txt", repeated(kPuzzle, 3'000'000));
  const Finished done =
      nonet({"solve", path}, {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
  EXPECT_EQ(done.exit_code, 130) << done.err;
  EXPECT_TRUE(done.out.ends_with(kSolved + "\n"));
  EXPECT_NE(done.err.find("interrupted after"), std::string::npos) << done.err;
}

// The line behind which an interrupted run says that it goes on.
std::string line_to_go_on(const Finished& stopped) {
  const std::string told = "; --after-line ";
  const std::size_t at = stopped.err.find(told);
  if (at == std::string::npos) return "none: " + stopped.err;
  const std::size_t from = at + told.size();
  return stopped.err.substr(from, stopped.err.find(' ', from) - from);
}

// One thread is at most four chunks ahead of what is written, and a pipe is soon full: the run
// cannot have ended when the signal comes, however quick the machine is.
TEST_F(BatchCli, AnInterruptedRunGoesOnWhereItEnded) {
  std::string lines;
  for (int i = 0; i < 30'000; ++i)
    lines += i % 7 == 0 ? "# a remark\n" : i % 1000 == 1 ? "no puzzle\n" : kPuzzle + "\n";
  const std::string path = file("big.txt", lines);
  for (std::vector<std::string> command :
       std::vector<std::vector<std::string>>{{"solve", "--engine", "norvig", path},
                                             {"solve", "--engine", "norvig", "--aligned", path},
                                             {"check", "--minimal", path},
                                             {"convert", "--to", "sdm", path}}) {
    SCOPED_TRACE(::testing::PrintToString(command));
    command.insert(command.end(), {"--jobs", "1"});
    const Finished whole = nonet(command);
    const Finished part = nonet(command, {.when_running = [](int pid) { ::kill(pid, SIGINT); }});
    ASSERT_EQ(part.exit_code, 130);
    std::vector<std::string> rest = command;
    rest.insert(rest.end(), {"--after-line", line_to_go_on(part)});
    const Finished more = nonet(rest);
    EXPECT_EQ(part.out + more.out, whole.out);
    EXPECT_FALSE(more.out.empty());
  }
}

TEST_F(BatchCli, AfterLineLeavesOutWhatBeginsUpToThere) {
  const std::string grid =
      "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
      ".6....28.\n...419..5\n....8..79\n";
  const std::string path = file("grids.txt", grid + "\n" + grid);
  EXPECT_EQ(nonet({"convert", path, "--after-line", "1"}).out, kPuzzle + "\n")
      << "one puzzle is left, and answered as one of many";
  EXPECT_EQ(nonet({"solve", path, "--after-line", "10"}).out, kSolved + "\n");
  const Finished none = nonet({"solve", path, "--after-line", "11"});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.err, "nonet: " + path + ": there is no puzzle behind that line\n");
  EXPECT_EQ(nonet({"canon", "--unique", "--after-line", "1", path}).exit_code, 2);
}

TEST_F(BatchCli, CtrlCWhileWaitingForInput) {
  const Finished done = nonet({"solve", "-"}, {.input = kPuzzle + "\n",
                                               .when_running = [](int pid) { ::kill(pid, SIGINT); },
                                               .silent = true,
                                               .hold_input = true});
  EXPECT_EQ(done.exit_code, 130) << done.err;
}

TEST_F(BatchCli, CtrlCWhileNobodyWritesToTheFifo) {
  const std::string fifo = (folder_ / "fifo").string();
  ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"solve", fifo}, {"solve", "--size", "16", fifo}}) {
    const Finished done =
        nonet(command, {.when_running = [](int pid) { ::kill(pid, SIGINT); }, .silent = true});
    EXPECT_EQ(done.exit_code, 130);
    EXPECT_EQ(done.err, "");
  }
}

TEST_F(BatchCli, AClosedPipeEndsItQuietly) {
  const std::string path = file("big.txt", repeated(kPuzzle, 300'000));
  const Finished done = nonet({"solve", path}, {.close_output_early = true});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_EQ(done.err, "");
}

// Some quick puzzles, then one for which a search in reading order tries all fillings of eight
// rows: that there is nothing for r9c8 it sees at the end.
std::string endless_file() {
  return repeated(kPuzzle, 200) + ".......8........9." + std::string(54, '.') + "1234567..\n";
}
std::vector<std::string> solving_endlessly(const std::string& path) {
  return {"solve", "--engine", "dfs", "--jobs", "1", path};
}

TEST_F(BatchCli, ProgressIsShownOnATerminalOnly) {
  const auto stop = [](int pid) { ::kill(pid, SIGINT); };
  const Finished shown =
      nonet(solving_endlessly(file("endless.txt", endless_file())),
            {.terminal = true, .out_file = "/dev/null", .when_running = stop, .says = " left"});
  EXPECT_EQ(shown.exit_code, 130);
  EXPECT_NE(shown.out.find(" puzzles  "), std::string::npos);
  EXPECT_NE(shown.out.find(" left"), std::string::npos);
  const Finished quiet =
      nonet({"solve", "--engine", "norvig", file("some.txt", repeated(kPuzzle, 50'000))},
            {.out_file = "/dev/null"});
  EXPECT_EQ(quiet.err, "");
}

// The widest line that was drawn, in columns.
std::ptrdiff_t widest_line(const std::string& drawn) {
  std::ptrdiff_t widest = 0;
  std::ptrdiff_t width = 0;
  const std::string text = std::regex_replace(drawn, std::regex{"\x1b\\[K"}, "");
  for (const char c : text) {
    if (c == '\r' || c == '\n')
      width = 0;
    else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U)
      widest = std::max(widest, ++width);
  }
  return widest;
}

// A wider one would begin a new line with every drawing.
TEST_F(BatchCli, ProgressFitsIntoANarrowTerminal) {
  const std::string path = file("endless.txt", endless_file());
  struct Terminal {
    unsigned short columns;
    std::string says;  // once it is under way; nothing fits into the narrowest
  };
  for (const auto& [columns, says] :
       std::vector<Terminal>{{120, " left"}, {40, " left"}, {20, " left"}, {8, " %"}, {2, ""}}) {
    const Finished shown =
        nonet(solving_endlessly(path), {.terminal = true,
                                        .columns = columns,
                                        .out_file = "/dev/null",
                                        .when_running = [](int pid) { ::kill(pid, SIGINT); },
                                        .says = says,
                                        .silent = says.empty()});
    EXPECT_EQ(shown.exit_code, 130);
    // Behind it comes the sentence that it was interrupted.
    const std::string drawn = shown.out.substr(0, shown.out.find("nonet: "));
    EXPECT_LT(widest_line(drawn), columns);
    EXPECT_EQ(drawn.find(" %") != std::string::npos, columns > 4) << columns;
    EXPECT_EQ(drawn.find(" left") != std::string::npos, columns > 10) << columns;
    EXPECT_EQ(drawn.find(" puzzles") != std::string::npos, columns > 30) << columns;
    EXPECT_EQ(drawn.find("█") != std::string::npos, columns > 80) << columns;
  }
}

TEST_F(BatchCli, ProgressIsShownBeforeTheFirstAnswer) {
  const Finished done =
      nonet({"solve", "--aligned", "-"}, {.terminal = true,
                                          .out_file = "/dev/null",
                                          .when_running = [](int pid) { ::kill(pid, SIGINT); },
                                          .hold_input = true});
  EXPECT_EQ(done.exit_code, 130);
  EXPECT_NE(done.out.find("0 puzzles  in 0:0"), std::string::npos) << done.out;
}

TEST_F(BatchCli, CollectionsRoundTripThroughEveryFormat) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  for (const char* name : {"everyday.txt", "top1465.txt", "clues17.txt", "hardest.txt"}) {
    std::ifstream in{*shared_data(name), std::ios::binary};
    const std::string original{std::istreambuf_iterator<char>{in}, {}};
    for (const char* format :
         {"line", "grid", "framed", "sdm", "sdk", "ss", "opensudoku", "hodoku", "json"}) {
      const std::string there = (folder_ / "there").string();
      ASSERT_EQ(nonet({"convert", shared_data(name)->string(), "--to", format}, {.out_file = there})
                    .exit_code,
                0);
      EXPECT_TRUE(nonet({"convert", there, "--to", "line"}).out == original)
          << name << " through " << format;
    }
    // Formats of candidates do not tell a given from a settled cell: the candidates must agree.
    const std::string all =
        nonet({"convert", shared_data(name)->string(), "--to", "candidates"}).out;
    const std::string marks = (folder_ / "marks").string();
    nonet({"convert", shared_data(name)->string(), "--to", "pencilmarks"}, {.out_file = marks});
    EXPECT_TRUE(nonet({"convert", marks, "--to", "candidates"}).out == all) << name;
    EXPECT_TRUE(nonet({"convert", "-", "--to", "candidates"}, {.input = all}).out == all) << name;
  }
}

}  // namespace
}  // namespace nonet::testing
