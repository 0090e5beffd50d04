#include "server/sudoku_routes.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/cookies.h"
#include "server/game_moves.h"
#include "server/paging.h"
#include "server/problem.h"
#include "server/puzzle_routes.h"
#include "service/state.h"

namespace nonet::server {

namespace {

constexpr std::string_view kStepsPath = "/api/sudoku/solverSteps";
constexpr std::size_t kStepsPage = 1000;

Response no_session() {
  return problem(
      Status::not_found,
      service::RequestError{"no-session", "There is no session: call initialize first."});
}

}  // namespace

SudokuRoutes::SudokuRoutes(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                           std::chrono::milliseconds solve_time)
    : database_{std::move(database)},
      sessions_{std::make_unique<StoredSessions>(database_, limits, solve_time)},
      solve_time_{solve_time} {}

Response SudokuRoutes::initialize(const Request& request) const {
  service::RequestReader reader{request.body, {"board", "puzzle", "id"}};
  const int sources = reader.has("board") + reader.has("puzzle") + reader.has("id");
  if (sources > 1) reader.fail({"two-puzzles", "send one of board, puzzle and id", {}, {}});
  std::optional<Grid> grid = reader.has("board") ? reader.board("board") : reader.puzzle("puzzle");
  if (const auto id = reader.text("id")) {
    const auto puzzle = stored_puzzle(*database_, *id);
    if (!puzzle) return unknown_puzzle();
    grid = Grid{*formats::read_line(puzzle->puzzle)};
  }
  if (reader.error()) return refusal(*reader.error());
  const Session session = Session::begin(grid.value_or(Grid{}));
  const std::string token = sessions_->create(session);
  Response response = json_answer(fmt::format(R"({{"session":"{}","state":{}}})", token,
                                              service::state_json(session.board(), nullptr)));
  set_cookie(response, request, kBoardCookie, token);
  return response;
}

Response SudokuRoutes::move(const Request& request) const {
  service::RequestReader reader{request.body, {"cell", "digit"}};
  reader.require("cell");
  reader.require("digit");
  const auto cell = reader.cell("cell");
  const bool empties = reader.is_null("digit");
  const auto digit = empties ? std::nullopt : reader.number("digit", 1, 9);
  const std::string token = token_of(request, kBoardCookie);
  if (const auto session = sessions_->find(token); !session)
    return no_session();
  else if (cell && session->start.given(*cell))
    reader.fail(given_cell(*cell));
  if (reader.error()) return refusal(*reader.error());
  const auto moved = sessions_->update(token, [&](Session& session) {
    if (empties)
      session.placed.clear(*cell);
    else
      session.placed.set(*cell, static_cast<Digit>(*digit));
  });
  if (!moved) return no_session();
  return json_answer(service::state_json(moved->board(), moved->run.get()));
}

Response SudokuRoutes::solve(const Request& request) const {
  service::RequestReader reader = solve_reader(request.body);
  SolveRequest order = read_solve(reader);
  if (order.own_grid || (reader.error() && (reader.has("puzzle") || reader.has("board")))) {
    if (reader.error()) return refusal(*reader.error());
    return solve_alone(order, solve_time_);
  }
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  if (reader.error()) return refusal(*reader.error());
  return solve_session(token, *session, order);
}

Response SudokuRoutes::solve_session(const std::string& token, const Session& session,
                                     SolveRequest& order) const {
  const Grid board = order.from_givens ? session.start : session.board();
  order.options.stop = stop_after(solve_time_);
  service::SolveAnswer answer = service::solve(board, order.options);
  service::SolvedView view{.text = solve_text(board, session.start, answer, order.options),
                           .events = order.events};
  const std::size_t total = answer.trace ? answer.trace->events.size() : 0;
  if (total > order.events)
    view.next = fmt::format("{}?from={}&limit={}", kStepsPath, order.events + 1, kStepsPage);
  Response response = json_answer(service::solved_json(answer, order.options, view));
  if (answer.trace) {
    const auto run = std::make_shared<const service::Run>(
        service::Run{order.options.engine, answer.outcome.verdict, std::move(*answer.trace)});
    const service::SolveOptions& asked = order.options;
    sessions_->update(token, [&](Session& kept) {
      kept.run = run;
      kept.telling =
          Telling{board, asked.engine, asked.decide, asked.work, asked.trace_cap.value_or(0)};
    });
  }
  return response;
}

Response SudokuRoutes::state(const Request& request) const {
  const auto session = sessions_->find(token_of(request, kBoardCookie));
  if (!session) return no_session();
  const std::size_t steps = session->run ? session->run->trace.events.size() : 0;
  const auto at = query_number(request, "at", 0, 0, steps);
  if (!at) return refusal(at.error());
  if (*at > 0) return json_answer(service::state_json(*session->run, *at));
  return json_answer(service::state_json(session->board(), session->run.get()));
}

Response SudokuRoutes::solver_steps(const Request& request) const {
  const auto session = sessions_->find(token_of(request, kBoardCookie));
  if (!session) return no_session();
  const auto page = read_page(request, kStepsPage);
  if (!page) return refusal(page.error());
  if (!session->run) return json_answer("[]");
  const trace::Trace& trace = session->run->trace;
  Response response = json_answer(service::events_json(trace, page->from, page->limit));
  add_links(response, kStepsPath, *page, trace.events.size());
  return response;
}

Response SudokuRoutes::conflicts(const Request& request) const {
  const auto session = sessions_->find(token_of(request, kBoardCookie));
  if (!session) return no_session();
  const auto page = read_page(request, kStepsPage);
  if (!page) return refusal(page.error());
  service::ConflictPage found =
      service::conflicts_json(session->board(), session->run.get(), page->from, page->limit);
  Response response = json_answer(std::move(found.json));
  add_links(response, "/api/sudoku/conflicts", *page, found.total);
  return response;
}

}  // namespace nonet::server
