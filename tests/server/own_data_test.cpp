// What a player takes away and brings back, and puzzles that he brings, on both databases.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "server/players_fixture.h"

namespace nonet::testing {
namespace {

std::string turned(std::string puzzle) {
  std::ranges::reverse(puzzle);
  return puzzle;
}

class OwnData : public PlayersTest {
 protected:
  // A document with one game of kPuzzle and one move.
  json::value document() {
    ApiClient ada{server()};
    const std::string game =
        "/api/games/" + ada.post("/api/games", with_puzzle(kPuzzle)).text("id");
    ada.post(game + "/moves", R"({"moves":[{"kind":"place","cell":"r1c3","digit":4}]})");
    return ada.get("/api/me/export").body;
  }
  // Somebody with a game, so that there is a player.
  static void begin(ApiClient& client) { client.post("/api/games", R"({"level":"hard"})"); }
};
NONET_ON_BOTH_DATABASES(OwnData);

TEST_P(OwnData, WhatNoExportWroteIsRefusedAndNothingIsStored) {
  const json::value good = document();
  ApiClient eve{server()};
  begin(eve);
  struct Row {
    const char* where;  // a pointer into the document
    const char* value;
  };
  for (
      const Row& row : {
          Row{"/games/0/moves/0",
              R"({"n":1,"kind":"place","box":[4,4],"cell":"r16c16","digit":9})"},
          Row{"/games/0/moves/0", R"({"n":1,"kind":"decide","cell":"r1c3","digit":4})"},
          Row{"/games/0/moves/0", R"({"n":1,"kind":"place","box":[3,3],"cell":"r1c1","digit":4})"},
          Row{"/games/0/moves/0", R"({"n":1,"kind":"note","box":[3,3],"cell":"r1c3"})"},
          Row{"/games/0/moves/0", R"({"n":1,"kind":"place","box":[3,3]})"},
          Row{"/games/0/moves/0",
              R"({"n":1,"kind":"colour","box":[3,3],"cell":"r1c3","count":16})"},
          Row{"/games/0/elapsed_ms", "9000000000000000000"},
          Row{"/games/0/elapsed_ms", "-1"},
          Row{"/games/0/mistakes", "9000000000000000000"},
          Row{"/games/0/hints", "[0,0,0,-1]"},
          Row{"/games/0/started", "0"},
          Row{"/games/0/updated", "99999999999999"},
          Row{"/games/0/state", "\"lost\""},
          Row{"/saved", R"([{"puzzle":"123","title":""}])"},
          Row{"/progress", R"([{"technique":"x-wing","seen":-1,"practised":0,"cleared":0}])"},
          Row{"/progress",
              R"([{"technique":"x-wing","seen":1,"practised":0,"cleared":1,"cleared_on":"soon"}])"},
      }) {
    json::value bad = good;
    bad.at_pointer(row.where) = json::parse(row.value);
    const Answer answer = eve.post("/api/me/import", json::serialize(bad));
    EXPECT_EQ(answer.status, 400) << row.where << " " << row.value << " " << answer.reply.body;
  }
  EXPECT_EQ(eve.get("/api/games").body.as_array().size(), 1U);
  EXPECT_EQ(eve.get("/api/me/export").status, 200);
  EXPECT_EQ(eve.post("/api/me/import", json::serialize(good)).body.at("games"), 1);
}

TEST_P(OwnData, AllComesBackOrNothing) {
  json::value both = document();
  both.at("games").as_array().push_back(both.at("games").at(0));
  both.at_pointer("/games/1/puzzle") = std::string(81, '.');
  both.at_pointer("/games/1/moves") = json::array{};
  ApiClient eve{server()};
  begin(eve);
  EXPECT_EQ(eve.post("/api/me/import", json::serialize(both)).status, 400);
  both.at_pointer("/games/1/puzzle") = kPuzzle;
  both.at("player").at("settings") = json::object{{"long", std::string(70'000, 'x')}};
  EXPECT_EQ(eve.post("/api/me/import", json::serialize(both)).status, 400)
      << "the settings come last, and are too long";
  EXPECT_EQ(eve.get("/api/games").body.as_array().size(), 1U);
}

TEST_P(OwnData, MovesAreNotReplayedOnATurnedBoard) {
  json::value other = document();
  other.at_pointer("/games/0/puzzle") = turned(kPuzzle);
  other.at_pointer("/games/0/moves") = json::array{};
  other.at("saved") = json::array{json::object{{"puzzle", turned(kPuzzle)}, {"title", "mine"}}};
  ApiClient eve{server()};
  begin(eve);
  const Answer in = eve.post("/api/me/import", json::serialize(other));
  ASSERT_EQ(in.status, 200) << in.reply.body;
  EXPECT_EQ(json::serialize(in.body), R"({"games":0,"saved":0,"known":0,"other_dress":2})");
  EXPECT_EQ(eve.get("/api/games").body.as_array().size(), 1U);
}

TEST_P(OwnData, ProgressComesBackOnce) {
  ApiClient ada{server()};
  const Answer practice = ada.get("/api/techniques/x-wing/practice?limit=8");
  for (const json::value& position : practice.body.at("positions").as_array())
    ada.post("/api/techniques/x-wing/attempts",
             R"({"id":")" + std::string{position.at("id").as_string()} + R"(","correct":true})");
  const json::value before = ada.get("/api/me/progress").body.at(0);
  EXPECT_TRUE(before.at("cleared").as_bool());
  const std::string all = ada.get("/api/me/export").reply.body;
  ApiClient eve{server()};
  begin(eve);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(eve.post("/api/me/import", all).status, 200);
  const json::value after = eve.get("/api/me/progress").body.at(0);
  for (const char* field : {"technique", "seen", "practised", "cleared", "cleared_on", "due"})
    EXPECT_EQ(after.at(field), before.at(field)) << field;
}

TEST_P(OwnData, BringingBackTakesNoLongerThanASolve) {
  const std::string all = json::serialize(document());
  server::SiteOptions hasty = site(new_database());
  hasty.solve_time = std::chrono::milliseconds{0};
  const ApiServer server{hasty};
  ApiClient eve{server};
  begin(eve);
  EXPECT_EQ(eve.post("/api/me/import", all).code(), "undecided");
}

TEST_P(OwnData, APuzzleInAnotherDressIsNotTakenForItself) {
  ApiClient ada{server()};
  const Answer game = ada.post("/api/games", with_puzzle(kPuzzle));
  const std::string id{game.body.at("puzzle").at("id").as_string()};
  for (const char* route : {"/api/games", "/api/me/saved"}) {
    const Answer no = ada.post(route, with_puzzle(turned(kPuzzle)));
    EXPECT_EQ(no.status, 409) << route;
    EXPECT_EQ(no.code(), "known-in-another-dress");
    EXPECT_NE(no.detail().find(id), std::string::npos) << no.detail();
  }
  EXPECT_EQ(ada.get("/api/games").body.as_array().size(), 1U);
  EXPECT_EQ(ada.post("/api/me/saved", with_puzzle(kPuzzle)).text("id"), id);
}

}  // namespace
}  // namespace nonet::testing
