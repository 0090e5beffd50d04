#include "store/base/dialect.h"

#include <array>

namespace nonet::store {

namespace {

// 64 MB of cache keep the indexes of a million puzzles in memory. The last one looks into the file:
// one that cannot even be read says so at once.
constexpr auto kSqliteGreetings = std::to_array<std::string_view>(
    {"PRAGMA foreign_keys = ON", "PRAGMA cache_size = -65536", "PRAGMA schema_version"});
// Notices would go to standard error; what matters comes as a fault as well.
constexpr auto kPostgresqlGreetings =
    std::to_array<std::string_view>({"SET client_min_messages = error", "SET TIME ZONE 'UTC'"});

// By purpose: read, write, jot. FULL: a commit ends after the log has reached the disk, so that not
// even a power cut takes an acknowledged move back.
using Statements = std::array<std::string_view, 2>;
constexpr std::array<Statements, 3> kSqliteBeginnings{{
    {"", "BEGIN"},
    {"PRAGMA synchronous = FULL", "BEGIN IMMEDIATE"},
    {"PRAGMA synchronous = NORMAL", "BEGIN IMMEDIATE"},
}};
constexpr std::array<Statements, 3> kPostgresqlBeginnings{{
    {"", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    {"", "BEGIN"},
    {"BEGIN", "SET LOCAL synchronous_commit = off"},
}};

struct Word {
  std::string_view name;
  std::string_view sqlite;
  std::string_view postgresql;
};
// SQLite's own row number has this one type only; elsewhere BIGINT serves both.
// A clustered table is its primary key: no second copy of narrow rows.
constexpr auto kWords = std::to_array<Word>({
    {"{row_number}", "INTEGER PRIMARY KEY", "BIGINT PRIMARY KEY"},
    {"{clustered}", "WITHOUT ROWID", ""},
});

struct SqliteRow {
  int result;
  StoreFault fault;
};
constexpr auto kSqliteFaults = std::to_array<SqliteRow>({
    {5, StoreFault::busy},
    {6, StoreFault::busy},
    {8, StoreFault::read_only},
    {10, StoreFault::disk_full},  // the system refused a write, for a quota or a limit
    {11, StoreFault::damaged},
    {13, StoreFault::disk_full},
    {14, StoreFault::cannot_open},
    {19, StoreFault::conflict},
    {26, StoreFault::damaged},
});

struct PostgresqlRow {
  std::string_view state;  // or the first two letters of a class of states
  StoreFault fault;
};
constexpr auto kPostgresqlFaults = std::to_array<PostgresqlRow>({
    {"23505", StoreFault::conflict},
    {"23", StoreFault::conflict},
    {"25006", StoreFault::read_only},
    {"53100", StoreFault::disk_full},
    {"55P03", StoreFault::busy},
    {"40", StoreFault::busy},
    {"53300", StoreFault::busy},
    {"57P", StoreFault::lost_connection},
    {"08", StoreFault::lost_connection},
    {"XX001", StoreFault::damaged},
    {"XX002", StoreFault::damaged},
    {"28", StoreFault::cannot_open},
    {"3D000", StoreFault::cannot_open},
});

}  // namespace

std::span<const std::string_view> greetings(Dialect dialect) {
  if (dialect == Dialect::sqlite) return kSqliteGreetings;
  return kPostgresqlGreetings;
}

std::string_view better_journal(Dialect dialect) {
  return dialect == Dialect::sqlite ? "PRAGMA journal_mode = WAL" : "";
}

std::string wait_at_most(Dialect dialect, std::chrono::milliseconds patience) {
  if (dialect == Dialect::sqlite) return "PRAGMA busy_timeout = 1";
  return "SET lock_timeout = " + std::to_string(patience.count());
}

std::span<const std::string_view> beginning(Dialect dialect, Purpose purpose) {
  const auto purpose_row = static_cast<std::size_t>(purpose);
  if (dialect == Dialect::sqlite) return kSqliteBeginnings[purpose_row];
  return kPostgresqlBeginnings[purpose_row];
}

std::string_view lock_schema(Dialect dialect) {
  return dialect == Dialect::sqlite ? "" : "SELECT pg_advisory_xact_lock(6078)";
}

std::string_view count_tables(Dialect dialect) {
  return dialect == Dialect::sqlite
             ? "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = :name"
             : "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = "
               ":name";
}

std::string adapt(Dialect dialect, std::string_view ddl) {
  std::string text{ddl};
  for (const Word& word : kWords)
    for (std::size_t at = 0; (at = text.find(word.name, at)) != std::string::npos;)
      text.replace(at, word.name.size(),
                   dialect == Dialect::sqlite ? word.sqlite : word.postgresql);
  return text;
}

std::size_t rows_per_insert(Dialect dialect) { return dialect == Dialect::sqlite ? 1 : 100; }

std::string explained(Dialect dialect, std::string_view query) {
  return (dialect == Dialect::sqlite ? "EXPLAIN QUERY PLAN " : "EXPLAIN ") + std::string{query};
}

StoreFault sqlite_fault(int result) {
  for (const SqliteRow& row : kSqliteFaults)
    if (row.result == (result & 0xFF)) return row.fault;  // the rest tells variants apart
  return StoreFault::failed;
}

StoreFault postgresql_fault(std::string_view state) {
  for (const PostgresqlRow& row : kPostgresqlFaults)
    if (state.starts_with(row.state)) return row.fault;
  return StoreFault::failed;
}

bool deserves_retry(std::string_view postgresql_state) {
  return postgresql_state.starts_with("40");
}

}  // namespace nonet::store
