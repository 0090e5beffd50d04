#include "store/players/bring.h"

#include <optional>

#include "store/games/game_writes.h"
#include "store/players/player_writes.h"
#include "store/puzzles/puzzle_writes.h"

namespace nonet::store {

namespace {

std::vector<StoredPuzzle> puzzles_of(const Brought& brought) {
  std::vector<StoredPuzzle> puzzles;
  puzzles.reserve(brought.games.size() + brought.saved.size());
  for (const BroughtGame& game : brought.games) puzzles.push_back(game.puzzle);
  for (const BroughtPuzzle& saved : brought.saved) puzzles.push_back(saved.puzzle);
  return puzzles;
}

// Moves fit the board that they were made on, and no turned copy of it.
bool is_stored_so(Transaction& transaction, const std::string& id, const StoredPuzzle& puzzle) {
  return transaction.value<std::string>("SELECT puzzle FROM puzzles WHERE id = :id", id) ==
         puzzle.puzzle;
}

bool is_known(Transaction& transaction, std::string_view player, const std::string& puzzle,
              Moment started) {
  return transaction.value<std::int64_t>(
             "SELECT count(*) FROM games WHERE player = :player AND puzzle = :puzzle AND started = "
             ":started",
             player, puzzle, seconds_of(started)) > 0;
}

void bring_progress(Transaction& transaction, std::string_view player,
                    const TechniqueProgress& row) {
  expect_progress(transaction, player, row.technique);
  transaction.run(
      "UPDATE technique_progress SET seen = CASE WHEN seen < :seen THEN :seen2 ELSE seen END, "
      "practised = CASE WHEN practised < :practised THEN :practised2 ELSE practised END, "
      "cleared = CASE WHEN cleared < :cleared THEN :cleared2 ELSE cleared END "
      "WHERE player = :player AND technique = :technique",
      row.seen, row.seen, row.practised, row.practised, row.cleared, row.cleared, player,
      row.technique);
  const auto text = [](const std::optional<Day>& day) {
    return day ? std::optional{text_of(*day)} : std::nullopt;
  };
  take_later_test(transaction, player, row.technique, text(row.cleared_day), text(row.due));
}

}  // namespace

Result<BroughtBack> bring_back(Database& db, std::string_view player, const Brought& brought,
                               Moment now) {
  const auto puzzles = puzzles_of(brought);
  return db.write([&](Transaction& transaction) {
    BroughtBack report;
    const auto ids = add_puzzles(transaction, puzzles, now).ids;
    auto id = ids.begin();
    for (const BroughtGame& game : brought.games) {
      const std::string& puzzle = *id++;
      if (!is_stored_so(transaction, puzzle, game.puzzle)) {
        ++report.other_dress;
      } else if (is_known(transaction, player, puzzle, game.started)) {
        ++report.known;
      } else {
        const Game begun = start_game(transaction, player, puzzle, game.started);
        change_game(transaction, begun.id, begun.version, game.change, game.updated);
        ++report.games;
      }
    }
    for (const BroughtPuzzle& saved : brought.saved) {
      const std::string& puzzle = *id++;
      const bool here = is_stored_so(transaction, puzzle, saved.puzzle);
      if (here) save_puzzle(transaction, player, puzzle, saved.title, now);
      ++(here ? report.saved : report.other_dress);
    }
    for (const TechniqueProgress& row : brought.progress) bring_progress(transaction, player, row);
    set_settings(transaction, player, brought.settings);
    return report;
  });
}

}  // namespace nonet::store
