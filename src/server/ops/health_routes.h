// What a load balancer and a monitor ask.
#pragma once

#include <memory>

#include "server/message/route_table.h"
#include "server/ops/metrics.h"
#include "store/base/database.h"

namespace nonet::server {

// Alive: the I/O thread answers. Says nothing about the workers.
Response health(const Request& request);

// Ready for requests: a worker is free and the database answers. 503 otherwise.
Handler readiness(std::shared_ptr<store::Database> database);

// The counters, in Prometheus' text format.
Handler metrics_text(std::shared_ptr<const Metrics> metrics);

}  // namespace nonet::server
