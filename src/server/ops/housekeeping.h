// What must be done now and then while a server runs: boards and sign-ins past their time are
// forgotten. What goes wrong is in the log.
#pragma once

#include <memory>
#include <thread>

#include "server/ops/request_log.h"
#include "server/sessions/sessions.h"
#include "store/base/database.h"

namespace nonet::server {

class Housekeeping {
 public:
  Housekeeping(std::shared_ptr<store::Database> database, const SessionLimits& limits, LogSink log);
  ~Housekeeping();  // waits for what is being done
  Housekeeping(const Housekeeping&) = delete;
  Housekeeping& operator=(const Housekeeping&) = delete;

 private:
  std::jthread thread_;
};

}  // namespace nonet::server
