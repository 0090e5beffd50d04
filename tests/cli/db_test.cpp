// nonet db: puzzles into a database and back out, as a person would do it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "formats/format.h"
#include "search/count.h"
#include "store/base/database.h"
#include "store/base/migrations.h"
#include "store/base/transaction.h"
#include "support/folder_test.h"
#include "support/patience.h"
#include "support/process.h"
#include "support/puzzles.h"
#include "support/random_boards.h"

namespace nonet::testing {
namespace {

// The same puzzle with 1 and 2 exchanged.
const std::string kDressed =
    "53..7....6..295....98....6.8...6...34..8.3..27...1...6.6....18....429..5....8..79";
const std::string kOther =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

const std::string kNewest = std::to_string(store::newest_schema());  // of the tables

class Db : public FolderTest {
 protected:
  Finished db(std::vector<std::string> arguments, const ProcessOptions& options = {}) const {
    arguments.insert(arguments.begin(), "db");
    arguments.insert(arguments.end(), {"--db", path("nonet.db")});
    return nonet(arguments, options);
  }
};

std::vector<std::string> sorted_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::ranges::sort(lines);
  return lines;
}

// Puzzles with one solution, all different: full boards with a few holes.
std::string many_puzzles(int count) {
  SplitMix64 source{4};
  std::string text;
  const Filling solution = random_solution(source);
  for (int made = 0; made < count;) {
    const Filling puzzle = thinned(solution, 70, source);
    if (search::count(puzzle, {.solutions = 2}).solutions != 1) continue;
    text += formats::write_line(puzzle) + "\n";
    ++made;
  }
  return text;
}

TEST_F(Db, KnownPuzzlesStayInTheirCollectionAndThatIsSaid) {
  ASSERT_EQ(db({"import", kPuzzle, "--collection", "old"}).exit_code, 0);
  const Finished done =
      db({"import", "-", "--collection", "new"}, {.input = kPuzzle + "\n" + kOther + "\n"});
  EXPECT_EQ(done.out,
            "1 puzzle added, 1 known already (known ones stay in the collection they came with)\n");
  EXPECT_EQ(db({"export", "--collection", "old"}).out, kPuzzle + "\n");
  EXPECT_EQ(db({"export", "--collection", "new"}).out, kOther + "\n");
}

TEST_F(Db, PuzzlesGoInOnceAndComeOutAgain) {
  Finished done = db({"import", "-"}, {.input = kPuzzle + "\n" + kOther + "\n" + kDressed + "\n"});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(done.out, "2 puzzles added, 1 known already\n");
  EXPECT_EQ(sorted_lines(db({"export"}).out), sorted_lines(kPuzzle + "\n" + kOther + "\n"));
  done = db({"import", kDressed, "--json"});
  EXPECT_EQ(done.out, "{\"schema\":\"nonet/1\",\"added\":0,\"known\":1}\n");
  EXPECT_EQ(done.exit_code, 0);
}

TEST_F(Db, EveryFormatThatGoesOutComesInAgain) {
  db({"import", "-"}, {.input = kPuzzle + "\n" + kOther + "\n"});
  for (const formats::Format format : formats::kAllFormats) {
    const std::string name{formats::name_of(format)};
    const Finished out = db({"export", "--to", name});
    ASSERT_EQ(out.exit_code, 0) << name << out.err;
    const Finished in = nonet({"db", "import", "-", "--from", name, "--db", path(name + ".db")},
                              {.input = out.out});
    EXPECT_EQ(in.out, "2 puzzles added, 0 known already\n") << name << in.err;
  }
}

TEST_F(Db, CheckSaysWhetherAPuzzleIsKnown) {
  const std::string table =
      file("one.tsv", "puzzle\tbranching\tlevel\tcollection\n" + kPuzzle + "\t51\tnormal\tmine\n");
  ASSERT_EQ(db({"import", table}).exit_code, 0);
  const auto check = [&](std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), {"check", "--db", path("nonet.db")});
    return nonet(words, {.input = input});
  };
  const Finished known = check({kDressed});
  EXPECT_EQ(known.exit_code, 0) << known.err;
  EXPECT_TRUE(known.out.starts_with("one-solution: exactly one solution\nknown: stored as "))
      << known.out;
  EXPECT_TRUE(known.out.ends_with(", level normal, collection mine\n")) << known.out;
  EXPECT_EQ(check({kOther}).out,
            "one-solution: exactly one solution\nnot-known: not in the database\n");
  const std::string id = known.out.substr(known.out.find(" as ") + 4, 13);
  EXPECT_TRUE(check({"--json", kDressed})
                  .out.ends_with(R"("known":{"id":")" + id +
                                 R"(","level":"normal","collection":"mine"}})" + "\n"));
  EXPECT_TRUE(check({"--json", kOther}).out.ends_with(",\"known\":null}\n"));
  EXPECT_EQ(check({"-"}, kOther + "\n" + kDressed + "\n").out,
            "line 1: exactly one solution; not in the database\nline 2: exactly one solution; "
            "stored as " +
                id + ", level normal, collection mine\n");
  const Finished missing = nonet({"check", kPuzzle, "--db", path("nothing.db")});
  EXPECT_EQ(missing.exit_code, 3) << missing.err;
  EXPECT_EQ(missing.out, "");
}

TEST_F(Db, ATableKeepsEverything) {
  const std::string table =
      file("two.tsv", "puzzle\tbranching\tlevel\ttechniques\tengine_version\n" + kPuzzle +
                          "\t51\tnormal\tnaked-single=51\t9.9\n" + kOther +
                          "\t400\textreme\tx-wing=2 pointing=1\t9.9\n");
  EXPECT_EQ(db({"import", table}).out, "2 puzzles added, 0 known already\n");
  for (const char* level : {"extreme", "Extreme"})
    EXPECT_EQ(db({"export", "--level", level}).out, kOther + "\n") << level;
  EXPECT_EQ(db({"export", "--level", "Medium"}).out, kPuzzle + "\n");
  EXPECT_EQ(db({"export", "--technique", "naked-single"}).out, kPuzzle + "\n");
  const std::string out = db({"export", "--tsv"}).out;
  const Finished in = nonet({"db", "import", file("out.tsv", out), "--db", path("second.db")});
  EXPECT_EQ(in.out, "2 puzzles added, 0 known already\n") << in.err;
  const Finished again = nonet({"db", "export", "--tsv", "--db", path("second.db")});
  EXPECT_EQ(sorted_lines(again.out), sorted_lines(out));
}

TEST_F(Db, OptionsFillInWhatATableLeavesOpen) {
  const std::string table = file(
      "mixed.tsv", "puzzle\tcollection\n" + kPuzzle + "\ttheirs\n" + kOther + "\t\nrubbish\t\n");
  const Finished done = db({"import", table, "--collection", "mine"});
  EXPECT_EQ(done.out, "2 puzzles added, 0 known already\n");
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_TRUE(done.err.starts_with("nonet: " + table + ": line 4: ")) << done.err;
  EXPECT_EQ(db({"export", "--collection", "theirs"}).out, kPuzzle + "\n");
  EXPECT_EQ(db({"export", "--collection", "mine"}).out, kOther + "\n");
  nonet({"db", "import", table, "--db", path("plain.db")});
  EXPECT_NE(nonet({"db", "stats", "--json", "--db", path("plain.db")})
                .out.find(R"("collections":{"":1,"theirs":1})"),
            std::string::npos)
      << "a collection that nobody named";
  const std::string lines = file("lines.tsv", kPuzzle + "\n");
  EXPECT_EQ(nonet({"db", "import", lines, "--from", "line", "--db", path("lines.db")}).out,
            "1 puzzle added, 0 known already\n");
  EXPECT_EQ(db({"import", kPuzzle, "--source", "a\tb"}).exit_code, 2);
}

TEST_F(Db, ARatingThatCannotBeIsRefused) {
  struct Row {
    std::string column;
    std::string value;
    std::string reason;
  };
  for (const Row& row : std::vector<Row>{
           {"level", "xx", "'xx' is no level"},
           {"score_level", "xx", "'xx' is no score_level"},
           {"hardest", "yy", "there is no technique 'yy'"},
           {"techniques", "naked-single=3 foo=1", "there is no technique 'foo'"},
           {"techniques", "naked-single=many", "'naked-single' has no number of steps"},
           {"score", "-5", "'-5' is no score"},
           {"er", "-0.5", "'-0.5' is no er"},
           {"branching\tlevel", "57\thard",
            "a branching of 57 is of the level normal, not hard"}}) {
    const std::string table = file("bad.tsv", "puzzle\t" + row.column + "\n" + kPuzzle + "\t" +
                                                  row.value + "\n" + kOther + "\n");
    std::filesystem::remove(path("bad.db"));
    const Finished done = nonet({"db", "import", table, "--db", path("bad.db")});
    EXPECT_EQ(done.exit_code, 1);
    EXPECT_EQ(done.out, "1 puzzle added, 0 known already\n");
    EXPECT_EQ(done.err, "nonet: " + table + ": line 2: " + row.reason + "\n");
  }
}

TEST_F(Db, ARatingThatCannotBeIsFoundAgain) {
  db({"import", kPuzzle});
  EXPECT_EQ(db({"status", "--check"}).exit_code, 0);
  {
    const auto opened = store::Database::open(path("nonet.db"));
    ASSERT_TRUE(opened && (*opened)->write([](store::Transaction& transaction) {
      transaction.run("UPDATE puzzles SET hardest = 'yy'");
    }));
  }
  const Finished done = db({"status", "--check"});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_TRUE(done.err.ends_with(": there is no technique 'yy'\n")) << done.err;
}

TEST_F(Db, BadPuzzlesAreToldAndTheRestIsStored) {
  const Finished done = db({"import", "-"}, {.input = kPuzzle + "\nrubbish\n" +
                                                      std::string(81, '.') + "\n" + kOther + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, "2 puzzles added, 0 known already\n");
  EXPECT_EQ(done.err,
            "nonet: standard input: line 2: 7 characters, a puzzle has 81\n"
            "nonet: standard input: line 3: not exactly one solution\n");
}

TEST_F(Db, AnInterruptedImportIsTakenUpAgain) {
  const std::string puzzles = many_puzzles(6000);
  const Finished stopped =
      db({"import", "-"}, {.input = puzzles,
                           .when_running = [](int pid) { ::kill(pid, SIGINT); },
                           .silent = true,
                           .hold_input = true});
  EXPECT_EQ(stopped.exit_code, 130) << stopped.err;
  EXPECT_TRUE(stopped.err.ends_with("nonet: the same command goes on: what is stored is skipped\n"))
      << stopped.err;
  const Finished again = db({"import", "-"}, {.input = puzzles});
  EXPECT_EQ(again.exit_code, 0) << again.err;
  EXPECT_EQ(sorted_lines(db({"export"}).out), sorted_lines(puzzles));
}

// Not even a crash costs more than the work of some seconds.
TEST_F(Db, AKilledImportKeepsWhatIsDone) {
  const auto kill_when_some_are_stored = [&](int pid) {
    EXPECT_TRUE(comes_true([&] { return !db({"export"}).out.empty(); }));
    ::kill(pid, SIGKILL);
  };
  db({"import", file("many.txt", many_puzzles(10'000)), "--jobs", "1"},
     {.when_running = kill_when_some_are_stored, .silent = true});
  EXPECT_NE(db({"export"}).out, "");
}

TEST_F(Db, SaysWhatIsInIt) {
  db({"import", kPuzzle, "--collection", "mine \"all\"", "--source", "hand", "--unrated"});
  const Finished stats = db({"stats"});
  EXPECT_EQ(stats.exit_code, 0);
  EXPECT_NE(stats.out.find("mine \"all\""), std::string::npos) << stats.out;
  EXPECT_NE(stats.out.find("(not rated)"), std::string::npos) << stats.out;
  EXPECT_NE(db({"stats", "--json"}).out.find("\"collections\":{\"mine \\\"all\\\"\":1}"),
            std::string::npos);
  EXPECT_EQ(db({"status", "--check"}).out,
            "tables of version " + kNewest + ": up to date\neverything fits together\n");
}

TEST_F(Db, TheTablesAreMadeAndFound) {
  const Finished missing = db({"status"});
  EXPECT_EQ(missing.exit_code, 3);
  EXPECT_EQ(missing.err, "nonet: there is no database file '" + path("nonet.db") + "'\n");
  EXPECT_EQ(db({"migrate"}).out, "tables brought from version 0 to " + kNewest + "\n");
  EXPECT_EQ(db({"migrate"}).out, "tables of version " + kNewest + ": up to date\n");
  EXPECT_EQ(db({"status", "--json"}).out,
            "{\"schema\":\"nonet/1\",\"found\":" + kNewest + ",\"wanted\":" + kNewest + "}\n");
}

TEST_F(Db, WhatOnlyLooksMakesNoDatabase) {
  for (const std::vector<std::string>& verb : std::vector<std::vector<std::string>>{
           {"backup", path("copy.db")}, {"export"}, {"stats"}, {"rerate"}, {"status", "--check"}}) {
    const Finished done = db(verb);
    EXPECT_EQ(done.exit_code, 3) << verb.front();
    EXPECT_EQ(done.out, "") << verb.front();
    EXPECT_EQ(done.err, "nonet: there is no database file '" + path("nonet.db") + "'\n");
    EXPECT_FALSE(std::filesystem::exists(path("nonet.db"))) << verb.front();
    EXPECT_FALSE(std::filesystem::exists(path("copy.db"))) << verb.front();
  }
  const std::string empty = file("empty.db", "");
  EXPECT_EQ(nonet({"db", "backup", path("copy.db"), "--db", empty}).err,
            "nonet: there are no tables in the database yet: run nonet db migrate\n");
}

TEST_F(Db, ABackupIsAWholeDatabaseAndOverwritesNothing) {
  db({"import", kPuzzle});
  EXPECT_EQ(db({"backup", path("copy.db")}).exit_code, 0);
  EXPECT_EQ(nonet({"db", "export", "--db", path("copy.db")}).out, kPuzzle + "\n");
  const Finished twice = db({"backup", path("copy.db")});
  EXPECT_EQ(twice.exit_code, 2);
  EXPECT_NE(twice.err.find("exists already"), std::string::npos);
}

struct BadCase {
  std::vector<std::string> arguments;
  int exit_code;
  std::string words;  // some of what it says
};
TEST_F(Db, WrongUsageIsToldInOneSentence) {
  const std::vector<BadCase> cases{
      {{"db"}, 2, "one of its commands must follow nonet db"},
      {{"db", "import", kPuzzle, "--db", "mysql://host/x"}, 2, "'mysql' is no kind of database"},
      {{"db", "import", kPuzzle, "--db", "/no/such/folder/x.db"}, 3, "cannot open the database"},
      {{"db", "stats", "--db", file("letter.txt", std::string(3000, 'x'))}, 3, "not a database"},
      {{"db", "import", "/no/such/file", "--db", path("x.db")}, 3, "cannot open '/no/such/file'"},
      {{"db", "import", "/no/such/file.tsv", "--db", path("x.db")}, 3, "cannot open"},
      {{"db", "export", "--level", "murderous", "--db", path("x.db")},
       2,
       "'murderous' is no level"},
      {{"db", "export", "--level", "easy", "--technique", "x-wing"}, 2, ""},
  };
  for (const BadCase& row : cases) {
    const Finished done = nonet(row.arguments);
    EXPECT_EQ(done.exit_code, row.exit_code) << row.words << ": " << done.err;
    EXPECT_NE(done.err.find(row.words), std::string::npos) << done.err;
    EXPECT_EQ(done.out, "");
  }
}

TEST_F(Db, NamesOfNothingAreNotAnEmptyExport) {
  db({"import", kPuzzle, "--collection", "mine"});
  for (const auto& [words, reason] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"--technique", "nope"},
            "there is no technique 'nope' (nonet steps --help lists them)"},
           {{"--collection", "nope"},
            "there is no puzzle of a collection 'nope' (nonet db stats lists them)"},
           {{"--tsv", "--to", "sdm"},
            "--to does not go with --tsv\nnonet db export --help tells more."}}) {
    std::vector<std::string> arguments{"export"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    const Finished done = db(arguments);
    EXPECT_EQ(done.exit_code, 2);
    EXPECT_EQ(done.out, "");
    EXPECT_EQ(done.err, "nonet: " + reason + "\n");
  }
  EXPECT_EQ(db({"export", "--technique", "x-wing"}).exit_code, 0) << "no puzzle has it";
}

TEST_F(Db, MemoryDoesNotGrowWithTheFile) {
  const Finished few = db({"import", file("few.txt", many_puzzles(3000)), "--unrated"});
  const Finished many = db({"import", file("many.txt", many_puzzles(30000)), "--unrated"});
  EXPECT_EQ(few.exit_code, 0);
  EXPECT_EQ(many.exit_code, 0) << many.err;
  EXPECT_LT(many.peak_kib, few.peak_kib + 120 * 1024);  // SQLite's cache of 64 MB fills up
}

TEST_F(Db, PuzzlesAreRatedNowOrLater) {
  EXPECT_EQ(db({"import", kPuzzle}).out, "1 puzzle added, 0 known already\n");
  EXPECT_EQ(db({"import", kOther, "--unrated"}).out, "1 puzzle added, 0 known already\n");
  EXPECT_EQ(db({"export", "--level", "normal"}).out, kPuzzle + "\n");
  EXPECT_EQ(db({"export", "--level", "extreme"}).out, "");
  EXPECT_EQ(db({"rerate"}).out, "1 puzzle rated\n");
  EXPECT_EQ(db({"export", "--level", "extreme"}).out, kOther + "\n");
  EXPECT_EQ(db({"export", "--technique", "pointing"}).out, kOther + "\n");
  EXPECT_EQ(db({"rerate"}).out, "0 puzzles rated\n");
  EXPECT_EQ(db({"rerate", "--all"}).out, "2 puzzles rated\n");
}

TEST_F(Db, GeneratedPuzzlesGoStraightIn) {
  const std::vector<std::string> wish{"generate", "--level", "hard", "--count",
                                      "30",       "--seed",  "7"};
  std::vector<std::string> into = wish;
  into.insert(into.end(), {"--db", path("nonet.db")});
  EXPECT_EQ(nonet(into).out, "30 puzzles added, 0 known already\n");
  EXPECT_EQ(nonet(into).out, "0 puzzles added, 30 known already\n");
  EXPECT_EQ(sorted_lines(db({"export", "--level", "hard"}).out), sorted_lines(nonet(wish).out));
  EXPECT_EQ(db({"import", "-"}, {.input = nonet(wish).out}).out,
            "0 puzzles added, 30 known already\n");
  into.push_back("--json");
  EXPECT_EQ(nonet(into).exit_code, 2);
  EXPECT_EQ(nonet({"generate", "--db", "/no/such/folder/x.db"}).exit_code, 3);
}

}  // namespace
}  // namespace nonet::testing
