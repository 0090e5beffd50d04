#include "server/routes/routes.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "server/ops/health_routes.h"
#include "server/routes/account_routes.h"
#include "server/routes/game_routes.h"
#include "server/routes/learn_routes.h"
#include "server/routes/logic_routes.h"
#include "server/routes/me_routes.h"
#include "server/routes/openapi.h"
#include "server/routes/puzzle_routes.h"
#include "server/routes/rate_routes.h"
#include "server/routes/row.h"
#include "server/routes/sudoku_routes.h"
#include "server/routes/verb_routes.h"
#include "server/site/static_files.h"
#include "wire/health.h"

namespace nonet::server {

namespace {

// Where no website was built.
constexpr std::string_view kNoSite = R"html(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Nonet</title>
<h1>Nonet</h1>
<p>The API is here: <a href="/api/openapi.json">its document</a> lists every address.</p>
<p>The website is not: <code>tools/web build</code> makes its files, and
<code>nonet serve --web build/web</code> serves them.</p>
</html>
)html";

Response no_site(const Request&) {
  Response response;
  response.content_type = "text/html; charset=utf-8";
  response.headers.add("Cache-Control", "no-cache");
  response.body = kNoSite;
  return response;
}

Row health_row() {
  return {{Method::get, "/healthz", Work::light, health}, [] {
            return wire::Operation{.id = "health",
                                   .tag = "about",
                                   .summary = "Whether the server answers",
                                   .success = wire::answers<wire::Health>("It does")};
          }};
}

// Every address of the API, with its words.
Rows described_rows(const SiteOptions& options) {
  Rows rows;
  for (const auto subject : {&SudokuRoutes::rows, &PuzzleRoutes::rows, &GameRoutes::rows,
                             &AccountRoutes::rows, &MeRoutes::rows, &VerbRoutes::rows,
                             &RateRoutes::rows, &LogicRoutes::rows, &LearnRoutes::rows})
    std::ranges::move(subject(options), std::back_inserter(rows));
  rows.push_back(health_row());
  rows.push_back(openapi_row(rows));
  return rows;
}

}  // namespace

std::string openapi_document() { return openapi_of(described_rows({})); }

tl::expected<RouteTable, std::string> make_routes(const SiteOptions& options) {
  std::vector<Route> routes;
  Rows rows = described_rows(options);
  for (Row& row : rows) routes.push_back(std::move(row.route));
  routes.push_back({Method::get, "/readyz", Work::heavy, readiness(options.database)});
  routes.push_back({Method::get, "/metrics", Work::light, metrics_text(options.metrics)});
  if (options.web_root.empty()) {
    routes.push_back({Method::get, "/", Work::light, no_site});
    return RouteTable{std::move(routes)};
  }
  auto files = StaticFiles::load(options.web_root);
  if (!files) return tl::unexpected{std::move(files.error())};
  const auto site = std::make_shared<const StaticFiles>(std::move(*files));
  return RouteTable{std::move(routes), on(site, &StaticFiles::answer)};
}

}  // namespace nonet::server
