// Boards in play that the API keeps for a token, without any player: the text of their state is the
// server's own business. They end when unused for long, and there are never too many.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

struct PlaySessionLimits {
  std::size_t count = 10'000;                 // beyond: the longest unused go
  std::chrono::seconds idle_time{24 * 3600};  // unused for so long: gone
};

struct PlaySession {
  std::string state;         // JSON
  std::int64_t version = 1;  // grows with every save
};

// Keeps the state and says the token.
Result<std::string> create_play_session(Database& db, std::string_view state,
                                        const PlaySessionLimits& limits, Moment now);
// Loading is use: it puts the end off (written down at most once a minute).
Result<PlaySession> load_play_session(Database& db, std::string_view token,
                                      const PlaySessionLimits& limits, Moment now);
// Over the version that was loaded; conflict: somebody saved another one since, load again. Answers
// the new version.
Result<std::int64_t> save_play_session(Database& db, std::string_view token, std::int64_t version,
                                       std::string_view state, Moment now);
// Forgets those unused for too long, then the longest unused beyond the count.
Result<std::int64_t> expire_play_sessions(Database& db, const PlaySessionLimits& limits,
                                          Moment now);

}  // namespace nonet::store
