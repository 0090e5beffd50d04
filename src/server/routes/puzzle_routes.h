// The stored puzzles, by level and by id; and the puzzle of the day.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include <tl/expected.hpp>

#include "rate/level.h"
#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "service/solve.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"

namespace nonet::server {

class PuzzleRoutes {
 public:
  explicit PuzzleRoutes(std::shared_ptr<store::Database> database);
  static Rows rows(const SiteOptions& site);

  Response list(const Request& request) const;   // {difficulty}?watch=cdcl
  Response one(const Request& request) const;    // {id}
  Response daily(const Request& request) const;  // ?date=2026-11-30

 private:
  // Those of the shipped list that stand behind the id `after`, all of them without one.
  store::Puzzles puzzles_to_watch(rate::Level level, service::Engine engine,
                                  std::string_view after) const;

  std::shared_ptr<store::Database> database_;
};

// Throws StoreTrouble.
std::optional<store::StoredPuzzle> stored_puzzle(store::Database& database, std::string_view id);
Response unknown_puzzle();
// One of the two above.
tl::expected<store::StoredPuzzle, Response> puzzle_or_answer(store::Database& database,
                                                             std::string_view id);

}  // namespace nonet::server
