// What the server counts about itself, for Prometheus. No label names a player or an address.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/message/http.h"

namespace nonet::server {

class RouteTable;

// From any thread, once `watch` was called.
class Metrics {
 public:
  enum class Refused : std::uint8_t { connection, connection_of_address, heavy, heavy_of_address };

  // Makes room for the rows of the table; a second call changes nothing.
  void watch(const RouteTable& routes);

  // `row` is that of RouteTable::Match; `kNoRow` when no row fits.
  static constexpr std::size_t kNoRow = SIZE_MAX;
  void answered(std::size_t row, Status status, std::chrono::microseconds time);
  void refused(Refused what) { refused_[static_cast<std::size_t>(what)].fetch_add(1, kLoosely); }
  void connections(int change) { connections_.fetch_add(change, kLoosely); }
  void heavy(int change) { heavy_.fetch_add(change, kLoosely); }

  // Everything in Prometheus' text format.
  std::string text() const;

 private:
  static constexpr auto kLoosely = std::memory_order_relaxed;
  static constexpr std::array<std::uint64_t, 8> kBuckets{500,     2'000,   5'000,     20'000,
                                                         100'000, 500'000, 2'000'000, 10'000'000};
  struct Row {
    std::string route;   // the pattern; "files" and "none" for what has none
    std::string method;  // of the pattern
    std::array<std::atomic<std::uint64_t>, 5> classes{};                      // 1xx … 5xx
    std::array<std::atomic<std::uint64_t>, kBuckets.size() + 1> durations{};  // each bucket alone
    std::atomic<std::uint64_t> microseconds = 0;
  };

  void add_requests(std::string& text) const;
  void add_durations(std::string& text) const;

  std::vector<std::unique_ptr<Row>> rows_;
  std::array<std::atomic<std::uint64_t>, 4> refused_{};
  std::atomic<std::int64_t> connections_ = 0;
  std::atomic<std::int64_t> heavy_ = 0;
};

}  // namespace nonet::server
