#include "server/housekeeping.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>

#include "store/erase.h"
#include "store/play_sessions.h"
#include "store/sessions.h"

namespace nonet::server {

namespace {

constexpr std::chrono::minutes kInterval{10};
constexpr std::int64_t kLostAtATime = 200;  // the database is theirs for a moment only

// A database that cannot be reached now will be cleaned next time.
void tidy(store::Database& database, const SessionLimits& limits) {
  (void)store::expire_play_sessions(database, {limits.count, limits.idle_time}, store::now());
  (void)store::forget_expired_sessions(database, store::now());
  (void)store::erase_lost_players(database, kLostAtATime, store::now());
}

}  // namespace

Housekeeping::Housekeeping(std::shared_ptr<store::Database> database, const SessionLimits& limits)
    : thread_{[database = std::move(database), limits](const std::stop_token& stop) {
        std::mutex mutex;
        std::condition_variable_any asked_to_stop;
        std::unique_lock lock{mutex};
        while (!stop.stop_requested()) {
          tidy(*database, limits);
          asked_to_stop.wait_for(lock, stop, kInterval, [] { return false; });
        }
      }} {}

Housekeeping::~Housekeeping() = default;

}  // namespace nonet::server
