// Games, brought puzzles and own data over a real database.
#include <filesystem>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "play/stored/brought_puzzle.h"
#include "play/stored/games.h"
#include "play/stored/known_puzzle.h"
#include "play/stored/own_data.h"
#include "store/players/players.h"
#include "support/fillings.h"
#include "support/folder_test.h"

namespace nonet::play {
namespace {

constexpr const char* kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

bool never() { return false; }
bool at_once() { return true; }

template <class Value, class Problem>
Value must(tl::expected<Value, Problem> result) {
  EXPECT_TRUE(result);
  return *std::move(result);
}

class Stored : public testing::FolderTest {
 protected:
  void SetUp() override {
    FolderTest::SetUp();
    database_ = must(store::Database::open(path("play.db")));
  }

  store::Database& db() { return *database_; }
  store::Player player() { return must(store::add_anonymous(db(), store::now())); }
  Game start(const store::Player& player) {
    const auto puzzle = must(brought_puzzle(db(), testing::filling_from(kPuzzle), never));
    return with_puzzle(must(store::start_game(db(), player.id, puzzle.id, store::now())), puzzle);
  }
  // Every open cell with its digit.
  static std::vector<Move> whole(const Game& game) {
    std::vector<Move> moves;
    for (const Cell c : kAllCells)
      if (!game.givens.at(c))
        moves.push_back(
            {.event = {.kind = trace::Kind::place, .cell = wide(c), .digit = game.solution.at(c)}});
    return moves;
  }
  static SentMoves sent(std::vector<Move> moves, std::string batch = {}) {
    return {
        .moves = std::move(moves), .known = {}, .batch = std::move(batch), .clock = {}, .page = {}};
  }

 private:
  std::unique_ptr<store::Database> database_;
};

TEST_F(Stored, ABroughtPuzzleIsKnownToItsPlayerOnly) {
  const Filling puzzle = testing::filling_from(kPuzzle);
  const auto first = must(brought_puzzle(db(), puzzle, never));
  EXPECT_EQ(must(brought_puzzle(db(), puzzle, never)).id, first.id);
  EXPECT_FALSE(must(known_puzzle(db(), puzzle)));
}

TEST_F(Stored, ABroughtPuzzleIsRefusedForAReason) {
  const auto several = brought_puzzle(db(), Filling{}, never);
  ASSERT_FALSE(several);
  EXPECT_EQ(several.error().refusal, Refusal::not_one_solution);
  const Filling puzzle = testing::filling_from(kPuzzle);
  const auto late = brought_puzzle(db(), Filling{}, at_once);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().refusal, Refusal::out_of_time);
  must(brought_puzzle(db(), puzzle, never));
  Filling exchanged;
  for (const Cell c : puzzle.cells())
    exchanged.set(c, static_cast<Digit>(number(*puzzle.at(c)) % 9 + 1));
  const auto dressed = brought_puzzle(db(), exchanged, never);
  ASSERT_FALSE(dressed);
  EXPECT_EQ(dressed.error().refusal, Refusal::other_dress);
}

TEST_F(Stored, AnothersGameIsUnknown) {
  const store::Player owner = player();
  const Game game = start(owner);
  EXPECT_TRUE(must(game_of(db(), owner.id, game.row.id)));
  EXPECT_FALSE(must(game_of(db(), player().id, game.row.id)));
  EXPECT_FALSE(must(game_of(db(), owner.id, "nothing")));
}

TEST_F(Stored, TheLastRightDigitSolvesAndScores) {
  const Game game = start(player());
  const Played played = must(play_moves(db(), game, sent(whole(game), "all")));
  EXPECT_EQ(played.game.row.state, GameState::solved);
  EXPECT_TRUE(must(score_of(db(), played.game.row)));
  const Played again = must(play_moves(db(), played.game, sent(whole(game), "all")));
  EXPECT_EQ(again.log.size(), played.log.size()) << "the same batch is not stored twice";
  const auto more = play_moves(db(), played.game, sent(whole(game), "other"));
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().refusal, Refusal::game_over);
}

TEST_F(Stored, WhoeverIsSecondIsMerged) {
  const Game seen = start(player());
  const auto moves = whole(seen);
  must(play_moves(db(), seen, sent({moves[0]})));
  SentMoves late = sent({moves[1]});
  late.known = 0;
  const Played played = must(play_moves(db(), seen, late));  // the version is an old one
  EXPECT_EQ(played.log.size(), 2U);
  ASSERT_EQ(played.others.size(), 1U);
  EXPECT_EQ(played.first_other, 1U);
}

TEST_F(Stored, HintsCountByStageUntilTheGameIsGivenUp) {
  const Game game = start(player());
  EXPECT_TRUE(count_hint(db(), game, "naked-single", 2));
  EXPECT_TRUE(count_hint(db(), game, "", 1)) << "over an old version";
  const Game over = must(give_up(db(), game));
  EXPECT_EQ(over.row.state, GameState::given_up);
  EXPECT_EQ(over.row.effort.hints, (std::array<std::int64_t, 4>{1, 1, 0, 0}));
  EXPECT_TRUE(count_hint(db(), over, "", 1));
  EXPECT_EQ(must(store::game_by_id(db(), game.row.id)).effort.hints, over.row.effort.hints);
  EXPECT_EQ(must(give_up(db(), over)).row.version, over.row.version) << "once is enough";
}

TEST_F(Stored, OwnDataComesBackIntoAnotherAccount) {
  const store::Player before = player();
  const Game game = start(before);
  must(play_moves(db(), game, sent({whole(game)[0]})));
  const OwnData data = must(own_data_of(db(), before));
  ASSERT_EQ(data.games.size(), 1U);
  EXPECT_EQ(formats::write_line(data.games.front().puzzle), kPuzzle);
  const store::Player after = player();
  EXPECT_EQ(must(bring_back(db(), after.id, data, never)).games, 1U);
  EXPECT_EQ(must(bring_back(db(), after.id, data, never)).known, 1U) << "twice is once";
  EXPECT_EQ(must(own_data_of(db(), after)).games.front().moves, data.games.front().moves);
}

TEST_F(Stored, NothingComesBackOfAPuzzleThatIsNone) {
  OwnData data{.settings = "{}", .games = {}, .saved = {}, .progress = {}};
  data.saved = {{testing::filling_from(kPuzzle), "mine"}, {Filling{}, "empty"}};
  const auto refused = bring_back(db(), player().id, data, never);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().refusal, Refusal::no_export);
  EXPECT_EQ(refused.error().sentence, "saved puzzle 2: its puzzle has not exactly one solution");
  const auto late = bring_back(db(), player().id, data, at_once);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().refusal, Refusal::out_of_time);
}

}  // namespace
}  // namespace nonet::play
