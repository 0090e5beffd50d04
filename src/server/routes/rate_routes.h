// Ratings. A puzzle that is stored is recognised in any dress: its card is taken from there, and
// the answer says which one it is.
#pragma once

#include <chrono>
#include <memory>

#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "store/base/database.h"

namespace nonet::server {

class RateRoutes {
 public:
  RateRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time);
  static Rows rows(const SiteOptions& site);

  Response rate(const Request& request) const;

 private:
  std::shared_ptr<store::Database> database_;
  std::chrono::milliseconds solve_time_;
};

}  // namespace nonet::server
