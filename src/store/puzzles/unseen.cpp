#include "store/puzzles/unseen.h"

#include <cstdint>
#include <string>

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/puzzles/puzzle_queries.h"

namespace nonet::store {

namespace {

constexpr std::int64_t kNewest = INT64_MAX;

struct Walk {
  std::int64_t first = 0;
  std::int64_t upper = 0;  // had: first..upper
  std::int64_t lower = 0;  // had: 1..lower
};

[[noreturn]] void say_none_left(std::string_view level) {
  throw Fault{StoreFault::not_found, "there is no puzzle of level " + std::string{level} +
                                         " that this player has not had"};
}

// A new walk begins just before a random puzzle.
void begin_walk(Transaction& transaction, std::string_view player, std::string_view level) {
  constexpr std::int64_t kOne = 1;
  auto start = select_puzzles(transaction, queries::by_level(), level, id_at(random_bits()), kOne);
  if (start.empty()) start = select_puzzles(transaction, queries::by_level(), level, "", kOne);
  if (start.empty()) say_none_left(level);
  const std::int64_t first = start.front().number;
  transaction.run(
      "INSERT INTO walks (player, level, first, upper, lower) "
      "VALUES (:player, :level, :first, :upper, 0) ON CONFLICT (player, level) DO NOTHING",
      player, level, first, first - 1);
}

// Changes nothing, but keeps the row for this transaction: a player who asks twice at once gets two
// puzzles. False: there is no row yet.
bool lock_walk(Transaction& transaction, std::string_view player, std::string_view level) {
  return transaction.run("UPDATE walks SET upper = upper WHERE player = :player AND level = :level",
                         player, level) > 0;
}

Walk walk_of(Transaction& transaction, std::string_view player, std::string_view level) {
  if (!lock_walk(transaction, player, level)) {
    begin_walk(transaction, player, level);
    lock_walk(transaction, player, level);
  }
  const auto found = transaction.find<std::int64_t, std::int64_t, std::int64_t>(
      "SELECT first, upper, lower FROM walks WHERE player = :player AND level = :level", player,
      level);
  const auto [first, upper, lower] = found.value();
  return {first, upper, lower};
}

}  // namespace

Result<StoredPuzzle> unseen_puzzle(Database& db, std::string_view player, std::string_view level) {
  // After a power cut the same puzzle may be handed out once more, unless it was begun.
  return db.jot([&](Transaction& transaction) {
    Walk walk = walk_of(transaction, player, level);
    auto next = select_puzzles(transaction, queries::unseen(), level, walk.upper, kNewest, player);
    std::int64_t* reached = &walk.upper;
    if (next.empty()) {
      next = select_puzzles(transaction, queries::unseen(), level, walk.lower, walk.first, player);
      reached = &walk.lower;
    }
    if (next.empty()) say_none_left(level);
    *reached = next.front().number;
    transaction.run(
        "UPDATE walks SET upper = :upper, lower = :lower WHERE player = :player AND level = :level",
        walk.upper, walk.lower, player, level);
    return std::move(next.front());
  });
}

}  // namespace nonet::store
