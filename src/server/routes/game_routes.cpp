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
#include "server/sessions/solving.h"
#include "service/hint.h"
#include "store/puzzles/unseen.h"
#include "wire/position_request.h"
#include "wire/teach.h"

namespace nonet::server {

// {"level":…} a puzzle that the player has not had; {"id":…} this one; {"puzzle":…} their own.
struct StartRequest {
  std::optional<rate::Level> level;
  std::optional<std::string> id;
  std::optional<Grid> puzzle;
  bool bearer = false;
};

namespace {

constexpr std::size_t kMovesPage = 1000;

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

tl::expected<StartRequest, service::RequestError> read_start(std::string_view body) {
  wire::RequestReader reader{body, {"level", "id", "puzzle", "bearer"}};
  if (reader.has("level") + reader.has("id") + reader.has("puzzle") != 1)
    reader.fail({"one-puzzle", "send one of level, id and puzzle", {}, {}});
  StartRequest order{
      .level = reader.choice("level", rate::parse_level, "unknown-level", "very-easy … extreme"),
      .id = reader.text("id"),
      .puzzle = reader.puzzle("puzzle"),
      .bearer = reader.flag("bearer").value_or(false)};
  if (reader.error()) return tl::unexpected{*reader.error()};
  return order;
}

// Which games a list shows, and how many.
struct GamePage {
  std::size_t limit = 0;
  std::optional<store::GamePlace> before;
  std::string puzzle;  // its id; empty: any
};

tl::expected<GamePage, service::RequestError> read_game_page(const Request& request) {
  const auto limit = query_number(request, "limit", kUsualPage, 1, kUsualPage * 4);
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
    const StartRequest& order) const {
  if (order.puzzle)
    return play::brought_puzzle(*database_, order.puzzle->puzzle(), stop_after(solve_time_))
        .map_error(play_problem);
  return puzzle_or_answer(*database_, *order.id);
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
  const auto order = read_start(request.body);
  if (!order) return refusal(order.error());
  const auto visitor = visitors_.find(request);
  tl::expected<store::StoredPuzzle, Response> puzzle;
  if (!order->level) puzzle = named_puzzle(*order);
  if (!puzzle) return std::move(puzzle.error());
  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  if (order->level) puzzle = fresh_puzzle(*order->level, player.id);
  if (!puzzle) return std::move(puzzle.error());
  const play::Game game = play::with_puzzle(
      need(store::start_game(*database_, player.id, puzzle->id, store::now())), *puzzle);
  const std::string token = visitor ? "" : visitors_.open_session(player);
  wire::Game document = document_of(game, log_of(game));
  if (!visitor && order->bearer) document.token = token;
  Response response = answer(document);
  response.status = Status::created;
  if (!visitor && !order->bearer) hand_over(response, request, token);
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
  const auto sent =
      read_sent_moves(request.body, game->givens, static_cast<std::size_t>(game->row.events));
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
  wire::RequestReader reader{request.body,
                             {"stage", "notes", "notes_are", "crossed_out", "profile", "known"}};
  const play::GameLog log = log_of(*game);
  const auto entries = play::entries_of(log.moves());
  Grid board = play::board_of(game->givens, log.at(log.size()));
  const logic::NoteUse notes = wire::read_notes(reader, board);
  service::LogicOptions options = wire::read_logic(reader);
  options.notes = notes;
  const auto stage = reader.number("stage", 1, play::kHintStages).value_or(1);
  if (reader.error()) return refusal(*reader.error());
  options.history = entries;
  options.stop = stop_after(solve_time_);
  const logic::Hint hint = service::hint(board, options);
  const std::string_view technique =
      hint.step ? logic::technique(hint.step->technique).key : std::string_view{};
  need(play::count_hint(*database_, *game, std::string{technique}, stage));
  return answer(wire::hint_document(hint, options.profile, stage));
}

// {"give_up":true} ends an unsolved game and shows the solution.
Response GameRoutes::finish(const Request& request) const {
  wire::RequestReader reader{request.body, {"give_up"}};
  const bool give_up = reader.flag("give_up").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  auto found = find(request);
  if (!found) return no_game();
  if (!give_up && !is_over(found->row.state))
    return problem(Status::conflict,
                   service::RequestError{"not-solved", "The board is not solved yet."});
  const play::Game game = need(play::give_up(*database_, *std::move(found)));
  wire::Game document = document_of(game, log_of(game));
  document.solution = wire::Rows{game.solution};
  return answer(document);
}

}  // namespace nonet::server
