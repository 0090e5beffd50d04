// What belongs to a player: settings, statistics, saved puzzles, and all of it to take away.
#pragma once

#include <chrono>
#include <memory>

#include "server/guard/visitors.h"
#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "store/base/database.h"

namespace nonet::server {

class MeRoutes {
 public:
  MeRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time);
  static Rows rows(const SiteOptions& site);

  Response me(const Request& request) const;
  Response change(const Request& request) const;  // settings
  Response statistics(const Request& request) const;
  Response saved(const Request& request) const;
  Response save(const Request& request) const;
  Response forget(const Request& request) const;      // {id}
  Response take_away(const Request& request) const;   // GET /api/me/export
  Response bring_back(const Request& request) const;  // POST /api/me/import

 private:
  std::shared_ptr<store::Database> database_;
  Visitors visitors_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
