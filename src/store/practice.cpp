#include "store/practice.h"

#include "store/fault.h"
#include "store/transaction.h"

namespace nonet::store {

namespace {

std::int64_t next_number(Transaction& transaction) {
  transaction.run("UPDATE counters SET value = value + 1 WHERE name = 'practice'");
  return transaction.value<std::int64_t>("SELECT value FROM counters WHERE name = 'practice'");
}

}  // namespace

Result<std::size_t> add_positions(Database& db, std::string_view technique,
                                  std::span<const std::string> positions) {
  return db.write([&](Transaction& transaction) {
    std::size_t added = 0;
    for (const std::string& position : positions)
      added += static_cast<std::size_t>(transaction.run(
          "INSERT INTO practice_positions (number, technique, position) "
          "VALUES (:number, :technique, :position) ON CONFLICT (technique, position) DO NOTHING",
          next_number(transaction), technique, position));
    return added;
  });
}

Result<std::size_t> count_positions(Database& db, std::string_view technique) {
  return db.read([&](Transaction& transaction) {
    return static_cast<std::size_t>(transaction.value<std::int64_t>(
        "SELECT count(*) FROM practice_positions WHERE technique = :technique", technique));
  });
}

Result<PracticePosition> unseen_position(Database& db, std::string_view player,
                                         std::string_view technique) {
  return db.read([&](Transaction& transaction) {
    // A technique has some hundred positions: passing over those that were tried is no matter.
    auto found = transaction.find<std::int64_t, std::string, std::string>(
        "SELECT number, technique, position FROM practice_positions p "
        "WHERE technique = :technique AND NOT EXISTS (SELECT 1 FROM practice_attempts a "
        "WHERE a.player = :player AND a.position = p.number) ORDER BY number LIMIT 1",
        technique, player);
    if (!found)
      throw Fault{StoreFault::not_found, "there is no position for " + std::string{technique} +
                                             " that this player has not tried"};
    auto& [number, own_technique, position] = *found;
    return PracticePosition{number, std::move(own_technique), std::move(position)};
  });
}

}  // namespace nonet::store
