// Who is signed in: a secret token for each browser, of which only a hash is stored.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

// The token; it is shown once and cannot be found again.
Result<std::string> open_session(Database& db, std::string_view player,
                                 std::chrono::seconds lifetime, Moment now);
// The player of a session. not_found: no such session, ended, or past its time.
Result<std::string> session_player(Database& db, std::string_view token, Moment now);
// Puts the end of a living session off when less than half of its lifetime is left; says whether it
// did. So a session that is used lasts, and seldom costs a write.
Result<bool> prolong_session(Database& db, std::string_view token, std::chrono::seconds lifetime,
                             Moment now);
Result<void> revoke_session(Database& db, std::string_view token);
Result<void> revoke_sessions(Database& db, std::string_view player);
// Forgets those past their time; says how many.
Result<std::int64_t> forget_expired_sessions(Database& db, Moment now);

}  // namespace nonet::store
