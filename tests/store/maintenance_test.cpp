// Counting, checking, copying.
#include "store/base/maintenance.h"

#include <fstream>

#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/games/play_sessions.h"
#include "store/players/players.h"
#include "store/players/progress.h"
#include "store/players/recovery.h"
#include "store/players/saved.h"
#include "store/players/sessions.h"
#include "store/puzzles/daily.h"
#include "store/puzzles/practice.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

class Maintenance : public StoreTest {
 protected:
  // A row or more in every table.
  void fill() {
    const Added puzzles = must(add_puzzles(db(), rated_puzzles(300), kNoon));
    PasswordHasher hasher{1, PasswordHasher::Cost::least};
    const Player ada = must(add_account(db(), hasher, {"Ada", "a@b.c", "correct horse"}, kNoon));
    must(open_session(db(), ada.id, std::chrono::hours{1}, kNoon));
    must(renew_recovery_codes(db(), ada.id));
    must(create_play_session(db(), "{}", {}, kNoon));
    must(daily_puzzle(db(), day_of(kNoon)));
    must(unseen_puzzle(db(), ada.id, "easy"));
    must(save_puzzle(db(), ada.id, puzzles.ids[0], "nice", kNoon));
    must(add_positions(db(), "x-wing", std::vector<std::string>{"p1"}));
    must(note_attempt(db(), ada.id, "x-wing", {.position = 1, .found = true}, kNoon));
    game_ = must(start_game(db(), ada.id, puzzles.ids[1], kNoon));
    game_ = must(change_game(
        db(), game_.id, 1,
        {.moves = {{.kind = trace::Kind::place, .cell = wide(kAllCells[7]), .digit = digit_of(3)}},
         .state = GameState::solved,
         .clock = {"desk", std::chrono::minutes{2}}},
        kNoon));
    must(db().write([](Transaction& transaction) {
      transaction.run("INSERT INTO collections VALUES ('first', 'print', 0)");
    }));
  }
  Game game_;
};
NONET_ON_BOTH_DATABASES(Maintenance);

TEST_P(Maintenance, EveryTableIsCounted) {
  fill();
  const Counts counts = must(count_all(db()));
  for (const auto& [table, rows] : counts.tables) EXPECT_GT(rows, 0) << table;
  EXPECT_EQ(counts.levels.size(), 6U);
  EXPECT_EQ(counts.engines, (std::vector<std::pair<std::string, std::int64_t>>{{"1.0", 300}}));
}

TEST_P(Maintenance, ABackupHoldsEverything) {
  fill();
  const std::string file = folder() / "copy.db";
  const auto made = back_up(db(), file);
  ASSERT_TRUE(made) << made.error().sentence;
  const auto copy = must(Database::open(file));
  EXPECT_EQ(must(count_all(*copy)).tables, must(count_all(db())).tables);
  EXPECT_EQ(must(game_by_id(*copy, game_.id)), game_);
  EXPECT_EQ(must(moves_of(*copy, game_.id)), must(moves_of(db(), game_.id)));
  EXPECT_EQ(must(all_puzzles(*copy, 0, 1000)), must(all_puzzles(db(), 0, 1000)));
  EXPECT_TRUE(must(integrity_problems(*copy)).empty());
  // It is not only a copy but a database: it goes on where the other one was.
  EXPECT_EQ(must(add_puzzles(*copy, rated_puzzles(10, 5), kNoon)).added, 10U);
  EXPECT_EQ(fault_of(back_up(db(), file)), StoreFault::refused);
  EXPECT_EQ(fault_of(back_up(db(), "postgresql://app@host/x")), StoreFault::refused);
}

TEST_P(Maintenance, ABackupThatFailsLeavesNoFile) {
  fill();
  const std::filesystem::path file = folder() / "copy.db";
  const std::filesystem::path part = folder() / "copy.db.part";
  if (GetParam() == Dialect::postgresql)
    must(db().write([](Transaction& transaction) { transaction.run("DROP TABLE scores"); }));
  else
    std::filesystem::create_directories(part / "in the way");
  EXPECT_FALSE(back_up(db(), file));
  EXPECT_FALSE(std::filesystem::exists(file));
  const auto nowhere = back_up(db(), "/no/such/folder/copy.db");
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().sentence,
            "cannot write '/no/such/folder/copy.db': No such file or directory");
  EXPECT_EQ(std::filesystem::exists(part), GetParam() == Dialect::sqlite);
}

TEST_P(Maintenance, WhatDoesNotFitTogetherIsFound) {
  fill();
  EXPECT_TRUE(must(integrity_problems(db())).empty());
  must(db().write([](Transaction& transaction) {
    transaction.run("DELETE FROM game_moves");
    transaction.run("DELETE FROM game_clocks");
    transaction.run("DELETE FROM scores");
  }));
  EXPECT_EQ(must(integrity_problems(db())).size(), 3U);
}

TEST(MaintenanceOfAFile, BrokenPagesAreFound) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "test.db";
  {
    must(add_puzzles(*must(Database::open(path)), rated_puzzles(500), kNoon));
  }
  {
    std::fstream file{path, std::ios::in | std::ios::out | std::ios::binary};
    file.seekp(static_cast<std::streamoff>(std::filesystem::file_size(path) / 2));
    file << std::string(20'000, '\x5a');
  }
  const auto db = Database::open(path);
  ASSERT_TRUE(db) << db.error().sentence;  // the pages that opening reads are at the beginning
  const auto problems = integrity_problems(**db);
  if (problems)
    EXPECT_FALSE(problems->empty());
  else
    EXPECT_EQ(problems.error().fault, StoreFault::damaged);
}

}  // namespace
}  // namespace nonet::store
