// Storing puzzles and finding them again, each by its index.
#include <algorithm>
#include <set>

#include "board/symmetry.h"
#include "formats/format.h"
#include "store/base/dialect.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/players/players.h"
#include "store/puzzles/daily.h"
#include "store/puzzles/puzzle_queries.h"
#include "store/puzzles/recognise.h"
#include "store/puzzles/unseen.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

class PuzzleStore : public StoreTest {};
NONET_ON_BOTH_DATABASES(PuzzleStore);

StoredPuzzle full_card() {
  StoredPuzzle puzzle = some_puzzles(1).front();
  puzzle.rating = {.branching = 301,
                   .level = "extreme",
                   .score = 4711,
                   .score_level = "unfair",
                   .hardest = "x-wing",
                   .narrowest = 1,
                   .path_length = 62,
                   .conflicts = 9,
                   .minimal = true,
                   .symmetries = "rotation-180 diagonal",
                   .techniques = {{"naked-single", 31}, {"x-wing", 2}},
                   .profile = "standard",
                   .engine_version = "0.1.0",
                   .er = 72,
                   .ep = std::nullopt,
                   .ed = 26};
  puzzle.source = "made 'by' \"hand\"; ünïcode";
  puzzle.collection = "first";
  puzzle.seed = "18446744073709551615";
  return puzzle;
}

TEST_P(PuzzleStore, KeepsTheWholeCard) {
  StoredPuzzle puzzle = full_card();
  const Added added = must(add_puzzles(db(), {&puzzle, 1}, kNoon));
  EXPECT_EQ(added.added, 1U);
  const StoredPuzzle found = must(puzzle_by_id(db(), added.ids.front()));
  puzzle.id = added.ids.front();
  puzzle.number = 1;
  EXPECT_EQ(found, puzzle);
  EXPECT_EQ(must(puzzle_by_canonical(db(), puzzle.canonical)), puzzle);
}

TEST_P(PuzzleStore, AnUnratedPuzzleStaysUnrated) {
  const Puzzles puzzles = some_puzzles(1);
  const Added added = must(add_puzzles(db(), puzzles, kNoon));
  EXPECT_EQ(must(puzzle_by_id(db(), added.ids.front())).rating, Rating{});
}

TEST_P(PuzzleStore, IdsAreShortAndSafeInAUrl) {
  const Added added = must(add_puzzles(db(), some_puzzles(100), kNoon));
  EXPECT_EQ(std::set<std::string>(added.ids.begin(), added.ids.end()).size(), 100U);
  for (const std::string& id : added.ids) {
    EXPECT_EQ(id.size(), 13U);
    EXPECT_EQ(id.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz"), std::string::npos) << id;
  }
}

TEST_P(PuzzleStore, DuplicatesAreSkippedAndCounted) {
  Puzzles puzzles = some_puzzles(20);
  // The same puzzle in another dress, within one batch and in the next.
  const Filling dressed = random_isomorphism(7).apply(*formats::read_line(puzzles[3].puzzle));
  puzzles.push_back(stored_puzzle(dressed, dressed));
  const Added first = must(add_puzzles(db(), puzzles, kNoon));
  EXPECT_EQ(first.added, 20U);
  EXPECT_EQ(first.known, 1U);
  EXPECT_EQ(first.ids[20], first.ids[3]);
  const Added second = must(add_puzzles(db(), puzzles, kNoon));
  EXPECT_EQ(second.added, 0U);
  EXPECT_EQ(second.known, 21U);
  EXPECT_EQ(second.ids, first.ids);
}

TEST_P(PuzzleStore, ManyRowsAtOnceAndAFewLeftOver) {
  const Puzzles puzzles = rated_puzzles(1234);
  EXPECT_EQ(must(add_puzzles(db(), puzzles, kNoon)).added, 1234U);
  Puzzles all;
  for (std::int64_t after = 0;;) {
    Puzzles page = must(all_puzzles(db(), after, 500));
    if (page.empty()) break;
    after = page.back().number;
    std::ranges::move(page, std::back_inserter(all));
  }
  ASSERT_EQ(all.size(), 1234U);
  std::set<std::string> stored;
  for (const StoredPuzzle& puzzle : all) stored.insert(puzzle.canonical);
  for (const StoredPuzzle& puzzle : puzzles) EXPECT_TRUE(stored.contains(puzzle.canonical));
}

TEST_P(PuzzleStore, WhatIsNoPuzzleIsRefusedAndNothingIsStored) {
  Puzzles puzzles = some_puzzles(3);
  puzzles[2].rating.level = "murderous";
  EXPECT_EQ(fault_of(add_puzzles(db(), puzzles, kNoon)), StoreFault::refused);
  puzzles[2].rating.level.reset();
  puzzles[1].solution = "short";
  EXPECT_EQ(fault_of(add_puzzles(db(), puzzles, kNoon)), StoreFault::refused);
  EXPECT_TRUE(must(all_puzzles(db(), 0, 10)).empty());
  EXPECT_EQ(fault_of(puzzle_by_id(db(), "nonsense'; DROP TABLE puzzles;")), StoreFault::not_found);
}

TEST_P(PuzzleStore, PagesOfALevelAreCompleteAndStayInOrder) {
  must(add_puzzles(db(), rated_puzzles(300), kNoon));
  const Puzzles at_first = must(puzzles_by_level(db(), "hard", "", 1000));
  ASSERT_EQ(at_first.size(), 50U);
  std::vector<std::string> ids;
  for (std::string after;;) {
    const Puzzles page = must(puzzles_by_level(db(), "hard", after, 7));
    if (page.empty()) break;
    for (const StoredPuzzle& puzzle : page) {
      EXPECT_EQ(puzzle.rating.level, "hard");
      ids.push_back(puzzle.id);
    }
    after = ids.back();
    if (ids.size() == 14) must(add_puzzles(db(), rated_puzzles(300, 2), kNoon));  // in between
  }
  EXPECT_TRUE(std::ranges::is_sorted(ids));
  EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
  for (const StoredPuzzle& puzzle : at_first)
    EXPECT_NE(std::ranges::find(ids, puzzle.id), ids.end()) << puzzle.id;
}

TEST_P(PuzzleStore, IsFoundByTechniqueAndCollection) {
  Puzzles puzzles = rated_puzzles(200);
  for (std::size_t i = 0; i < 30; ++i) puzzles[i].collection = "mine";
  must(add_puzzles(db(), puzzles, kNoon));
  EXPECT_EQ(must(puzzles_by_technique(db(), "x-wing", 0, 100)).size(), 20U);
  EXPECT_EQ(must(puzzles_by_technique(db(), "jellyfish", 0, 100)).size(), 0U);
  EXPECT_EQ(must(puzzles_by_collection(db(), "mine", 0, 100)).size(), 30U);
}

TEST_P(PuzzleStore, RandomReachesEveryPuzzleOfALevel) {
  must(add_puzzles(db(), rated_puzzles(60), kNoon));
  std::set<std::string> met;
  SplitMix64 source{5};
  for (int i = 0; i < 3000 && met.size() < 10; ++i) {
    const StoredPuzzle puzzle = must(random_puzzle(db(), "easy", source()));
    EXPECT_EQ(puzzle.rating.level, "easy");
    met.insert(puzzle.id);
  }
  EXPECT_EQ(met.size(), 10U);
  EXPECT_TRUE(random_puzzle(db(), "easy", 0));
  EXPECT_TRUE(random_puzzle(db(), "easy", UINT64_MAX));
  EXPECT_EQ(fault_of(random_puzzle(db(), "nightmare", 1)), StoreFault::not_found);
}

TEST_P(PuzzleStore, UnlistedPuzzlesAreNotHandedOut) {
  Puzzles puzzles = rated_puzzles(6);
  for (StoredPuzzle& puzzle : puzzles) puzzle.listed = false;
  must(add_puzzles(db(), puzzles, kNoon));
  EXPECT_TRUE(must(puzzles_by_level(db(), "easy", "", 10)).empty());
  EXPECT_EQ(fault_of(random_puzzle(db(), "easy", 1)), StoreFault::not_found);
}

TEST_P(PuzzleStore, RatedAgainItKeepsWhatOthersHaveSaid) {
  Puzzles puzzles = rated_puzzles(1);
  puzzles[0].rating.er = 72;
  puzzles[0].rating.ep = 71;
  puzzles[0].rating.ed = 26;
  const std::string id = must(add_puzzles(db(), puzzles, kNoon)).ids.front();
  must(set_ratings(db(), std::vector{std::pair{id, Rating{.branching = 77, .level = "hard"}}}));
  const Rating rating = must(puzzle_by_id(db(), id)).rating;
  EXPECT_EQ(rating, (Rating{.branching = 77, .level = "hard", .er = 72, .ep = 71, .ed = 26}));
}

TEST_P(PuzzleStore, RatedAgainItMovesToItsNewPlace) {
  must(add_puzzles(db(), rated_puzzles(20), kNoon));
  const StoredPuzzle before = must(puzzles_by_technique(db(), "x-wing", 0, 1)).front();
  Rating rating = before.rating;
  rating.level = "extreme";
  rating.techniques = {{"swordfish", 1}};
  rating.engine_version = "2.0";
  must(set_ratings(db(), std::vector{std::pair{before.id, rating}}));
  EXPECT_EQ(must(puzzle_by_id(db(), before.id)).rating, rating);
  EXPECT_EQ(must(puzzles_by_technique(db(), "swordfish", 0, 9)).size(), 1U);
  EXPECT_EQ(must(puzzles_by_technique(db(), "x-wing", 0, 9)).size(), 1U);
  EXPECT_EQ(fault_of(set_ratings(db(), std::vector{std::pair{std::string{"?"}, rating}})),
            StoreFault::not_found);
}

// Unseen.

class Unseen : public StoreTest {
 protected:
  std::string player() { return must(add_anonymous(db(), kNoon)).id; }
};
NONET_ON_BOTH_DATABASES(Unseen);

TEST_P(Unseen, EveryPuzzleComesOnceAndThenNone) {
  must(add_puzzles(db(), rated_puzzles(120), kNoon));
  const std::string player = this->player();
  std::set<std::string> met;
  for (int i = 0; i < 20; ++i)
    EXPECT_TRUE(met.insert(must(unseen_puzzle(db(), player, "normal")).id).second);
  EXPECT_EQ(fault_of(unseen_puzzle(db(), player, "normal")), StoreFault::not_found);
  // Added later, they come next: all of them and nothing else.
  must(add_puzzles(db(), rated_puzzles(60, 2), kNoon));
  for (int i = 0; i < 10; ++i)
    EXPECT_TRUE(met.insert(must(unseen_puzzle(db(), player, "normal")).id).second);
  EXPECT_EQ(fault_of(unseen_puzzle(db(), player, "normal")), StoreFault::not_found);
}

TEST_P(Unseen, WhatWasPlayedAnotherWayIsSkipped) {
  must(add_puzzles(db(), rated_puzzles(60), kNoon));
  const std::string player = this->player();
  const Puzzles all = must(puzzles_by_level(db(), "easy", "", 100));
  for (std::size_t i = 0; i < all.size(); i += 2) must(start_game(db(), player, all[i].id, kNoon));
  std::set<std::string> met;
  for (std::size_t i = 0; i < all.size() / 2; ++i)
    met.insert(must(unseen_puzzle(db(), player, "easy")).id);
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(met.contains(all[i].id), i % 2 == 1);
  EXPECT_EQ(fault_of(unseen_puzzle(db(), player, "easy")), StoreFault::not_found);
}

TEST_P(Unseen, PlayersStartAtDifferentPlaces) {
  must(add_puzzles(db(), rated_puzzles(300), kNoon));
  std::set<std::string> first;
  for (int i = 0; i < 10; ++i) first.insert(must(unseen_puzzle(db(), player(), "hard")).id);
  EXPECT_GT(first.size(), 3U);
}

TEST_P(Unseen, APuzzleThatChangesItsLevelIsNotMissed) {
  must(add_puzzles(db(), rated_puzzles(60), kNoon));
  const std::string player = this->player();
  for (int i = 0; i < 10; ++i) {
    const StoredPuzzle puzzle = must(unseen_puzzle(db(), player, "hard"));
    must(start_game(db(), player, puzzle.id, kNoon));
  }
  StoredPuzzle moved = must(puzzles_by_level(db(), "easy", "", 1)).front();
  moved.rating.level = "hard";
  must(set_ratings(db(), std::vector{std::pair{moved.id, moved.rating}}));
  EXPECT_EQ(must(unseen_puzzle(db(), player, "hard")).id, moved.id);
  EXPECT_EQ(fault_of(unseen_puzzle(db(), player, "hard")), StoreFault::not_found);
}

TEST_P(Unseen, APlayersOwnPuzzleMovesNobody) {
  must(add_puzzles(db(), rated_puzzles(60), kNoon));
  const std::string player = this->player();
  std::set<std::string> met;
  for (int i = 0; i < 5; ++i) met.insert(must(unseen_puzzle(db(), player, "hard")).id);
  Puzzles own = some_puzzles(1, 9);
  own[0].listed = false;
  const std::string id = must(add_puzzles(db(), own, kNoon)).ids.front();
  must(set_ratings(db(), std::vector{std::pair{id, Rating{.level = "hard"}}}));
  for (int i = 0; i < 5; ++i)
    EXPECT_TRUE(met.insert(must(unseen_puzzle(db(), player, "hard")).id).second);
}

// Daily, recognition.

class Daily : public StoreTest {};
NONET_ON_BOTH_DATABASES(Daily);

TEST_P(Daily, IsTheSameForEveryoneAndForGood) {
  EXPECT_EQ(fault_of(daily_puzzle(db(), day_of(kNoon))), StoreFault::not_found);
  must(add_puzzles(db(), rated_puzzles(120), kNoon));
  std::vector<std::string> month;
  for (int i = 0; i < 30; ++i)
    month.push_back(must(daily_puzzle(db(), day_of(kNoon) + std::chrono::days{i})).id);
  EXPECT_GT(std::set<std::string>(month.begin(), month.end()).size(), 15U);
  must(add_puzzles(db(), rated_puzzles(600, 2), kNoon));
  const auto other = open();
  for (int i = 0; i < 30; ++i)
    EXPECT_EQ(must(daily_puzzle(*other, day_of(kNoon) + std::chrono::days{i})).id,
              month[static_cast<std::size_t>(i)]);
  const Day sunday = std::chrono::sys_days{std::chrono::year{2026} / 11 / 22};
  EXPECT_EQ(must(daily_puzzle(db(), sunday)).rating.level, "extreme");
}

TEST_P(PuzzleStore, ManyAreFoundByTheirIdsInOneGo) {
  const Added added = must(add_puzzles(db(), some_puzzles(700), kNoon));
  std::vector<std::string> ids = added.ids;
  std::ranges::reverse(ids);
  ids.insert(ids.begin() + 3, "nix");
  const Puzzles found = must(puzzles_by_ids(db(), ids));
  ids.erase(ids.begin() + 3);
  ASSERT_EQ(found.size(), ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(found[i].id, ids[i]);
  EXPECT_EQ(found.front(), must(puzzle_by_id(db(), ids.front())));
  EXPECT_TRUE(must(puzzles_by_ids(db(), {})).empty());
}

class Recognition : public StoreTest {};
NONET_ON_BOTH_DATABASES(Recognition);

TEST_P(Recognition, AnOldFriendInAnyDress) {
  const Puzzles puzzles = rated_puzzles(10);
  must(add_puzzles(db(), puzzles, kNoon));
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const StoredPuzzle& stored = puzzles[seed];
    const Isomorphism dress = random_isomorphism(seed);
    const auto found = must(recognise(db(), dress.apply(*formats::read_line(stored.puzzle))));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->stored.canonical, stored.canonical);
    EXPECT_EQ(found->solution, dress.apply(*formats::read_line(stored.solution)));
  }
  const StoredPuzzle stranger = some_puzzles(1, 99).front();
  EXPECT_FALSE(must(recognise(db(), *formats::read_line(stranger.puzzle))));
}

// How the databases go about it.

class Plans : public StoreTest {
 protected:
  // The lines of the database's plan for a query.
  template <class... Values>
  std::string plan(const std::string& query, const Values&... values) {
    return must(db().read([&](Transaction& transaction) {
      const std::string text = explained(transaction.dialect(), query);
      std::string lines;
      if (transaction.dialect() == Dialect::sqlite)
        for (const auto& [id, parent, unused, detail] :
             transaction.select<std::int64_t, std::int64_t, std::int64_t, std::string>(text,
                                                                                       values...))
          lines += detail + "\n";
      else
        for (const auto& [line] : transaction.select<std::string>(text, values...))
          lines += line + "\n";
      return lines;
    }));
  }
  // A level with few puzzles among many, and many games: here a wrong plan would hurt.
  void fill() {
    Puzzles puzzles = rated_puzzles(6000);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      puzzles[i].rating.level = i % 200 == 0 ? "hard" : "easy";
    const Added added = must(add_puzzles(db(), puzzles, kNoon));
    must(db().write([&](Transaction& transaction) {
      std::vector<Value> players;
      std::vector<Value> games;
      for (int i = 0; i < 3000; ++i) {
        const std::string player = "player" + std::to_string(i % 100);
        if (i < 100)
          for (const Value& value : {to_value(player), to_value("{}"), to_value(0)})
            players.push_back(value);
        for (const Value& value :
             {to_value("game" + std::to_string(i)), to_value(player),
              to_value(added.ids[static_cast<std::size_t>(i)]), to_value("running")})
          games.push_back(value);
        for (int zero = 0; zero < 8; ++zero) games.push_back(to_value(0));
        for (const Value& value : {to_value(""), to_value(0), to_value(0)}) games.push_back(value);
      }
      transaction.insert("INSERT INTO players (id, settings, created) VALUES", 3, players);
      transaction.insert("INSERT INTO games VALUES", 15, games);
      transaction.run("ANALYZE");
    }));
  }
  // Through the index, and without reading or sorting a table.
  static void expect_index(const std::string& plan, const std::string& index) {
    EXPECT_NE(plan.find(index), std::string::npos) << plan;
    for (const std::string bad : {"SCAN p", "Seq Scan", "TEMP B-TREE", "Sort"})
      EXPECT_EQ(plan.find(bad), std::string::npos) << bad << " in\n" << plan;
  }
};
NONET_ON_BOTH_DATABASES(Plans);

TEST_P(Plans, EveryLookupGoesThroughAnIndex) {
  fill();
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  const bool sqlite = GetParam() == Dialect::sqlite;
  const std::string by_id = sqlite ? "sqlite_autoindex_puzzles_1" : "puzzles_id_key";
  expect_index(plan(queries::by_id(), "x"), by_id);
  expect_index(plan(queries::by_level(), "hard", "k", 1), "puzzles_by_level");
  expect_index(plan(queries::unseen(), "hard", 3000, INT64_MAX, player), "puzzles_by_age");
  const std::string by_technique = plan(queries::by_technique(), "x-wing", 0, 10);
  EXPECT_NE(by_technique.find(sqlite ? "PRIMARY KEY" : "puzzle_techniques_pkey"), std::string::npos)
      << by_technique;
}

}  // namespace
}  // namespace nonet::store
