// Thousands of requests that no person would send, made from a seed: right beginnings with wrong
// ends, wrong types, deep and huge values, broken UTF-8, broken HTTP. Whatever comes, the server
// answers something sensible or hangs up, and goes on.
#include <array>
#include <random>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "store/games/games.h"
#include "store/players/players.h"
#include "store/players/sessions.h"
#include "store/puzzles/puzzles.h"
#include "support/shared_data.h"

namespace nonet::testing {
namespace {

constexpr std::array kMethods{"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "BREW"};
// GAME stands for one of the player's.
constexpr std::array kPaths{"/api/games",
                            "/api/games?limit=",
                            "/api/games/GAME",
                            "/api/games/GAME/moves",
                            "/api/games/GAME/check",
                            "/api/games/GAME/hint",
                            "/api/games/GAME/finish",
                            "/api/games/x/moves",
                            "/api/account/register",
                            "/api/account/login",
                            "/api/account/recover",
                            "/api/me",
                            "/api/me/saved",
                            "/api/me/import",
                            "/api/me/statistics",
                            "/api/me/progress",
                            "/api/me/export",
                            "/api/account/password",
                            "/api/generate",
                            "/api/techniques/x-wing/attempts",
                            "/api/daily?date=",
                            "/api/rate",
                            "/api/solve",
                            "/api/check",
                            "/api/count",
                            "/api/convert",
                            "/api/hint",
                            "/api/steps",
                            "/api/why-not",
                            "/api/sudoku/initialize",
                            "/api/sudoku/moves",
                            "/api/sudoku/state?at=",
                            "/api/sudoku/solverSteps?from=",
                            "/api/sudoku/conflicts?limit=",
                            "/api/sudoku/puzzles/hard?limit=",
                            "/api/sudoku/puzzle/",
                            "/metrics",
                            "/readyz",
                            "/%ff%00",
                            "//",
                            "/../../etc/passwd"};
constexpr std::array kFields{
    "puzzle", "board",   "cell",    "digit",  "engine", "mode",     "limit",    "budget",
    "from",   "to",      "known",   "notes",  "stage",  "entries",  "id",       "in",
    "known",  "\\u0000", "",        "moves",  "after",  "batch",    "page",     "kind",
    "title",  "nonet",   "games",   "saved",  "player", "settings", "progress", "password",
    "old",    "new",     "correct", "passed", "count",  "seed",     "level",    "give_up"};
constexpr std::array kHeaders{
    "Origin: http://evil.example\r\n",
    "Origin: null\r\n",
    "Referer: \xff\xfe\r\n",
    "Cookie: nonet_session=; nonet_session\r\n",
    "Authorization: Bearer\r\n",
    "Authorization: Bearer \x01\x02\r\n",
    "Accept: application/x-ndjson\r\n",
    "Accept-Encoding: ;;;q=,br\r\n",
    "X-Forwarded-For: 1.2.3.4,,\r\n",
    "If-None-Match: *\r\n",
    "Expect: 100-continue\r\n",
    "Content-Type: text/plain\r\n",
    "Range: bytes=0-\r\n",
};

class Fuzzer {
 public:
  // For somebody with this cookie and this game.
  Fuzzer(unsigned seed, const std::string& cookie, std::string game)
      : random_{seed}, cookie_{"Cookie: " + cookie + "\r\n"}, game_{std::move(game)} {}

  std::string request() {
    std::string body = chance(8) ? noise(200) : value(0);
    std::string text = std::string{pick(kMethods)} + " " + pick(kPaths);
    if (const auto at = text.find("GAME"); at != text.npos) text.replace(at, 4, game_);
    if (chance(3)) text += number();
    text += " HTTP/1.1\r\nHost: test\r\n";
    if (!chance(4)) text += cookie_;
    while (chance(2)) text += pick(kHeaders);
    if (chance(10)) text += noise(40) + "\r\n";
    const std::size_t length = chance(20) ? below(body.size() + 1) : body.size();
    text += "Content-Length: " + std::to_string(length) + "\r\n\r\n" + body;
    if (chance(15)) text[below(text.size())] = static_cast<char>(below(256));
    return text;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  bool chance(std::size_t of) { return below(of) == 0; }
  template <class Table>
  const char* pick(const Table& table) {
    return table[below(table.size())];
  }
  std::string noise(std::size_t most) {
    std::string bytes(below(most), ' ');
    for (char& c : bytes) c = static_cast<char>(below(256));
    return bytes;
  }
  std::string number() {
    constexpr std::array kNumbers{"0",
                                  "-1",
                                  "1",
                                  "7",
                                  "9",
                                  "10",
                                  "81",
                                  "99999999999999999999",
                                  "1e308",
                                  "1e999",
                                  "-0",
                                  "0.5",
                                  "18446744073709551616"};
    return pick(kNumbers);
  }
  std::string value(int depth) {
    switch (below(depth > 40 ? 5 : 9)) {
      case 0:
        return number();
      case 1:
        return chance(2) ? "true" : "null";
      case 2:
        return "\"" + std::string{chance(2) ? "r4c5" : "\xc3\x28\\ud800"} + "\"";
      case 3:
        return std::string{"\""} + kPuzzle + "\"";
      case 4:
        return "\"" + std::string(below(100), '.') + "\"";
      case 5: {
        const std::size_t deep = below(60);
        return std::string(deep, '[') + "1" + std::string(deep, ']');
      }
      default: {
        std::string object = "{";
        for (std::size_t n = 1 + below(4); n > 0; --n)
          object += std::string{object.size() > 1 ? "," : ""} + "\"" + pick(kFields) +
                    "\":" + value(depth + 10);
        return object + "}";
      }
    }
  }

  std::mt19937 random_;
  const std::string cookie_;
  const std::string game_;
};

bool is_sensible(const Reply& reply) {
  if (reply.status == 503) return !reply.header("retry-after").empty();
  return reply.status >= 100 && (reply.status < 500 || reply.status == 501);
}

TEST(RandomRequests, AreAnsweredOrHungUpOn) {
  const bool thorough = long_tests();
  const int count = thorough ? 100'000 : 3'000;
  server::SiteOptions site;
  site.solve_time = std::chrono::milliseconds{50};
  site.database = stocked_database();
  // With an account: nobody deletes it by chance.
  site.password_cost = store::PasswordHasher::Cost::least;
  store::PasswordHasher hasher{1, site.password_cost};
  const store::Player player = *store::add_account(
      *site.database, hasher, {"Ada", std::nullopt, "correct horse"}, store::now());
  const std::string puzzle = store::puzzles_by_level(*site.database, "hard", "", 1)->front().id;
  const std::string token =
      *store::open_session(*site.database, player.id, std::chrono::hours{9}, store::now());
  Fuzzer fuzzer{20'261'116, "nonet_player=" + token,
                store::start_game(*site.database, player.id, puzzle, store::now())->id};
  auto options = quick_options();
  options.limits.request_time = std::chrono::milliseconds{200};
  options.limits.farewell_time = std::chrono::milliseconds{20};
  const auto server = server::Server::start(options, *server::make_routes(site));
  ASSERT_TRUE(server);
  int answered = 0;
  for (int i = 0; i < count; ++i) {
    const std::string text = fuzzer.request();
    HttpClient client{server->address().port};
    client.send(text);
    client.end_sending();
    if (const auto reply = client.receive(text.starts_with("HEAD"))) {
      ASSERT_TRUE(is_sensible(*reply)) << reply->status << " for " << text << "\n" << reply->body;
      ++answered;
    }
  }
  EXPECT_GT(answered, count * 3 / 4) << "most are HTTP at least";
  EXPECT_EQ(get(server->address().port, "/healthz")->status, 200);
  EXPECT_TRUE(store::player_by_id(*site.database, player.id)) << "the player was there to the end";
}

}  // namespace
}  // namespace nonet::testing
