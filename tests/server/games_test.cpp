// Games through the real server, on both databases.
#include <algorithm>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/players_fixture.h"

namespace nonet::testing {
namespace {

std::string cell_name(std::size_t i) {
  return "r" + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1);
}

std::string place(std::string_view cell, int digit) {
  return R"({"kind":"place","cell":")" + std::string{cell} + R"(","digit":)" +
         (digit == 0 ? "null" : std::to_string(digit)) + "}";
}

class Games : public PlayersTest {
 protected:
  // A game with the puzzle of kPuzzle.
  std::string start(ApiClient& client) {
    const Answer game =
        client.post("/api/games", R"({"puzzle":")" + std::string{kPuzzle} + R"("})");
    EXPECT_EQ(game.status, 201) << game.reply.body;
    return "/api/games/" + game.text("id");
  }
  static Answer move(ApiClient& client, const std::string& game, const std::string& moves,
                     const std::string& more = {}) {
    return client.post(game + "/moves", R"({"moves":[)" + moves + "]" + more + "}");
  }
  static int digit_at(const Answer& game, std::size_t row, std::size_t column) {
    return static_cast<int>(
        game.body.at("board").at("board").at(row - 1).at(column - 1).as_int64());
  }
};
NONET_ON_BOTH_DATABASES(Games);

TEST_P(Games, APlayerGetsPuzzlesThatHeHasNotHad) {
  ApiClient client{server()};
  std::set<std::string> puzzles;
  for (int i = 0; i < 5; ++i) {
    const Answer game = client.post("/api/games", R"({"level":"hard"})");
    ASSERT_EQ(game.status, 201) << game.reply.body;
    EXPECT_EQ(game.body.at("puzzle").at("level"), "hard");
    puzzles.insert(std::string{game.body.at("puzzle").at("id").as_string()});
  }
  EXPECT_EQ(puzzles.size(), 5U);
  const Answer games = client.get("/api/games?limit=2");
  EXPECT_EQ(games.body.as_array().size(), 2U);
  const std::string link = games.reply.header("link");
  ASSERT_FALSE(link.empty());
  const Answer rest = client.get(link.substr(1, link.find('>') - 1));
  EXPECT_EQ(rest.status, 200) << rest.reply.body;
  EXPECT_EQ(rest.body.as_array().size(), 2U);
}

TEST_P(Games, AreSolvedAndScored) {
  ApiClient client{server()};
  const std::string game = start(client);
  std::string moves;
  for (std::size_t i = 0; i < 81; ++i)
    if (kPuzzle[i] == '.')
      moves += (moves.empty() ? "" : ",") + place(cell_name(i), kSolved[i] - '0');
  const Answer wrong = move(client, game, place("r1c3", 9), R"(,"elapsed_ms":5000)");
  EXPECT_EQ(wrong.body.at("mistakes").as_int64(), 1);
  EXPECT_EQ(wrong.body.at("board").at("conflicts").as_array().size(), 1U);
  const Answer check = client.post(game + "/check");
  EXPECT_EQ(check.body.at("wrong").at(0), "r1c3");
  EXPECT_EQ(check.body.at("first_wrong_move").as_int64(), 1);
  EXPECT_EQ(client.post(game + "/finish").code(), "not-solved");

  const Answer solved = move(client, game, moves, R"(,"elapsed_ms":61000,"batch":"last")");
  ASSERT_EQ(solved.status, 200) << solved.reply.body;
  EXPECT_EQ(solved.text("state"), "solved");
  EXPECT_EQ(solved.body.at("elapsed_ms").as_int64(), 61000);
  EXPECT_TRUE(solved.body.at("score").is_object());
  EXPECT_EQ(move(client, game, place("r1c3", 0)).code(), "game-over");
  const Answer again = move(client, game, moves, R"(,"elapsed_ms":70000,"batch":"last")");
  EXPECT_EQ(again.status, 200) << "the first answer was lost: here it is again";
  EXPECT_EQ(again.body.at("elapsed_ms").as_int64(), 61000);
  const Answer statistics = client.get("/api/me/statistics");
  EXPECT_EQ(statistics.body.at("solved").as_int64(), 1);
  const json::value& level = statistics.body.at("levels").at(0);
  EXPECT_EQ(level.at("without_hints").as_int64(), 1);
  EXPECT_EQ(level.at("best_seconds").as_double(), 61.0);
  EXPECT_EQ(client.get(game + "/moves").body.as_array().size(), 52U);
}

TEST_P(Games, UndoRedoNotesAndColours) {
  ApiClient client{server()};
  const std::string game = start(client);
  Answer now = move(client, game, place("r1c3", 4) + "," + place("r1c3", 1));
  EXPECT_EQ(digit_at(now, 1, 3), 1);
  now = move(client, game, R"({"kind":"undo"})");
  EXPECT_EQ(digit_at(now, 1, 3), 4);
  now = move(client, game, R"({"kind":"undo"},{"kind":"undo"},{"kind":"redo"})");
  EXPECT_EQ(digit_at(now, 1, 3), 4);
  now = move(client, game, R"({"kind":"redo"},{"kind":"redo"})");
  EXPECT_EQ(digit_at(now, 1, 3), 1) << "and nothing more to redo";
  now = move(client, game,
             R"({"kind":"note","cell":"r1c4","digit":2},{"kind":"note","cell":"r1c4","digit":6},
                {"kind":"colour","cell":"r9c9","colour":3})");
  EXPECT_EQ(json::serialize(now.body.at("notes").at("r1c4")), "[2,6]");
  EXPECT_EQ(now.body.at("colours").at("r9c9").as_int64(), 3);
  now = move(client, game, R"({"kind":"pause"})", R"(,"page":{"corner":{"r1c4":[2]}})");
  EXPECT_EQ(now.text("state"), "paused");
  EXPECT_EQ(json::serialize(client.get(game).body.at("page")), R"({"corner":{"r1c4":[2]}})");
  EXPECT_EQ(move(client, game, R"({"kind":"resume"})").text("state"), "running");
}

// The rule of game_log.h.
TEST_P(Games, MovesOfTwoDevicesMerge) {
  ApiClient phone{server()};
  const std::string game = start(phone);
  ApiClient desk{server()};
  desk.cookie = phone.cookie;
  move(phone, game, place("r1c3", 4));
  // Both know one move. The desk goes on; the phone, offline, does other things.
  move(desk, game,
       place("r1c4", 6) + "," + place("r1c6", 8) + R"(,{"kind":"note","cell":"r2c2","digit":7})");
  const Answer merged = move(phone, game,
                             place("r1c4", 2) + "," + place("r1c7", 9) + "," + place("r1c8", 1) +
                                 R"(,{"kind":"undo"},{"kind":"note","cell":"r2c2","digit":7})",
                             R"(,"after":1,"batch":"phone-1")");
  ASSERT_EQ(merged.status, 200) << merged.reply.body;
  EXPECT_EQ(digit_at(merged, 1, 4), 2) << "the later arrival stands";
  EXPECT_EQ(digit_at(merged, 1, 6), 8) << "what only the other touched stays";
  EXPECT_EQ(digit_at(merged, 1, 7), 9);
  EXPECT_EQ(digit_at(merged, 1, 8), 0) << "the phone took its own move back, not the desk's";
  EXPECT_EQ(json::serialize(merged.body.at("notes").at("r2c2")), "[7]") << "both wanted it";
  EXPECT_EQ(json::serialize(merged.body.at("replaced")), R"(["r1c4"])");
  EXPECT_EQ(merged.body.at("others").as_array().size(), 3U);

  const Answer again = move(phone, game, place("r9c1", 3), R"(,"after":1,"batch":"phone-1")");
  EXPECT_EQ(again.body.at("moves"), merged.body.at("moves")) << "the batch is there already";
  EXPECT_EQ(digit_at(again, 9, 1), 0);
}

TEST_P(Games, NoMoveOfManyDevicesIsLost) {
  ApiClient first{server()};
  const std::string game = start(first);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < 81; ++i)
    if (kPuzzle[i] == '.') open.push_back(i);
  {
    std::vector<std::jthread> devices;
    for (std::size_t d = 0; d < 4; ++d)
      devices.emplace_back([&, d] {
        ApiClient device{server()};
        device.cookie = first.cookie;
        for (std::size_t i = d; i + 1 < open.size(); i += 4)
          EXPECT_EQ(
              move(device, game, place(cell_name(open[i]), kSolved[open[i]] - '0'), R"(,"after":0)")
                  .status,
              200);
      });
  }
  ApiClient later{server()};  // the first connection may have been idle for too long
  later.cookie = first.cookie;
  const Answer end = later.get(game);
  EXPECT_EQ(end.body.at("moves").as_int64(), static_cast<std::int64_t>(open.size() - 1));
  EXPECT_TRUE(end.body.at("score").is_null());
  EXPECT_TRUE(end.body.at("page").is_null());
  EXPECT_EQ(end.body.at("board").at("filled").as_int64(), 80);
}

// Each device tells how long the game was played there; the game's time is the sum.
TEST_P(Games, TheTimeOfTwoDevicesAddsUp) {
  ApiClient phone{server()};
  const std::string game = start(phone);
  ApiClient desk{server()};
  desk.cookie = phone.cookie;
  const auto time = [](const Answer& answer) { return answer.body.at("elapsed_ms").as_int64(); };
  const std::string first = R"(,"after":0,"batch":"p1","device":"phone","elapsed_ms":4000)";
  EXPECT_EQ(time(move(phone, game, place("r1c3", 4), first)), 4000);
  EXPECT_EQ(time(move(desk, game, place("r1c4", 6), R"(,"device":"desk","elapsed_ms":2500)")),
            6500);
  EXPECT_EQ(time(move(phone, game, place("r1c3", 4), first)), 6500) << "sent again";
  const Answer last = move(phone, game, "", R"(,"device":"phone","elapsed_ms":9000)");
  EXPECT_EQ(time(last), 11'500) << "time without a move";
  EXPECT_EQ(json::serialize(last.body.at("clocks")), R"({"desk":2500,"phone":9000})");
  EXPECT_EQ(time(move(desk, game, "", R"(,"elapsed_ms":100)")), 11'600) << "a device of no name";
  EXPECT_EQ(phone.get("/api/games").body.at(0).at("elapsed_ms").as_int64(), 11'600);
  EXPECT_EQ(move(phone, game, "", R"(,"device":")" + std::string(101, 'x') + "\"").status, 400);
  EXPECT_EQ(time(phone.post(game + "/finish", R"({"give_up":true})")), 11'600);
}

TEST_P(Games, AHintCountsByItsStage) {
  ApiClient client{server()};
  const std::string game = start(client);
  const Answer where = client.post(game + "/hint", R"({"stage":1})");
  ASSERT_EQ(where.status, 200) << where.reply.body;
  EXPECT_EQ(where.body.at("stages").as_array().size(), 1U);
  client.post(game + "/hint", R"({"stage":4})");
  const Answer after = client.get(game);
  EXPECT_EQ(json::serialize(after.body.at("hints")), "[1,0,0,1]");
  const Answer progress = client.get("/api/me/progress");
  ASSERT_EQ(progress.body.as_array().size(), 1U);
  EXPECT_EQ(progress.body.at(0).at("seen").as_int64(), 1);
  EXPECT_EQ(client.post(game + "/hint", R"({"stage":5})").status, 400);
}

TEST_P(Games, WithAHintSetNoRecord) {
  ApiClient client{server()};
  const std::string game = start(client);
  std::string moves = R"({"kind":"hint","stage":4})";
  for (std::size_t i = 0; i < 81; ++i)
    if (kPuzzle[i] == '.') moves += "," + place(cell_name(i), kSolved[i] - '0');
  EXPECT_EQ(move(client, game, moves, R"(,"elapsed_ms":12000)").text("state"), "solved");
  const Answer statistics = client.get("/api/me/statistics");
  const json::value& level = statistics.body.at("levels").at(0);
  EXPECT_EQ(level.at("solved").as_int64(), 1);
  EXPECT_TRUE(level.at("best_seconds").is_null());
  EXPECT_TRUE(level.at("average_seconds").is_null());
  EXPECT_EQ(level.at("without_hints").as_int64(), 0);
}

// r1c3 is 4. A single note reminds; crossed out by name it is too much.
TEST_P(Games, AHintKnowsWhatNotesMean) {
  ApiClient client{server()};
  const std::string game = start(client);
  const auto plain = client.post(game + "/hint", R"({"stage":4})").body;
  EXPECT_EQ(client.post(game + "/hint", R"({"stage":4,"notes":{"r1c3":[1]}})").body, plain);
  const Answer told =
      client.post(game + "/hint", R"({"stage":4,"crossed_out":[{"cell":"r1c3","digit":4}]})");
  EXPECT_EQ(told.body.at("stages"), plain.at("stages"));
  EXPECT_EQ(told.body.at("notes").at("put_back"), json::array{"r1c3"}) << told.reply.body;
}

// Such as the page took from elsewhere, maybe without a connection to this game.
TEST_P(Games, HintsAmongTheMovesCountOnce) {
  ApiClient client{server()};
  const std::string game = start(client);
  const std::string moves = R"({"kind":"hint","stage":1},)" + place("r1c3", 4) +
                            R"(,{"kind":"hint","stage":4},{"kind":"hint","stage":4})";
  for (int i = 0; i < 2; ++i) {
    const Answer now = move(client, game, moves, R"(,"after":0,"batch":"one")");
    ASSERT_EQ(now.status, 200) << now.reply.body;
    EXPECT_EQ(json::serialize(now.body.at("hints")), "[1,0,0,2]");
    EXPECT_EQ(now.body.at("moves").as_int64(), 4);
  }
  const Answer undone = move(client, game, R"({"kind":"undo"})");
  EXPECT_EQ(digit_at(undone, 1, 3), 0) << "a hint cannot be taken back, the move before it can";
  for (const char* bad :
       {R"({"kind":"hint"})", R"({"kind":"hint","stage":0})", R"({"kind":"hint","stage":5})"})
    EXPECT_EQ(move(client, game, bad).status, 400) << bad;
}

TEST_P(Games, AreFoundByTheirPuzzle) {
  ApiClient client{server()};
  start(client);
  const Answer easy = client.post("/api/games", R"({"level":"easy"})");
  const std::string puzzle{easy.body.at("puzzle").at("id").as_string()};
  client.post("/api/games", R"({"id":")" + puzzle + R"("})");
  EXPECT_EQ(client.get("/api/games").body.as_array().size(), 3U);
  const Answer first = client.get("/api/games?limit=1&puzzle=" + puzzle);
  ASSERT_EQ(first.body.as_array().size(), 1U) << first.reply.body;
  const std::string link = first.reply.header("link");
  const Answer second = client.get(link.substr(1, link.find('>') - 1));
  ASSERT_EQ(second.body.as_array().size(), 1U) << link;
  EXPECT_EQ(second.body.at(0).at("puzzle").at("id").as_string(), puzzle);
  EXPECT_TRUE(second.reply.header("link").empty());
  EXPECT_TRUE(client.get("/api/games?puzzle=nothing").body.as_array().empty());
}

TEST_P(Games, CanBeGivenUp) {
  ApiClient client{server()};
  const std::string game = start(client);
  const Answer over = client.post(game + "/finish", R"({"give_up":true})");
  EXPECT_EQ(over.text("state"), "given-up");
  EXPECT_EQ(line_of_board(over.body.at("solution")), kSolved);
  EXPECT_EQ(client.get(game).text("state"), "given-up");
}

TEST_P(Games, AreNobodyElses) {
  ApiClient ada{server()};
  const std::string game = start(ada);
  ApiClient eve{server()};
  start(eve);
  ApiClient nobody{server()};
  for (ApiClient* other : {&eve, &nobody}) {
    EXPECT_EQ(other->get(game).status, 404);
    EXPECT_EQ(other->get(game + "/moves").status, 404);
    EXPECT_EQ(move(*other, game, place("r1c3", 4)).status, 404);
    for (const char* verb : {"/check", "/hint", "/finish"})
      EXPECT_EQ(other->post(game + verb).status, 404) << verb;
  }
  EXPECT_EQ(ada.get(game).body.at("moves").as_int64(), 0);
}

TEST_P(Games, BadMovesAreRefusedAndNothingIsStored) {
  ApiClient client{server()};
  const std::string game = start(client);
  for (const char* moves :
       {R"({"kind":"place","cell":"r1c1","digit":5})",
        R"({"kind":"place","cell":"r1c3","digit":10})",
        R"({"kind":"place","cell":"r0c3","digit":1})", R"({"kind":"jump"})", R"({"cell":"r1c3"})",
        R"({"kind":"note","cell":"r1c3","digit":null})", "7", R"({"kind":"undo","x":1})",
        R"({"kind":"colour","cell":"r1c3","colour":99})"}) {
    const Answer no = move(client, game, place("r1c3", 4) + "," + moves);
    EXPECT_EQ(no.status, 400) << moves;
  }
  EXPECT_EQ(move(client, game, "", R"(,"after":1)").status, 400);
  EXPECT_EQ(client.get(game).body.at("moves").as_int64(), 0);
  for (
      const char* body :
      {"{}", R"({"level":"easy","id":"x"})", R"({"id":"nix"})", R"({"level":"silly"})",
       R"({"puzzle":"123"})",
       R"({"puzzle":"................................................................................."})"})
    EXPECT_GE(client.post("/api/games", body).status, 400) << body;
}

TEST_P(Games, AndEverythingElseCanBeTakenAwayAndBroughtBack) {
  ApiClient ada{server()};
  const std::string game = start(ada);
  move(ada, game, place("r1c3", 4) + R"(,{"kind":"note","cell":"r1c4","digit":6})");
  ada.post("/api/games", R"({"level":"easy"})");
  ada.patch("/api/me", R"({"settings":{"theme":"dark"}})");
  const std::string own =
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
  EXPECT_EQ(ada.post("/api/me/saved", R"({"puzzle":")" + own + R"(","title":"hard one"})").status,
            201);
  const Answer all = ada.get("/api/me/export");
  ASSERT_EQ(all.status, 200);
  EXPECT_NE(all.reply.header("content-disposition"), "");

  ApiClient eve{server()};
  eve.post("/api/games", R"({"level":"hard"})");
  const Answer in = eve.post("/api/me/import", all.reply.body);
  ASSERT_EQ(in.status, 200) << in.reply.body;
  EXPECT_EQ(in.body.at("games").as_int64(), 2);
  EXPECT_EQ(eve.get("/api/games").body.as_array().size(), 3U);
  EXPECT_EQ(eve.get("/api/me").body.at("settings").at("theme"), "dark");
  EXPECT_EQ(eve.get("/api/me/saved").body.at(0).at("title"), "hard one");
  const Answer twice = eve.post("/api/me/import", all.reply.body);
  EXPECT_EQ(twice.body.at("known").as_int64(), 2);
  EXPECT_EQ(eve.get("/api/games").body.as_array().size(), 3U);
  for (const char* bad : {"", "{}", "[]", R"({"nonet":2})", R"({"nonet":1,"player":{}})"})
    EXPECT_EQ(eve.post("/api/me/import", bad).status, 400) << bad;
  EXPECT_EQ(eve.post("/api/me/import", "{}").detail(),
            "this is not what the export wrote: it lacks something, or has it in another form");
  EXPECT_EQ(eve.post("/api/me/import",
                     R"({"nonet":1,"player":{"settings":{}},"games":[{"puzzle":"x"}],"saved":[]})")
                .detail(),
            "this is not what the export wrote: game 1: its puzzle is none");
  const std::string id{eve.get("/api/me/saved").body.at(0).at("puzzle").at("id").as_string()};
  EXPECT_EQ(eve.remove("/api/me/saved/" + id).status, 204);
  EXPECT_EQ(eve.remove("/api/me/saved/" + id).status, 404);
}

TEST_P(Games, TechniquesArePractisedUntilTheTestIsCleared) {
  ApiClient client{server()};
  EXPECT_EQ(client.get("/api/techniques/x-wing").text("name"), "X-Wing");
  EXPECT_EQ(client.get("/api/techniques/y-wing").status, 404);
  const Answer practice = client.get("/api/techniques/x-wing/practice?limit=10");
  ASSERT_EQ(practice.status, 200) << practice.reply.body;
  const json::array& positions = practice.body.at("positions").as_array();
  ASSERT_GE(positions.size(), 8U);
  Answer progress;
  for (const json::value& position : positions) {
    EXPECT_EQ(position.at("board").as_string().size(), 81U);
    EXPECT_EQ(position.at("candidates").as_string().size(), 729U);
    progress = client.post(
        "/api/techniques/x-wing/attempts",
        R"({"id":")" + std::string{position.at("id").as_string()} + R"(","correct":true})");
    ASSERT_EQ(progress.status, 200) << progress.reply.body;
  }
  EXPECT_TRUE(progress.body.at("cleared").as_bool());
  EXPECT_TRUE(progress.body.at("due").is_string());
  EXPECT_EQ(client.get("/api/me/progress").body.at(0).at("technique"), "x-wing");
  const std::string other{client.get("/api/techniques/naked-pair/practice")
                              .body.at("positions")
                              .at(0)
                              .at("id")
                              .as_string()};
  const std::string passed = R"({"id":")" + other + R"(","correct":true,"passed":true})";
  EXPECT_EQ(client.post("/api/techniques/x-wing/attempts", passed).status, 404)
      << "it is a position of another technique";
  EXPECT_TRUE(
      client.post("/api/techniques/naked-pair/attempts", passed).body.at("cleared").as_bool());
  for (const char* body : {R"({"id":"x","correct":true})", R"({"id":"99999999","correct":true})",
                           R"({"correct":true})"})
    EXPECT_GE(client.post("/api/techniques/x-wing/attempts", body).status, 400) << body;
}

// Two servers on one database are one to a player.
TEST_P(Games, TwoServersShareEverything) {
  const auto database = new_database();
  const ApiServer one{site(database)};
  const ApiServer two{site(database)};
  ApiClient client{one};
  const std::string game = start(client);
  move(client, game, place("r1c3", 4));
  client.initialize_with(kPuzzle);
  ApiClient other{two};
  other.cookie = client.cookie;
  other.other_cookie = client.other_cookie;
  EXPECT_EQ(digit_at(other.get(game), 1, 3), 4);
  EXPECT_EQ(other.get("/api/sudoku/state").status, 200);
}

}  // namespace
}  // namespace nonet::testing
