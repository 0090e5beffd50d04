#include "play/stored/games.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "play/rules/moves.h"
#include "store/players/progress.h"

namespace nonet::play {

namespace {

constexpr int kMostTries = 50;  // when others change the game at the same time

// What a change leaves as it is.
store::GameChange change_of(const store::Game& row) {
  return {.state = row.state,
          .hints = row.effort.hints,
          .mistakes = row.effort.mistakes,
          .notes = row.notes};
}

// `log` holds the moves already, from `before` on.
store::GameChange change_by(const SentMoves& sent, const Game& game, const GameLog& log,
                            std::size_t before) {
  const auto added = log.moves().subspan(before);
  store::GameChange change = change_of(game.row);
  change.moves = {added.begin(), added.end()};
  change.batch = sent.batch;
  change.state = state_after(game.row.state, added);
  change.clock = sent.clock;
  change.mistakes += mistakes_in(added, game.solution);
  if (sent.page) change.notes = *sent.page;
  for (const Move& move : sent.moves)
    if (move.stage > 0) ++change.hints[move.stage - 1];
  if (board_of(game.givens, log.at(log.size())).filling() == game.solution)
    change.state = GameState::solved;
  return change;
}

// Changes the row by `change(row)`. When somebody else's change came first the row is read again,
// until it is over.
template <class Change>
store::Result<store::Game> change_row(store::Database& database, store::Game row,
                                      const Change& change) {
  for (int tries = 1; !is_over(row.state); ++tries) {
    auto changed =
        store::change_game(database, row.id, row.version, change(std::as_const(row)), store::now());
    const bool again = !changed && changed.error().fault == store::StoreFault::conflict;
    if (!again || tries == kMostTries) return changed;
    auto fresh = store::game_by_id(database, row.id);
    if (!fresh) return fresh;
    row = *std::move(fresh);
  }
  return row;
}

Error over(const store::Game& row) {
  return {Refusal::game_over,
          fmt::format("This game is over: {}. Nothing was changed.", name_of(row.state))};
}

}  // namespace

Game with_puzzle(store::Game row, store::StoredPuzzle puzzle) {
  const auto givens = formats::read_line(puzzle.puzzle);
  const auto solution = formats::read_line(puzzle.solution);
  return {std::move(row), std::move(puzzle), *givens, *solution};
}

store::Result<std::optional<Game>> game_of(store::Database& database, std::string_view player,
                                           std::string_view id) {
  auto row = store::game_by_id(database, id);
  if (!row && row.error().fault == store::StoreFault::not_found) return std::nullopt;
  if (!row) return tl::unexpected{std::move(row.error())};
  if (row->player != player) return std::nullopt;
  auto puzzle = store::puzzle_by_id(database, row->puzzle);
  if (!puzzle) return tl::unexpected{std::move(puzzle.error())};
  return with_puzzle(*std::move(row), *std::move(puzzle));
}

store::Result<GameLog> log_of(store::Database& database, const Game& game) {
  return store::moves_of(database, game.row.id).map([&](std::vector<trace::Event>&& moves) {
    return GameLog{game.givens, std::move(moves)};
  });
}

store::Result<std::optional<Score>> score_of(store::Database& database, const store::Game& game) {
  if (game.state != GameState::solved) return std::nullopt;
  return store::score_of_game(database, game.id);
}

Result<Played> play_moves(store::Database& database, Game game, const SentMoves& sent) {
  for (int tries = 1;; ++tries) {
    auto log = log_of(database, game);
    if (!log) return tl::unexpected{of_store(std::move(log.error()))};
    const std::size_t before = log->size();
    const std::size_t known = std::min(sent.known.value_or(before), before);
    CellSet replaced;
    if (is_over(game.row.state)) {
      const auto stored = store::has_batch(database, game.row.id, sent.batch);
      if (!stored) return tl::unexpected{of_store(stored.error())};
      if (!*stored) return tl::unexpected{over(game.row)};
    } else {
      replaced = log->merge(sent.moves, known);
      auto changed = store::change_game(database, game.row.id, game.row.version,
                                        change_by(sent, game, *log, before), store::now());
      const bool again = !changed && changed.error().fault == store::StoreFault::conflict;
      if (again && tries < kMostTries) changed = store::game_by_id(database, game.row.id);
      if (!changed) return tl::unexpected{of_store(std::move(changed.error()))};
      game.row = *std::move(changed);
      if (again) continue;
      log = log_of(database, game);  // moves that were stored before are not there twice
      if (!log) return tl::unexpected{of_store(std::move(log.error()))};
    }
    const auto others = log->moves().subspan(known, before - known);
    return Played{
        std::move(game), std::move(*log), {others.begin(), others.end()}, known + 1, replaced};
  }
}

store::Result<void> count_hint(store::Database& database, const Game& game, std::string technique,
                               std::size_t stage) {
  if (is_over(game.row.state)) return {};
  const auto counted = change_row(database, game.row, [&](const store::Game& row) {
    store::GameChange change = change_of(row);
    change.moves = {{.kind = trace::Kind::hint, .technique = technique}};
    ++change.hints[stage - 1];
    return change;
  });
  if (!counted) return tl::unexpected{counted.error()};
  if (technique.empty() || stage == 1) return {};
  return store::note_seen(database, game.row.player, technique);
}

store::Result<Game> give_up(store::Database& database, Game game) {
  auto ended = change_row(database, game.row, [](const store::Game& row) {
    store::GameChange change = change_of(row);
    change.state = GameState::given_up;
    return change;
  });
  if (!ended) return tl::unexpected{std::move(ended.error())};
  game.row = *std::move(ended);
  return game;
}

}  // namespace nonet::play
