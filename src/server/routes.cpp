#include "server/routes.h"

#include <memory>
#include <utility>
#include <vector>

#include "server/health_routes.h"
#include "server/logic_routes.h"
#include "server/openapi.h"
#include "server/problem.h"
#include "server/puzzle_routes.h"
#include "server/start_page.h"
#include "server/static_files.h"
#include "server/stored_sessions.h"
#include "server/sudoku_routes.h"
#include "server/verb_routes.h"

namespace nonet::server {

namespace {

// A text that never changes while the program runs.
Handler fixed(std::string content_type, std::string body) {
  return [type = std::move(content_type), text = std::move(body)](const Request&) {
    Response response;
    response.content_type = type;
    response.headers.add("Cache-Control", "no-cache");
    response.body = text;
    return response;
  };
}

// A member function of what answers a group of routes.
template <class Group>
Handler on(const std::shared_ptr<const Group>& group,
           Response (Group::*handler)(const Request&) const) {
  return [group, handler](const Request& request) { return ((*group).*handler)(request); };
}

// The same for what answers only if it can do so at once.
template <class Group>
QuickHandler at_once(const std::shared_ptr<const Group>& group,
                     std::optional<Response> (Group::*handler)(const Request&) const) {
  return [group, handler](const Request& request) { return ((*group).*handler)(request); };
}

// The same where sessions are needed, which may be out of reach.
Handler in_session(const std::shared_ptr<const SudokuRoutes>& group,
                   Response (SudokuRoutes::*handler)(const Request&) const) {
  return [group, handler](const Request& request) {
    try {
      return ((*group).*handler)(request);
    } catch (const SessionsUnavailable& error) {
      return problem(Status::unavailable,
                     service::RequestError{"sessions-unavailable", error.what()});
    }
  };
}

std::shared_ptr<SessionStore> make_sessions(const SiteOptions& options) {
  if (!options.database) return std::make_shared<MemorySessions>(options.sessions);
  return std::make_shared<StoredSessions>(options.database, options.sessions, options.solve_time);
}

}  // namespace

tl::expected<RouteTable, std::string> make_routes(const SiteOptions& options) {
  const auto shelf = std::make_shared<const PuzzleShelf>();
  const auto sudoku =
      std::make_shared<const SudokuRoutes>(make_sessions(options), shelf, options.solve_time);
  const auto puzzles = std::make_shared<const PuzzleRoutes>(shelf);
  const auto verbs = std::make_shared<const VerbRoutes>(options.solve_time);
  const auto logic = std::make_shared<const LogicRoutes>(options.solve_time);

  using Method::get;
  using Method::post;
  using enum Work;
  std::vector<Route> rows{
      {post, "/api/sudoku/initialize", heavy, in_session(sudoku, &SudokuRoutes::initialize)},
      {post, "/api/sudoku/moves", heavy, in_session(sudoku, &SudokuRoutes::move)},
      {post, "/api/sudoku/solve", heavy, in_session(sudoku, &SudokuRoutes::solve)},
      {get, "/api/sudoku/state", heavy, in_session(sudoku, &SudokuRoutes::state)},
      {get, "/api/sudoku/solverSteps", heavy, in_session(sudoku, &SudokuRoutes::solver_steps)},
      {get, "/api/sudoku/conflicts", heavy, in_session(sudoku, &SudokuRoutes::conflicts)},
      {get, "/api/sudoku/puzzles/{difficulty}", light, on(puzzles, &PuzzleRoutes::list)},
      {get, "/api/sudoku/puzzle/{id}", light, on(puzzles, &PuzzleRoutes::one)},
      {post, "/api/check", heavy, on(verbs, &VerbRoutes::check)},
      {post, "/api/solve", heavy, on(verbs, &VerbRoutes::solve),
       at_once(verbs, &VerbRoutes::solve_at_once)},
      {post, "/api/count", heavy, on(verbs, &VerbRoutes::count)},
      {post, "/api/convert", heavy, on(verbs, &VerbRoutes::convert)},
      {post, "/api/rate", heavy, on(verbs, &VerbRoutes::rate)},
      {post, "/api/generate", heavy, on(verbs, &VerbRoutes::generate)},
      {post, "/api/hint", heavy, on(logic, &LogicRoutes::hint)},
      {post, "/api/steps", heavy, on(logic, &LogicRoutes::steps)},
      {post, "/api/why-not", heavy, on(logic, &LogicRoutes::why_not)},
      {get, "/api/techniques", light, on(logic, &LogicRoutes::techniques)},
      {get, "/api/engines", light, on(verbs, &VerbRoutes::engines)},
      {get, "/api/openapi.json", light, fixed("application/json", std::string{openapi_document()})},
      {get, "/healthz", light, health},
      {get, "/readyz", heavy, readiness(options.database)},
      {get, "/metrics", light, metrics_text(options.metrics)},
  };
  if (options.web_root.empty()) {
    rows.push_back({get, "/", light, fixed("text/html; charset=utf-8", start_page())});
    rows.push_back({get, "/start.css", light, fixed("text/css; charset=utf-8", start_style())});
    rows.push_back({get, "/icon.svg", light, fixed("image/svg+xml", start_icon())});
    return RouteTable{std::move(rows)};
  }
  auto files = StaticFiles::load(options.web_root);
  if (!files) return tl::unexpected{std::move(files.error())};
  const auto site = std::make_shared<const StaticFiles>(std::move(*files));
  return RouteTable{std::move(rows), on(site, &StaticFiles::answer)};
}

}  // namespace nonet::server
