// One entry for each answered request. Queries, headers and bodies never enter the log: they may
// hold what a player would rather keep.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/http.h"

namespace nonet::server {

struct LogEntry {
  std::string method;  // "-" for a request that could not be read
  std::string path;
  Status status;
  std::chrono::microseconds time;  // from the first byte of the request to the last of the answer
  std::string note;                // the reason behind an internal error, for our eyes only
};

// Called on the I/O threads, several at once: must be quick and safe to call so.
using LogSink = std::function<void(const LogEntry&)>;

// "GET /healthz 200 0.142 ms", on one line whatever the path holds.
std::string line_of(const LogEntry& entry);

}  // namespace nonet::server
