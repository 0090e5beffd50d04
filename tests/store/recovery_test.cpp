// The way back into an account, and the way out for good.
#include "store/players/recovery.h"

#include <set>

#include "store/base/maintenance.h"
#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/players/erase.h"
#include "store/players/progress.h"
#include "store/players/saved.h"
#include "store/players/sessions.h"
#include "store/puzzles/practice.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

class Recovery : public StoreTest {
 protected:
  PasswordHasher hasher{2, PasswordHasher::Cost::least};
  Player account(const std::string& name) {
    return must(add_account(db(), hasher, {name, std::nullopt, "correct horse"}, kNoon));
  }
  std::size_t codes_left() {
    return static_cast<std::size_t>(must(db().read([](Transaction& transaction) {
      return transaction.value<std::int64_t>("SELECT count(*) FROM recovery_codes");
    })));
  }
};
NONET_ON_BOTH_DATABASES(Recovery);

TEST_P(Recovery, ACodeOpensTheAccountOnceAndEndsItsSessions) {
  const Player ada = account("Ada");
  const auto codes = must(renew_recovery_codes(db(), ada.id));
  ASSERT_EQ(codes.size(), static_cast<std::size_t>(kRecoveryCodes));
  EXPECT_EQ(std::set(codes.begin(), codes.end()).size(), codes.size());
  const std::string token = must(open_session(db(), ada.id, std::chrono::hours{1}, kNoon));

  std::string shouted = codes[2];
  for (char& c : shouted) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  EXPECT_EQ(must(recover(db(), hasher, "ada", " " + shouted, "another horse")), ada);
  EXPECT_EQ(must(sign_in(db(), hasher, "Ada", "another horse")), ada);
  EXPECT_EQ(fault_of(sign_in(db(), hasher, "Ada", "correct horse")), StoreFault::not_found);
  EXPECT_EQ(fault_of(session_player(db(), token, kNoon)), StoreFault::not_found);
  EXPECT_EQ(fault_of(recover(db(), hasher, "Ada", codes[2], "third horse!")),
            StoreFault::not_found);
  EXPECT_EQ(codes_left(), codes.size() - 1);
}

TEST_P(Recovery, WrongNameAndWrongCodeAreToldAlikeAndABadPasswordCostsNoCode) {
  const Player ada = account("Ada");
  account("Eve");
  const auto codes = must(renew_recovery_codes(db(), ada.id));
  const auto wrong_name = recover(db(), hasher, "Eve", codes[0], "another horse");
  const auto unknown = recover(db(), hasher, "Nobody", codes[0], "another horse");
  const auto wrong_code = recover(db(), hasher, "Ada", "0000-0000-0000-0000", "another horse");
  ASSERT_FALSE(wrong_name || unknown || wrong_code);
  EXPECT_EQ(wrong_name.error(), wrong_code.error());
  EXPECT_EQ(unknown.error(), wrong_code.error());
  EXPECT_EQ(fault_of(recover(db(), hasher, "Ada", codes[0], "short")), StoreFault::refused);
  EXPECT_EQ(codes_left(), codes.size());
  EXPECT_EQ(fault_of(recover(db(), hasher, "", "", "another horse")), StoreFault::not_found);
}

TEST_P(Recovery, NewCodesEndTheOldOnesAndNoneStandsInTheTables) {
  const Player ada = account("Ada");
  const auto old = must(renew_recovery_codes(db(), ada.id));
  const auto codes = must(renew_recovery_codes(db(), ada.id));
  EXPECT_EQ(fault_of(recover(db(), hasher, "Ada", old[0], "another horse")), StoreFault::not_found);
  const auto stored = must(db().read([](Transaction& transaction) {
    return transaction.select<std::string>("SELECT code FROM recovery_codes");
  }));
  for (const auto& [hash] : stored)
    for (const std::string& code : codes) EXPECT_EQ(hash.find(code), std::string::npos);
}

TEST_P(Recovery, APlayerIsErasedWithAllThatIsHisAndNothingElse) {
  const auto ids = must(add_puzzles(db(), rated_puzzles(12), kNoon)).ids;
  const Player ada = account("Ada");
  const Player eve = account("Eve");
  must(add_positions(db(), "x-wing", std::vector<std::string>{":0300:1:", ":0300:2:"}));
  const auto position = must(positions_for(db(), ada.id, "x-wing", 1)).front();
  Puzzles own = some_puzzles(3, 99);
  for (StoredPuzzle& puzzle : own) {
    puzzle.listed = false;
    puzzle.source = kBroughtByPlayer;
  }
  own[2].source = "";  // not hers: it was of a collection once
  const auto own_ids = must(add_puzzles(db(), own, kNoon)).ids;
  for (const std::string& id : own_ids) must(save_puzzle(db(), ada.id, id, "mine", kNoon));
  must(save_puzzle(db(), eve.id, own_ids[1], "hers too", kNoon));
  for (const Player& player : {ada, eve}) {
    must(renew_recovery_codes(db(), player.id));
    must(open_session(db(), player.id, std::chrono::hours{1}, kNoon));
    must(unseen_puzzle(db(), player.id, "hard"));
    must(note_attempt(db(), player.id, "x-wing", {position.number, true, false}, kNoon));
    const Game game = must(start_game(db(), player.id, ids[0], kNoon));
    must(change_game(db(), game.id, 1,
                     {.moves = {{.kind = trace::Kind::pause}}, .state = GameState::solved}, kNoon));
  }
  must(erase_player(db(), ada.id));
  EXPECT_EQ(fault_of(player_by_id(db(), ada.id)), StoreFault::not_found);
  EXPECT_EQ(fault_of(erase_player(db(), ada.id)), StoreFault::not_found);
  EXPECT_EQ(fault_of(puzzle_by_id(db(), own_ids[0])), StoreFault::not_found);
  EXPECT_TRUE(puzzle_by_id(db(), own_ids[1]));
  EXPECT_TRUE(puzzle_by_id(db(), own_ids[2]));
  EXPECT_TRUE(puzzle_by_id(db(), ids[0]));
  EXPECT_EQ(must(games_of(db(), eve.id, std::nullopt, 10)).size(), 1U);
  EXPECT_EQ(must(saved_puzzles(db(), eve.id)).size(), 1U);
  EXPECT_TRUE(must(integrity_problems(db())).empty());
}

TEST_P(Recovery, AnonymousPlayersWhoCannotComeBackAreErased) {
  const auto ids = must(add_puzzles(db(), rated_puzzles(1), kNoon)).ids;
  const Player gone = must(add_anonymous(db(), kNoon));
  const Player here = must(add_anonymous(db(), kNoon));
  const Player named = account("Ada");
  must(start_game(db(), gone.id, ids[0], kNoon));
  must(open_session(db(), gone.id, std::chrono::hours{1}, kNoon));
  must(open_session(db(), here.id, std::chrono::hours{100}, kNoon));

  const auto later = kNoon + std::chrono::hours{25};
  EXPECT_EQ(must(erase_lost_players(db(), 10, later)), 0);  // its session is not forgotten yet
  must(forget_expired_sessions(db(), later));
  EXPECT_EQ(must(erase_lost_players(db(), 10, kNoon + std::chrono::hours{23})), 0);
  EXPECT_EQ(must(erase_lost_players(db(), 0, later)), 0);
  EXPECT_EQ(must(erase_lost_players(db(), 10, later)), 1);
  EXPECT_EQ(fault_of(player_by_id(db(), gone.id)), StoreFault::not_found);
  EXPECT_TRUE(player_by_id(db(), here.id));
  EXPECT_TRUE(player_by_id(db(), named.id));
  EXPECT_TRUE(must(integrity_problems(db())).empty());
}

}  // namespace
}  // namespace nonet::store
