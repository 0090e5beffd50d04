// Every address the site answers, in one table.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "server/guard/attempts.h"
#include "server/message/route_table.h"
#include "server/ops/metrics.h"
#include "server/sessions/sessions.h"
#include "store/base/database.h"
#include "store/players/passwords.h"

namespace nonet::server {

struct SiteOptions {
  std::string web_root = {};  // the folder of the website's files; empty: a page that says so
  std::chrono::milliseconds solve_time{10'000};  // of one request; beyond: "gave-up"
  SessionLimits sessions = {};
  AttemptLimits attempts = {};
  store::PasswordHasher::Cost password_cost = store::PasswordHasher::Cost::interactive;
  std::shared_ptr<store::Database> database = {};                  // must be there
  std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();  // never null
};

// The error says why the website's files cannot be served.
tl::expected<RouteTable, std::string> make_routes(const SiteOptions& options);

// What the API says of itself, without a site that could answer: routes/openapi.json.
std::string openapi_document();

}  // namespace nonet::server
