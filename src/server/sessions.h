// Games in progress, each known by a token that only its owner has.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "board/grid.h"
#include "server/run_cache.h"
#include "service/solve.h"
#include "service/state.h"

namespace nonet::server {

// How a run was asked for: enough to tell it again.
struct Telling {
  Grid board;
  service::Engine engine = service::Engine::cdcl;
  service::Decide decide = service::Decide::activity;
  std::uint64_t work = 0;
  std::size_t trace_cap = 0;

  service::SolveOptions options() const;  // without an end in time
};

// A puzzle, what its player has entered, and the last run that was told step by step.
struct Session {
  Grid start;      // the givens, with the candidates that the puzzle itself rules out
  Filling placed;  // the player's digits; never in a cell of a given
  std::shared_ptr<const service::Run> run;
  std::optional<Telling> telling;  // of that run

  // Digits that are already filled in but not given count as the player's.
  static Session begin(const Grid& puzzle);
  Grid board() const;  // start and placed together
};

// Where sessions live. Safe to call from several threads at once.
class SessionStore {
 public:
  virtual ~SessionStore() = default;
  // Keeps the session and says its token.
  virtual std::string create(Session session) = 0;
  virtual std::optional<Session> find(std::string_view token) = 0;
  // Changes the session in one step, as no other call can see it half done. Nothing when there is
  // none; otherwise the session afterwards.
  virtual std::optional<Session> update(std::string_view token,
                                        const std::function<void(Session&)>& change) = 0;

 protected:
  SessionStore() = default;
  SessionStore(const SessionStore&) = default;
  SessionStore& operator=(const SessionStore&) = default;
};

// What sessions may cost us.
struct SessionLimits {
  std::size_t count = 10'000;                 // beyond: the longest unused goes
  std::chrono::seconds idle_time{24 * 3600};  // unused for so long: gone
  std::size_t run_bytes = std::size_t{256}
                          << 20;  // of all runs; beyond: the longest unused lose theirs
};

class MemorySessions final : public SessionStore {
 public:
  using Clock = std::function<std::chrono::steady_clock::time_point()>;
  explicit MemorySessions(SessionLimits limits, Clock now = std::chrono::steady_clock::now);

  std::string create(Session session) override;
  std::optional<Session> find(std::string_view token) override;
  std::optional<Session> update(std::string_view token,
                                const std::function<void(Session&)>& change) override;

 private:
  struct Entry {
    std::string token;
    Session session;  // its run is in runs_
    std::chrono::steady_clock::time_point used;
  };
  using Entries = std::list<Entry>;  // the last used in front

  Entries::iterator touch(std::string_view token);
  void drop_last();
  void drop_expired();
  Session with_run(const Entry& entry);

  const SessionLimits limits_;
  const Clock now_;
  std::mutex mutex_;
  Entries entries_;
  std::unordered_map<std::string_view, Entries::iterator> by_token_;  // views into the entries
  RunCache runs_;
};

// 256 random bits of the operating system, in hexadecimal.
std::string make_token();

}  // namespace nonet::server
