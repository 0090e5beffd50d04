// What goes wrong around a database: a clear fault, nothing half stored, and it works again by
// itself afterwards.
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/base/connection.h"
#include "store/base/maintenance.h"
#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/players/players.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

using std::chrono::milliseconds;

GameChange one_move(int digit = 5) {
  return {.moves = {
              {.kind = trace::Kind::place, .cell = wide(kAllCells[0]), .digit = digit_of(digit)}}};
}

class Faults : public StoreTest {
 protected:
  void SetUp() override {
    puzzle_ = must(add_puzzles(db(), rated_puzzles(1), kNoon)).ids.front();
    player_ = must(add_anonymous(db(), kNoon)).id;
    game_ = must(start_game(db(), player_, puzzle_, kNoon));
  }
  // The game is as the last acknowledged change left it, and everything fits together.
  void expect_unchanged(Database& database) {
    EXPECT_EQ(must(game_by_id(database, game_.id)), game_);
    EXPECT_EQ(must(moves_of(database, game_.id)).size(), static_cast<std::size_t>(game_.events));
    EXPECT_TRUE(must(integrity_problems(database)).empty());
  }
  void expect_works(Database& database) {
    const auto changed = change_game(database, game_.id, game_.version, one_move(), kNoon);
    ASSERT_TRUE(changed) << changed.error().sentence;
    game_ = *changed;
    expect_unchanged(database);
  }
  std::string puzzle_;
  std::string player_;
  Game game_;
};
NONET_ON_BOTH_DATABASES(Faults);

// Files may not grow any more, for this whole process, until the end of the scope.
class NoRoom {
 public:
  explicit NoRoom(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit now{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &now);
  }
  ~NoRoom() { ::setrlimit(RLIMIT_FSIZE, &before_); }
  NoRoom(const NoRoom&) = delete;
  NoRoom& operator=(const NoRoom&) = delete;

 private:
  rlimit before_{};
};

// On the server a trigger says what a full disk would make it say, in the middle of a change.
void let_server_be_full(Database& database, bool full) {
  must(database.write([&](Transaction& transaction) {
    if (full) {
      transaction.run(
          "CREATE FUNCTION say_full() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION "
          "USING ERRCODE = ''53100'', MESSAGE = ''no room''; END'");
      transaction.run(
          "CREATE TRIGGER full_disk BEFORE INSERT ON game_moves EXECUTE FUNCTION say_full()");
    } else {
      transaction.run("DROP TRIGGER full_disk ON game_moves");
      transaction.run("DROP FUNCTION say_full");
    }
  }));
}

TEST_P(Faults, AFullDiskStoresNothingAndIsOverWhenThereIsRoom) {
  expect_works(db());
  if (GetParam() == Dialect::postgresql) {
    let_server_be_full(db(), true);
    EXPECT_EQ(fault_of(change_game(db(), game_.id, game_.version, one_move(), kNoon)),
              StoreFault::disk_full);
    expect_unchanged(db());
    let_server_be_full(db(), false);
  } else {
    const NoRoom limit{std::filesystem::file_size(url() + "-wal") + 20'000};
    GameChange large = one_move();
    large.notes = std::string(1 << 20, 'n');
    EXPECT_EQ(fault_of(change_game(db(), game_.id, game_.version, large, kNoon)),
              StoreFault::disk_full);
    expect_unchanged(db());
  }
  expect_works(db());
}

TEST_P(Faults, ALockedDatabaseIsWaitedForAndThenToldOf) {
  const auto impatient = open({.patience = milliseconds{100}});
  {
    Connection other{*parse_address(url()), milliseconds{100}};
    if (GetParam() == Dialect::sqlite) {
      other.run("BEGIN IMMEDIATE");
    } else {
      other.run("BEGIN");
      other.run("LOCK TABLE games");
    }
    const auto refused = change_game(*impatient, game_.id, 1, one_move(), kNoon);
    ASSERT_EQ(fault_of(refused), StoreFault::busy);
    EXPECT_EQ(refused.error().sentence, "the database is busy: another program keeps it locked");
    other.run("ROLLBACK");
  }
  expect_unchanged(*impatient);
  expect_works(*impatient);
}

TEST_P(Faults, WhoWaitsLongEnoughNoticesNothing) {
  Connection other{*parse_address(url()), milliseconds{1000}};
  other.run(GetParam() == Dialect::sqlite ? "BEGIN IMMEDIATE" : "BEGIN");
  if (GetParam() == Dialect::postgresql) other.run("LOCK TABLE games");
  std::thread releases{[&] {
    std::this_thread::sleep_for(milliseconds{300});
    other.run("ROLLBACK");
  }};
  expect_works(db());
  releases.join();
}

// In a child of its own, that is not root: for root every file can be written.
int as_plain_user(const std::filesystem::path& folder, const std::function<bool()>& work) {
  constexpr uid_t kNobody = 65534;
  const bool root = ::geteuid() == 0;
  if (root)
    for (const auto& entry : std::filesystem::recursive_directory_iterator{folder})
      if (::chown(entry.path().c_str(), kNobody, kNobody) != 0) return -1;
  if (root && ::chown(folder.c_str(), kNobody, kNobody) != 0) return -1;
  const pid_t child = ::fork();
  if (child == 0) {
    if (root && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(2);
    ::_exit(work() ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(FaultsOfAFile, AReadOnlyFileCanBeReadAndWrittenAgainLater) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "test.db";
  {
    must(add_puzzles(*must(Database::open(path)), rated_puzzles(6), kNoon));
  }
  const auto works = [&] {
    ::chmod(path.c_str(), 0444);
    const auto db = Database::open(path, {.patience = milliseconds{100}});
    if (!db || must(all_puzzles(**db, 0, 10)).size() != 6) return false;
    const auto refused = add_anonymous(**db, kNoon);
    if (refused || refused.error().fault != StoreFault::read_only) return false;
    // SQLite makes its companion files with the permissions of the file.
    for (const auto& entry : std::filesystem::directory_iterator{folder.path()})
      ::chmod(entry.path().c_str(), 0644);
    return add_anonymous(**db, kNoon).has_value();
  };
  EXPECT_EQ(as_plain_user(folder.path(), works), 0);
}

// A backup has no files beside it.
TEST(FaultsOfAFile, ABackupCanBeReadWhereNothingMayBeWritten) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "test.db";
  const std::string copy = folder.path() / "copy.db";
  {
    const auto db = must(Database::open(path));
    must(add_puzzles(*db, rated_puzzles(6), kNoon));
    must(back_up(*db, copy));
  }
  const auto works = [&] {
    const auto db = Database::open(copy, {.patience = milliseconds{100}});
    return db && must(all_puzzles(**db, 0, 10)).size() == 6;
  };
  ::chmod(copy.c_str(), 0444);
  const auto reads = [&] {
    ::chmod(folder.path().c_str(), 0555);
    const bool read = works();
    ::chmod(folder.path().c_str(), 0755);
    return read;
  };
  EXPECT_EQ(as_plain_user(folder.path(), reads), 0);
  EXPECT_EQ(as_plain_user(folder.path(), works), 0);
}

// One that was in use needs them, even to be read.
TEST(FaultsOfAFile, AFileInUseIsNotReadWhereNothingMayBeWritten) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "test.db";
  must(add_puzzles(*must(Database::open(path)), rated_puzzles(6), kNoon));
  ::chmod(path.c_str(), 0444);
  const auto refused = [&] {
    ::chmod(folder.path().c_str(), 0555);
    const auto db = Database::open(path, {.patience = milliseconds{100}});
    ::chmod(folder.path().c_str(), 0755);
    return !db && db.error().fault == StoreFault::read_only &&
           db.error().sentence.ends_with(
               "its folder may not be written: copy it into one that may");
  };
  EXPECT_EQ(as_plain_user(folder.path(), refused), 0);
}

TEST(FaultsOfAFile, AFolderThatMayNotBeWrittenSaysSo) {
  const TemporaryFolder folder;
  const auto refused = [&] {
    ::chmod(folder.path().c_str(), 0555);
    const auto db = Database::open(folder.path() / "new.db", {.patience = milliseconds{100}});
    ::chmod(folder.path().c_str(), 0755);
    return !db && db.error().fault == StoreFault::cannot_open;
  };
  EXPECT_EQ(as_plain_user(folder.path(), refused), 0);
}

// The server.

class Restart : public Faults {};
INSTANTIATE_TEST_SUITE_P(Server, Restart, ::testing::Values(Dialect::postgresql), dialect_name);

TEST_P(Restart, AServerThatIsGoneIsToldOfAndFoundAgain) {
  // Enough to try again with a new connection once the server is there, on a busy machine too.
  const auto impatient = open({.patience = milliseconds{1000}});
  expect_works(*impatient);
  testing::PostgresServer::instance().stop();
  const auto refused = change_game(*impatient, game_.id, game_.version, one_move(), kNoon);
  testing::PostgresServer::instance().start();
  ASSERT_EQ(fault_of(refused), StoreFault::lost_connection);
  expect_unchanged(*impatient);
  expect_works(*impatient);
}

TEST_P(Restart, ACallDuringARestartNoticesNothing) {
  const auto patient = open({.patience = std::chrono::seconds{30}});
  expect_works(*patient);
  testing::PostgresServer::instance().stop();
  std::thread starts{[] {
    std::this_thread::sleep_for(milliseconds{300});
    testing::PostgresServer::instance().start();
  }};
  expect_works(*patient);
  starts.join();
}

// Writers go on while the server is torn down twice under them. Every acknowledged move is there;
// a change whose fate is unknown is told as such.
TEST_P(Restart, NoAcknowledgedMoveIsLost) {
  const auto patient = open({.patience = std::chrono::seconds{30}});
  struct Writer {
    Game game;
    std::atomic<std::int64_t> acknowledged = 0;
    std::int64_t unknown = 0;
    std::string fault;
  };
  std::vector<Writer> writers(4);
  std::atomic<bool> stop = false;
  std::atomic<bool> failed = false;
  // Each of them has one more move acknowledged.
  const auto let_them_write = [&] {
    for (const Writer& writer : writers)
      for (const std::int64_t before = writer.acknowledged;
           writer.acknowledged == before && !failed;)
        std::this_thread::sleep_for(milliseconds{1});
  };
  std::vector<std::thread> threads;
  for (Writer& writer : writers) {
    writer.game = must(start_game(*patient, player_, puzzle_, kNoon));
    threads.emplace_back([&writer, &stop, &failed, &patient] {
      while (!stop) {
        auto next = change_game(*patient, writer.game.id, writer.game.version, one_move(), kNoon);
        writer.acknowledged += next.has_value();
        if (!next) {  // as a page would: load it again and look
          ++writer.unknown;
          if (next.error().fault != StoreFault::failed) {
            writer.fault = next.error().sentence;
            failed = true;
          }
          next = game_by_id(*patient, writer.game.id);
        }
        if (next) writer.game = *next;
      }
    });
  }
  for (int i = 0; i < 2; ++i) {
    let_them_write();
    testing::PostgresServer::instance().stop();
    testing::PostgresServer::instance().start();
  }
  let_them_write();
  stop = true;
  for (std::thread& thread : threads) thread.join();
  for (const Writer& writer : writers) {
    EXPECT_EQ(writer.fault, "");
    EXPECT_GT(writer.acknowledged, 0);
    const Game game = must(game_by_id(*patient, writer.game.id));
    EXPECT_GE(game.events, writer.acknowledged);
    EXPECT_LE(game.events, writer.acknowledged + writer.unknown);
  }
  EXPECT_TRUE(must(integrity_problems(*patient)).empty());
}

}  // namespace
}  // namespace nonet::store
