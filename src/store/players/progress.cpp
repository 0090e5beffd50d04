#include "store/players/progress.h"

#include <algorithm>

#include <fmt/format.h>

#include "play/rules/technique_test.h"
#include "store/base/fault.h"
#include "store/base/transaction.h"
#include "store/players/player_writes.h"

namespace nonet::store {

namespace {

std::optional<Day> optional_day(const std::optional<std::string>& text) {
  return text ? std::optional{day_from(*text)} : std::nullopt;
}

// Of the last ten tries, those found without a hint; only tries after the day of the last clearing
// count, so that the next test is a new one.
int found_of_last(Transaction& transaction, std::string_view player, std::string_view technique,
                  const std::optional<Day>& cleared_day) {
  const std::int64_t since =
      cleared_day ? seconds_of(Moment{*cleared_day + std::chrono::days{1}}) : 0;
  int found = 0;
  for (const auto& [right, hinted] : transaction.select<std::int64_t, std::int64_t>(
           "SELECT found, hinted FROM practice_attempts WHERE player = :player AND technique = "
           ":technique AND at >= :since ORDER BY at DESC, position DESC LIMIT :most",
           player, technique, since, play::kTestPositions))
    found += right != 0 && hinted == 0;
  return found;
}

std::vector<TechniqueProgress> select_progress(Transaction& transaction, std::string_view player) {
  std::vector<TechniqueProgress> all;
  for (auto& [technique, seen, practised, cleared, cleared_day, due] :
       transaction.select<std::string, std::int64_t, std::int64_t, std::int64_t,
                          std::optional<std::string>, std::optional<std::string>>(
           "SELECT technique, seen, practised, cleared, cleared_day, due_day "
           "FROM technique_progress WHERE player = :player ORDER BY technique",
           player)) {
    TechniqueProgress progress{.technique = std::move(technique),
                               .seen = seen,
                               .practised = practised,
                               .cleared = cleared,
                               .cleared_day = optional_day(cleared_day),
                               .due = optional_day(due)};
    progress.found = found_of_last(transaction, player, progress.technique, progress.cleared_day);
    all.push_back(std::move(progress));
  }
  return all;
}

// Makes the row when there is none, and adds to its counts.
void count_up(Transaction& transaction, std::string_view player, std::string_view technique,
              int seen, int practised) {
  expect_progress(transaction, player, technique);
  transaction.run(
      "UPDATE technique_progress SET seen = seen + :seen, practised = practised + :practised "
      "WHERE player = :player AND technique = :technique",
      seen, practised, player, technique);
}

TechniqueProgress find_progress(Transaction& transaction, std::string_view player,
                                std::string_view technique) {
  auto all = select_progress(transaction, player);
  return std::move(*std::ranges::find(all, technique, &TechniqueProgress::technique));
}

// How many must be found, with as many positions as the technique has.
int needed(Transaction& transaction, std::string_view technique) {
  return play::found_to_pass(transaction.value<std::int64_t>(
      "SELECT count(*) FROM practice_positions WHERE technique = :technique", technique));
}

// Before the test is passed a position counts as it was tried first, afterwards as it was last.
void keep_try(Transaction& transaction, std::string_view player, std::string_view technique,
              const PracticeAttempt& attempt, bool cleared, Moment now) {
  const std::string query =
      "INSERT INTO practice_attempts (player, position, technique, found, hinted, at) "
      "VALUES (:player, :position, :technique, :found, :hinted, :at) "
      "ON CONFLICT (player, position) DO ";
  transaction.run(
      query + (cleared ? "UPDATE SET found = excluded.found, hinted = excluded.hinted, at = "
                         "excluded.at"
                       : "NOTHING"),
      player, attempt.position, technique, attempt.found, attempt.hinted, seconds_of(now));
}

void clear_test(Transaction& transaction, std::string_view player,
                const TechniqueProgress& progress, Day today) {
  const std::chrono::days interval{play::days_until_due(progress.cleared)};
  transaction.run(
      "UPDATE technique_progress SET cleared = cleared + 1, cleared_day = :day, due_day = :due "
      "WHERE player = :player AND technique = :technique",
      text_of(today), text_of(today + interval), player, progress.technique);
}

}  // namespace

void expect_progress(Transaction& transaction, std::string_view player,
                     std::string_view technique) {
  transaction.run(
      "INSERT INTO technique_progress (player, technique, seen, practised, cleared) "
      "VALUES (:player, :technique, 0, 0, 0) ON CONFLICT (player, technique) DO NOTHING",
      player, technique);
}

void take_later_test(Transaction& transaction, std::string_view player, std::string_view technique,
                     const std::optional<std::string>& cleared_day,
                     const std::optional<std::string>& due_day) {
  if (cleared_day)
    transaction.run(
        "UPDATE technique_progress SET cleared_day = :day, due_day = :due WHERE player = :player "
        "AND technique = :technique AND coalesce(cleared_day, '') < :later",
        cleared_day, due_day, player, technique, cleared_day);
}

Result<void> note_seen(Database& db, std::string_view player, std::string_view technique) {
  return db.write([&](Transaction& transaction) {
    if (!transaction.find<std::string>("SELECT id FROM players WHERE id = :id", player))
      throw Fault{StoreFault::not_found, "there is no player " + std::string{player}};
    count_up(transaction, player, technique, 1, 0);
  });
}

Result<TechniqueProgress> note_attempt(Database& db, std::string_view player,
                                       std::string_view technique, const PracticeAttempt& attempt,
                                       Moment now) {
  return db.write([&](Transaction& transaction) {
    if (!transaction.find<std::int64_t>(
            "SELECT number FROM practice_positions WHERE number = :number AND technique = "
            ":technique",
            attempt.position, technique))
      throw Fault{StoreFault::not_found,
                  fmt::format("{} has no position {}", technique, attempt.position)};
    count_up(transaction, player, technique, 0, 1);  // keeps the row for this transaction
    const auto cleared = transaction.value<std::int64_t>(
        "SELECT cleared FROM technique_progress WHERE player = :player AND technique = :technique",
        player, technique);
    keep_try(transaction, player, technique, attempt, cleared > 0, now);
    TechniqueProgress progress = find_progress(transaction, player, technique);
    const bool passed = attempt.passed || progress.found >= needed(transaction, technique);
    // Passed once more before it is due, it says nothing new.
    if (!passed || (progress.due && day_of(now) < *progress.due)) return progress;
    clear_test(transaction, player, progress, day_of(now));
    return find_progress(transaction, player, technique);
  });
}

Result<std::vector<TechniqueProgress>> progress_of(Database& db, std::string_view player) {
  return db.read([&](Transaction& transaction) { return select_progress(transaction, player); });
}

}  // namespace nonet::store
