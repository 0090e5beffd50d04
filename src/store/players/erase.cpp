#include "store/players/erase.h"

#include <array>
#include <chrono>
#include <string>

#include "store/base/fault.h"
#include "store/base/transaction.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

namespace {

// In an order that leaves no row without what it refers to. Moves, clocks, walks, sessions and
// recovery codes go with their owners.
constexpr auto kDeletions = std::to_array<std::string_view>({
    "DELETE FROM scores WHERE player = :player",
    "DELETE FROM games WHERE player = :player",
    "DELETE FROM practice_attempts WHERE player = :player",
    "DELETE FROM technique_progress WHERE player = :player",
    "DELETE FROM players WHERE id = :player",
});

constexpr std::string_view kDeleteOwn =
    "DELETE FROM puzzles WHERE id = :id AND NOT EXISTS (SELECT 1 FROM saved_puzzles s WHERE "
    "s.puzzle = puzzles.id) AND NOT EXISTS (SELECT 1 FROM games g WHERE g.puzzle = puzzles.id)";

constexpr std::string_view kLost =
    "SELECT id FROM players p WHERE name IS NULL AND created < :yesterday AND NOT EXISTS "
    "(SELECT 1 FROM sessions s WHERE s.player = p.id) ORDER BY created LIMIT :most";

constexpr std::chrono::hours kDay{24};

void erase(Transaction& transaction, const std::string& player) {
  const auto own = transaction.select<std::string>(
      "SELECT p.id FROM puzzles p WHERE p.listed = 0 AND p.source = :brought AND p.id IN (SELECT "
      "puzzle FROM saved_puzzles WHERE player = :player UNION SELECT puzzle FROM games WHERE "
      "player = :player2)",
      kBroughtByPlayer, player, player);
  transaction.run("DELETE FROM saved_puzzles WHERE player = :player", player);
  for (const std::string_view deletion : kDeletions) transaction.run(deletion, player);
  for (const auto& [id] : own) transaction.run(kDeleteOwn, id);
}

}  // namespace

Result<void> erase_player(Database& db, std::string_view player) {
  return db.write([&](Transaction& transaction) {
    if (!transaction.find<std::string>("SELECT id FROM players WHERE id = :id", player))
      throw Fault{StoreFault::not_found, "there is no player " + std::string{player}};
    erase(transaction, std::string{player});
  });
}

// Looked for outside of the transaction that writes: there may be many players to look through.
Result<std::int64_t> erase_lost_players(Database& db, std::int64_t most, Moment now) {
  const auto lost = db.read([&](Transaction& transaction) {
    return transaction.select<std::string>(kLost, seconds_of(now - kDay), most);
  });
  if (!lost) return tl::unexpected{lost.error()};
  if (lost->empty()) return 0;
  return db.write([&](Transaction& transaction) {
    for (const auto& [player] : *lost) erase(transaction, player);
    return static_cast<std::int64_t>(lost->size());
  });
}

}  // namespace nonet::store
