// Puzzles written within a transaction that does more. Private to the room; what goes wrong is
// thrown as a Fault.
#pragma once

#include <span>
#include <string>

#include "store/base/transaction.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

Added add_puzzles(Transaction& transaction, std::span<const StoredPuzzle> puzzles, Moment now);
void set_rating(Transaction& transaction, const std::string& id, const Rating& rating);

}  // namespace nonet::store
