// Guessing passwords and codes must not pay: after some failures in a row the same name, or the
// same address, has to wait. Kept in memory, by each server for itself.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace nonet::server {

struct AttemptLimits {
  int failures = 10;  // within the window; beyond: wait
  std::chrono::seconds window{900};
  std::size_t keys = 100'000;  // remembered at most; beyond: all are forgotten
};

class Attempts {
 public:
  using Time = std::chrono::steady_clock::time_point;
  explicit Attempts(const AttemptLimits& limits = {}) : limits_{limits} {}

  // How long this key has to wait; nothing: it may try.
  std::optional<std::chrono::seconds> wait(std::string_view key, Time now);
  void failed(std::string_view key, Time now);
  void succeeded(std::string_view key);

 private:
  struct Failures {
    int count = 0;
    Time since;
  };
  AttemptLimits limits_;
  std::mutex mutex_;
  std::unordered_map<std::string, Failures> failures_;
};

}  // namespace nonet::server
