#include "server/ops/housekeeping.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>

#include "store/games/play_sessions.h"
#include "store/players/erase.h"
#include "store/players/sessions.h"

namespace nonet::server {

namespace {

constexpr std::chrono::minutes kInterval{10};
constexpr std::int64_t kLostAtATime = 200;  // the database is theirs for a moment only

// A database that fails now will be cleaned next time.
store::Result<std::int64_t> tidy(store::Database& database, const SessionLimits& limits) {
  const store::Moment now = store::now();
  return store::expire_play_sessions(database, {limits.count, limits.idle_time}, now)
      .and_then([&](std::int64_t) { return store::forget_expired_sessions(database, now); })
      .and_then(
          [&](std::int64_t) { return store::erase_lost_players(database, kLostAtATime, now); });
}

}  // namespace

Housekeeping::Housekeeping(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                           LogSink log)
    : thread_{[database = std::move(database), limits,
               log = std::move(log)](const std::stop_token& stop) {
        std::mutex mutex;
        std::condition_variable_any asked_to_stop;
        std::unique_lock lock{mutex};
        while (!stop.stop_requested()) {
          if (const auto done = tidy(*database, limits); !done && log)
            log({"-", "housekeeping", Status::unavailable, {}, done.error().sentence});
          asked_to_stop.wait_for(lock, stop, kInterval, [] { return false; });
        }
      }} {}

Housekeeping::~Housekeeping() = default;

}  // namespace nonet::server
