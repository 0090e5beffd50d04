// Steps of a transaction that more than one function of the room makes. Private to the room; what
// goes wrong is thrown as a Fault.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/base/transaction.h"
#include "store/games/games.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

Added add_puzzles(Transaction& transaction, std::span<const StoredPuzzle> puzzles, Moment now);
void set_rating(Transaction& transaction, const std::string& id, const Rating& rating);
void save_puzzle(Transaction& transaction, std::string_view player, std::string_view puzzle,
                 std::string_view title, Moment now);

Game start_game(Transaction& transaction, std::string_view player, std::string_view puzzle,
                Moment now);
Game change_game(Transaction& transaction, std::string_view id, std::int64_t version,
                 const GameChange& change, Moment now);

void set_settings(Transaction& transaction, std::string_view player, std::string_view settings);

// The row of a technique, made when there is none.
void expect_progress(Transaction& transaction, std::string_view player, std::string_view technique);
// The later day of a passed test counts, and with it when the next one is due.
void take_later_test(Transaction& transaction, std::string_view player, std::string_view technique,
                     const std::optional<std::string>& cleared_day,
                     const std::optional<std::string>& due_day);

}  // namespace nonet::store
