#include "play/stored/own_data.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "logic/technique.h"
#include "service/solve.h"
#include "store/games/games.h"
#include "store/players/saved.h"

namespace nonet::play {

namespace {

constexpr std::size_t kMostGames = 100'000;
constexpr std::size_t kGamesAtOnce = 500;

store::Result<std::vector<store::Game>> all_games(store::Database& database,
                                                  const std::string& player) {
  std::vector<store::Game> games;
  std::optional<store::GamePlace> before;
  while (games.size() < kMostGames) {
    auto page = store::games_of(database, player, before, kGamesAtOnce);
    if (!page) return page;
    if (page->empty()) break;
    before = {page->back().updated, page->back().id};
    std::ranges::move(*page, std::back_inserter(games));
  }
  return games;
}

store::Result<OwnGame> own_game(store::Database& database, store::Game row) {
  const auto puzzle = store::puzzle_by_id(database, row.puzzle);
  if (!puzzle) return tl::unexpected{puzzle.error()};
  auto moves = store::moves_of(database, row.id);
  if (!moves) return tl::unexpected{std::move(moves.error())};
  return OwnGame{*formats::read_line(puzzle->puzzle),
                 row.state,
                 row.started,
                 row.updated,
                 row.effort,
                 std::move(row.notes),
                 *std::move(moves)};
}

// The puzzle of a part of the data, as it is to be stored; the part is named when it will not do.
Result<store::StoredPuzzle> checked(const Filling& puzzle, std::string_view part, std::size_t index,
                                    const std::function<bool()>& stop) {
  const auto solution = service::only_solution(Grid{puzzle}, stop);
  if (stop()) return tl::unexpected{Error{Refusal::out_of_time}};
  if (solution) return store::own_puzzle(puzzle, *solution);
  return tl::unexpected{
      Error{Refusal::no_export,
            fmt::format("{} {}: its puzzle has not exactly one solution", part, index + 1)}};
}

store::GameChange whole_change(const OwnGame& game) {
  return {.moves = game.moves,
          .state = game.state,
          .clock = {.elapsed = std::chrono::milliseconds{game.effort.elapsed_ms}},
          .hints = game.effort.hints,
          .mistakes = game.effort.mistakes,
          .notes = game.page};
}

}  // namespace

store::Result<OwnData> own_data_of(store::Database& database, const store::Player& player) {
  OwnData data{.settings = player.settings, .games = {}, .saved = {}, .progress = {}};
  auto games = all_games(database, player.id);
  if (!games) return tl::unexpected{std::move(games.error())};
  for (store::Game& row : *games) {
    auto game = own_game(database, std::move(row));
    if (!game) return tl::unexpected{std::move(game.error())};
    data.games.push_back(*std::move(game));
  }
  auto saved = store::saved_puzzles(database, player.id);
  if (!saved) return tl::unexpected{std::move(saved.error())};
  for (store::SavedPuzzle& one : *saved)
    data.saved.push_back({*formats::read_line(one.puzzle.puzzle), std::move(one.title)});
  auto progress = store::progress_of(database, player.id);
  if (!progress) return tl::unexpected{std::move(progress.error())};
  data.progress = *std::move(progress);
  return data;
}

Result<store::BroughtBack> bring_back(store::Database& database, std::string_view player,
                                      const OwnData& data, const std::function<bool()>& stop) {
  store::Brought brought{.settings = data.settings, .progress = data.progress};
  for (const OwnGame& game : data.games) {
    auto puzzle = checked(game.puzzle, "game", brought.games.size(), stop);
    if (!puzzle) return tl::unexpected{std::move(puzzle.error())};
    brought.games.push_back({*std::move(puzzle), whole_change(game), game.started, game.updated});
  }
  for (const OwnPuzzle& saved : data.saved) {
    auto puzzle = checked(saved.puzzle, "saved puzzle", brought.saved.size(), stop);
    if (!puzzle) return tl::unexpected{std::move(puzzle.error())};
    brought.saved.push_back({*std::move(puzzle), saved.title});
  }
  // A newer program may know more of them.
  std::erase_if(brought.progress, [](const store::TechniqueProgress& row) {
    return !logic::parse_technique(row.technique);
  });
  return store::bring_back(database, player, brought, store::now()).map_error(of_store);
}

}  // namespace nonet::play
