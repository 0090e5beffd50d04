// Files of puzzles that come with the program.
#include "store/puzzles/collections.h"

#include <set>
#include <sstream>

#include "formats/format.h"
#include "search/count.h"
#include "store/base/migrations.h"
#include "store/base/transaction.h"
#include "store/players/players.h"
#include "store/puzzles/puzzle_lines.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kHard =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kOther =
    "..7.2...........52..39..47.5...8.29.9..2.3..6.62.9...7.81..67..79...........1.6..";

std::optional<Filling> solve(const Filling& puzzle) {
  const auto count = search::count(puzzle, {.solutions = 2});
  return count.solutions == 1 ? count.first : std::nullopt;
}

class Collections : public StoreTest {
 protected:
  // Nothing: this text has been loaded before.
  std::optional<LoadedCollection> load(const std::string& name, const std::string& text) {
    return must(load_collection(db(), name, text, solve, kNoon));
  }
  std::set<std::string> offered(std::string_view level) {
    std::set<std::string> puzzles;
    for (const StoredPuzzle& puzzle : must(puzzles_by_level(db(), level, "", 10)))
      puzzles.insert(puzzle.puzzle);
    return puzzles;
  }
};
NONET_ON_BOTH_DATABASES(Collections);

TEST_P(Collections, AreReadByTheNamesInTheirHead) {
  const auto loaded = load(
      "first", "# a comment\npuzzle\tbranching\tlevel\tscore\tscore_level\thardest\ter\tnews\n" +
                   kEasy + "\t51\tnormal\t204\teasy\tnaked-single\t1.2\twhat is this?\n" + kHard +
                   "\t\n");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->name, "first");
  EXPECT_EQ(loaded->added, 2U);
  EXPECT_TRUE(loaded->problems.empty());
  const Puzzles stored = must(puzzles_by_collection(db(), "first", 0, 10));
  ASSERT_EQ(stored.size(), 2U);
  const StoredPuzzle& easy = stored[0].puzzle == kEasy ? stored[0] : stored[1];
  const StoredPuzzle& hard = stored[0].puzzle == kEasy ? stored[1] : stored[0];
  EXPECT_EQ(easy.rating, (Rating{.branching = 51,
                                 .level = "normal",
                                 .score = 204,
                                 .score_level = "easy",
                                 .hardest = "naked-single",
                                 .er = 12}));
  EXPECT_EQ(easy.givens, 30);
  EXPECT_EQ(easy.solution,
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  EXPECT_EQ(hard.rating, Rating{});
}

TEST_P(Collections, AreLoadedOnceAndAgainWhenTheyChange) {
  EXPECT_TRUE(load("first", "puzzle\n" + kEasy + "\n"));
  EXPECT_FALSE(load("first", "puzzle\n" + kEasy + "\n"));
  const auto again = load("first", "puzzle\n" + kEasy + "\n" + kHard + "\n");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->added, 1U);
  EXPECT_EQ(again->known, 1U);
}

TEST_P(Collections, WhatANewTextLeavesOutStaysButIsNotHandedOut) {
  const std::string head = "puzzle\tlevel\ttechniques\n";
  load("first", head + kEasy + "\tnormal\n" + kOther + "\tnormal\n");
  ASSERT_EQ(must(puzzles_by_level(db(), "normal", "", 10)).size(), 2U);
  load("first", head + kEasy + "\tnormal\tnaked-single=51\n" + kHard + "\tnormal\n");
  EXPECT_EQ(offered("normal"), (std::set{kEasy, kHard}));
  const Puzzles all = must(puzzles_by_collection(db(), "first", 0, 10));
  ASSERT_EQ(all.size(), 3U);
  for (const StoredPuzzle& puzzle : all) {
    EXPECT_EQ(must(puzzle_by_id(db(), puzzle.id)).puzzle, puzzle.puzzle);
    if (puzzle.puzzle == kEasy)
      EXPECT_EQ(puzzle.rating.techniques.at("naked-single"), 51) << "the rating of the new text";
  }
  // A third text knows what came with the first as well as what came with the second.
  load("first", head + kHard + "\tnormal\n");
  EXPECT_EQ(must(puzzles_by_level(db(), "normal", "", 10)).size(), 1U);
}

TEST_P(Collections, WhatALaterTextHasAgainIsHandedOutAgain) {
  const std::string head = "puzzle\tlevel\n";
  const std::string both = head + kEasy + "\tnormal\n" + kHard + "\tnormal\n";
  load("first", both);
  load("first", head + kEasy + "\tnormal\n");
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  EXPECT_EQ(must(unseen_puzzle(db(), player, "normal")).puzzle, kEasy);
  load("first", both);
  EXPECT_EQ(offered("normal"), (std::set{kEasy, kHard}));
  std::set<std::string> met;  // the walk begins anew
  for (int i = 0; i < 2; ++i) met.insert(must(unseen_puzzle(db(), player, "normal")).puzzle);
  EXPECT_EQ(met, (std::set{kEasy, kHard}));
}

TEST_P(Collections, APuzzleMovesFromOneToAnother) {
  const std::string head = "puzzle\tlevel\n";
  const std::string easy = head + kEasy + "\teasy\n";
  for (const bool taken_first : {false, true}) {
    const std::string from = taken_first ? "b" : "a";
    const std::string to = taken_first ? "a" : "b";
    const auto leave = [&] { load(from, head + "# none\n"); };
    const auto take = [&] { load(to, easy); };
    load(from, easy);
    load(to, head);
    if (taken_first) take();
    leave();
    if (!taken_first) take();
    EXPECT_EQ(offered("easy"), std::set{kEasy});
    EXPECT_EQ(must(puzzles_by_collection(db(), to, 0, 10)).size(), 1U);
    EXPECT_TRUE(must(puzzles_by_collection(db(), from, 0, 10)).empty());
  }
}

TEST_P(Collections, AnOperatorsOwnPuzzlesInAShippedOneStay) {
  const std::string head = "puzzle\tlevel\n";
  load("first", head + kEasy + "\tnormal\n");
  std::istringstream own{head + kHard + "\tnormal\n"};
  must(load_table(db(), own, "first", solve, kNoon));
  load("first", head + kOther + "\tnormal\n");
  EXPECT_EQ(offered("normal"), (std::set{kHard, kOther}));
  load("first", head);
  EXPECT_EQ(offered("normal"), std::set{kHard});
}

// As version 8 had them: no mark, and the moment of each.
TEST_P(Collections, OfEarlierVersionsAreKnownByTheirMoment) {
  const std::string head = "puzzle\tlevel\n";
  load("first", head + kEasy + "\tnormal\n");
  load("second", head + kOther + "\tnormal\n");
  std::istringstream own{head + kHard + "\tnormal\n"};
  must(load_table(db(), own, "first", solve, kNoon + std::chrono::hours{1}));
  must(db().write([&](Transaction& transaction) {
    transaction.run("UPDATE puzzles SET source = ''");
    transaction.run("UPDATE collections SET loaded = loaded + 7200");  // of texts that came later
    transaction.run("DELETE FROM schema_versions WHERE number >= 9");
    return migrate(transaction);
  }));
  load("first", head);
  EXPECT_EQ(offered("normal"), (std::set{kHard, kOther}));
}

TEST_P(Collections, BadLinesAreToldAndTheRestGoesOn) {
  const auto bad = load("bad", "puzzle\tbranching\tlevel\n" + kEasy + "\tmany\n" +
                                   std::string(81, '.') + "\n53..\n" + kEasy + "\t51\tmurderous\n" +
                                   kHard + "\t51\thard\textra\n" + kHard + "\t51\thard\n");
  ASSERT_TRUE(bad);
  EXPECT_EQ(bad->added, 1U);
  EXPECT_EQ(bad->problems,
            (std::vector<std::string>{"bad, line 2: 'many' is no branching",
                                      "bad, line 3: not a puzzle with exactly one solution",
                                      "bad, line 4: 4 characters, a puzzle has 81",
                                      "bad, line 5: 'murderous' is no level",
                                      "bad, line 6: 4 fields, the first line names 3"}));
  EXPECT_EQ(load("headless", kEasy + "\n")->problems,
            std::vector<std::string>{"headless, line 1: the first line names no column 'puzzle'"});
}

TEST(PuzzleLines, WhatIsWrittenIsRead) {
  for (StoredPuzzle puzzle : rated_puzzles(50)) {
    puzzle.rating.er = 105;
    puzzle.listed = puzzle.givens % 2 == 0;
    puzzle.source = "somewhere";
    puzzle.seed = "12";
    const auto reader = PuzzleLineReader::from_head(puzzle_line_head());
    ASSERT_TRUE(reader);
    const auto read = reader->read(puzzle_line(puzzle));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, puzzle);
    EXPECT_TRUE(PuzzleLineReader::from_head("puzzle")->read(puzzle.puzzle)->listed);
  }
}

}  // namespace
}  // namespace nonet::store
