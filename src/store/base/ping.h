// Is the database there?
#pragma once

#include "store/base/database.h"

namespace nonet::store {

// Asks it something that costs nothing; waits as long as the database's patience.
Result<void> ping(Database& db);

}  // namespace nonet::store
