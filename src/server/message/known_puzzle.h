// What the API says of a puzzle that is stored: wire::Known, or null.
#pragma once

#include <optional>
#include <string>

#include "board/filling.h"
#include "store/puzzles/recognise.h"
#include "wire/puzzle.h"

namespace nonet::server {

// Null for a puzzle that is not stored; also for a player's own, of which nobody else is told.
std::string known_json(const std::optional<store::Recognised>& known);
// The same, looked up; waits for the database. Throws StoreTrouble.
std::string known_json(store::Database& database, const Filling& puzzle);

using wire::with_known;

}  // namespace nonet::server
