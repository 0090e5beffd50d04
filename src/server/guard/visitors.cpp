#include "server/guard/visitors.h"

#include <utility>

#include "server/message/cookies.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "store/players/sessions.h"
#include "wire/write.h"

namespace nonet::server {

namespace {

constexpr std::chrono::days kSessionLifetime{180};

}  // namespace

Visitors::Visitors(std::shared_ptr<store::Database> database) : database_{std::move(database)} {}

std::optional<store::Player> Visitors::find(const Request& request) const {
  const std::string token = token_of(request, kPlayerCookie);
  if (token.empty()) return std::nullopt;
  const auto player = store::session_player(*database_, token, store::now());
  if (!player && player.error().fault == store::StoreFault::not_found) return std::nullopt;
  return need(store::player_by_id(*database_, need(player)));
}

std::string Visitors::open_session(const store::Player& player) const {
  return need(store::open_session(*database_, player.id, kSessionLifetime, store::now()));
}

void Visitors::close_session(const Request& request) const {
  const auto closed = store::revoke_session(*database_, token_of(request, kPlayerCookie));
  if (!closed && closed.error().fault != store::StoreFault::not_found) need(closed);
}

void Visitors::keep_alive(const Request& request, Response& response) const {
  const std::string token = token_of(request, kPlayerCookie);
  if (token.empty() || response.headers.find("Set-Cookie")) return;
  // Where the database is not there now, the next request will do.
  if (response.status == Status::unavailable) return;
  const auto prolonged =
      store::prolong_session(*database_, token, kSessionLifetime, store::now()).value_or(false);
  if (prolonged && bearer_token(request).empty()) hand_over(response, request, token);
}

void hand_over(Response& response, const Request& request, const std::string& token) {
  set_cookie(response, request, kPlayerCookie, token, kSessionLifetime);
}

void take_back(Response& response, const Request& request) {
  set_cookie(response, request, kPlayerCookie, "", std::chrono::seconds{0});
}

Response no_player() {
  return problem(Status::unauthorized,
                 service::RequestError{"no-player", "Start a game or log in first."});
}

Response no_account() {
  return problem(Status::unauthorized,
                 service::RequestError{"no-account", "This needs an account: log in first."});
}

}  // namespace nonet::server
