// The shipped puzzles are in the database from the start, and the routes hand them out.
#include "store/puzzles/puzzles.h"

#include <chrono>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "play/stored/stored_rating.h"
#include "rate/level.h"
#include "server/api_client.h"
#include "store/base/clock.h"
#include "store/base/maintenance.h"

namespace nonet::testing {
namespace {

TEST(Library, IsBroughtIntoTheDatabaseOnce) {
  const auto database = stocked_database();
  const auto before = store::count_all(*database);
  ASSERT_TRUE(before);
  std::size_t puzzles = 0;
  for (const auto& [level, count] : before->levels) {
    EXPECT_GE(count, 1000) << level;
    puzzles += static_cast<std::size_t>(count);
  }
  EXPECT_EQ(before->levels.size(), rate::kLevels.size());
  EXPECT_GE(puzzles, 6000U);
  EXPECT_TRUE(play::stock(*database, store::now()));
  const auto after = store::count_all(*database);
  EXPECT_EQ(after->tables, before->tables);
}

TEST(Library, IsRatedAndKnowsItsTechniques) {
  const auto database = stocked_database();
  std::map<std::string, int> with;
  for (const rate::LevelRow& row : rate::kLevels) {
    const auto puzzles = store::puzzles_by_collection(*database, row.name, 0, 2000);
    ASSERT_TRUE(puzzles);
    EXPECT_EQ(puzzles->size(), 1000U) << row.name;
    for (const store::StoredPuzzle& puzzle : *puzzles) {
      EXPECT_EQ(puzzle.rating.level, row.name) << puzzle.puzzle;
      EXPECT_EQ(puzzle.rating.engine_version, play::rating_version()) << puzzle.puzzle;
      EXPECT_FALSE(puzzle.rating.techniques.empty()) << puzzle.puzzle;
      for (const auto& [technique, steps] : puzzle.rating.techniques) ++with[technique];
    }
  }
  for (const char* technique :
       {"x-wing", "swordfish", "xy-wing", "skyscraper", "xy-chain", "aic"}) {
    EXPECT_GT(with[technique], 10) << technique;
    const auto found = store::puzzles_by_technique(*database, technique, 0, 10'000);
    ASSERT_TRUE(found);
    EXPECT_GE(found->size(), static_cast<std::size_t>(with[technique])) << technique;
  }
}

// Follows the links to the end.
TEST(Puzzles, AreListedInPages) {
  const ApiServer server;
  ApiClient client{server};
  std::set<std::string> ids;
  std::string path = "/api/sudoku/puzzles/hard?limit=100";
  int pages = 0;
  for (; !path.empty(); ++pages) {
    const Answer page = client.get(path);
    ASSERT_EQ(page.status, 200);
    for (const json::value& puzzle : page.body.as_array()) {
      EXPECT_EQ(puzzle.at("level"), "hard");
      EXPECT_TRUE(puzzle.at("title").as_string().starts_with("Hard "));
      EXPECT_TRUE(ids.insert(std::string{puzzle.at("id").as_string()}).second);
    }
    const std::string link = page.reply.header("link");
    EXPECT_TRUE(link.empty() || page.body.as_array().size() == 100) << link;
    path = link.empty() ? "" : link.substr(1, link.find('>') - 1);
  }
  EXPECT_GE(ids.size(), 1000U);
  EXPECT_EQ(pages, static_cast<int>((ids.size() + 99) / 100));
  EXPECT_EQ(client.get("/api/sudoku/puzzles/hard").body.as_array().size(), 50U);
  EXPECT_EQ(client.get("/api/sudoku/puzzles/medium").body,
            client.get("/api/sudoku/puzzles/normal").body);
  EXPECT_EQ(client.get("/api/sudoku/puzzles/hard?limit=0").status, 400);
  EXPECT_EQ(client.get("/api/sudoku/puzzles/hard?after=zzzzzzzzzzzzzz").body.as_array().size(), 0U);
}

TEST(Puzzles, LevelsAreReadAsPeopleWriteThem) {
  const ApiServer server;
  ApiClient client{server};
  const std::string shelf = "/api/sudoku/puzzles/";
  const json::value listed = client.get(shelf + "very-easy?limit=2").body;
  for (const char* name : {"Very%20Easy", "very_easy", "VERY-EASY", "very%20easy"}) {
    const Answer page = client.get(shelf + name + "?limit=2");
    EXPECT_EQ(page.body, listed) << name;
    EXPECT_TRUE(page.reply.header("link").starts_with("</api/sudoku/puzzles/very-easy?")) << name;
  }
  const Answer game = client.post("/api/games", R"({"level":"Very Hard"})");
  EXPECT_EQ(game.body.at("puzzle").at("level"), "very-hard") << game.reply.body;
  EXPECT_EQ(client.post("/api/generate", R"({"level":"Easy","seed":3})").body,
            client.post("/api/generate", R"({"level":"easy","seed":3})").body);
  EXPECT_EQ(client.get(shelf + "tricky").detail(),
            "'tricky' is no difficulty; there are very-easy, easy, normal, hard, very-hard, "
            "extreme");
}

// Those of data/watch, in its order; every one can be opened by its id.
TEST(Puzzles, AreOfferedForWatchingAnEngine) {
  const ApiServer server;
  ApiClient client{server};
  for (const rate::LevelRow& level : rate::kLevels) {
    const std::string path = "/api/sudoku/puzzles/" + std::string{level.name};
    for (const char* engine : {"dfs", "mrv", "norvig", "least", "cdcl", "logic"}) {
      const Answer all = client.get(path + "?watch=" + engine);
      ASSERT_EQ(all.status, 200) << all.reply.body;
      ASSERT_GE(all.body.as_array().size(), 60U) << level.name << " " << engine;
      for (const json::value& puzzle : all.body.as_array())
        EXPECT_EQ(puzzle.at("level").as_string(), level.name) << engine;
    }
  }
  const json::array all = client.get("/api/sudoku/puzzles/very-hard?watch=cdcl").body.as_array();
  EXPECT_EQ(client.get("/api/sudoku/puzzles/very-hard?watch=cdcl&limit=1").body.at(0), all.at(0));
  const std::string first{all.at(0).at("id").as_string()};
  EXPECT_EQ(
      client.get("/api/sudoku/puzzles/very-hard?watch=cdcl&limit=1&after=" + first).body.at(0),
      all.at(1));
  EXPECT_EQ(client.get("/api/sudoku/puzzle/" + first).body.at("preview"), all.at(0).at("preview"));
  for (const char* engine : {"fast", "guess", ""})
    EXPECT_EQ(client.get(std::string{"/api/sudoku/puzzles/hard?watch="} + engine).code(),
              "unknown-engine");
}

TEST(Puzzles, TheDayHasOneForEveryone) {
  const ApiServer server;
  ApiClient client{server};
  const Answer today = client.get("/api/daily");
  ASSERT_EQ(today.status, 200) << today.reply.body;
  EXPECT_EQ(client.get("/api/daily?date=" + today.text("date")).body, today.body);
  const store::Day now = store::day_of(store::now());
  const store::Day last_sunday = now - (std::chrono::weekday{now} - std::chrono::Sunday);
  const Answer sunday = client.get("/api/daily?date=" + store::text_of(last_sunday));
  EXPECT_EQ(sunday.text("level"), "extreme");
  EXPECT_EQ(client.get("/api/daily?date=2999-01-01").code(), "not-yet");
  EXPECT_EQ(client.get("/api/daily?date=2001-01-01").code(), "too-long-ago");
  for (const char* bad : {"", "today", "2026-02-30", "2026-1-1", "2026-11-15x", "%00"})
    EXPECT_EQ(client.get(std::string{"/api/daily?date="} + bad).status, 400) << bad;
}

TEST(Puzzles, AreFoundByTheirId) {
  const ApiServer server;
  ApiClient client{server};
  for (const rate::LevelRow& row : rate::kLevels) {
    const Answer list = client.get("/api/sudoku/puzzles/" + std::string{row.name});
    for (const json::value& puzzle : list.body.as_array()) {
      const Answer one =
          client.get("/api/sudoku/puzzle/" + std::string{puzzle.at("id").as_string()});
      ASSERT_EQ(one.status, 200);
      EXPECT_EQ(line_of_board(one.body.at("board")), puzzle.at("preview").as_string());
      json::object without = one.body.as_object();
      without.erase("board");
      EXPECT_EQ(without, puzzle);
    }
  }
}

}  // namespace
}  // namespace nonet::testing
