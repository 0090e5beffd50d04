// Someone plays without an account and then signs in to one that he has: what he did meanwhile
// becomes part of it.
#pragma once

#include <string_view>

#include "store/base/database.h"

namespace nonet::store {

// Games, scores, saved puzzles and practice move over; where both have something, it is put
// together. Afterwards the anonymous player is gone, and his sessions with him. All of it or
// nothing.
Result<void> take_over(Database& db, std::string_view anonymous, std::string_view account);

}  // namespace nonet::store
