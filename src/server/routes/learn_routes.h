// Techniques to learn: what they are, positions to practise on, and how far a player has come.
#pragma once

#include <memory>

#include "server/guard/visitors.h"
#include "server/message/http.h"
#include "server/routes/routes.h"
#include "server/routes/row.h"
#include "store/base/database.h"

namespace nonet::server {

class LearnRoutes {
 public:
  explicit LearnRoutes(std::shared_ptr<store::Database> database);
  static Rows rows(const SiteOptions& site);

  Response technique(const Request& request) const;  // {key}
  Response practice(const Request& request) const;   // {key}
  Response attempt(const Request& request) const;    // {key}
  Response progress(const Request& request) const;   // GET /api/me/progress

 private:
  std::shared_ptr<store::Database> database_;
  Visitors visitors_;
};

}  // namespace nonet::server
