#include "server/routes/sudoku_routes.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/documents/sent_moves.h"
#include "server/message/answer.h"
#include "server/message/cookies.h"
#include "server/message/known_puzzle.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/routes/puzzle_routes.h"
#include "server/routes/troubles.h"
#include "service/check.h"
#include "service/state.h"
#include "wire/read.h"
#include "wire/session_request.h"
#include "wire/solve.h"
#include "wire/solve_request.h"
#include "wire/state.h"

namespace nonet::server {

namespace {

constexpr std::string_view kStepsPath = "/api/sudoku/solverSteps";
constexpr std::uint64_t kStepsPage = 1000;

Response no_session() {
  return problem(
      Status::not_found,
      service::RequestError{"no-session", "There is no session: call initialize first."});
}

LastSolve solve_of(const Grid& board, const SolveOrder& order, const trace::Outcome& outcome) {
  const service::SolveOptions& asked = order.options;
  LastSolve solve{board,           asked.engine, asked.decide, asked.work, order.techniques,
                  outcome.verdict, std::nullopt};
  if (outcome.first) solve.solution = outcome.first->standard();
  return solve;
}

wire::State as_it_stands(const Grid& board, const service::Run* run) {
  return wire::state_document(service::state_of(board, run), run);
}

}  // namespace

SudokuRoutes::SudokuRoutes(std::shared_ptr<store::Database> database, const SessionLimits& limits,
                           std::chrono::milliseconds solve_time)
    : database_{std::move(database)},
      sessions_{std::make_unique<StoredSessions>(database_, limits, solve_time)},
      solve_time_{solve_time} {}

tl::expected<Grid, Response> SudokuRoutes::first_board(const wire::InitializeRequest& sent) const {
  if (sent.board.has_value() + sent.puzzle.has_value() + sent.id.has_value() > 1)
    return tl::unexpected{refusal({"two-puzzles", "send one of board, puzzle and id"})};
  if (sent.board) return sent.board->grid;
  if (sent.puzzle) return sent.puzzle->grid;
  if (!sent.id) return Grid{};
  return puzzle_or_answer(*database_, *sent.id).map([](const store::StoredPuzzle& puzzle) {
    return Grid{*formats::read_line(puzzle.puzzle)};
  });
}

Response SudokuRoutes::initialize(const Request& request) const {
  const auto sent = wire::read<wire::InitializeRequest>(request.body, "board");
  if (!sent) return refusal(sent.error());
  auto grid = first_board(*sent);
  if (!grid) return std::move(grid.error());
  const auto repeats = service::repeated_digits(grid->filling());
  if (!repeats.empty() && !sent->allow) return refusal(repeats, sent->board ? "board" : "puzzle");
  const Session session = Session::begin(*grid);
  const std::string token = sessions_->create(session);
  Response response = answer(wire::BegunSession{token, as_it_stands(session.board(), nullptr)});
  set_cookie(response, request, kBoardCookie, token);
  return response;
}

// Whether there is a session is said before what is wrong with the move.
Response SudokuRoutes::move(const Request& request) const {
  const auto sent = wire::read<wire::MoveRequest>(request.body);
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  if (!sent) return refusal(sent.error());
  if (session->start.given(sent->cell)) return refusal(given_cell(sent->cell));
  const auto moved = sessions_->update(
      token, [&](Session& changed) { changed.move(sent->cell, sent->digit.value); });
  if (!moved) return no_session();
  return answer(as_it_stands(moved->board(), nullptr));
}

// What is wrong with a board of its own is said at once; with anything else, only to a session.
Response SudokuRoutes::solve(const Request& request) const {
  wire::RequestReader reader = wire::reader_of<wire::SolveRequest>(request.body);
  auto order = wire::sent_to<wire::SolveRequest>(reader).and_then(order_of);
  if (reader.has("puzzle") || reader.has("board")) {
    if (!order) return refusal(order.error());
    if (order->asks_known.value_or(true))
      order->known = known_document(*database_, order->own_grid->puzzle());
    return solve_alone(*order, solve_time_);
  }
  const std::string token = token_of(request, kBoardCookie);
  const auto session = sessions_->find(token);
  if (!session) return no_session();
  if (!order) return refusal(order.error());
  return solve_session(token, *session, *order);
}

Response SudokuRoutes::solve_session(const std::string& token, const Session& session,
                                     SolveOrder& order) const {
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
  if (!run) return list_answer(request, std::vector<wire::JsonOf<wire::Event>>{});
  const trace::Trace& trace = run->trace;
  Response response = list_answer(request, wire::Events{&trace, page->from, page->limit});
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
  Response response = list_answer(request, wire::conflicts_document(found.conflicts, run.get()));
  add_links(response, "/api/sudoku/conflicts", *page, found.total);
  return response;
}

Rows SudokuRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const auto self =
      std::make_shared<const SudokuRoutes>(site.database, site.sessions, site.solve_time);
  return {
      {{post, "/api/sudoku/initialize", heavy, on(self, &SudokuRoutes::initialize)},
       [] {
         return Operation{
             .id = "initialize",
             .tag = "session",
             .summary =
                 "Begin a session with a board (also as the whole body), a puzzle in any notation, "
                 "a stored puzzle, or an empty board",
             .body = optional_body<InitializeBody>(
                 R"({"board":[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]})"),
             .success = answers<BegunSession>(
                 "The token of the session, also set as a cookie, and its state"),
             .troubles = {kBadRequest, kUnknownId, kTooLarge}};
       }},
      {{post, "/api/sudoku/moves", heavy, on(self, &SudokuRoutes::move)},
       [] {
         return Operation{
             .id = "move",
             .tag = "session",
             .summary = "Fill or empty a cell; what a solve said of the board before is gone",
             .body = body<MoveRequest>(R"({"cell":"r1c3","digit":4})"),
             .success = answers<State>("The state afterwards"),
             .troubles = {kBadRequest, kNoSession, kTooLarge},
             .caller = Caller::known};
       }},
      {{post, "/api/sudoku/solve", heavy, on(self, &SudokuRoutes::solve)},
       [] {
         return Operation{.id = "solveSession",
                          .tag = "session",
                          .summary = "Solve the board of the session, or one that is sent along",
                          .body = optional_body<SolveRequest>(
                              R"({"engine":"cdcl","mode":"steps","from":"givens"})"),
                          .success = answers<Solved>("How it ended"),
                          .troubles = {kBadRequest, kNoSession, kTooLarge},
                          .caller = Caller::perhaps_known};
       }},
      {{get, "/api/sudoku/state", heavy, on(self, &SudokuRoutes::state)},
       [] {
         return Operation{.id = "state",
                          .tag = "session",
                          .summary =
                              "The board as it stands and what the last solve came to, or the "
                              "board after an event of it",
                          .query = {{"at", "after this event; 0: the board as it stands",
                                     &schema_of<NumberOr<0, 0, kTraceCap>>}},
                          .success = answers<State>("The state"),
                          .troubles = {kBadRequest, kNoSession},
                          .caller = Caller::known};
       }},
      {{get, "/api/sudoku/solverSteps", heavy, on(self, &SudokuRoutes::solver_steps)},
       [] {
         return Operation{
             .id = "solverSteps",
             .tag = "session",
             .summary = "The events of the last solve, whatever its mode; a move ends it",
             .query = {{"from", "number of the first", &schema_of<NumberOr<1, 1, kLastEntry>>},
                       {"limit", "how many at most",
                        &schema_of<NumberOr<kStepsPage, 1, kMostOnAPage>>}},
             .success = lists<Event>("Events", R"(rel="next" and rel="prev")"),
             .troubles = {kBadRequest, kNoSession},
             .caller = Caller::known};
       }},
      {{get, "/api/sudoku/conflicts", heavy, on(self, &SudokuRoutes::conflicts)},
       [] {
         return Operation{
             .id = "conflicts",
             .tag = "session",
             .summary =
                 "Repeated digits of the board, then the conflicts that the last solve met; a move "
                 "ends it",
             .query = {{"from", "number of the first", &schema_of<NumberOr<1, 1, kLastEntry>>},
                       {"limit", "how many at most",
                        &schema_of<NumberOr<kStepsPage, 1, kMostOnAPage>>}},
             .success = lists<Conflict>("Conflicts", R"(rel="next" and rel="prev")"),
             .troubles = {kBadRequest, kNoSession},
             .caller = Caller::known};
       }},
  };
}

}  // namespace nonet::server
