#include "store/base/maintenance.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "store/base/connection.h"
#include "store/base/dialect.h"
#include "store/base/fault.h"
#include "store/base/migrations.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

// Every table, those that are referred to first. `n` is a number, `t` a text: the kinds of the
// columns in the order of the migrations.
struct Table {
  std::string_view name;
  std::string_view kinds;
};
constexpr auto kTables = std::to_array<Table>({
    {"counters", "tn"},
    {"collections", "ttn"},
    {"puzzles", "nttttnnntnttnnnnttttnnntttn"},
    {"puzzle_techniques", "tn"},
    {"daily_puzzles", "tt"},
    {"players", "ttttttn"},
    {"sessions", "ttnn"},
    {"play_sessions", "ttnn"},
    {"walks", "ttnnn"},
    {"saved_puzzles", "tttn"},
    {"games", "ttttnnnnnnnntnn"},
    {"game_moves", "tnntt"},
    {"game_clocks", "ttn"},
    {"scores", "ttttnnnnnn"},
    {"practice_positions", "ntt"},
    {"practice_attempts", "tntnnn"},
    {"technique_progress", "ttnnntt"},
    {"recovery_codes", "tt"},
});

constexpr std::chrono::seconds kPatience{5};

using Pairs = std::vector<std::pair<std::string, std::int64_t>>;

Pairs grouped(Transaction& transaction, std::string_view query) {
  Pairs pairs;
  for (auto& [name, count] : transaction.select<std::string, std::int64_t>(query))
    pairs.emplace_back(std::move(name), count);
  return pairs;
}

StoreError in_the_way(const std::string& file) {
  return {StoreFault::refused, "'" + file + "' exists already: a backup never overwrites"};
}

StoreError not_written(const std::string& file, const std::string& reason) {
  return {StoreFault::failed, "cannot write '" + file + "': " + reason};
}

// A new file that SQLite fills; where it cannot be made, the system says why.
tl::expected<void, std::string> make_empty(const std::string& file) {
  const int fd = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (fd < 0) return tl::unexpected<std::string>{std::strerror(errno)};
  ::close(fd);
  return {};
}

std::vector<Kind> kinds_of(const Table& table) {
  std::vector<Kind> kinds;
  for (const char kind : table.kinds) kinds.push_back(kind == 'n' ? Kind::number : Kind::text);
  return kinds;
}

// Row by row into the same table of the copy, some at a time by the table's first column and row
// order of the snapshot.
void copy_table(Transaction& from, Transaction& to, const Table& table) {
  constexpr std::int64_t kAtOnce = 5000;
  const auto kinds = kinds_of(table);
  from.run(fmt::format("DECLARE rows_of_{} CURSOR FOR SELECT * FROM {}", table.name, table.name));
  for (;;) {
    const auto rows =
        from.rows(fmt::format("FETCH {} FROM rows_of_{}", kAtOnce, table.name), {}, kinds);
    if (rows.empty()) break;
    std::vector<Value> values;
    for (const Row& row : rows) values.insert(values.end(), row.begin(), row.end());
    to.insert(fmt::format("INSERT INTO {} VALUES", table.name), kinds.size(), values);
  }
}

Result<void> copy_of_server(Database& db, const std::string& file) {
  auto copy = Database::open(file);
  if (!copy) return tl::unexpected{copy.error()};
  return db.read([&](Transaction& from) {
    const auto stored = (*copy)->write([&](Transaction& to) {
      to.run("DELETE FROM counters");
      for (const Table& table : kTables) copy_table(from, to, table);
    });
    if (!stored) throw Fault{stored.error().fault, stored.error().sentence};
  });
}

Result<void> copy_of_file(const Database& db, const std::string& file) {
  try {
    // Outside of a transaction, as SQLite wants it.
    Connection connection{db.address(), kPatience};
    connection.run("VACUUM INTO :file", std::array{to_value(file)});
    return {};
  } catch (const Fault& fault) {
    return tl::unexpected{fault.error()};
  }
}

void remove_database(const std::string& file) {
  std::error_code ignored;
  for (const char* end : {"", "-wal", "-shm", "-journal"})
    std::filesystem::remove(file + end, ignored);
}

}  // namespace

Result<SchemaStatus> schema_status(const std::string& url) {
  const auto address = parse_address(url);
  if (!address) return tl::unexpected{address.error()};
  if (address->dialect == Dialect::sqlite && !std::filesystem::exists(address->target))
    return tl::unexpected{
        StoreError{StoreFault::cannot_open, "there is no database file '" + address->target + "'"}};
  try {
    Connection connection{*address, kPatience};
    Transaction transaction{connection};
    return SchemaStatus{schema_of(transaction), newest_schema()};
  } catch (const Fault& fault) {
    return tl::unexpected{fault.error()};
  }
}

Result<Counts> count_all(Database& db) {
  return db.read([](Transaction& transaction) {
    Counts counts;
    for (const Table& table : kTables)
      counts.tables.emplace_back(table.name, transaction.value<std::int64_t>(fmt::format(
                                                 "SELECT count(*) FROM {}", table.name)));
    counts.levels = grouped(
        transaction, "SELECT coalesce(level, ''), count(*) FROM puzzles GROUP BY 1 ORDER BY 1");
    counts.collections = grouped(
        transaction, "SELECT collection, count(*) FROM puzzles GROUP BY collection ORDER BY 1");
    counts.engines =
        grouped(transaction,
                "SELECT engine_version, count(*) FROM puzzles GROUP BY engine_version ORDER BY 1");
    return counts;
  });
}

Result<std::vector<std::string>> integrity_problems(Database& db) {
  return db.read([](Transaction& transaction) {
    std::vector<std::string> problems;
    if (transaction.dialect() == Dialect::sqlite) {
      for (const auto& [line] : transaction.select<std::string>("PRAGMA integrity_check"))
        if (line != "ok") problems.push_back(line);
      for (const auto& [table] : transaction.select<std::string>("PRAGMA foreign_key_check"))
        problems.push_back("a row of " + table + " refers to nothing");
    }
    // What the tables say of each other must hold on both.
    for (const auto& [game] : transaction.select<std::string>(
             "SELECT g.id FROM games g LEFT JOIN game_moves m ON m.game = g.id "
             "GROUP BY g.id, g.events HAVING g.events <> coalesce(sum(m.events), 0)"))
      problems.push_back("game " + game + " has not the moves that it counts");
    for (const auto& [game] : transaction.select<std::string>(
             "SELECT g.id FROM games g LEFT JOIN game_clocks c ON c.game = g.id "
             "GROUP BY g.id, g.elapsed_ms HAVING g.elapsed_ms <> coalesce(sum(c.elapsed_ms), 0)"))
      problems.push_back("game " + game + " has not the time of its devices");
    for (const auto& [game] : transaction.select<std::string>(
             "SELECT g.id FROM games g LEFT JOIN scores s ON s.game = g.id "
             "WHERE g.state = 'solved' AND s.game IS NULL"))
      problems.push_back("game " + game + " is solved and has no score");
    return problems;
  });
}

Result<void> back_up(Database& db, const std::string& file) {
  const auto target = parse_address(file);
  if (!target) return tl::unexpected{target.error()};
  if (target->dialect != Dialect::sqlite)
    return tl::unexpected{StoreError{StoreFault::refused, "a backup is a file"}};
  std::error_code error;
  if (std::filesystem::exists(target->target, error)) return tl::unexpected{in_the_way(file)};
  // Written beside it and named at the end: what has the name of a backup is a whole one.
  const std::string part = target->target + ".part";
  remove_database(part);  // of a backup that was killed
  if (const auto made = make_empty(part); !made)
    return tl::unexpected{not_written(file, made.error())};
  auto copied = db.address().dialect == Dialect::postgresql ? copy_of_server(db, part)
                                                            : copy_of_file(db, part);
  if (copied) {
    std::filesystem::rename(part, target->target, error);
    if (error) copied = tl::unexpected{not_written(file, error.message())};
  }
  if (!copied) remove_database(part);
  return copied;
}

}  // namespace nonet::store
