// Positions in which a technique is the move, for practising it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

struct PracticePosition {
  std::int64_t number = 0;
  std::string technique;
  std::string position;  // a library line
  friend bool operator==(const PracticePosition&, const PracticePosition&) = default;
};

// Those that are stored already are passed over; says how many were new.
Result<std::size_t> add_positions(Database& db, std::string_view technique,
                                  std::span<const std::string> positions);
// The positions that come with the program, unless just these have been loaded before.
struct ShippedPositions {
  std::string_view technique;
  std::string_view lines;  // a position each; '#' begins a remark
};
Result<void> load_positions(Database& db, std::span<const ShippedPositions> shipped, Moment now);

Result<std::size_t> count_positions(Database& db, std::string_view technique);
// Those that the player has not tried first (an empty player has tried none).
Result<std::vector<PracticePosition>> positions_for(Database& db, std::string_view player,
                                                    std::string_view technique, std::size_t most);

}  // namespace nonet::store
