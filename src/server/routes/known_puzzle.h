// Is this puzzle stored? In whatever dress it comes: turned, mirrored, its digits exchanged.
#pragma once

#include <optional>

#include "board/filling.h"
#include "store/puzzles/recognise.h"
#include "wire/known.h"

namespace nonet::server {

// Null for a puzzle that is not stored; also for a player's own, of which nobody else is told.
wire::OrNull<wire::Known> known_document(const std::optional<store::Recognised>& known);
// The same, looked up; waits for the database.
wire::OrNull<wire::Known> known_document(store::Database& database, const Filling& puzzle);

}  // namespace nonet::server
