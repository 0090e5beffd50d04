// One entry for each answered request, and for what goes wrong without one. Queries, headers and
// bodies never enter the log: they may hold what a player would rather keep, and tokens.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "server/message/http.h"

namespace nonet::server {

struct LogEntry {
  std::string method;  // "-" for a request that could not be read
  std::string path;
  Status status;
  std::chrono::microseconds time;  // from the first byte of the request to the last of the answer
  std::string note;                // the reason behind a failure of ours, for our eyes only
  std::string id{};                // of the request
  std::string address{};           // of the client
};

// Called on the I/O threads, several at once: must be quick and safe to call so.
using LogSink = std::function<void(const LogEntry&)>;

// "id=3f09c-00000002a method=GET path=/healthz status=200 ms=0.142 address=127.0.0.1", and
// note="…" where there is one: a line that programs can take apart, whatever the path holds.
std::string line_of(const LogEntry& entry);

}  // namespace nonet::server
