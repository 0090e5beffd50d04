// Accounts, sessions, boards kept for a token, and what is taken over into an account.
#include "store/players/players.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include "store/base/ids.h"
#include "store/base/maintenance.h"
#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/games/play_sessions.h"
#include "store/players/progress.h"
#include "store/players/saved.h"
#include "store/players/sessions.h"
#include "store/players/statistics.h"
#include "store/players/takeover.h"
#include "store/puzzles/practice.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

class Players : public StoreTest {
 protected:
  PasswordHasher hasher{2, PasswordHasher::Cost::least};
  Player account(const std::string& name) {
    return must(add_account(db(), hasher, {name, std::nullopt, "correct horse"}, kNoon));
  }
};
NONET_ON_BOTH_DATABASES(Players);

TEST_P(Players, AnAccountIsKeptAndSignedInTo) {
  const Player made =
      must(add_account(db(), hasher, {"Ada", "ada@example.org", "correct horse"}, kNoon));
  EXPECT_EQ(made.name, "Ada");
  EXPECT_EQ(made.email, "ada@example.org");
  EXPECT_EQ(made.created, kNoon);
  EXPECT_EQ(must(player_by_id(db(), made.id)), made);
  EXPECT_EQ(must(sign_in(db(), hasher, "ADA", "correct horse")), made);
  EXPECT_EQ(fault_of(sign_in(db(), hasher, "Ada", "wrong horse")), StoreFault::not_found);
  EXPECT_EQ(fault_of(sign_in(db(), hasher, "Eve", "correct horse")), StoreFault::not_found);
}

TEST_P(Players, ThePasswordIsStoredAsArgon2idOnly) {
  account("Ada");
  const auto stored = must(db().read([](Transaction& transaction) {
    return transaction.value<std::string>("SELECT password FROM players");
  }));
  EXPECT_TRUE(stored.starts_with("$argon2id$")) << stored;
  EXPECT_EQ(stored.find("horse"), std::string::npos);
}

TEST_P(Players, ANameBelongsToOne) {
  account("Ada");
  const auto second = add_account(db(), hasher, {"aDA", std::nullopt, "another word"}, kNoon);
  ASSERT_EQ(fault_of(second), StoreFault::conflict);
  EXPECT_EQ(second.error().sentence, "the name 'aDA' is taken");
}

TEST_P(Players, OfManyWhoWantANameAtOnceOneGetsIt) {
  db();
  std::atomic<int> made = 0;
  std::atomic<int> taken = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      const auto player = add_account(db(), hasher, {"Ada", std::nullopt, "correct horse"}, kNoon);
      if (player) ++made;
      if (!player && player.error().sentence == "the name 'Ada' is taken") ++taken;
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(made, 1);
  EXPECT_EQ(taken, 7);
}

TEST_P(Players, BadNamesAndPasswordsAreRefused) {
  const std::vector<NewAccount> bad{
      {"", std::nullopt, "correct horse"},
      {" Ada", std::nullopt, "correct horse"},
      {"A\nda", std::nullopt, "correct horse"},
      {std::string(41, 'a'), std::nullopt, "correct horse"},
      {"Ada", "no address", "correct horse"},
      {"Ada", std::nullopt, "short"},
      {"Ada", std::nullopt, std::string(2000, 'x')},
  };
  for (const NewAccount& row : bad)
    EXPECT_EQ(fault_of(add_account(db(), hasher, row, kNoon)), StoreFault::refused) << row.name;
}

TEST_P(Players, APasswordCanBeChangedByWhoKnowsIt) {
  const Player ada = account("Ada");
  EXPECT_EQ(fault_of(change_password(db(), hasher, ada.id, "guess", "new password")),
            StoreFault::not_found);
  must(change_password(db(), hasher, ada.id, "correct horse", "new password"));
  EXPECT_TRUE(sign_in(db(), hasher, "Ada", "new password"));
  EXPECT_FALSE(sign_in(db(), hasher, "Ada", "correct horse"));
}

TEST_P(Players, SettingsAreKept) {
  const Player player = must(add_anonymous(db(), kNoon));
  EXPECT_EQ(player.settings, "{}");
  must(set_settings(db(), player.id, R"({"theme":"dark","ü":"ß"})"));
  EXPECT_EQ(must(player_by_id(db(), player.id)).settings, R"({"theme":"dark","ü":"ß"})");
  EXPECT_EQ(fault_of(set_settings(db(), "nobody", "{}")), StoreFault::not_found);
}

// Sessions.

TEST_P(Players, ASessionLastsAsLongAsItShould) {
  const Player ada = account("Ada");
  const std::string token = must(open_session(db(), ada.id, hours{1}, kNoon));
  EXPECT_GE(token.size(), 32U);
  EXPECT_EQ(must(session_player(db(), token, kNoon + seconds{3599})), ada.id);
  EXPECT_EQ(fault_of(session_player(db(), token, kNoon + hours{1})), StoreFault::not_found);
  EXPECT_FALSE(must(prolong_session(db(), token, hours{2}, kNoon))) << "half of it is left";
  EXPECT_TRUE(must(prolong_session(db(), token, hours{2}, kNoon + seconds{1})));
  EXPECT_EQ(must(session_player(db(), token, kNoon + hours{1})), ada.id);
  EXPECT_EQ(must(forget_expired_sessions(db(), kNoon + hours{1})), 0);
  EXPECT_FALSE(must(prolong_session(db(), token, hours{2}, kNoon + hours{3}))) << "it is over";
  EXPECT_EQ(must(forget_expired_sessions(db(), kNoon + hours{3})), 1);
  EXPECT_FALSE(must(prolong_session(db(), token, hours{2}, kNoon)));
  EXPECT_EQ(fault_of(open_session(db(), "nobody", hours{1}, kNoon)), StoreFault::not_found);
}

TEST_P(Players, ASessionCanBeEnded) {
  const Player ada = account("Ada");
  const std::string one = must(open_session(db(), ada.id, hours{1}, kNoon));
  const std::string two = must(open_session(db(), ada.id, hours{1}, kNoon));
  const std::string three = must(open_session(db(), ada.id, hours{1}, kNoon));
  must(revoke_session(db(), one));
  EXPECT_EQ(fault_of(session_player(db(), one, kNoon)), StoreFault::not_found);
  EXPECT_EQ(must(session_player(db(), two, kNoon)), ada.id);
  must(revoke_sessions(db(), ada.id));
  EXPECT_EQ(fault_of(session_player(db(), three, kNoon)), StoreFault::not_found);
}

TEST_P(Players, NoTokenStandsInTheTables) {
  const Player ada = account("Ada");
  const std::string token = must(open_session(db(), ada.id, hours{1}, kNoon));
  const std::string board = must(create_play_session(db(), "{}", {}, kNoon));
  must(db().read([&](Transaction& transaction) {
    EXPECT_NE(transaction.value<std::string>("SELECT token FROM sessions"), token);
    EXPECT_NE(transaction.value<std::string>("SELECT token FROM play_sessions"), board);
  }));
  EXPECT_NE(random_token(), random_token());
}

// Boards of the API.

TEST_P(Players, ABoardIsKeptForItsToken) {
  const std::string token = must(create_play_session(db(), R"({"at":1})", {}, kNoon));
  PlaySession session = must(load_play_session(db(), token, {}, kNoon));
  EXPECT_EQ(session.state, R"({"at":1})");
  EXPECT_EQ(must(save_play_session(db(), token, session.version, R"({"at":2})", kNoon)), 2);
  EXPECT_EQ(fault_of(save_play_session(db(), token, session.version, "lost?", kNoon)),
            StoreFault::conflict);
  EXPECT_EQ(must(load_play_session(*open(), token, {}, kNoon)).state, R"({"at":2})");
  EXPECT_EQ(fault_of(load_play_session(db(), "nonsense", {}, kNoon)), StoreFault::not_found);
  EXPECT_EQ(fault_of(save_play_session(db(), "nonsense", 1, "{}", kNoon)), StoreFault::not_found);
}

TEST_P(Players, BoardsEndWhenUnusedAndAreBounded) {
  const PlaySessionLimits limits{.count = 5, .idle_time = hours{24}};
  std::vector<std::string> tokens;
  for (int i = 0; i < 10; ++i)
    tokens.push_back(must(create_play_session(db(), "{}", {}, kNoon + seconds{i})));
  // Looking is use.
  EXPECT_TRUE(load_play_session(db(), tokens[0], limits, kNoon + hours{23}));
  EXPECT_TRUE(load_play_session(db(), tokens[0], limits, kNoon + hours{46}));
  EXPECT_EQ(fault_of(load_play_session(db(), tokens[1], limits, kNoon + hours{25})),
            StoreFault::not_found);
  EXPECT_EQ(must(expire_play_sessions(db(), limits, kNoon + hours{1})), 5);
  EXPECT_TRUE(load_play_session(db(), tokens[0], limits, kNoon + hours{46}));
  EXPECT_FALSE(load_play_session(db(), tokens[1], limits, kNoon + hours{1}));
  EXPECT_TRUE(load_play_session(db(), tokens[9], limits, kNoon + hours{1}));
  EXPECT_EQ(must(expire_play_sessions(db(), limits, kNoon + hours{46})), 4);
}

// Taking over.

class Takeover : public Players {
 protected:
  GameChange solved() {
    GameChange change;
    change.state = GameState::solved;
    change.clock.elapsed = std::chrono::minutes{3};
    change.moves.push_back(
        {.kind = trace::Kind::place, .cell = wide(kAllCells[3]), .digit = digit_of(4)});
    return change;
  }
};
NONET_ON_BOTH_DATABASES(Takeover);

TEST_P(Takeover, AnAnonymousPlayerBecomesAnAccount) {
  const Player player = must(add_anonymous(db(), kNoon));
  EXPECT_FALSE(player.name);
  const std::string token = must(open_session(db(), player.id, hours{1}, kNoon));
  const Player claimed =
      must(claim_account(db(), hasher, player.id, {"Ada", std::nullopt, "correct horse"}));
  EXPECT_EQ(claimed.id, player.id);
  EXPECT_EQ(fault_of(session_player(db(), token, kNoon)), StoreFault::not_found);
  EXPECT_EQ(must(sign_in(db(), hasher, "ada", "correct horse")).id, player.id);
  EXPECT_EQ(
      fault_of(claim_account(db(), hasher, player.id, {"Eve", std::nullopt, "correct horse"})),
      StoreFault::not_found);
}

TEST_P(Takeover, NothingIsLost) {
  const Added puzzles = must(add_puzzles(db(), rated_puzzles(40), kNoon));
  must(add_positions(db(), "x-wing", std::vector<std::string>{"p1", "p2", "p3"}));
  const Player ada = account("Ada");
  const Player visitor = must(add_anonymous(db(), kNoon));
  for (const Player& player : {ada, visitor}) {
    const Game game = must(start_game(db(), player.id, puzzles.ids[2], kNoon));
    must(change_game(db(), game.id, 1, solved(), kNoon));
    must(save_puzzle(db(), player.id, puzzles.ids[5], "both", kNoon));
    must(note_seen(db(), player.id, "x-wing"));
    must(note_attempt(db(), player.id, "x-wing", {.position = 1, .found = true}, kNoon));
    must(unseen_puzzle(db(), player.id, "easy"));
  }
  const Game running = must(start_game(db(), visitor.id, puzzles.ids[7], kNoon));
  must(save_puzzle(db(), visitor.id, puzzles.ids[6], "mine", kNoon));
  must(note_attempt(db(), visitor.id, "x-wing", {.position = 2, .found = true}, kNoon));
  must(note_seen(db(), visitor.id, "y-wing"));
  const std::string token = must(open_session(db(), visitor.id, hours{1}, kNoon));

  must(take_over(db(), visitor.id, ada.id));
  EXPECT_EQ(fault_of(player_by_id(db(), visitor.id)), StoreFault::not_found);
  EXPECT_EQ(must(games_of(db(), ada.id, std::nullopt, 10)).size(), 3U);
  EXPECT_EQ(must(game_by_id(db(), running.id)).player, ada.id);
  EXPECT_EQ(must(statistics_of(db(), ada.id, day_of(kNoon))).solved, 2);
  EXPECT_EQ(must(saved_puzzles(db(), ada.id)).size(), 2U);
  EXPECT_EQ(fault_of(session_player(db(), token, kNoon)), StoreFault::not_found)
      << "a token from before is none of the account's";
  const auto progress = must(progress_of(db(), ada.id));
  ASSERT_EQ(progress.size(), 2U);
  EXPECT_EQ(progress[0].technique, "x-wing");
  EXPECT_EQ(progress[0].seen, 2);
  EXPECT_EQ(progress[0].practised, 3);
  EXPECT_EQ(progress[0].found, 2);
  EXPECT_EQ(progress[1].seen, 1);
  EXPECT_TRUE(must(integrity_problems(db())).empty());
}

TEST_P(Takeover, OnlyFromAnonymousAndOnlyIntoAnAccount) {
  const Player ada = account("Ada");
  const Player bob = account("Bob");
  const Player visitor = must(add_anonymous(db(), kNoon));
  EXPECT_EQ(fault_of(take_over(db(), ada.id, bob.id)), StoreFault::refused);
  EXPECT_EQ(fault_of(take_over(db(), ada.id, visitor.id)), StoreFault::refused);
  EXPECT_EQ(fault_of(take_over(db(), "nobody", ada.id)), StoreFault::not_found);
  EXPECT_TRUE(player_by_id(db(), visitor.id));
}

TEST(Passwords, TheRealCostWorksToo) {
  PasswordHasher hasher;
  const auto hash = hasher.hash("correct horse");
  ASSERT_TRUE(hash);
  EXPECT_NE(hash->find("m=65536"), std::string::npos) << *hash;
  EXPECT_TRUE(hasher.matches(*hash, "correct horse"));
  EXPECT_FALSE(hasher.matches(*hash, "correct house"));
  EXPECT_FALSE(hasher.matches("no hash", "correct house"));
}

}  // namespace
}  // namespace nonet::store
