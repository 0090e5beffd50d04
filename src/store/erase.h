// "Delete my account": everything that is known of a player, and puzzles of his own that nobody
// else has.
#pragma once

#include <string_view>

#include "store/database.h"
#include "store/error.h"

namespace nonet::store {

Result<void> erase_player(Database& db, std::string_view player);

}  // namespace nonet::store
