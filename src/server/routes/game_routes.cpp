#include "server/routes/game_routes.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "logic/technique.h"
#include "play/rules/moves.h"
#include "play/stored/brought_puzzle.h"
#include "rate/level.h"
#include "server/documents/game_document.h"
#include "server/documents/sent_moves.h"
#include "server/message/answer.h"
#include "server/message/paging.h"
#include "server/message/play_problem.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/puzzle_routes.h"
#include "server/routes/troubles.h"
#include "server/sessions/solving.h"
#include "service/hint.h"
#include "store/puzzles/unseen.h"
#include "wire/game_request.h"
#include "wire/read.h"
#include "wire/teach.h"

namespace nonet::server {

namespace {

constexpr std::uint64_t kMovesPage = 1000;
constexpr std::uint64_t kMostGames = 200;  // in one answer

Response no_game() {
  return problem(Status::not_found,
                 service::RequestError{"unknown-game", "You have no game with this id.", "id"});
}

Response no_fresh_puzzle(std::string_view level) {
  return problem(Status::not_found,
                 service::RequestError{
                     "no-more-puzzles",
                     fmt::format("You have had every puzzle of the level {}.", level), "level"});
}

bool names_one_puzzle(const wire::StartRequest& sent) {
  return sent.level.has_value() + sent.id.has_value() + sent.puzzle.has_value() == 1;
}

// Of the technique that a hint shows; empty for none.
std::string key_of(const logic::Hint& hint) {
  return hint.step ? std::string{logic::technique(hint.step->technique).key} : "";
}

// Which games a list shows, and how many.
struct GamePage {
  std::size_t limit = 0;
  std::optional<store::GamePlace> before;
  std::string puzzle;  // its id; empty: any
};

tl::expected<GamePage, service::RequestError> read_game_page(const Request& request) {
  const auto limit = query_number(request, "limit", kUsualPage, 1, kMostGames);
  if (!limit) return tl::unexpected{limit.error()};
  const auto updated = query_number(request, "updated", INT64_MAX, 0, INT64_MAX);
  if (!updated) return tl::unexpected{updated.error()};
  GamePage page{.limit = *limit,
                .before = {},
                .puzzle = std::string{request.query.find("puzzle").value_or("")}};
  if (const auto id = request.query.find("before"))
    page.before = {store::moment_at(static_cast<std::int64_t>(*updated)), std::string{*id}};
  return page;
}

std::string games_behind(const store::Game& last, const GamePage& page) {
  return fmt::format("</api/games?before={}&updated={}&limit={}{}>; rel=\"next\"", last.id,
                     store::seconds_of(last.updated), page.limit,
                     page.puzzle.empty() ? "" : "&puzzle=" + last.puzzle);
}

}  // namespace

GameRoutes::GameRoutes(std::shared_ptr<store::Database> database,
                       std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, visitors_{database_}, solve_time_{solve_time} {}

std::optional<play::Game> GameRoutes::find(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return std::nullopt;
  return need(play::game_of(*database_, visitor->id, *request.parameters.find("id")));
}

play::GameLog GameRoutes::log_of(const play::Game& game) const {
  return need(play::log_of(*database_, game));
}

wire::Game GameRoutes::document_of(const play::Game& game, const play::GameLog& log) const {
  return game_document(game, log, need(play::score_of(*database_, game.row)),
                       need(store::clocks_of(*database_, game.row.id)));
}

tl::expected<store::StoredPuzzle, Response> GameRoutes::named_puzzle(
    const wire::StartRequest& sent) const {
  if (sent.puzzle)
    return play::brought_puzzle(*database_, sent.puzzle->grid.puzzle(), stop_after(solve_time_))
        .map_error(play_problem);
  return puzzle_or_answer(*database_, *sent.id);
}

tl::expected<store::StoredPuzzle, Response> GameRoutes::fresh_puzzle(
    rate::Level level, const std::string& player) const {
  auto fresh = store::unseen_puzzle(*database_, player, rate::name_of(level));
  if (!fresh && fresh.error().fault == store::StoreFault::not_found)
    return tl::unexpected{no_fresh_puzzle(rate::name_of(level))};
  return need(std::move(fresh));
}

// Nobody becomes a player by asking for a puzzle that is not there.
Response GameRoutes::start(const Request& request) const {
  const auto sent = wire::read<wire::StartRequest>(request.body);
  if (!sent) return refusal(sent.error());
  if (!names_one_puzzle(*sent)) return refusal({"one-puzzle", "send one of level, id and puzzle"});
  const auto visitor = visitors_.find(request);
  tl::expected<store::StoredPuzzle, Response> puzzle;
  if (!sent->level) puzzle = named_puzzle(*sent);
  if (!puzzle) return std::move(puzzle.error());
  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  if (sent->level) puzzle = fresh_puzzle(sent->level->value, player.id);
  if (!puzzle) return std::move(puzzle.error());
  return started(request, player, *puzzle,
                 visitor              ? Newcomer::no
                 : sent->bearer.value ? Newcomer::told
                                      : Newcomer::given);
}

Response GameRoutes::started(const Request& request, const store::Player& player,
                             const store::StoredPuzzle& puzzle, Newcomer newcomer) const {
  const play::Game game = play::with_puzzle(
      need(store::start_game(*database_, player.id, puzzle.id, store::now())), puzzle);
  const std::string token = newcomer == Newcomer::no ? "" : visitors_.open_session(player);
  wire::Game document = document_of(game, log_of(game));
  if (newcomer == Newcomer::told) document.token = token;
  Response response = answer(document);
  response.status = Status::created;
  if (newcomer == Newcomer::given) hand_over(response, request, token);
  return response;
}

// The last played first, all or those with one puzzle; the Link header leads to those before.
Response GameRoutes::list(const Request& request) const {
  const auto page = read_game_page(request);
  if (!page) return refusal(page.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  auto games =
      need(store::games_of(*database_, visitor->id, page->before, page->limit + 1, page->puzzle));
  const bool more = games.size() > page->limit;
  if (more) games.pop_back();
  std::vector<wire::GameHead> rows;
  rows.reserve(games.size());
  for (const store::Game& game : games)
    rows.push_back(head_document(game, need(store::puzzle_by_id(*database_, game.puzzle)),
                                 need(play::score_of(*database_, game))));
  Response response = list_answer(request, rows);
  if (more) response.headers.add("Link", games_behind(games.back(), *page));
  return response;
}

Response GameRoutes::one(const Request& request) const {
  const auto game = find(request);
  return game ? answer(document_of(*game, log_of(*game))) : no_game();
}

Response GameRoutes::moves(const Request& request) const {
  const auto page = read_page(request, kMovesPage);
  if (!page) return refusal(page.error());
  const auto game = find(request);
  if (!game) return no_game();
  const play::GameLog log = log_of(*game);
  const std::size_t skipped = std::min(page->from - 1, log.size());
  const auto shown = log.moves().subspan(skipped, std::min(page->limit, log.size() - skipped));
  Response response = list_answer(request, move_documents(shown, page->from));
  add_links(response, fmt::format("/api/games/{}/moves", game->row.id), *page, log.size());
  return response;
}

Response GameRoutes::move(const Request& request) const {
  auto game = find(request);
  if (!game) return no_game();
  const auto sent = wire::read<wire::MovesRequest>(request.body).and_then([&](const auto& moves) {
    return sent_moves_of(moves, game->givens, static_cast<std::size_t>(game->row.events));
  });
  if (!sent) return refusal(sent.error());
  const auto played = play::play_moves(*database_, *std::move(game), *sent);
  if (!played) return play_problem(played.error());
  wire::Game document = document_of(played->game, played->log);
  document.others = move_documents(played->others, played->first_other);
  document.replaced = played->replaced;
  return answer(document);
}

// Says that something is wrong, and where; never what would be right.
Response GameRoutes::check(const Request& request) const {
  const auto game = find(request);
  if (!game) return no_game();
  const play::GameLog log = log_of(*game);
  const Grid board = play::board_of(game->givens, log.at(log.size()));
  const CellSet wrong = play::wrong_cells(board, game->solution);
  return answer(wire::GameCheck{
      .wrong = wrong,
      .first_wrong_move = play::first_wrong_move(log.moves(), wrong, game->solution),
      .left = static_cast<std::size_t>(board.open_cells().size())});
}

// Help counts by its stage, and what was shown counts as seen.
Response GameRoutes::hint(const Request& request) const {
  const auto game = find(request);
  if (!game) return no_game();
  const auto sent = wire::read<wire::GameHintRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const play::GameLog log = log_of(*game);
  Grid board = play::board_of(game->givens, log.at(log.size()));
  const auto notes = wire::noted(*sent, board);
  if (!notes) return refusal(notes.error());
  auto options = wire::reasoning_of(*sent);
  if (!options) return refusal(options.error());
  options->notes = *notes;
  options->history = play::entries_of(log.moves());
  options->stop = stop_after(solve_time_);
  const logic::Hint hint = service::hint(board, *options);
  need(play::count_hint(*database_, *game, key_of(hint), sent->stage.value));
  return answer(wire::hint_document(hint, options->profile, sent->stage.value));
}

// {"give_up":true} ends an unsolved game and shows the solution.
Response GameRoutes::finish(const Request& request) const {
  const auto sent = wire::read<wire::FinishRequest>(request.body);
  if (!sent) return refusal(sent.error());
  auto found = find(request);
  if (!found) return no_game();
  if (!sent->give_up.value && !is_over(found->row.state))
    return problem(Status::conflict,
                   service::RequestError{"not-solved", "The board is not solved yet."});
  const play::Game game = need(play::give_up(*database_, *std::move(found)));
  wire::Game document = document_of(game, log_of(game));
  document.solution = wire::Rows{game.solution};
  return answer(document);
}

Rows GameRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const Known known{std::make_shared<const GameRoutes>(site.database, site.solve_time),
                    site.database};
  return {
      {{post, "/api/games", heavy, known(&GameRoutes::start)},
       [] {
         return Operation{
             .id = "startGame",
             .tag = "play",
             .summary =
                 "Start a game: with a puzzle of a level that the player has not had, a stored "
                 "puzzle, or one of their own",
             .body = optional_body<StartRequest>(R"({"level":"hard"})"),
             .success = answers<Game>("The game", 201),
             .troubles = {kBadRequest, kUnknownId, kOtherDress, kTooLarge, kOutOfTime}};
       }},
      {{get, "/api/games", heavy, known(&GameRoutes::list)},
       [] {
         return Operation{
             .id = "games",
             .tag = "play",
             .summary = "The player's games, the last played first",
             .query = {{"puzzle", "only games with this puzzle", &schema_of<std::string>},
                       {"limit", "how many at most",
                        &schema_of<NumberOr<kUsualPage, 1, kMostGames>>},
                       {"before", "from the Link header", &schema_of<std::string>},
                       {"updated", "from the Link header", &schema_of<std::int64_t>}},
             .success = lists<GameHead>("Games", R"(rel="next")"),
             .troubles = {kBadRequest, kNoPlayer}};
       }},
      {{get, "/api/games/{id}", heavy, known(&GameRoutes::one)},
       [] {
         return Operation{.id = "game",
                          .tag = "play",
                          .summary = "A game with its board, notes and colours",
                          .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
                          .success = answers<Game>("The game"),
                          .troubles = {kUnknownGame}};
       }},
      {{get, "/api/games/{id}/moves", heavy, known(&GameRoutes::moves)},
       [] {
         return Operation{
             .id = "gameMoves",
             .tag = "play",
             .summary = "Every move of a game, as events",
             .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
             .query = {{"from", "number of the first", &schema_of<NumberOr<1, 1, kLastEntry>>},
                       {"limit", "how many at most",
                        &schema_of<NumberOr<kMovesPage, 1, kMostOnAPage>>}},
             .success = lists<Event>("Events", R"(rel="next" and rel="prev")"),
             .troubles = {kBadRequest, kUnknownGame}};
       }},
      {{post, "/api/games/{id}/moves", heavy, known(&GameRoutes::move)},
       [] {
         return Operation{
             .id = "addMoves",
             .tag = "play",
             .summary = "Make moves; those of several devices merge (docs/api.md says how)",
             .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
             .body = optional_body<MovesRequest>(
                 R"({"moves":[{"kind":"pause"},{"kind":"resume"}],"elapsed_ms":12000})"),
             .success = answers<Game>("The game afterwards"),
             .troubles = {kBadRequest, kUnknownGame, kConflict, kTooLarge}};
       }},
      {{post, "/api/games/{id}/check", heavy, known(&GameRoutes::check)},
       [] {
         return Operation{
             .id = "checkGame",
             .tag = "play",
             .summary = "Say that and where digits are wrong, never what would be right",
             .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
             .body = optional_body<NothingSent>("{}"),
             .success = answers<GameCheck>("The wrong cells"),
             .troubles = {kUnknownGame}};
       }},
      {{post, "/api/games/{id}/hint", heavy, known(&GameRoutes::hint)},
       [] {
         return Operation{.id = "gameHint",
                          .tag = "play",
                          .summary = "A hint for the game as it stands; it counts by its stage",
                          .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
                          .body = optional_body<GameHintRequest>(R"({"stage":2})"),
                          .success = answers<Hint>("The hint"),
                          .troubles = {kBadRequest, kUnknownGame, kTooLarge}};
       }},
      {{post, "/api/games/{id}/finish", heavy, known(&GameRoutes::finish)},
       [] {
         return Operation{.id = "finishGame",
                          .tag = "play",
                          .summary = "The end: solved, or given up",
                          .path = {{"id", "of the game", &schema_of<std::string>, "GAME"}},
                          .body = optional_body<FinishRequest>(R"({"give_up":true})"),
                          .success = answers<Game>("The game, with its solution"),
                          .troubles = {kBadRequest, kUnknownGame, kConflict, kTooLarge}};
       }},
  };
}

}  // namespace nonet::server
