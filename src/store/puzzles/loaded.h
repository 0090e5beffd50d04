// Which of the texts that come with the program are already in the database, by fingerprint.
// Private to the room.
#pragma once

#include <string_view>

#include "store/base/clock.h"
#include "store/base/database.h"
#include "store/base/error.h"

namespace nonet::store {

Result<bool> is_loaded(Database& db, std::string_view name, std::string_view text);
void note_loaded(Transaction& transaction, std::string_view name, std::string_view text,
                 Moment now);

}  // namespace nonet::store
