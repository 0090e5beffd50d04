// All that is kept of a player as one document, and such a document back into an account.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "server/message/http.h"
#include "store/base/database.h"
#include "store/players/bring.h"
#include "store/players/players.h"

namespace nonet::server {

// Throws StoreTrouble.
std::string export_of(store::Database& database, const store::Player& player);

inline constexpr std::size_t kLongestTitle = 200;  // of a saved puzzle

// The whole document is read before anything is stored, and then all of it is stored or nothing.
// Games that the player has already (same puzzle, same beginning) are passed over, as are puzzles
// that are stored here in another dress. Settings are taken over. The error is the answer: 400 for
// what no export wrote, 503 when `stop` came first. Throws StoreTrouble.
tl::expected<store::BroughtBack, Response> import_into(store::Database& database,
                                                       const store::Player& player,
                                                       std::string_view document,
                                                       const std::function<bool()>& stop);

}  // namespace nonet::server
