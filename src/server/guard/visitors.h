// Who is asking: the player of the token that a request carries. Someone who starts to play without
// one becomes an anonymous player; signing in takes over what they did.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "server/message/http.h"
#include "store/base/database.h"
#include "store/players/players.h"

namespace nonet::server {

class Visitors {
 public:
  explicit Visitors(std::shared_ptr<store::Database> database);

  // All of these throw StoreTrouble.
  std::optional<store::Player> find(const Request& request) const;
  // Opens a session for the player and says its token.
  std::string open_session(const store::Player& player) const;
  void close_session(const Request& request) const;
  // A session lasts from its last use: when its end is near it is put off, and the answer brings
  // the cookie anew. Who knows no session any more, or has just been given one, gets nothing.
  void keep_alive(const Request& request, Response& response) const;

 private:
  std::shared_ptr<store::Database> database_;
};

// How the caller wants to carry the token: as a cookie, or told once, to be sent as bearer token.
void hand_over(Response& response, const Request& request, const std::string& token);
void take_back(Response& response, const Request& request);

// 401: this needs a player, or an account.
Response no_player();
Response no_account();

}  // namespace nonet::server
