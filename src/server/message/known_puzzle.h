// What the API says of a puzzle that is stored.
#pragma once

#include <optional>

#include "board/filling.h"
#include "store/puzzles/recognise.h"
#include "wire/known.h"

namespace nonet::server {

// Null for a puzzle that is not stored; also for a player's own, of which nobody else is told.
wire::OrNull<wire::Known> known_document(const std::optional<store::Recognised>& known);
// The same, looked up; waits for the database. Throws StoreTrouble.
wire::OrNull<wire::Known> known_document(store::Database& database, const Filling& puzzle);

}  // namespace nonet::server
