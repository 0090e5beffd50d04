// Many at once: nothing is lost, nothing comes twice, and nobody hears "database is locked".
#include <atomic>
#include <set>
#include <thread>

#include "store/base/maintenance.h"
#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/players/players.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"
#include "support/shared_data.h"

namespace nonet::store {
namespace {

class Concurrency : public StoreTest {
 protected:
  // Runs the work in some threads, each told its number, and waits for them.
  static void at_once(int threads, const std::function<void(int)>& work) {
    std::vector<std::thread> running;
    for (int i = 0; i < threads; ++i) running.emplace_back(work, i);
    for (std::thread& thread : running) thread.join();
  }
};
NONET_ON_BOTH_DATABASES(Concurrency);

TEST_P(Concurrency, NoMoveOfAGameIsLost) {
  constexpr int kThreads = 8;
  const int moves = testing::long_tests() ? 200 : 20;
  const std::string puzzle = must(add_puzzles(db(), rated_puzzles(1), kNoon)).ids.front();
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  const Game game = must(start_game(db(), player, puzzle, kNoon));
  // Two pools, as of two servers.
  const auto second = open();
  std::atomic<int> conflicts = 0;
  std::atomic<int> other_faults = 0;
  at_once(kThreads, [&](int number) {
    Database& database = number % 2 == 0 ? db() : *second;
    Game seen = game;
    for (int made = 0; made < moves;) {
      const auto changed =
          change_game(database, game.id, seen.version,
                      {.moves = {{.kind = trace::Kind::place,
                                  .cell = wide(kAllCells[static_cast<std::size_t>(number)]),
                                  .digit = digit_of(1 + made % 9)}}},
                      kNoon);
      if (changed) {
        ++made;
        seen = *changed;
        continue;
      }
      ++(changed.error().fault == StoreFault::conflict ? conflicts : other_faults);
      seen = must(game_by_id(database, game.id));
    }
  });
  EXPECT_EQ(other_faults, 0);
  EXPECT_GT(conflicts, 0) << "they never met: the test shows nothing";
  EXPECT_EQ(must(game_by_id(db(), game.id)).version, 1 + kThreads * moves);
  // Each thread's own moves are all there, in its order.
  std::array<int, kThreads> made{};
  for (const trace::Event& move : must(moves_of(db(), game.id))) {
    const auto thread = static_cast<std::size_t>(index(*move.cell));
    EXPECT_EQ(move.digit, digit_of(1 + made[thread]++ % 9));
  }
  for (const int count : made) EXPECT_EQ(count, moves);
  EXPECT_TRUE(must(integrity_problems(db())).empty());
}

TEST_P(Concurrency, PuzzlesThatManyAddAreStoredOnce) {
  const Puzzles puzzles = rated_puzzles(400);
  db();
  const auto second = open();
  std::atomic<std::size_t> added = 0;
  at_once(6, [&](int number) {
    Database& database = number % 2 == 0 ? db() : *second;
    for (std::size_t from = 0; from < puzzles.size(); from += 40) {
      // Everyone in another order.
      const std::size_t start = (from + static_cast<std::size_t>(number) * 80) % puzzles.size();
      const auto report = add_puzzles(database, std::span{puzzles}.subspan(start, 40), kNoon);
      ASSERT_TRUE(report) << report.error().sentence;
      added += report->added;
    }
  });
  EXPECT_EQ(added, 400U);
  EXPECT_EQ(must(all_puzzles(db(), 0, 1000)).size(), 400U);
}

TEST_P(Concurrency, APlayerWhoAsksOftenAtOnceGetsDifferentPuzzles) {
  must(add_puzzles(db(), rated_puzzles(600), kNoon));
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  std::mutex mutex;
  std::set<std::string> met;
  at_once(8, [&](int) {
    for (int i = 0; i < 12; ++i) {
      const auto puzzle = unseen_puzzle(db(), player, "easy");
      ASSERT_TRUE(puzzle) << puzzle.error().sentence;
      const std::scoped_lock lock{mutex};
      EXPECT_TRUE(met.insert(puzzle->id).second);
    }
  });
  EXPECT_EQ(met.size(), 96U);
}

// Readers see whole states only, while a writer goes on.
TEST_P(Concurrency, ReadersSeeNoHalfStoredGame) {
  const std::string puzzle = must(add_puzzles(db(), rated_puzzles(1), kNoon)).ids.front();
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  Game game = must(start_game(db(), player, puzzle, kNoon));
  std::atomic<bool> stop = false;
  std::thread writer{[&] {
    for (int i = 0; i < 60; ++i)
      game = must(change_game(
          db(), game.id, game.version,
          {.moves =
               {2, {.kind = trace::Kind::place, .cell = wide(kAllCells[0]), .digit = digit_of(1)}}},
          kNoon));
    stop = true;
  }};
  at_once(3, [&](int) {
    while (!stop) {
      const auto problems = integrity_problems(db());
      ASSERT_TRUE(problems) << problems.error().sentence;
      ASSERT_TRUE(problems->empty()) << problems->front();
    }
  });
  writer.join();
}

}  // namespace
}  // namespace nonet::store
