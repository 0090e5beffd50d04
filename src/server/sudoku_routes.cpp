#include "server/sudoku_routes.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "board/notation.h"
#include "server/paging.h"
#include "server/problem.h"
#include "service/state.h"

namespace nonet::server {

namespace {

constexpr std::string_view kCookie = "nonet_session";
constexpr std::string_view kStepsPath = "/api/sudoku/solverSteps";
constexpr std::size_t kStepsPage = 1000;

Response no_session() {
  return problem(
      Status::not_found,
      service::RequestError{"no-session", "There is no session: call initialize first."});
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::string token_of(const Request& request) {
  if (const auto authorization = request.headers.find("authorization")) {
    const auto space = authorization->find(' ');
    if (space != std::string_view::npos && same_word(authorization->substr(0, space), "bearer"))
      return std::string{trimmed(authorization->substr(space))};
  }
  std::string_view cookies = request.headers.find("cookie").value_or("");
  while (!cookies.empty()) {
    const std::string_view cookie = cookies.substr(0, cookies.find(';'));
    cookies.remove_prefix(std::min(cookie.size() + 1, cookies.size()));
    const auto equals = cookie.find('=');
    if (equals != std::string_view::npos && trimmed(cookie.substr(0, equals)) == kCookie)
      return std::string{trimmed(cookie.substr(equals + 1))};
  }
  return {};
}

SudokuRoutes::SudokuRoutes(std::shared_ptr<SessionStore> sessions,
                           std::shared_ptr<const PuzzleShelf> shelf,
                           std::chrono::milliseconds solve_time)
    : sessions_{std::move(sessions)}, shelf_{std::move(shelf)}, solve_time_{solve_time} {}

Response SudokuRoutes::initialize(const Request& request) const {
  service::RequestReader reader{request.body, {"board", "puzzle", "id"}};
  const int sources = reader.has("board") + reader.has("puzzle") + reader.has("id");
  if (sources > 1) reader.fail({"two-puzzles", "send one of board, puzzle and id", {}, {}});
  std::optional<Grid> grid = reader.has("board") ? reader.board("board") : reader.puzzle("puzzle");
  if (const auto id = reader.text("id")) {
    const ShelfPuzzle* puzzle = shelf_->find(*id);
    if (puzzle == nullptr)
      return problem(Status::not_found,
                     service::RequestError{"unknown-id", "There is no puzzle with this id.", "id"});
    grid = Grid{puzzle->puzzle};
  }
  if (reader.error()) return refusal(*reader.error());
  const Session session = Session::begin(grid.value_or(Grid{}));
  const std::string token = sessions_->create(session);
  Response response = json_answer(fmt::format(R"({{"session":"{}","state":{}}})", token,
                                              service::state_json(session.board(), nullptr)));
  response.headers.add("Set-Cookie",
                       fmt::format("{}={}; HttpOnly; SameSite=Lax; Path=/", kCookie, token));
  return response;
}

Response SudokuRoutes::move(const Request& request) const {
  service::RequestReader reader{request.body, {"cell", "digit"}};
  reader.require("cell");
  reader.require("digit");
  const auto cell = reader.cell("cell");
  const bool empties = reader.is_null("digit");
  const auto digit = empties ? std::nullopt : reader.number("digit", 1, 9);
  const std::string token = token_of(request);
  if (const auto session = sessions_->find(token); !session)
    return no_session();
  else if (cell && session->start.given(*cell)) {
    service::RequestError error{"given-cell", words_for(*cell) + " is part of the puzzle and stays",
                                "cell"};
    error.place.cells.insert(*cell);
    reader.fail(std::move(error));
  }
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
  const std::string token = token_of(request);
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
  const auto session = sessions_->find(token_of(request));
  if (!session) return no_session();
  const std::size_t steps = session->run ? session->run->trace.events.size() : 0;
  const auto at = query_number(request, "at", 0, 0, steps);
  if (!at) return refusal(at.error());
  if (*at > 0) return json_answer(service::state_json(*session->run, *at));
  return json_answer(service::state_json(session->board(), session->run.get()));
}

Response SudokuRoutes::solver_steps(const Request& request) const {
  const auto session = sessions_->find(token_of(request));
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
  const auto session = sessions_->find(token_of(request));
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
