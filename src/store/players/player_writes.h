// What belongs to a player (settings, saved puzzles, techniques) written within a transaction that
// does more. Private to the folder; what goes wrong is thrown as a Fault.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/base/clock.h"
#include "store/base/transaction.h"

namespace nonet::store {

void set_settings(Transaction& transaction, std::string_view player, std::string_view settings);
void save_puzzle(Transaction& transaction, std::string_view player, std::string_view puzzle,
                 std::string_view title, Moment now);

// The row of a technique, made when there is none.
void expect_progress(Transaction& transaction, std::string_view player, std::string_view technique);
// The later day of a passed test counts, and with it when the next one is due.
void take_later_test(Transaction& transaction, std::string_view player, std::string_view technique,
                     const std::optional<std::string>& cleared_day,
                     const std::optional<std::string>& due_day);

}  // namespace nonet::store
