#include "store/games/play_sessions.h"

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

constexpr std::chrono::seconds kUseIsNoted{60};  // not every look costs a write

[[noreturn]] void say_no_play() {
  throw Fault{StoreFault::not_found, "there is no such session: call initialize first"};
}

std::int64_t expire(Transaction& transaction, const PlaySessionLimits& limits, Moment now) {
  std::int64_t gone = transaction.run("DELETE FROM play_sessions WHERE used < :oldest",
                                      seconds_of(now - limits.idle_time));
  const auto count = transaction.value<std::int64_t>("SELECT count(*) FROM play_sessions");
  const std::int64_t beyond = count - static_cast<std::int64_t>(limits.count);
  if (beyond > 0)
    gone += transaction.run(
        "DELETE FROM play_sessions WHERE token IN "
        "(SELECT token FROM play_sessions ORDER BY used, token LIMIT :beyond)",
        beyond);
  return gone;
}

}  // namespace

Result<std::string> create_play_session(Database& db, std::string_view state,
                                        const PlaySessionLimits& limits, Moment now) {
  return db.write([&](Transaction& transaction) {
    std::string token = random_token();
    transaction.run("INSERT INTO play_sessions VALUES (:token, :state, 1, :used)",
                    hash_of_token(token), state, seconds_of(now));
    // Counting them all costs more than keeping one: now and then is enough for a bound.
    if (random_bits() % 64 == 0) expire(transaction, limits, now);
    return token;
  });
}

Result<PlaySession> load_play_session(Database& db, std::string_view token,
                                      const PlaySessionLimits& limits, Moment now) {
  const std::string hash = hash_of_token(token);
  auto found = db.read([&](Transaction& transaction) {
    auto row = transaction.find<std::string, std::int64_t, std::int64_t>(
        "SELECT state, version, used FROM play_sessions WHERE token = :token AND used >= :oldest",
        hash, seconds_of(now - limits.idle_time));
    if (!row) say_no_play();
    return std::move(*row);
  });
  if (!found) return tl::unexpected{found.error()};
  auto& [state, version, used] = *found;
  if (now - moment_at(used) >= kUseIsNoted) {
    const auto noted = db.jot([&](Transaction& transaction) {
      transaction.run("UPDATE play_sessions SET used = :used WHERE token = :token", seconds_of(now),
                      hash);
    });
    if (!noted) return tl::unexpected{noted.error()};
  }
  return PlaySession{std::move(state), version};
}

Result<std::int64_t> save_play_session(Database& db, std::string_view token, std::int64_t version,
                                       std::string_view state, Moment now) {
  const std::string hash = hash_of_token(token);
  return db.write([&](Transaction& transaction) {
    if (transaction.run("UPDATE play_sessions SET state = :state, version = version + 1, "
                        "used = :used WHERE token = :token AND version = :version",
                        state, seconds_of(now), hash, version) == 1)
      return version + 1;
    if (!transaction.find<std::int64_t>("SELECT version FROM play_sessions WHERE token = :token",
                                        hash))
      say_no_play();
    throw Fault{StoreFault::conflict, "the session was changed by another request"};
  });
}

Result<std::int64_t> expire_play_sessions(Database& db, const PlaySessionLimits& limits,
                                          Moment now) {
  return db.write([&](Transaction& transaction) { return expire(transaction, limits, now); });
}

}  // namespace nonet::store
