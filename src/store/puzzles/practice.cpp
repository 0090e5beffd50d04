#include "store/puzzles/practice.h"

#include <algorithm>

#include "store/base/transaction.h"
#include "store/puzzles/loaded.h"

namespace nonet::store {

namespace {

std::int64_t next_number(Transaction& transaction) {
  transaction.run("UPDATE counters SET value = value + 1 WHERE name = 'practice'");
  return transaction.value<std::int64_t>("SELECT value FROM counters WHERE name = 'practice'");
}

bool add_position(Transaction& transaction, std::string_view technique, std::string_view position) {
  return transaction.run(
             "INSERT INTO practice_positions (number, technique, position) "
             "VALUES (:number, :technique, :position) ON CONFLICT (technique, position) DO NOTHING",
             next_number(transaction), technique, position) > 0;
}

void add_lines(Transaction& transaction, const ShippedPositions& shipped) {
  for (std::string_view rest = shipped.lines; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (!line.empty() && !line.starts_with('#')) add_position(transaction, shipped.technique, line);
  }
}

}  // namespace

Result<std::size_t> add_positions(Database& db, std::string_view technique,
                                  std::span<const std::string> positions) {
  return db.write([&](Transaction& transaction) {
    std::size_t added = 0;
    for (const std::string& position : positions)
      added += add_position(transaction, technique, position) ? 1U : 0U;
    return added;
  });
}

Result<void> load_positions(Database& db, std::span<const ShippedPositions> shipped, Moment now) {
  constexpr std::string_view kName = "practice";
  std::string all;
  for (const ShippedPositions& some : shipped) all.append(some.technique).append(some.lines);
  const auto loaded = is_loaded(db, kName, all);
  if (!loaded) return tl::unexpected{loaded.error()};
  if (*loaded) return {};
  return db.write([&](Transaction& transaction) {
    for (const ShippedPositions& some : shipped) add_lines(transaction, some);
    note_loaded(transaction, kName, all, now);
  });
}

Result<std::size_t> count_positions(Database& db, std::string_view technique) {
  return db.read([&](Transaction& transaction) {
    return static_cast<std::size_t>(transaction.value<std::int64_t>(
        "SELECT count(*) FROM practice_positions WHERE technique = :technique", technique));
  });
}

Result<std::vector<PracticePosition>> positions_for(Database& db, std::string_view player,
                                                    std::string_view technique, std::size_t most) {
  return db.read([&](Transaction& transaction) {
    std::vector<PracticePosition> positions;
    for (auto& [number, position] : transaction.select<std::int64_t, std::string>(
             "SELECT p.number, p.position FROM practice_positions p "
             "LEFT JOIN practice_attempts a ON a.position = p.number AND a.player = :player "
             "WHERE p.technique = :technique ORDER BY a.at IS NOT NULL, a.at, p.number LIMIT :most",
             player, technique, most))
      positions.push_back({number, std::string{technique}, std::move(position)});
    return positions;
  });
}

}  // namespace nonet::store
