#include "server/documents/player_document.h"

#include <optional>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "server/documents/game_document.h"
#include "server/documents/puzzle_document.h"

namespace nonet::server {

namespace {

wire::Streak streak_document(const store::Streak& streak) {
  return {streak.current, streak.longest};
}

wire::OrNull<wire::Seconds> seconds_document(std::optional<std::chrono::milliseconds> time) {
  if (!time) return std::nullopt;
  return wire::Seconds{time->count()};
}

wire::LevelStatistics level_document(const store::LevelStatistics& level) {
  wire::OrNull<std::string> name;
  if (!level.level.empty()) name = level.level;
  return {.level = name,
          .solved = level.solved,
          .without_hints = level.unaided,
          .best_seconds = seconds_document(level.best),
          .average_seconds = seconds_document(level.average),
          .best_score = level.best_score,
          .total_score = level.total_score,
          .streak = streak_document(level.streak)};
}

wire::ExportedGame exported(const play::OwnGame& game) {
  return {.puzzle = game.puzzle,
          .state = game.state,
          .started = store::seconds_of(game.started),
          .updated = store::seconds_of(game.updated),
          .elapsed_ms = game.effort.elapsed_ms,
          .hints = {game.effort.hints.begin(), game.effort.hints.end()},
          .mistakes = game.effort.mistakes,
          .page = page_document(game.page),
          .moves = move_documents(game.moves, 1)};
}

}  // namespace

std::string time_text(store::Moment moment) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(store::seconds_of(moment)));
}

wire::Player player_document(const store::Player& player) {
  return {.name = player.name,
          .email = player.email,
          .anonymous = !player.name,
          .created = time_text(player.created),
          .settings = {player.settings}};
}

wire::Statistics statistics_document(const store::Statistics& statistics) {
  wire::Statistics document{.solved = statistics.solved,
                            .total_score = statistics.total_score,
                            .streak = streak_document(statistics.streak),
                            .levels = {}};
  for (const store::LevelStatistics& level : statistics.levels)
    document.levels.push_back(level_document(level));
  return document;
}

wire::SavedPuzzle saved_document(const store::SavedPuzzle& saved) {
  return {saved.title, time_text(saved.saved), puzzle_document(saved.puzzle)};
}

wire::Progress progress_document(const store::TechniqueProgress& progress) {
  return {.technique = progress.technique,
          .seen = progress.seen,
          .practised = progress.practised,
          .found = progress.found,
          .cleared = progress.cleared > 0,
          .cleared_on = store::text_of(progress.cleared_day),
          .due = store::text_of(progress.due),
          .token = {}};
}

wire::Export export_document(const store::Player& player, const play::OwnData& data) {
  wire::Export document{
      .player = player_document(player), .games = {}, .saved = {}, .progress = {}};
  for (const play::OwnGame& game : data.games) document.games.push_back(exported(game));
  for (const play::OwnPuzzle& saved : data.saved)
    document.saved.push_back({saved.puzzle, saved.title});
  for (const store::TechniqueProgress& row : data.progress)
    document.progress.push_back({.technique = row.technique,
                                 .seen = row.seen,
                                 .practised = row.practised,
                                 .cleared = row.cleared,
                                 .cleared_on = store::text_of(row.cleared_day),
                                 .due = store::text_of(row.due)});
  return document;
}

}  // namespace nonet::server
