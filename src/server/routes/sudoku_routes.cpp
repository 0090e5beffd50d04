#include "server/routes/sudoku_routes.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/documents/sent_moves.h"
#include "server/message/cookies.h"
#include "server/message/known_puzzle.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/routes/puzzle_routes.h"
#include "service/check.h"
#include "service/state.h"
#include "wire/solve.h"
#include "wire/state.h"

namespace nonet::server {

namespace {

constexpr std::string_view kStepsPath = "/api/sudoku/solverSteps";
constexpr std::size_t kStepsPage = 1000;

Response no_session() {
  return problem(
      Status::not_found,
      service::RequestError{"no-session", "There is no session: call initialize first."});
}

LastSolve solve_of(const Grid& board, const SolveRequest& order, const trace::Outcome& outcome) {
  const service::SolveOptions& asked = order.options;
  LastSolve solve{board,           asked.engine, asked.decide, asked.work, order.techniques,
                  outcome.verdict, std::nullopt};
  if (outcome.first) solve.solution = outcome.first->standard();
  return solve;
}

wire::State as_it_stands(const Grid& board, const service::Run* run) {
  return wire::state_document(service::state_of(board, run), run);
}

std::optional<bool> conflicts_alone(std::string_view name) {
  return name == "conflicts" ? std::optional{true} : std::nullopt;
}

}  // namespace

SudokuRoutes::SudokuRoutes(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                           std::chrono::milliseconds solve_time)
    : database_{std::move(database)},
      sessions_{std::make_unique<StoredSessions>(database_, limits, solve_time)},
      solve_time_{solve_time} {}

Response SudokuRoutes::initialize(const Request& request) const {
  service::RequestReader reader{request.body, {"board", "puzzle", "id", "allow"}, "board"};
  const int sources = reader.has("board") + reader.has("puzzle") + reader.has("id");
  if (sources > 1) reader.fail({"two-puzzles", "send one of board, puzzle and id", {}, {}});
  std::optional<Grid> grid = reader.has("board") ? reader.board("board") : reader.puzzle("puzzle");
  if (const auto id = reader.text("id")) {
    const auto puzzle = stored_puzzle(*database_, *id);
    if (!puzzle) return unknown_puzzle();
    grid = Grid{*formats::read_line(puzzle->puzzle)};
  }
  const bool conflicts =
      reader.choice("allow", conflicts_alone, "unknown-allowance", "conflicts").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  if (const auto repeats = service::repeated_digits(grid.value_or(Grid{}).filling());
      !repeats.empty() && !conflicts)
    return refusal(repeats, reader.has("board") ? "board" : "puzzle");
  const Session session = Session::begin(grid.value_or(Grid{}));
  const std::string token = sessions_->create(session);
  Response response =
      json_answer(wire::to_json(wire::BegunSession{token, as_it_stands(session.board(), nullptr)}));
  set_cookie(response, request, kBoardCookie, token);
  return response;
}

Response SudokuRoutes::move(const Request& request) const {
  service::RequestReader reader{request.body, {"cell", "digit"}};
  reader.require("cell");
  reader.require("digit");
  const auto cell = reader.cell("cell");
  const auto digit = reader.is_null("digit") ? std::nullopt : reader.number("digit", 1, 9);
  const std::string token = token_of(request, kBoardCookie);
  if (const auto session = sessions_->find(token); !session)
    return no_session();
  else if (cell && session->start.given(*cell))
    reader.fail(given_cell(*cell));
  if (reader.error()) return refusal(*reader.error());
  const auto moved = sessions_->update(token, [&](Session& session) {
    session.move(*cell, digit ? std::optional{static_cast<Digit>(*digit)} : std::nullopt);
  });
  if (!moved) return no_session();
  return json_answer(wire::to_json(as_it_stands(moved->board(), nullptr)));
}

Response SudokuRoutes::solve(const Request& request) const {
  service::RequestReader reader = solve_reader(request.body);
  SolveRequest order = read_solve(reader);
  if (order.own_grid || (reader.error() && (reader.has("puzzle") || reader.has("board")))) {
    if (reader.error()) return refusal(*reader.error());
    if (order.asks_known.value_or(true))
      order.known = known_document(*database_, order.own_grid->puzzle());
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
  wire::SolvedView view{.text = solve_text(board, session.start, answer, order.options),
                        .events = order.events};
  const std::size_t total = answer.trace ? answer.trace->events.size() : 0;
  if (total > order.events)
    view.next = fmt::format("{}?from={}&limit={}", kStepsPath, order.events + 1, kStepsPage);
  wire::Solved solved = wire::solved_document(answer, order.options, std::move(view));
  if (order.asks_known.value_or(true))
    solved.known = known_document(*database_, session.start.puzzle());
  std::string text = wire::to_json(solved);  // before the trace it refers to is handed on
  sessions_->keep_solve(token, session, solve_of(board, order, answer.outcome),
                        std::move(answer.trace));
  return json_answer(std::move(text));
}

Response SudokuRoutes::state(const Request& request) const {
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  const auto run = sessions_->run_of(token, *session);
  const auto at = query_number(request, "at", 0, 0, run ? run->trace.events.size() : 0);
  if (!at) return refusal(at.error());
  return json_answer(
      wire::to_json(*at > 0 ? wire::state_document(service::state_of(*run, *at), run.get())
                            : as_it_stands(session->board(), run.get())));
}

Response SudokuRoutes::solver_steps(const Request& request) const {
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  const auto page = read_page(request, kStepsPage);
  if (!page) return refusal(page.error());
  const auto run = sessions_->run_of(token, *session);
  if (!run) return json_answer("[]");
  const trace::Trace& trace = run->trace;
  Response response = json_answer(wire::to_json(wire::Events{&trace, page->from, page->limit}));
  add_links(response, kStepsPath, *page, trace.events.size());
  return response;
}

Response SudokuRoutes::conflicts(const Request& request) const {
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  const auto page = read_page(request, kStepsPage);
  if (!page) return refusal(page.error());
  const auto run = sessions_->run_of(token, *session);
  const service::ConflictPage found =
      service::conflicts_of(session->board(), run.get(), page->from, page->limit);
  Response response =
      json_answer(wire::to_json(wire::conflicts_document(found.conflicts, run.get())));
  add_links(response, "/api/sudoku/conflicts", *page, found.total);
  return response;
}

}  // namespace nonet::server
