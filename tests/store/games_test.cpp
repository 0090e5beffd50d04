// Games and what they are worth.
#include "store/games/games.h"

#include <algorithm>

#include "store/base/maintenance.h"
#include "store/base/migrations.h"
#include "store/base/transaction.h"
#include "store/players/players.h"
#include "store/players/saved.h"
#include "store/players/statistics.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

using std::chrono::days;
using std::chrono::milliseconds;
using std::chrono::minutes;

trace::Event place(int cell, int digit) {
  return {.kind = trace::Kind::place,
          .cell = wide(kAllCells[static_cast<std::size_t>(cell)]),
          .digit = digit_of(digit)};
}

class Games : public StoreTest {
 protected:
  void SetUp() override {
    puzzles_ = must(add_puzzles(db(), rated_puzzles(12), kNoon)).ids;
    player_ = must(add_anonymous(db(), kNoon)).id;
  }
  Game start(std::size_t puzzle = 0, Moment at = kNoon) {
    return must(start_game(db(), player_, puzzles_[puzzle], at));
  }
  // A solved game of a level.
  void solve(std::size_t puzzle, minutes elapsed, Moment at,
             std::array<std::int64_t, 4> hints = {}) {
    must(change_game(db(), start(puzzle, at).id, 1,
                     {.state = GameState::solved, .clock = {.elapsed = elapsed}, .hints = hints},
                     at));
  }
  // The time of a game after a device has told its own.
  milliseconds tell(Game& game, const std::string& device, milliseconds elapsed) {
    game = must(change_game(db(), game.id, game.version, {.clock = {device, elapsed}}, kNoon));
    return milliseconds{game.effort.elapsed_ms};
  }
  std::vector<std::string> puzzles_;
  std::string player_;
};
NONET_ON_BOTH_DATABASES(Games);

TEST_P(Games, MovesAreAppendedAndCanBeReplayed) {
  Game game = start();
  EXPECT_EQ(game.state, GameState::running);
  const std::vector<trace::Event> moves{
      place(0, 5),
      place(80, 9),
      {.kind = trace::Kind::note, .cell = wide(kAllCells[4]), .digit = digit_of(7)},
      {.kind = trace::Kind::place, .cell = wide(kAllCells[0])},
      {.kind = trace::Kind::pause}};
  game = must(change_game(db(), game.id, 1,
                          {.moves = {moves[0], moves[1]},
                           .state = GameState::running,
                           .clock = {"desk", milliseconds{1234}},
                           .hints = {1, 0, 2, 0},
                           .mistakes = 3,
                           .notes = R"({"r1c5":[7]})"},
                          kNoon + minutes{1}));
  EXPECT_EQ(game.version, 2);
  game = must(change_game(db(), game.id, 2,
                          {.moves = {moves[2], moves[3], moves[4]},
                           .state = GameState::paused,
                           .hints = game.effort.hints,
                           .mistakes = game.effort.mistakes,
                           .notes = game.notes},
                          kNoon + minutes{2}));
  EXPECT_EQ(game.events, 5);
  EXPECT_EQ(game.state, GameState::paused);
  EXPECT_EQ(game.effort, (Effort{1234, {1, 0, 2, 0}, 3}));
  EXPECT_EQ(game.notes, R"({"r1c5":[7]})");
  EXPECT_EQ(game.started, kNoon);
  EXPECT_EQ(game.updated, kNoon + minutes{2});
  EXPECT_EQ(must(game_by_id(db(), game.id)), game);
  EXPECT_EQ(must(moves_of(db(), game.id)), moves);
}

TEST_P(Games, AGameWithoutMovesHasNone) {
  EXPECT_TRUE(must(moves_of(db(), start().id)).empty());
  EXPECT_EQ(fault_of(moves_of(db(), "nothing")), StoreFault::not_found);
}

TEST_P(Games, WhoIsSecondIsTold) {
  const Game game = start();
  must(change_game(db(), game.id, 1, {.moves = {place(0, 5)}}, kNoon));
  const auto second = change_game(db(), game.id, 1, {.moves = {place(0, 6)}}, kNoon);
  ASSERT_EQ(fault_of(second), StoreFault::conflict);
  EXPECT_EQ(must(moves_of(db(), game.id)), std::vector{place(0, 5)});
  EXPECT_EQ(fault_of(change_game(db(), "nothing", 1, {}, kNoon)), StoreFault::not_found);
}

TEST_P(Games, ABatchThatIsSentAgainIsStoredOnce) {
  const Game game = start();
  const GameChange change{.moves = {place(0, 5)}, .batch = "phone-1"};
  const Game once = must(change_game(db(), game.id, 1, change, kNoon));
  EXPECT_EQ(must(change_game(db(), game.id, 1, change, kNoon)), once);
  EXPECT_EQ(must(change_game(db(), game.id, once.version, change, kNoon)), once);
  EXPECT_EQ(must(moves_of(db(), game.id)).size(), 1U);
  const Game other = start(1);
  EXPECT_EQ(must(change_game(db(), other.id, 1, change, kNoon)).events, 1) << "another game's";
}

TEST_P(Games, AGameThatIsOverStaysAsItIs) {
  const Game game = start();
  const Game over = must(change_game(db(), game.id, 1, {.state = GameState::given_up}, kNoon));
  EXPECT_EQ(fault_of(change_game(db(), game.id, 2, {}, kNoon)), StoreFault::conflict);
  EXPECT_EQ(must(game_by_id(db(), game.id)), over);
  EXPECT_FALSE(must(score_of_game(db(), game.id)));
}

// Each device tells its own time, as often as it likes and maybe late.
TEST_P(Games, TheTimeIsTheSumOverDevices) {
  Game game = start();
  EXPECT_EQ(tell(game, "phone", milliseconds{5000}), milliseconds{5000});
  EXPECT_EQ(tell(game, "desk", milliseconds{3000}), milliseconds{8000});
  EXPECT_EQ(tell(game, "phone", milliseconds{7000}), milliseconds{10'000});
  EXPECT_EQ(tell(game, "phone", milliseconds{7000}), milliseconds{10'000}) << "told twice";
  EXPECT_EQ(tell(game, "phone", milliseconds{6000}), milliseconds{10'000}) << "told too late";
  EXPECT_EQ(tell(game, "", milliseconds{0}), milliseconds{10'000}) << "no clock";
  EXPECT_EQ(must(clocks_of(db(), game.id)),
            (std::vector<Clock>{{"desk", milliseconds{3000}}, {"phone", milliseconds{7000}}}));
  Game other = start(1);
  EXPECT_EQ(tell(other, "phone", milliseconds{100}), milliseconds{100}) << "another game's";
  const Game over = must(
      change_game(db(), game.id, game.version,
                  {.state = GameState::solved, .clock = {"desk", milliseconds{290'000}}}, kNoon));
  EXPECT_EQ(over.effort.elapsed_ms, 297'000);
  EXPECT_EQ(must(score_of_game(db(), game.id))->time, 1) << "very-easy: 3 of 300 seconds are left";
}

TEST_P(Games, MadeUpDevicesShareAClock) {
  Game game = start();
  for (int i = 0; i < 200; ++i) tell(game, "device " + std::to_string(i), milliseconds{10 + i});
  const auto clocks = must(clocks_of(db(), game.id));
  EXPECT_EQ(clocks.size(), static_cast<std::size_t>(kMostDevices) + 1);
  EXPECT_EQ(clocks.front(), (Clock{"", milliseconds{209}}));
  const milliseconds before{must(game_by_id(db(), game.id)).effort.elapsed_ms};
  EXPECT_EQ(tell(game, "device 0", milliseconds{1010}), before + milliseconds{1000});
}

TEST_P(Games, OfEarlierVersionsKeepTheirTime) {
  Game game = start();
  must(db().write([&](Transaction& transaction) {
    // As version 7 had it.
    transaction.run("DROP TABLE game_clocks");
    transaction.run("DELETE FROM schema_versions WHERE number >= 8");
    transaction.run("UPDATE games SET elapsed_ms = 6000");
    return migrate(transaction);
  }));
  EXPECT_EQ(tell(game, "phone", milliseconds{500}), milliseconds{6500});
  EXPECT_EQ(tell(game, "", milliseconds{6200}), milliseconds{6700}) << "a page of before";
}

TEST_P(Games, NeedsAPlayerAndAPuzzle) {
  EXPECT_EQ(fault_of(start_game(db(), "nobody", puzzles_[0], kNoon)), StoreFault::not_found);
  EXPECT_EQ(fault_of(start_game(db(), player_, "nothing", kNoon)), StoreFault::not_found);
}

TEST_P(Games, AreListedFromTheLastChanged) {
  std::vector<std::string> started;
  for (int i = 0; i < 9; ++i)  // three at a time within one second
    started.push_back(start(0, kNoon + std::chrono::seconds{i / 3}).id);
  std::vector<std::string> listed;
  std::optional<GamePlace> last;
  for (;;) {
    const auto page = must(games_of(db(), player_, last, 2));
    if (page.empty()) break;
    for (const Game& game : page) listed.push_back(game.id);
    last = GamePlace{page.back().updated, page.back().id};
  }
  EXPECT_EQ(listed.size(), 9U);
  std::ranges::sort(listed);
  std::ranges::sort(started);
  EXPECT_EQ(listed, started);
}

// Scores.

TEST_P(Games, ASolvedGameHasItsScore) {
  const Game game = start(1);  // easy
  GameChange change{.moves = {place(0, 5)},
                    .state = GameState::solved,
                    .clock = {"desk", minutes{5}},
                    .hints = {1, 0, 0, 0},
                    .mistakes = 1};
  must(change_game(db(), game.id, 1, change, kNoon));
  EXPECT_EQ(must(score_of_game(db(), game.id)), (Score{200, 100, -4, -10}));
  EXPECT_TRUE(must(integrity_problems(db())).empty());
}

// Statistics.

Day day(int number) { return day_of(kNoon) + days{number}; }

TEST(Streaks, CountDaysInARow) {
  const auto streak = [](std::vector<int> numbers, int today) {
    std::vector<Day> all;
    for (const int number : numbers) all.push_back(day(number));
    return streak_of(all, day(today));
  };
  EXPECT_EQ(streak({}, 0), (Streak{0, 0}));
  EXPECT_EQ(streak({0}, 0), (Streak{1, 1}));
  EXPECT_EQ(streak({0, 1, 2}, 2), (Streak{3, 3}));
  EXPECT_EQ(streak({0, 1, 2}, 3), (Streak{3, 3}));  // today is not over
  EXPECT_EQ(streak({0, 1, 2}, 4), (Streak{0, 3}));
  EXPECT_EQ(streak({0, 1, 2, 5, 6}, 6), (Streak{2, 3}));
}

TEST_P(Games, StatisticsAreByLevelAndDay) {
  solve(0, minutes{4}, kNoon);                                      // very-easy
  solve(1, minutes{6}, kNoon);                                      // easy
  solve(7, minutes{8}, kNoon + days{1});                            // easy
  solve(7, minutes{10}, kNoon + days{3} - std::chrono::hours{13});  // easy, still day 2 by UTC
  const Statistics statistics = must(statistics_of(db(), player_, day(2)));
  EXPECT_EQ(statistics.solved, 4);
  EXPECT_EQ(statistics.streak, (Streak{3, 3}));
  ASSERT_EQ(statistics.levels.size(), 2U);
  EXPECT_EQ(statistics.levels[0].level, "very-easy");
  EXPECT_EQ(statistics.levels[0].streak, (Streak{0, 1}));
  const LevelStatistics& easy = statistics.levels[1];
  EXPECT_EQ(easy.level, "easy");
  EXPECT_EQ(easy.solved, 3);
  EXPECT_EQ(easy.best, minutes{6});
  EXPECT_EQ(easy.average, minutes{8});
  EXPECT_EQ(easy.best_score, 280);
  EXPECT_EQ(easy.total_score, 280 + 240 + 200);
  EXPECT_EQ(must(statistics_of(db(), "nobody", day(0))).solved, 0);
}

TEST_P(Games, ARecordNeedsNoHint) {
  solve(0, minutes{1}, kNoon, {26, 0, 0, 0});  // very-easy
  solve(0, minutes{2}, kNoon, {0, 0, 0, 1});   // a digit was revealed
  LevelStatistics level = must(statistics_of(db(), player_, day(0))).levels.at(0);
  EXPECT_EQ(level.solved, 2);
  EXPECT_EQ(level.unaided, 0);
  EXPECT_FALSE(level.best);
  EXPECT_FALSE(level.average);
  solve(0, minutes{4}, kNoon);
  solve(0, minutes{6}, kNoon);
  level = must(statistics_of(db(), player_, day(0))).levels.at(0);
  EXPECT_EQ(level.solved, 4);
  EXPECT_EQ(level.unaided, 2);
  EXPECT_EQ(level.best, minutes{4});
  EXPECT_EQ(level.average, minutes{5});
}

// Saved puzzles.

TEST_P(Games, PuzzlesAreSavedAndForgotten) {
  must(save_puzzle(db(), player_, puzzles_[0], "nice", kNoon));
  must(save_puzzle(db(), player_, puzzles_[1], "hard", kNoon + minutes{1}));
  must(save_puzzle(db(), player_, puzzles_[0], "very nice", kNoon + minutes{2}));
  auto saved = must(saved_puzzles(db(), player_));
  ASSERT_EQ(saved.size(), 2U);
  EXPECT_EQ(saved[1].title, "very nice");
  EXPECT_EQ(saved[1].puzzle.id, puzzles_[0]);
  must(forget_puzzle(db(), player_, puzzles_[0]));
  EXPECT_EQ(fault_of(forget_puzzle(db(), player_, puzzles_[0])), StoreFault::not_found);
  EXPECT_EQ(fault_of(save_puzzle(db(), player_, "nothing", "", kNoon)), StoreFault::not_found);
}

}  // namespace
}  // namespace nonet::store
