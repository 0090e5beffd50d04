// Sessions that a restart does not end: they are kept in the database. Only the steps of their
// solves live in memory; those that are gone, or were never told, are told when they are asked for,
// and come out the same.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/sessions/run_cache.h"
#include "server/sessions/sessions.h"
#include "store/base/database.h"
#include "store/games/play_sessions.h"

namespace nonet::server {

// Safe to call from several threads at once. Its calls wait for the disk: not for the threads that
// read and write.
class StoredSessions {
 public:
  // A solve is told again for at most `retell_time`.
  StoredSessions(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                 std::chrono::milliseconds retell_time);

  // Keeps the session and says its token.
  std::string create(const Session& session);
  std::optional<Session> find(std::string_view token);
  // Changes the session in one step, as no other call can see it half done. Nothing when there is
  // none; otherwise the session afterwards.
  std::optional<Session> update(std::string_view token,
                                const std::function<void(Session&)>& change);

  // The steps of the session's last solve; null when there was none.
  RunCache::Run run_of(std::string_view token, const Session& session);
  // Keeps a solve of the session as it was before, unless a move has changed the board meanwhile;
  // and its steps, if they were told already.
  void keep_solve(std::string_view token, const Session& before, const LastSolve& solve,
                  std::optional<trace::Trace> trace = {});

 private:
  struct Loaded {
    Session session;
    std::int64_t version = 0;
  };
  std::optional<Loaded> load(const std::string& token);
  void keep_run(std::string_view token, const LastSolve& solve, RunCache::Run run);

  std::shared_ptr<store::Database> database_;
  store::PlaySessionLimits limits_;
  std::chrono::milliseconds retell_time_;
  std::mutex mutex_;  // of the runs
  RunCache runs_;
};

// A session without its steps, as the database keeps it, and back; nothing when the text is none.
std::string text_of(const Session& session);
std::optional<Session> session_from(std::string_view text);

}  // namespace nonet::server
