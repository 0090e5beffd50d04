// Accounts through the real server, on both databases.
#include <gtest/gtest.h>

#include "server/players_fixture.h"
#include "server/routes/account_routes.h"
#include "store/players/players.h"
#include "store/players/sessions.h"

namespace nonet::testing {
namespace {

class Accounts : public PlayersTest {};
NONET_ON_BOTH_DATABASES(Accounts);

constexpr const char* kAda = R"({"name":"Ada","password":"correct horse"})";

TEST_P(Accounts, AreMadeEnteredAndLeft) {
  ApiClient ada{server()};
  EXPECT_EQ(ada.get("/api/me").status, 401);
  const Answer made = ada.post("/api/account/register",
                               R"({"name":"Ada","password":"correct horse","email":"a@b.c"})");
  ASSERT_EQ(made.status, 201) << made.reply.body;
  EXPECT_EQ(made.body.at("recovery_codes").as_array().size(), 8U);
  EXPECT_FALSE(made.body.as_object().contains("token"));
  const std::string set = made.reply.header("set-cookie");
  EXPECT_NE(set.find("HttpOnly; SameSite=Lax"), std::string::npos) << set;
  EXPECT_EQ(set.find("Secure"), std::string::npos) << "not over TLS";
  EXPECT_EQ(ada.get("/api/me").text("name"), "Ada");
  EXPECT_EQ(ada.get("/api/me").text("email"), "a@b.c");

  const std::string token = ada.cookie;
  EXPECT_EQ(ada.post("/api/account/logout").status, 204);
  EXPECT_EQ(ada.get("/api/me").status, 401);
  ada.cookie = token;
  EXPECT_EQ(ada.get("/api/me").status, 401) << "the session itself is over";

  ApiClient elsewhere{server()};
  EXPECT_EQ(elsewhere.post("/api/account/login", kAda).status, 200);
  EXPECT_EQ(elsewhere.get("/api/me").text("name"), "Ada");
  ApiClient third{server()};
  third.post("/api/account/login", kAda);
  EXPECT_EQ(third.post("/api/account/logout-everywhere").status, 204);
  EXPECT_EQ(elsewhere.get("/api/me").status, 401);
}

TEST_P(Accounts, ABearerTokenIsToldOnceAndSetsNoCookie) {
  ApiClient client{server()};
  client.post("/api/account/register", kAda);
  ApiClient program{server()};
  const Answer in = program.post("/api/account/login",
                                 R"({"name":"ada","password":"correct horse","bearer":true})");
  ASSERT_EQ(in.status, 200);
  EXPECT_EQ(in.reply.header("set-cookie"), "");
  program.authorization = "Bearer " + in.text("token");
  EXPECT_EQ(program.get("/api/me").text("name"), "Ada");
  program.authorization = "Bearer " + in.text("token").substr(1);
  EXPECT_EQ(program.get("/api/me").status, 401);
}

// Whoever plays now and then is never forgotten, with an account or without.
TEST_P(Accounts, ASessionNearItsEndIsProlonged) {
  const auto database = new_database();
  const ApiServer api{site(database)};
  const auto player = store::add_anonymous(*database, store::now());
  const auto token_for = [&](int days) {
    return *store::open_session(*database, player->id, std::chrono::days{days}, store::now());
  };
  const auto lives_on = [&](const std::string& token, int days) {
    return store::session_player(*database, token, store::now() + std::chrono::days{days})
        .has_value();
  };
  const std::string old = token_for(80);
  ApiClient client{api};
  client.cookie = "nonet_player=" + old;
  const std::string set = client.get("/api/me").reply.header("set-cookie");
  EXPECT_TRUE(set.starts_with("nonet_player=" + old + ";")) << set;
  EXPECT_NE(set.find("Max-Age=15552000"), std::string::npos) << set;
  EXPECT_TRUE(lives_on(old, 179));
  EXPECT_EQ(client.get("/api/games").reply.header("set-cookie"), "") << "it has all its time";

  const std::string fresh = token_for(170);
  client.cookie = "nonet_player=" + fresh;
  EXPECT_EQ(client.get("/api/me").reply.header("set-cookie"), "");

  const std::string program = token_for(80);
  client.authorization = "Bearer " + program;
  EXPECT_EQ(client.get("/api/me").reply.header("set-cookie"), "") << "a program keeps no cookies";
  EXPECT_TRUE(lives_on(program, 179));
}

TEST_P(Accounts, UnknownNameAndWrongPasswordAreToldAlike) {
  ApiClient client{server()};
  client.post("/api/account/register", kAda);
  const Answer wrong =
      client.post("/api/account/login", R"({"name":"Ada","password":"wrong one"})");
  const Answer unknown =
      client.post("/api/account/login", R"({"name":"Eve","password":"wrong one"})");
  EXPECT_EQ(wrong.status, 401);
  EXPECT_EQ(unknown.status, 401);
  EXPECT_EQ(wrong.body, unknown.body);
}

TEST_P(Accounts, GuessingHasToWait) {
  ApiClient client{server()};
  client.post("/api/account/register", kAda);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(client.post("/api/account/login", R"({"name":"ADA","password":"wrong one"})").status,
              401);
  const Answer wait = client.post("/api/account/login", kAda);
  EXPECT_EQ(wait.status, 429);
  EXPECT_GT(std::stoi(wait.reply.header("retry-after")), 0);
}

TEST_P(Accounts, APasswordIsChangedAndEveryOtherBrowserIsOut) {
  ApiClient ada{server()};
  ada.post("/api/account/register", kAda);
  ApiClient other{server()};
  other.post("/api/account/login", kAda);
  EXPECT_EQ(ada.post("/api/account/password", R"({"old":"wrong one","new":"better horse"})").status,
            403);
  EXPECT_EQ(ada.post("/api/account/password", R"({"old":"correct horse","new":"short"})").status,
            400);
  EXPECT_EQ(
      ada.post("/api/account/password", R"({"old":"correct horse","new":"better horse"})").status,
      200);
  EXPECT_EQ(ada.get("/api/me").status, 200);
  EXPECT_EQ(other.get("/api/me").status, 401);
  EXPECT_EQ(other.post("/api/account/login", kAda).status, 401);
}

TEST_P(Accounts, ACodeIsTheWayBack) {
  ApiClient ada{server()};
  const Answer made = ada.post("/api/account/register", kAda);
  const std::string code{made.body.at("recovery_codes").at(3).as_string()};
  ApiClient later{server()};
  const std::string order = R"({"name":"Ada","code":")" + code + R"(","new":"new horse!"})";
  EXPECT_EQ(later
                .post("/api/account/recover",
                      R"({"name":"Ada","code":"0000-0000-0000-0000","new":"new horse!"})")
                .status,
            401);
  EXPECT_EQ(later.post("/api/account/recover", order).status, 200);
  EXPECT_EQ(later.get("/api/me").text("name"), "Ada");
  EXPECT_EQ(ada.get("/api/me").status, 401) << "whoever was in is out";
  EXPECT_EQ(later.post("/api/account/recover", order).status, 401) << "a code works once";
  const Answer fresh = later.post("/api/account/recovery-codes", R"({"password":"new horse!"})");
  EXPECT_EQ(fresh.body.at("recovery_codes").as_array().size(), 8U);
}

TEST_P(Accounts, BadOnesAreRefusedWithTheReason) {
  ApiClient client{server()};
  client.post("/api/account/register", kAda);
  ApiClient other{server()};
  const Answer taken =
      other.post("/api/account/register", R"({"name":"ADA","password":"correct horse"})");
  EXPECT_EQ(taken.status, 409);
  EXPECT_NE(taken.detail().find("taken"), std::string::npos);
  for (const char* body :
       {R"({"name":"","password":"correct horse"})", R"({"name":"Eve","password":"short"})",
        R"({"name":"Eve"})", R"({"name":7,"password":"correct horse"})", "[]", "{",
        R"({"name":"Eve","password":"correct horse","email":"none"})",
        R"({"name":"Eve","password":"correct horse","admin":true})"})
    EXPECT_EQ(other.post("/api/account/register", body).status, 400) << body;
  EXPECT_EQ(other.get("/api/me").status, 401);
}

TEST_P(Accounts, WhatWasPlayedBeforeIsKept) {
  ApiClient ada{server()};
  const Answer game = ada.post("/api/games", R"({"level":"easy"})");
  ASSERT_EQ(game.status, 201) << game.reply.body;
  ada.post("/api/account/register", kAda);
  EXPECT_EQ(ada.get("/api/games/" + game.text("id")).status, 200);

  ApiClient phone{server()};
  const Answer second = phone.post("/api/games", R"({"level":"easy"})");
  EXPECT_EQ(phone.get("/api/games/" + game.text("id")).status, 404);
  EXPECT_EQ(phone.post("/api/account/login", kAda).status, 200);
  EXPECT_EQ(phone.get("/api/games").body.as_array().size(), 2U);
  EXPECT_EQ(ada.get("/api/games/" + second.text("id")).status, 200);
}

// Whoever played on this computer before, or planted the cookie, knows it.
TEST_P(Accounts, ATokenFromBeforeOpensNoAccount) {
  ApiClient ada{server()};
  ada.post("/api/games", R"({"level":"easy"})");
  ApiClient stranger{server()};
  stranger.cookie = ada.cookie;
  EXPECT_EQ(stranger.get("/api/me").status, 200);
  ada.post("/api/account/register", kAda);
  EXPECT_EQ(ada.get("/api/me").text("name"), "Ada");
  EXPECT_EQ(stranger.get("/api/me").status, 401);

  ApiClient phone{server()};
  phone.post("/api/games", R"({"level":"easy"})");
  stranger.cookie = phone.cookie;
  EXPECT_EQ(phone.post("/api/account/login", kAda).status, 200);
  EXPECT_EQ(phone.get("/api/me").text("name"), "Ada");
  EXPECT_EQ(stranger.get("/api/me").status, 401);
}

TEST_P(Accounts, AreDeletedWithTheirPasswordOnly) {
  ApiClient ada{server()};
  ada.post("/api/account/register", kAda);
  const std::string id = ada.post("/api/games", R"({"level":"easy"})").text("id");
  EXPECT_EQ(ada.remove("/api/me").status, 403);
  EXPECT_EQ(ada.remove("/api/me", R"({"password":"wrong one"})").status, 403);
  EXPECT_EQ(ada.get("/api/games/" + id).status, 200);
  EXPECT_EQ(ada.remove("/api/me", R"({"password":"correct horse"})").status, 204);
  EXPECT_EQ(ada.get("/api/me").status, 401);
  EXPECT_EQ(ada.post("/api/account/login", kAda).status, 401);
}

// A household has 2^64 addresses of IPv6.
TEST(AccountRoutes, GuessingFromManyAddressesOfANetworkHasToWait) {
  const server::AccountRoutes routes{
      stocked_database(), {.failures = 1}, store::PasswordHasher::Cost::least};
  const auto login = [&](const std::string& address, int name) {
    server::Request request;
    request.client = address;
    request.body = R"({"name":"guess)" + std::to_string(name) + R"(","password":"wrong one"})";
    return routes.login(request).status;
  };
  for (int i = 1; i <= 10; ++i)
    EXPECT_EQ(login("2001:db8::" + std::to_string(i), i), server::Status::unauthorized);
  EXPECT_EQ(login("2001:db8::ffff", 11), server::Status::too_many_requests);
  EXPECT_EQ(login("2001:db8:0:1::1", 12), server::Status::unauthorized) << "another network";
}

TEST_P(Accounts, ForgedTokensOpenNothing) {
  ApiClient client{server()};
  for (const char* forged :
       {"nonet_player=", "nonet_player=0", "nonet_player='; DROP TABLE players;",
        "nonet_player=../../etc/passwd", "nonet_player=%00%ff"}) {
    client.cookie = forged;
    EXPECT_EQ(client.get("/api/me").status, 401) << forged;
    EXPECT_EQ(client.get("/api/games").status, 401) << forged;
  }
}

}  // namespace
}  // namespace nonet::testing
