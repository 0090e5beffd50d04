#include "server/routes/routes.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "server/guard/visitors.h"
#include "server/message/lines.h"
#include "server/message/store_problem.h"
#include "server/ops/health_routes.h"
#include "server/routes/account_routes.h"
#include "server/routes/game_routes.h"
#include "server/routes/learn_routes.h"
#include "server/routes/logic_routes.h"
#include "server/routes/me_routes.h"
#include "server/routes/openapi.h"
#include "server/routes/puzzle_routes.h"
#include "server/routes/rate_routes.h"
#include "server/routes/start_page.h"
#include "server/routes/sudoku_routes.h"
#include "server/routes/verb_routes.h"
#include "server/site/static_files.h"

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

// A member function of what answers a group of routes. Where the database fails it, the answer says
// so. `Answer` is a Response, or nothing where it cannot be had at once.
template <class Group, class Answer>
std::function<Answer(const Request&)> on(const std::shared_ptr<const Group>& group,
                                         Answer (Group::*handler)(const Request&) const) {
  return [group, handler](const Request& request) -> Answer {
    try {
      return ((*group).*handler)(request);
    } catch (const StoreTrouble& trouble) {
      return store_problem(trouble.error());
    }
  };
}

// For routes that know players: whoever comes by stays known.
class Known {
 public:
  explicit Known(const std::shared_ptr<store::Database>& database)
      : visitors_{std::make_shared<const Visitors>(database)} {}

  template <class Group>
  Handler operator()(const std::shared_ptr<const Group>& group,
                     Response (Group::*handler)(const Request&) const) const {
    return [visitors = visitors_, answer = on(group, handler)](const Request& request) {
      Response response = answer(request);
      visitors->keep_alive(request, response);
      return response;
    };
  }

 private:
  std::shared_ptr<const Visitors> visitors_;
};

}  // namespace

tl::expected<RouteTable, std::string> make_routes(const SiteOptions& options) {
  const auto& database = options.database;
  const auto sudoku =
      std::make_shared<const SudokuRoutes>(database, options.sessions, options.solve_time);
  const auto puzzles = std::make_shared<const PuzzleRoutes>(database);
  const auto verbs = std::make_shared<const VerbRoutes>(database, options.solve_time);
  const auto rates = std::make_shared<const RateRoutes>(database, options.solve_time);
  const auto logic = std::make_shared<const LogicRoutes>(options.solve_time);
  const auto games = std::make_shared<const GameRoutes>(database, options.solve_time);
  const auto accounts =
      std::make_shared<const AccountRoutes>(database, options.attempts, options.password_cost);
  const auto me = std::make_shared<const MeRoutes>(database, options.solve_time);
  const auto learn = std::make_shared<const LearnRoutes>(database);
  const Known known{database};

  using Method::get;
  using Method::post;
  using enum Work;
  std::vector<Route> rows{
      {post, "/api/sudoku/initialize", heavy, on(sudoku, &SudokuRoutes::initialize)},
      {post, "/api/sudoku/moves", heavy, on(sudoku, &SudokuRoutes::move)},
      {post, "/api/sudoku/solve", heavy, on(sudoku, &SudokuRoutes::solve)},
      {get, "/api/sudoku/state", heavy, on(sudoku, &SudokuRoutes::state)},
      {get, "/api/sudoku/solverSteps", heavy, as_list(on(sudoku, &SudokuRoutes::solver_steps))},
      {get, "/api/sudoku/conflicts", heavy, as_list(on(sudoku, &SudokuRoutes::conflicts))},
      {get, "/api/sudoku/puzzles/{difficulty}", heavy, on(puzzles, &PuzzleRoutes::list)},
      {get, "/api/sudoku/puzzle/{id}", heavy, on(puzzles, &PuzzleRoutes::one)},
      {get, "/api/daily", heavy, on(puzzles, &PuzzleRoutes::daily)},
      {post, "/api/games", heavy, known(games, &GameRoutes::start)},
      {get, "/api/games", heavy, known(games, &GameRoutes::list)},
      {get, "/api/games/{id}", heavy, known(games, &GameRoutes::one)},
      {get, "/api/games/{id}/moves", heavy, known(games, &GameRoutes::moves)},
      {post, "/api/games/{id}/moves", heavy, known(games, &GameRoutes::move)},
      {post, "/api/games/{id}/check", heavy, known(games, &GameRoutes::check)},
      {post, "/api/games/{id}/hint", heavy, known(games, &GameRoutes::hint)},
      {post, "/api/games/{id}/finish", heavy, known(games, &GameRoutes::finish)},
      {post, "/api/account/register", heavy, known(accounts, &AccountRoutes::register_account)},
      {post, "/api/account/login", heavy, known(accounts, &AccountRoutes::login)},
      {post, "/api/account/logout", heavy, known(accounts, &AccountRoutes::logout)},
      {post, "/api/account/logout-everywhere", heavy,
       known(accounts, &AccountRoutes::logout_everywhere)},
      {post, "/api/account/password", heavy, known(accounts, &AccountRoutes::password)},
      {post, "/api/account/recover", heavy, known(accounts, &AccountRoutes::recover)},
      {post, "/api/account/recovery-codes", heavy, known(accounts, &AccountRoutes::recovery_codes)},
      {get, "/api/me", heavy, known(me, &MeRoutes::me)},
      {Method::patch, "/api/me", heavy, known(me, &MeRoutes::change)},
      {Method::delete_, "/api/me", heavy, known(accounts, &AccountRoutes::erase)},
      {get, "/api/me/statistics", heavy, known(me, &MeRoutes::statistics)},
      {get, "/api/me/progress", heavy, known(learn, &LearnRoutes::progress)},
      {get, "/api/me/saved", heavy, known(me, &MeRoutes::saved)},
      {post, "/api/me/saved", heavy, known(me, &MeRoutes::save)},
      {Method::delete_, "/api/me/saved/{id}", heavy, known(me, &MeRoutes::forget)},
      {get, "/api/me/export", heavy, known(me, &MeRoutes::take_away)},
      {post, "/api/me/import", heavy, known(me, &MeRoutes::bring_back)},
      {post, "/api/check", heavy, on(verbs, &VerbRoutes::check)},
      {post, "/api/solve", heavy, on(verbs, &VerbRoutes::solve),
       on(verbs, &VerbRoutes::solve_at_once)},
      {post, "/api/count", heavy, on(verbs, &VerbRoutes::count)},
      {post, "/api/convert", heavy, on(verbs, &VerbRoutes::convert)},
      {post, "/api/rate", heavy, on(rates, &RateRoutes::rate)},
      {post, "/api/generate", heavy, on(verbs, &VerbRoutes::generate)},
      {post, "/api/hint", heavy, on(logic, &LogicRoutes::hint)},
      {post, "/api/steps", heavy, on(logic, &LogicRoutes::steps)},
      {post, "/api/why-not", heavy, on(logic, &LogicRoutes::why_not)},
      {get, "/api/techniques", light, on(logic, &LogicRoutes::techniques)},
      {get, "/api/techniques/{key}", heavy, known(learn, &LearnRoutes::technique)},
      {get, "/api/techniques/{key}/practice", heavy, known(learn, &LearnRoutes::practice)},
      {post, "/api/techniques/{key}/attempts", heavy, known(learn, &LearnRoutes::attempt)},
      {get, "/api/engines", light, as_list(on(verbs, &VerbRoutes::engines))},
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
