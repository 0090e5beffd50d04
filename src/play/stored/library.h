// What comes with the program: puzzles by level, and positions to practise techniques on. They are
// brought into the database at the first start, and again when a newer program has others.
#pragma once

#include <span>
#include <string_view>

#include "rate/level.h"
#include "store/base/database.h"
#include "store/puzzles/practice.h"

namespace nonet::play {

// The text of data/collections/<level>.tsv, built into the program.
std::string_view shipped_puzzles(rate::Level level);
// The text of data/watch/<level>.tsv: a collection with the engines that each puzzle suits.
std::string_view shipped_watch_list(rate::Level level);
// The texts of data/practice/*.txt.
std::span<const store::ShippedPositions> shipped_positions();

store::Result<void> stock(store::Database& database, store::Moment now);

}  // namespace nonet::play
