#include "store/players/sessions.h"

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

[[noreturn]] void say_no_session() {
  throw Fault{StoreFault::not_found, "there is no such session"};
}

}  // namespace

Result<std::string> open_session(Database& db, std::string_view player,
                                 std::chrono::seconds lifetime, Moment now) {
  return db.write([&](Transaction& transaction) {
    if (!transaction.find<std::string>("SELECT id FROM players WHERE id = :id", player))
      throw Fault{StoreFault::not_found, "there is no player " + std::string{player}};
    std::string token = random_token();
    transaction.run("INSERT INTO sessions VALUES (:token, :player, :created, :expires)",
                    hash_of_token(token), player, seconds_of(now), seconds_of(now + lifetime));
    return token;
  });
}

Result<std::string> session_player(Database& db, std::string_view token, Moment now) {
  return db.read([&](Transaction& transaction) {
    const auto found = transaction.find<std::string>(
        "SELECT player FROM sessions WHERE token = :token AND expires > :now", hash_of_token(token),
        seconds_of(now));
    if (!found) say_no_session();
    return std::get<0>(*found);
  });
}

// Looked for first: nearly always there is nothing to write.
Result<bool> prolong_session(Database& db, std::string_view token, std::chrono::seconds lifetime,
                             Moment now) {
  const std::string hash = hash_of_token(token);
  auto old = db.read([&](Transaction& transaction) {
    return transaction
        .find<std::int64_t>(
            "SELECT expires FROM sessions WHERE token = :token AND expires > :now AND expires < "
            ":half",
            hash, seconds_of(now), seconds_of(now + lifetime / 2))
        .has_value();
  });
  if (!old || !*old) return old;
  return db.jot([&](Transaction& transaction) {
    return transaction.run("UPDATE sessions SET expires = :expires WHERE token = :token",
                           seconds_of(now + lifetime), hash) > 0;
  });
}

Result<void> revoke_session(Database& db, std::string_view token) {
  return db.write([&](Transaction& transaction) {
    if (transaction.run("DELETE FROM sessions WHERE token = :token", hash_of_token(token)) == 0)
      say_no_session();
  });
}

Result<void> revoke_sessions(Database& db, std::string_view player) {
  return db.write([&](Transaction& transaction) {
    transaction.run("DELETE FROM sessions WHERE player = :player", player);
  });
}

Result<std::int64_t> forget_expired_sessions(Database& db, Moment now) {
  return db.write([&](Transaction& transaction) {
    return transaction.run("DELETE FROM sessions WHERE expires <= :now", seconds_of(now));
  });
}

}  // namespace nonet::store
