#include "store/base/migrations.h"

#include <array>
#include <chrono>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "store/base/dialect.h"
#include "store/base/fault.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

// Each statement ends with a semicolon at the end of a line. The README explains the tables.
struct Migration {
  std::int64_t number;
  std::string_view what;
  std::string_view statements;
};

constexpr std::string_view kPuzzles = R"(
CREATE TABLE counters (name TEXT PRIMARY KEY, value BIGINT NOT NULL);
INSERT INTO counters VALUES ('puzzles', 0), ('practice', 0);
CREATE TABLE collections (
  name TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, loaded BIGINT NOT NULL);
CREATE TABLE puzzles (
  number {row_number},
  id TEXT NOT NULL UNIQUE,
  canonical TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  solution TEXT NOT NULL,
  givens BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  branching BIGINT, level TEXT, score BIGINT, score_level TEXT, hardest TEXT,
  narrowest BIGINT, path_length BIGINT, conflicts BIGINT, minimal BIGINT,
  symmetries TEXT NOT NULL, techniques TEXT NOT NULL,
  profile TEXT NOT NULL, engine_version TEXT NOT NULL,
  er BIGINT, ep BIGINT, ed BIGINT,
  source TEXT NOT NULL, collection TEXT NOT NULL, seed TEXT NOT NULL,
  added BIGINT NOT NULL);
CREATE INDEX puzzles_by_level ON puzzles (level, id) WHERE listed = 1;
CREATE INDEX puzzles_by_age ON puzzles (level, number) WHERE listed = 1;
CREATE INDEX puzzles_by_branching ON puzzles (branching, number) WHERE listed = 1;
CREATE INDEX puzzles_by_score ON puzzles (score, number) WHERE listed = 1;
CREATE INDEX puzzles_by_collection ON puzzles (collection, number);
CREATE TABLE puzzle_techniques (
  technique TEXT NOT NULL,
  puzzle BIGINT NOT NULL REFERENCES puzzles (number) ON DELETE CASCADE,
  PRIMARY KEY (technique, puzzle)) {clustered};
CREATE TABLE daily_puzzles (
  day TEXT PRIMARY KEY, puzzle TEXT NOT NULL REFERENCES puzzles (id));
)";

constexpr std::string_view kPlayers = R"(
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT, folded_name TEXT UNIQUE, email TEXT, password TEXT,
  settings TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created BIGINT NOT NULL, expires BIGINT NOT NULL);
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE TABLE play_sessions (
  token TEXT PRIMARY KEY, state TEXT NOT NULL, version BIGINT NOT NULL, used BIGINT NOT NULL);
CREATE INDEX play_sessions_by_use ON play_sessions (used);
CREATE TABLE walks (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, level TEXT NOT NULL,
  first BIGINT NOT NULL, upper BIGINT NOT NULL, lower BIGINT NOT NULL,
  PRIMARY KEY (player, level));
CREATE TABLE saved_puzzles (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  puzzle TEXT NOT NULL REFERENCES puzzles (id),
  title TEXT NOT NULL, saved BIGINT NOT NULL,
  PRIMARY KEY (player, puzzle));
)";

constexpr std::string_view kGames = R"(
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  puzzle TEXT NOT NULL REFERENCES puzzles (id),
  state TEXT NOT NULL, version BIGINT NOT NULL, events BIGINT NOT NULL,
  elapsed_ms BIGINT NOT NULL,
  hints_1 BIGINT NOT NULL, hints_2 BIGINT NOT NULL, hints_3 BIGINT NOT NULL, hints_4 BIGINT NOT NULL,
  mistakes BIGINT NOT NULL, notes TEXT NOT NULL,
  started BIGINT NOT NULL, updated BIGINT NOT NULL);
CREATE INDEX games_by_puzzle ON games (player, puzzle);
CREATE INDEX games_by_update ON games (player, updated, id);
CREATE TABLE game_moves (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  first BIGINT NOT NULL, events BIGINT NOT NULL, ndjson TEXT NOT NULL,
  PRIMARY KEY (game, first));
CREATE TABLE scores (
  game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  player TEXT NOT NULL REFERENCES players (id),
  level TEXT NOT NULL, day TEXT NOT NULL, elapsed_ms BIGINT NOT NULL, total BIGINT NOT NULL,
  level_part BIGINT NOT NULL, time_part BIGINT NOT NULL,
  hints_part BIGINT NOT NULL, mistakes_part BIGINT NOT NULL);
CREATE INDEX scores_by_player ON scores (player, level, day);
)";

constexpr std::string_view kPractice = R"(
CREATE TABLE practice_positions (
  number {row_number}, technique TEXT NOT NULL, position TEXT NOT NULL,
  UNIQUE (technique, position));
CREATE INDEX practice_by_technique ON practice_positions (technique, number);
CREATE TABLE practice_attempts (
  player TEXT NOT NULL REFERENCES players (id),
  position BIGINT NOT NULL REFERENCES practice_positions (number),
  technique TEXT NOT NULL, found BIGINT NOT NULL, hinted BIGINT NOT NULL, at BIGINT NOT NULL,
  PRIMARY KEY (player, position));
CREATE INDEX practice_by_time ON practice_attempts (player, technique, at);
CREATE TABLE technique_progress (
  player TEXT NOT NULL REFERENCES players (id), technique TEXT NOT NULL,
  seen BIGINT NOT NULL, practised BIGINT NOT NULL, cleared BIGINT NOT NULL,
  cleared_day TEXT, due_day TEXT,
  PRIMARY KEY (player, technique));
)";

// A batch of moves has a name that its sender chose: sent again, it is known.
constexpr std::string_view kBatches = R"(
ALTER TABLE game_moves ADD COLUMN batch TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX game_moves_by_batch ON game_moves (game, batch) WHERE batch <> '';
)";

constexpr std::string_view kRecovery = R"(
CREATE TABLE recovery_codes (
  player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE, code TEXT NOT NULL,
  PRIMARY KEY (player, code));
)";

// Nothing is looked up by these: they only made every import slower.
constexpr std::string_view kUnasked = R"(
DROP INDEX puzzles_by_branching;
DROP INDEX puzzles_by_score;
)";

// How long a game was played on each device; elapsed_ms of the game is the sum. What was counted
// before has no device.
constexpr std::string_view kClocks = R"(
CREATE TABLE game_clocks (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  device TEXT NOT NULL, elapsed_ms BIGINT NOT NULL,
  PRIMARY KEY (game, device));
INSERT INTO game_clocks (game, device, elapsed_ms)
  SELECT id, '', elapsed_ms FROM games WHERE elapsed_ms > 0;
)";

// Puzzles that come with the program say so. Those of before are known by their moment: they came
// when a text was loaded last, or together with some of another shipped collection.
constexpr std::string_view kMarked = R"(
UPDATE puzzles SET source = 'shipped'
  WHERE source = '' AND collection IN (SELECT name FROM collections) AND added IN (
    SELECT loaded FROM collections UNION
    SELECT added FROM puzzles WHERE source = '' AND collection IN (SELECT name FROM collections)
      GROUP BY added HAVING count(DISTINCT collection) > 1);
)";

constexpr auto kMigrations = std::to_array<Migration>({
    {1, "puzzles", kPuzzles},
    {2, "players", kPlayers},
    {3, "games", kGames},
    {4, "practice", kPractice},
    {5, "batches of moves", kBatches},
    {6, "recovery codes", kRecovery},
    {7, "no indexes without a question", kUnasked},
    {8, "clocks of devices", kClocks},
    {9, "shipped puzzles are marked", kMarked},
});

std::int64_t now_in_seconds() {
  return std::chrono::duration_cast<std::chrono::seconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void run_statements(Transaction& transaction, std::string_view statements) {
  constexpr std::string_view kEnd = ";\n";
  for (std::size_t at = 0, end = 0; (end = statements.find(kEnd, at)) != std::string_view::npos;
       at = end + kEnd.size())
    transaction.run(adapt(transaction.dialect(), statements.substr(at, end - at)));
}

}  // namespace

std::int64_t newest_schema() { return kMigrations.back().number; }

std::int64_t schema_of(Transaction& transaction) {
  constexpr std::string_view kTable = "schema_versions";
  if (transaction.value<std::int64_t>(count_tables(transaction.dialect()), kTable) == 0) return 0;
  return transaction.value<std::int64_t>("SELECT coalesce(max(number), 0) FROM schema_versions");
}

bool is_current(Transaction& transaction) {
  const std::int64_t found = schema_of(transaction);
  if (found > newest_schema())
    throw Fault{StoreFault::newer_schema,
                fmt::format("the database has tables of version {}, this program knows them up to "
                            "{}: use the newer program that made them",
                            found, newest_schema())};
  return found == newest_schema();
}

std::int64_t migrate(Transaction& transaction) {
  if (const auto lock = lock_schema(transaction.dialect()); !lock.empty()) transaction.run(lock);
  if (is_current(transaction)) return 0;
  const std::int64_t found = schema_of(transaction);
  if (found == 0)
    transaction.run(
        "CREATE TABLE IF NOT EXISTS schema_versions (number BIGINT PRIMARY KEY, what TEXT NOT "
        "NULL, applied BIGINT NOT NULL)");
  std::int64_t steps = 0;
  for (const Migration& step : kMigrations) {
    if (step.number <= found) continue;
    run_statements(transaction, step.statements);
    transaction.run("INSERT INTO schema_versions VALUES (:number, :what, :applied)", step.number,
                    step.what, now_in_seconds());
    ++steps;
  }
  return steps;
}

}  // namespace nonet::store
