#include "store/players/takeover.h"

#include <array>
#include <string>

#include "store/base/fault.h"
#include "store/base/transaction.h"
#include "store/players/player_writes.h"

namespace nonet::store {

namespace {

// In this order, each with (account, anonymous). Where a row of the account is in the way, the
// anonymous one is merged into it or says nothing new. Sessions do not move: whoever knows a token
// from before must not be in the account by it.
constexpr auto kMoves = std::to_array<std::string_view>({
    "UPDATE games SET player = :account WHERE player = :anonymous",
    "UPDATE scores SET player = :account WHERE player = :anonymous",
    "UPDATE saved_puzzles SET player = :account WHERE player = :anonymous AND puzzle NOT IN "
    "(SELECT puzzle FROM saved_puzzles WHERE player = :account2)",
    "UPDATE practice_attempts SET player = :account WHERE player = :anonymous AND position NOT IN "
    "(SELECT position FROM practice_attempts WHERE player = :account2)",
    "UPDATE walks SET player = :account WHERE player = :anonymous AND level NOT IN "
    "(SELECT level FROM walks WHERE player = :account2)",
});
constexpr auto kLeftovers = std::to_array<std::string_view>({
    "DELETE FROM saved_puzzles WHERE player = :anonymous",
    "DELETE FROM practice_attempts WHERE player = :anonymous",
    "DELETE FROM walks WHERE player = :anonymous",
    "DELETE FROM technique_progress WHERE player = :anonymous",
    "DELETE FROM players WHERE id = :anonymous",
});

// Counts are added.
void merge_progress(Transaction& transaction, std::string_view anonymous,
                    std::string_view account) {
  for (const auto& [technique, seen, practised, cleared, cleared_day, due] :
       transaction.select<std::string, std::int64_t, std::int64_t, std::int64_t,
                          std::optional<std::string>, std::optional<std::string>>(
           "SELECT technique, seen, practised, cleared, cleared_day, due_day "
           "FROM technique_progress WHERE player = :player",
           anonymous)) {
    expect_progress(transaction, account, technique);
    transaction.run(
        "UPDATE technique_progress SET seen = seen + :seen, practised = practised + :practised, "
        "cleared = cleared + :cleared WHERE player = :player AND technique = :technique",
        seen, practised, cleared, account, technique);
    take_later_test(transaction, account, technique, cleared_day, due);
  }
}

}  // namespace

Result<void> take_over(Database& db, std::string_view anonymous, std::string_view account) {
  return db.write([&](Transaction& transaction) {
    const auto name_of_player = [&](std::string_view id) {
      // Changes nothing, but nobody else takes the same player over at the same time.
      transaction.run("UPDATE players SET settings = settings WHERE id = :id", id);
      const auto found = transaction.find<std::optional<std::string>>(
          "SELECT name FROM players WHERE id = :id", id);
      if (!found) throw Fault{StoreFault::not_found, "there is no player " + std::string{id}};
      return std::get<0>(*found);
    };
    if (!name_of_player(account))
      throw Fault{StoreFault::refused, "only an account can take over what was played before"};
    if (name_of_player(anonymous))
      throw Fault{StoreFault::refused, "only what an anonymous player did can be taken over"};
    for (const std::string_view move : kMoves) {
      if (move.find(":account2") == std::string_view::npos)
        transaction.run(move, account, anonymous);
      else
        transaction.run(move, account, anonymous, account);
    }
    merge_progress(transaction, anonymous, account);
    for (const std::string_view leftover : kLeftovers) transaction.run(leftover, anonymous);
  });
}

}  // namespace nonet::store
