// Sessions that a restart does not end: they are kept in the database. Only their runs live in
// memory; one that is gone is told again when it is asked for, and comes out the same.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/run_cache.h"
#include "server/sessions.h"
#include "store/database.h"
#include "store/play_sessions.h"

namespace nonet::server {

// Safe to call from several threads at once. Its calls wait for the disk: not for the threads that
// read and write.
class StoredSessions {
 public:
  // A run is told again for at most `retell_time`.
  StoredSessions(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                 std::chrono::milliseconds retell_time);

  // Keeps the session and says its token.
  std::string create(const Session& session);
  std::optional<Session> find(std::string_view token);
  // Changes the session in one step, as no other call can see it half done. Nothing when there is
  // none; otherwise the session afterwards.
  std::optional<Session> update(std::string_view token,
                                const std::function<void(Session&)>& change);

 private:
  struct Loaded {
    Session session;
    std::int64_t version = 0;
  };
  std::optional<Loaded> load(const std::string& token);
  RunCache::Run run_of(const std::string& token, const Session& session);
  void keep(const std::string& token, const Session& session);

  std::shared_ptr<store::Database> database_;
  store::PlaySessionLimits limits_;
  std::chrono::milliseconds retell_time_;
  std::mutex mutex_;  // of the runs
  RunCache runs_;
};

// A session without its run, as the database keeps it, and back; nothing when the text is none.
std::string text_of(const Session& session);
std::optional<Session> session_from(std::string_view text);

}  // namespace nonet::server
