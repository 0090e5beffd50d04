// Games written within a transaction that does more. Private to the room; what goes wrong is
// thrown as a Fault.
#pragma once

#include <cstdint>
#include <string_view>

#include "store/base/transaction.h"
#include "store/games/games.h"

namespace nonet::store {

Game start_game(Transaction& transaction, std::string_view player, std::string_view puzzle,
                Moment now);
Game change_game(Transaction& transaction, std::string_view id, std::int64_t version,
                 const GameChange& change, Moment now);

}  // namespace nonet::store
