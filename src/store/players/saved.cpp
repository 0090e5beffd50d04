#include "store/players/saved.h"

#include <fmt/format.h>

#include "store/base/fault.h"
#include "store/base/transaction.h"
#include "store/players/player_writes.h"
#include "store/puzzles/puzzle_queries.h"

namespace nonet::store {

namespace {

void expect(Transaction& transaction, std::string_view query, std::string_view id,
            std::string_view what) {
  if (!transaction.find<std::string>(query, id))
    throw Fault{StoreFault::not_found, fmt::format("there is no {} {}", what, id)};
}

}  // namespace

void save_puzzle(Transaction& transaction, std::string_view player, std::string_view puzzle,
                 std::string_view title, Moment now) {
  expect(transaction, "SELECT id FROM players WHERE id = :id", player, "player");
  expect(transaction, "SELECT id FROM puzzles WHERE id = :id", puzzle, "puzzle");
  transaction.run(
      "INSERT INTO saved_puzzles (player, puzzle, title, saved) "
      "VALUES (:player, :puzzle, :title, :saved) "
      "ON CONFLICT (player, puzzle) DO UPDATE SET title = excluded.title",
      player, puzzle, title, seconds_of(now));
}

Result<void> save_puzzle(Database& db, std::string_view player, std::string_view puzzle,
                         std::string_view title, Moment now) {
  return db.write(
      [&](Transaction& transaction) { save_puzzle(transaction, player, puzzle, title, now); });
}

Result<void> forget_puzzle(Database& db, std::string_view player, std::string_view puzzle) {
  return db.write([&](Transaction& transaction) {
    if (transaction.run("DELETE FROM saved_puzzles WHERE player = :player AND puzzle = :puzzle",
                        player, puzzle) == 0)
      throw Fault{StoreFault::not_found,
                  "this player has not saved the puzzle " + std::string{puzzle}};
  });
}

Result<std::vector<SavedPuzzle>> saved_puzzles(Database& db, std::string_view player) {
  return db.read([&](Transaction& transaction) {
    std::vector<SavedPuzzle> saved;
    for (auto& [id, title, at] : transaction.select<std::string, std::string, std::int64_t>(
             "SELECT puzzle, title, saved FROM saved_puzzles WHERE player = :player "
             "ORDER BY saved DESC, puzzle",
             player))
      saved.push_back({std::move(select_puzzles(transaction, queries::by_id(), id).front()),
                       std::move(title), moment_at(at)});
    return saved;
  });
}

}  // namespace nonet::store
