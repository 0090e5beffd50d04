#include "store/games/games.h"

#include <fmt/format.h>

#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/games/game_writes.h"
#include "trace/ndjson.h"

namespace nonet::store {

namespace {

constexpr Shape kBoard{};  // 9×9

using GameRow = std::tuple<std::string, std::string, std::string, std::string, std::int64_t,
                           std::int64_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t,
                           std::int64_t, std::int64_t, std::string, std::int64_t, std::int64_t>;

Game game_from(GameRow&& row) {
  auto& [id, player, puzzle, state, version, events, elapsed, h1, h2, h3, h4, mistakes, notes,
         started, updated] = row;
  return {.id = std::move(id),
          .player = std::move(player),
          .puzzle = std::move(puzzle),
          .state = play::parse_game_state(state).value_or(GameState::running),
          .version = version,
          .events = events,
          .effort = {elapsed, {h1, h2, h3, h4}, mistakes},
          .notes = std::move(notes),
          .started = moment_at(started),
          .updated = moment_at(updated)};
}

template <class... Values>
std::vector<Game> select_games(Transaction& transaction, std::string_view rest,
                               const Values&... values) {
  const std::string query =
      "SELECT id, player, puzzle, state, version, events, elapsed_ms, hints_1, hints_2, hints_3, "
      "hints_4, mistakes, notes, started, updated FROM games " +
      std::string{rest};
  std::vector<Game> games;
  const auto rows = [&]<class... Columns>(const std::tuple<Columns...>* /*shape*/) {
    return transaction.select<Columns...>(query, values...);
  };
  for (auto& row : rows(static_cast<const GameRow*>(nullptr)))
    games.push_back(game_from(std::move(row)));
  return games;
}

Game find_game(Transaction& transaction, std::string_view id) {
  auto found = select_games(transaction, "WHERE id = :id", id);
  if (found.empty()) throw Fault{StoreFault::not_found, "there is no game " + std::string{id}};
  return std::move(found.front());
}

void append_moves(Transaction& transaction, const Game& before, const GameChange& change) {
  if (change.moves.empty()) return;
  std::string lines;
  std::size_t n = static_cast<std::size_t>(before.events);
  for (const trace::Event& move : change.moves) lines += trace::to_json(kBoard, move, ++n) + "\n";
  transaction.run(
      "INSERT INTO game_moves (game, first, events, ndjson, batch) "
      "VALUES (:game, :first, :events, :ndjson, :batch)",
      before.id, before.events + 1, change.moves.size(), lines, change.batch);
}

bool holds_batch(Transaction& transaction, std::string_view game, const std::string& batch) {
  return !batch.empty() &&
         transaction.value<std::int64_t>(
             "SELECT count(*) FROM game_moves WHERE game = :game AND batch = :batch", game, batch) >
             0;
}

// More devices than anybody has share the clock without a name: whoever makes up names fills
// nothing.
std::string device_of(Transaction& transaction, const Game& game, const Clock& clock) {
  const auto others = transaction.value<std::int64_t>(
      "SELECT count(*) FROM game_clocks WHERE game = :game AND device <> '' AND device <> :device",
      game.id, clock.device);
  return others < kMostDevices ? clock.device : std::string{};
}

// The time of a game, in milliseconds, after a device has told its own.
std::int64_t advance(Transaction& transaction, const Game& game, const Clock& clock) {
  if (clock.elapsed.count() <= 0) return game.effort.elapsed_ms;
  transaction.run(
      "INSERT INTO game_clocks (game, device, elapsed_ms) VALUES (:game, :device, :elapsed) "
      "ON CONFLICT (game, device) DO UPDATE SET elapsed_ms = excluded.elapsed_ms "
      "WHERE excluded.elapsed_ms > game_clocks.elapsed_ms",
      game.id, device_of(transaction, game, clock), clock.elapsed.count());
  // PostgreSQL's sum of whole numbers is not a whole number: it is brought back.
  return transaction.value<std::int64_t>(
      "SELECT CAST(sum(elapsed_ms) AS BIGINT) FROM game_clocks WHERE game = :game", game.id);
}

void store_score(Transaction& transaction, const Game& game, Moment now) {
  const auto level = transaction.value<std::optional<std::string>>(
      "SELECT level FROM puzzles WHERE id = :id", game.puzzle);
  const Score score = play::score_of(level.value_or(""), game.effort);
  transaction.run(
      "INSERT INTO scores (game, player, level, day, elapsed_ms, total, level_part, time_part, "
      "hints_part, mistakes_part) VALUES (:game, :player, :level, :day, :elapsed, :total, "
      ":level_part, :time, :hints, :mistakes)",
      game.id, game.player, level.value_or(""), text_of(day_of(now)), game.effort.elapsed_ms,
      score.total(), score.level, score.time, score.hints, score.mistakes);
}

// The row is changed only over the version that the caller saw: whoever is second finds no such
// row, and nothing of the transaction stays.
void update_game(Transaction& transaction, const Game& before, std::int64_t version,
                 const GameChange& change, Moment now) {
  const std::int64_t elapsed = advance(transaction, before, change.clock);
  const auto& hints = change.hints;
  const std::int64_t changed = transaction.run(
      "UPDATE games SET state = :state, version = version + 1, events = events + :events, "
      "elapsed_ms = :elapsed, hints_1 = :h1, hints_2 = :h2, hints_3 = :h3, hints_4 = :h4, "
      "mistakes = :mistakes, notes = :notes, updated = :updated "
      "WHERE id = :id AND version = :version",
      name_of(change.state), change.moves.size(), elapsed, hints[0], hints[1], hints[2], hints[3],
      change.mistakes, change.notes, seconds_of(now), before.id, version);
  if (changed == 0)
    throw Fault{StoreFault::conflict,
                fmt::format("the game was changed elsewhere since version {}", version)};
}

}  // namespace

Game start_game(Transaction& transaction, std::string_view player, std::string_view puzzle,
                Moment now) {
  const auto exists = [&](std::string_view query, std::string_view id, std::string_view what) {
    if (!transaction.find<std::string>(query, id))
      throw Fault{StoreFault::not_found, fmt::format("there is no {} {}", what, id)};
  };
  exists("SELECT id FROM players WHERE id = :id", player, "player");
  exists("SELECT id FROM puzzles WHERE id = :id", puzzle, "puzzle");
  const std::string id = random_id();
  transaction.run(
      "INSERT INTO games (id, player, puzzle, state, version, events, elapsed_ms, hints_1, "
      "hints_2, hints_3, hints_4, mistakes, notes, started, updated) VALUES (:id, :player, "
      ":puzzle, 'running', 1, 0, 0, 0, 0, 0, 0, 0, '', :started, :updated)",
      id, player, puzzle, seconds_of(now), seconds_of(now));
  return find_game(transaction, id);
}

Result<Game> start_game(Database& db, std::string_view player, std::string_view puzzle,
                        Moment now) {
  return db.write(
      [&](Transaction& transaction) { return start_game(transaction, player, puzzle, now); });
}

Result<Game> game_by_id(Database& db, std::string_view id) {
  return db.read([&](Transaction& transaction) { return find_game(transaction, id); });
}

Result<std::vector<Game>> games_of(Database& db, std::string_view player,
                                   const std::optional<GamePlace>& before, std::size_t most,
                                   std::string_view puzzle) {
  return db.read([&](Transaction& transaction) {
    return select_games(transaction,
                        "WHERE player = :player AND (:any = 1 OR puzzle = :puzzle) "
                        "AND (updated, id) < (:updated, :id) "
                        "ORDER BY updated DESC, id DESC LIMIT :most",
                        player, puzzle.empty() ? 1 : 0, puzzle,
                        before ? seconds_of(before->updated) : INT64_MAX, before ? before->id : "",
                        most);
  });
}

Game change_game(Transaction& transaction, std::string_view id, std::int64_t version,
                 const GameChange& change, Moment now) {
  Game before = find_game(transaction, id);
  if (holds_batch(transaction, id, change.batch)) return before;
  if (is_over(before.state) && before.version == version)
    throw Fault{StoreFault::conflict, "the game is over"};
  update_game(transaction, before, version, change, now);
  append_moves(transaction, before, change);
  Game after = find_game(transaction, id);
  if (after.state == GameState::solved) store_score(transaction, after, now);
  return after;
}

Result<Game> change_game(Database& db, std::string_view id, std::int64_t version,
                         const GameChange& change, Moment now) {
  return db.write(
      [&](Transaction& transaction) { return change_game(transaction, id, version, change, now); });
}

Result<bool> has_batch(Database& db, std::string_view game, const std::string& batch) {
  return db.read([&](Transaction& transaction) { return holds_batch(transaction, game, batch); });
}

Result<std::vector<Clock>> clocks_of(Database& db, std::string_view game) {
  return db.read([&](Transaction& transaction) {
    std::vector<Clock> clocks;
    for (auto& [device, elapsed] : transaction.select<std::string, std::int64_t>(
             "SELECT device, elapsed_ms FROM game_clocks WHERE game = :game ORDER BY device", game))
      clocks.push_back({std::move(device), std::chrono::milliseconds{elapsed}});
    return clocks;
  });
}

Result<std::vector<trace::Event>> moves_of(Database& db, std::string_view game) {
  const auto text = db.read([&](Transaction& transaction) {
    std::string all;
    for (const auto& [lines] : transaction.select<std::string>(
             "SELECT ndjson FROM game_moves WHERE game = :game ORDER BY first", game))
      all += lines;
    if (all.empty()) find_game(transaction, game);  // says when there is no such game
    return all;
  });
  if (!text) return tl::unexpected{text.error()};
  if (text->empty()) return std::vector<trace::Event>{};
  auto trace = trace::from_ndjson(*text);
  if (!trace)
    return tl::unexpected{StoreError{
        StoreFault::damaged, fmt::format("the moves of game {} are stored damaged: line {}: {}",
                                         game, trace.error().line, trace.error().reason)}};
  return std::move(trace->events);
}

Result<std::optional<Score>> score_of_game(Database& db, std::string_view game) {
  return db.read([&](Transaction& transaction) -> std::optional<Score> {
    const auto row = transaction.find<std::int64_t, std::int64_t, std::int64_t, std::int64_t>(
        "SELECT level_part, time_part, hints_part, mistakes_part FROM scores WHERE game = "
        ":game",
        game);
    if (!row) return std::nullopt;
    const auto& [level, time, hints, mistakes] = *row;
    return Score{level, time, hints, mistakes};
  });
}

}  // namespace nonet::store
