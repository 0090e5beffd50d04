// What a client may cost us. Times bound a whole phase, not the gap between two bytes: a client
// that sends one byte a second gains nothing.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace nonet::server {

struct Limits {
  std::uint32_t header_bytes = 16'384;              // request line and header; beyond: 431
  std::uint64_t body_bytes = 1'048'576;             // beyond: 413
  std::size_t connections = 4096;                   // beyond: 503 and closed
  std::size_t connections_each = 256;               // of one address; not behind a proxy
  std::size_t waiting_requests = 256;               // heavy ones, running or queued; beyond: 503
  std::size_t waiting_each = 64;                    // of one address; beyond: 429
  std::chrono::milliseconds idle_time{60'000};      // between requests
  std::chrono::milliseconds request_time{15'000};   // first to last byte of a request
  std::chrono::milliseconds response_time{30'000};  // of an answer, until the client took it
  std::chrono::milliseconds stream_time{60'000};    // the same of one that is made on the way
  std::chrono::milliseconds farewell_time{1'000};   // for the client to hang up after our last word
  std::chrono::milliseconds grace_time{10'000};     // after stop, for what still runs
};

}  // namespace nonet::server
