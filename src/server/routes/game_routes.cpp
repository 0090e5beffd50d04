#include "server/routes/game_routes.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "logic/technique.h"
#include "rate/level.h"
#include "server/brought_puzzle.h"
#include "server/game_log.h"
#include "server/game_moves.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/game_json.h"
#include "server/routes/puzzle_routes.h"
#include "server/sessions/solving.h"
#include "service/hint.h"
#include "service/position_request.h"
#include "service/state.h"
#include "store/players/progress.h"
#include "store/puzzles/unseen.h"
#include "wire/solve.h"
#include "wire/state.h"
#include "wire/teach.h"

namespace nonet::server {

namespace {

using store::GameState;

constexpr std::size_t kMovesPage = 1000;
constexpr int kMostTries = 50;  // when others change the game at the same time

Response no_game() {
  return problem(Status::not_found,
                 service::RequestError{"unknown-game", "You have no game with this id.", "id"});
}

Response game_over(GameState state) {
  return problem(
      Status::conflict,
      service::RequestError{"game-over", fmt::format("This game is over: {}. Nothing was changed.",
                                                     store::name_of(state))});
}

// How many digits of these moves are wrong.
std::int64_t mistakes_in(std::span<const trace::Event> moves, const Filling& solution) {
  return std::ranges::count_if(moves, [&](const trace::Event& move) {
    return move.kind == trace::Kind::place && move.digit &&
           move.digit != solution.at(narrow(*move.cell));
  });
}

CellSet wrong_cells(const Grid& board, const Filling& solution) {
  CellSet wrong;
  for (const Cell c : board.filling().cells())
    if (board.at(c) != solution.at(c)) wrong.insert(c);
  return wrong;
}

// Running or paused, by the last word of the moves.
GameState state_after(GameState before, std::span<const trace::Event> moves) {
  for (const trace::Event& move : moves) {
    if (move.kind == trace::Kind::pause) before = GameState::paused;
    if (move.kind != trace::Kind::pause) before = GameState::running;
  }
  return before;
}

// The game after a change; nothing when somebody else's came first and it is worth another try.
std::optional<store::Game> try_change(store::Database& database, const store::Game& game,
                                      const store::GameChange& change, int tries) {
  auto changed = store::change_game(database, game.id, game.version, change, store::now());
  if (!changed && changed.error().fault == store::StoreFault::conflict && tries < kMostTries)
    return std::nullopt;
  return need(std::move(changed));
}

}  // namespace

GameRoutes::GameRoutes(std::shared_ptr<store::Database> database,
                       std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, visitors_{database_}, solve_time_{solve_time} {}

namespace {

Response no_fresh_puzzle(std::string_view level) {
  return problem(Status::not_found,
                 service::RequestError{
                     "no-more-puzzles",
                     fmt::format("You have had every puzzle of the level {}.", level), "level"});
}

}  // namespace

// {"level":…} a puzzle that the player has not had; {"id":…} this one; {"puzzle":…} their own.
Response GameRoutes::start(const Request& request) const {
  service::RequestReader reader{request.body, {"level", "id", "puzzle", "bearer"}};
  if (reader.has("level") + reader.has("id") + reader.has("puzzle") != 1)
    reader.fail({"one-puzzle", "send one of level, id and puzzle", {}, {}});
  const auto level =
      reader.choice("level", rate::parse_level, "unknown-level", "very-easy … extreme");
  const auto id = reader.text("id");
  const auto grid = reader.puzzle("puzzle");
  const bool bearer = reader.flag("bearer").value_or(false);
  if (reader.error()) return refusal(*reader.error());

  const auto visitor = visitors_.find(request);
  std::optional<store::StoredPuzzle> puzzle;
  if (id) puzzle = stored_puzzle(*database_, *id);
  if (id && !puzzle) return unknown_puzzle();
  if (grid) {
    auto own = brought_puzzle(*database_, grid->puzzle(), stop_after(solve_time_));
    if (!own) return std::move(own.error());
    puzzle = *std::move(own);
  }

  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  if (level) {
    auto fresh = store::unseen_puzzle(*database_, player.id, name_of(*level));
    if (!fresh && fresh.error().fault == store::StoreFault::not_found)
      return no_fresh_puzzle(name_of(*level));
    puzzle = need(std::move(fresh));
  }
  Own own{need(store::start_game(*database_, player.id, puzzle->id, store::now())), *puzzle,
          *formats::read_line(puzzle->puzzle), *formats::read_line(puzzle->solution)};
  const std::string token = visitor ? "" : visitors_.open_session(player);
  Response response = json_answer(
      game_json(own, log_of(own), !visitor && bearer ? fmt::format(R"("token":"{}")", token) : ""));
  response.status = Status::created;
  if (!visitor && !bearer) hand_over(response, request, token);
  return response;
}

std::optional<GameRoutes::Own> GameRoutes::find(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return std::nullopt;
  auto game = store::game_by_id(*database_, *request.parameters.find("id"));
  if (!game && game.error().fault == store::StoreFault::not_found) return std::nullopt;
  if (need(game).player != visitor->id) return std::nullopt;
  auto puzzle = need(store::puzzle_by_id(*database_, game->puzzle));
  const auto givens = formats::read_line(puzzle.puzzle);
  const auto solution = formats::read_line(puzzle.solution);
  return Own{std::move(*game), std::move(puzzle), *givens, *solution};
}

GameLog GameRoutes::log_of(const Own& own) const {
  return {own.givens, need(store::moves_of(*database_, own.game.id))};
}

std::optional<store::Score> GameRoutes::score_of(const store::Game& game) const {
  if (game.state != GameState::solved) return std::nullopt;
  return need(store::score_of_game(*database_, game.id));
}

// `log` holds the moves already, from `before` on.
store::GameChange GameRoutes::change_by(const SentMoves& sent, const Own& own, const GameLog& log,
                                        std::size_t before) {
  const auto added = log.moves().subspan(before);
  store::GameChange change{.moves = {added.begin(), added.end()},
                           .batch = sent.batch,
                           .state = state_after(own.game.state, added),
                           .clock = sent.clock,
                           .hints = own.game.effort.hints,
                           .mistakes = own.game.effort.mistakes + mistakes_in(added, own.solution),
                           .notes = sent.page.value_or(own.game.notes)};
  for (const Move& move : sent.moves)
    if (move.stage > 0) ++change.hints[move.stage - 1];
  if (board_of(own.givens, log.at(log.size())).filling() == own.solution)
    change.state = GameState::solved;
  return change;
}

std::string GameRoutes::game_json(const Own& own, const GameLog& log,
                                  std::string_view extra) const {
  const trace::Moment moment = log.at(log.size());
  std::string text = noted_game_json(own.game, own.puzzle, score_of(own.game),
                                     need(store::clocks_of(*database_, own.game.id)), moment);
  text.back() = ',';  // the object goes on
  text += "\"board\":" + wire::to_json(wire::state_document(
                             service::state_of(board_of(own.givens, moment), nullptr), nullptr));
  if (!extra.empty()) text.append(",").append(extra);
  return text + "}";
}

// The last played first, all or those with one puzzle; the Link header leads to those before.
Response GameRoutes::list(const Request& request) const {
  const auto limit = query_number(request, "limit", kUsualPage, 1, kUsualPage * 4);
  if (!limit) return refusal(limit.error());
  const auto updated = query_number(request, "updated", INT64_MAX, 0, INT64_MAX);
  if (!updated) return refusal(updated.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  std::optional<store::GamePlace> before;
  if (const auto id = request.query.find("before"))
    before = {store::moment_at(static_cast<std::int64_t>(*updated)), std::string{*id}};
  const std::string puzzle{request.query.find("puzzle").value_or("")};
  auto games = need(store::games_of(*database_, visitor->id, before, *limit + 1, puzzle));
  const bool more = games.size() > *limit;
  if (more) games.pop_back();
  std::string rows;
  for (const store::Game& game : games)
    rows +=
        (rows.empty() ? "" : ",") +
        game_head_json(game, need(store::puzzle_by_id(*database_, game.puzzle)), score_of(game));
  Response response = json_answer("[" + rows + "]");
  if (more)
    response.headers.add(
        "Link", fmt::format("</api/games?before={}&updated={}&limit={}{}>; rel=\"next\"",
                            games.back().id, store::seconds_of(games.back().updated), *limit,
                            puzzle.empty() ? "" : "&puzzle=" + games.back().puzzle));
  return response;
}

Response GameRoutes::one(const Request& request) const {
  const auto own = find(request);
  return own ? json_answer(game_json(*own, log_of(*own))) : no_game();
}

Response GameRoutes::moves(const Request& request) const {
  const auto page = read_page(request, kMovesPage);
  if (!page) return refusal(page.error());
  const auto own = find(request);
  if (!own) return no_game();
  const GameLog log = log_of(*own);
  const trace::Trace trace{Shape{}, {log.moves().begin(), log.moves().end()}};
  Response response = json_answer(wire::to_json(wire::Events{&trace, page->from, page->limit}));
  add_links(response, fmt::format("/api/games/{}/moves", own->game.id), *page, log.size());
  return response;
}

Response GameRoutes::move(const Request& request) const {
  for (int tries = 1;; ++tries) {
    auto own = find(request);
    if (!own) return no_game();
    GameLog log = log_of(*own);
    const std::size_t before = log.size();
    const auto sent = read_sent_moves(request.body, own->givens, before);
    if (!sent) return refusal(sent.error());
    CellSet replaced;
    if (!store::is_over(own->game.state)) {
      replaced = log.merge(sent->moves, sent->known);
      auto game = try_change(*database_, own->game, change_by(*sent, *own, log, before), tries);
      if (!game) continue;
      own->game = *std::move(game);
    } else if (!need(store::has_batch(*database_, own->game.id, sent->batch))) {
      return game_over(own->game.state);
    }
    const GameLog now = log_of(*own);
    const trace::Trace unseen{Shape{}, {now.moves().begin(), now.moves().end()}};
    return json_answer(game_json(
        *own, now,
        fmt::format(R"("others":{},"replaced":{})",
                    wire::to_json(wire::Events{&unseen, sent->known + 1, before - sent->known}),
                    cells_json(replaced))));
  }
}

// Says that something is wrong, and where; never what would be right.
Response GameRoutes::check(const Request& request) const {
  const auto own = find(request);
  if (!own) return no_game();
  const GameLog log = log_of(*own);
  const Grid board = board_of(own->givens, log.at(log.size()));
  const CellSet wrong = wrong_cells(board, own->solution);
  // The number of the first move that put a wrong digit where one still is: to rewind to before it.
  std::size_t first = 0;
  for (std::size_t i = 0; i < log.size() && first == 0; ++i) {
    const trace::Event& move = log.moves()[i];
    if (move.kind == trace::Kind::place && move.digit && wrong.contains(narrow(*move.cell)) &&
        move.digit != own->solution.at(narrow(*move.cell)))
      first = i + 1;
  }
  return json_answer(fmt::format(R"({{"wrong":{},"first_wrong_move":{},"left":{}}})",
                                 cells_json(wrong), first > 0 ? std::to_string(first) : "null",
                                 board.open_cells().size()));
}

// Help counts by its stage, and what was shown counts as seen.
Response GameRoutes::hint(const Request& request) const {
  const auto own = find(request);
  if (!own) return no_game();
  service::RequestReader reader{request.body,
                                {"stage", "notes", "notes_are", "crossed_out", "profile", "known"}};
  const GameLog log = log_of(*own);
  const auto entries = entries_of(log.moves());
  Grid board = board_of(own->givens, log.at(log.size()));
  const logic::NoteUse notes = service::read_notes(reader, board);
  service::LogicOptions options = service::read_logic(reader);
  options.notes = notes;
  const auto stage = reader.number("stage", 1, kHintStages).value_or(1);
  if (reader.error()) return refusal(*reader.error());
  options.history = entries;
  options.stop = stop_after(solve_time_);
  const logic::Hint hint = service::hint(board, options);
  const std::string technique =
      hint.step ? std::string{logic::technique(hint.step->technique).key} : std::string{};
  if (!store::is_over(own->game.state)) {
    for (int tries = 1;; ++tries) {
      const auto game = need(store::game_by_id(*database_, own->game.id));
      store::GameChange change{.moves = {{.kind = trace::Kind::hint, .technique = technique}},
                               .state = game.state,
                               .hints = game.effort.hints,
                               .mistakes = game.effort.mistakes,
                               .notes = game.notes};
      ++change.hints[stage - 1];
      if (try_change(*database_, game, change, tries)) break;
    }
    if (!technique.empty() && stage > 1)
      need(store::note_seen(*database_, own->game.player, technique));
  }
  return json_answer(wire::to_json(wire::hint_document(hint, options.profile, stage)));
}

// {"give_up":true} ends an unsolved game and shows the solution.
Response GameRoutes::finish(const Request& request) const {
  service::RequestReader reader{request.body, {"give_up"}};
  const bool give_up = reader.flag("give_up").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  for (int tries = 1;; ++tries) {
    auto own = find(request);
    if (!own) return no_game();
    const GameLog log = log_of(*own);
    if (!store::is_over(own->game.state)) {
      if (!give_up)
        return problem(Status::conflict,
                       service::RequestError{"not-solved", "The board is not solved yet."});
      auto changed = try_change(*database_, own->game,
                                {.state = GameState::given_up,
                                 .hints = own->game.effort.hints,
                                 .mistakes = own->game.effort.mistakes,
                                 .notes = own->game.notes},
                                tries);
      if (!changed) continue;
      own->game = *std::move(changed);
    }
    return json_answer(
        game_json(*own, log, "\"solution\":" + wire::to_json(wire::Rows{own->solution})));
  }
}

}  // namespace nonet::server
