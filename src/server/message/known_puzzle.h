// Is this puzzle stored? In whatever dress it comes: turned, mirrored, its digits exchanged.
#pragma once

#include <optional>
#include <string>

#include "board/filling.h"
#include "store/puzzles/recognise.h"

namespace nonet::server {

// {"id":…,"level":…,"collection":…}, or null for a puzzle that is not stored; also for a
// player's own, of which nobody else is told.
std::string known_json(const std::optional<store::Recognised>& known);
// The same, looked up; waits for the database.
std::string known_json(store::Database& database, const Filling& puzzle);

// The object with "known" as its last field.
std::string with_known(std::string object, const std::string& known);

}  // namespace nonet::server
