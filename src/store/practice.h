// Positions in which a technique is the move, for practising it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

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
Result<std::size_t> count_positions(Database& db, std::string_view technique);
// The next one that the player has not tried. not_found: he has tried them all.
Result<PracticePosition> unseen_position(Database& db, std::string_view player,
                                         std::string_view technique);

}  // namespace nonet::store
