// "Delete my account": everything that is known of a player, and puzzles of his own that nobody
// else has.
#pragma once

#include <cstdint>
#include <string_view>

#include "store/base/clock.h"
#include "store/base/database.h"
#include "store/base/error.h"

namespace nonet::store {

Result<void> erase_player(Database& db, std::string_view player);

// Erases anonymous players who can never come back: their last session is over, and they are older
// than a day (one who is just being made has no session yet). At most so many; says how many.
Result<std::int64_t> erase_lost_players(Database& db, std::int64_t most, Moment now);

}  // namespace nonet::store
