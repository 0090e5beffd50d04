// All that is kept of a player as one document, and such a document back into an account.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "service/request.h"
#include "store/database.h"
#include "store/players.h"

namespace nonet::server {

// Throws StoreTrouble.
std::string export_of(store::Database& database, const store::Player& player);

struct Imported {
  std::size_t games = 0;
  std::size_t saved = 0;
  std::size_t known = 0;  // games that were there already
};
// The whole document is read before anything is stored. Games that the player has already (same
// puzzle, same beginning) are passed over. Settings are taken over. Throws StoreTrouble.
tl::expected<Imported, service::RequestError> import_into(store::Database& database,
                                                          const store::Player& player,
                                                          std::string_view document);

}  // namespace nonet::server
