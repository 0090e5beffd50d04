#include "server/guard/attempts.h"

namespace nonet::server {

std::optional<std::chrono::seconds> Attempts::wait(std::string_view key, Time now) {
  const std::scoped_lock lock{mutex_};
  const auto found = failures_.find(std::string{key});
  if (found == failures_.end()) return std::nullopt;
  const auto end = found->second.since + limits_.window;
  if (now >= end) {
    failures_.erase(found);
    return std::nullopt;
  }
  if (found->second.count < limits_.failures) return std::nullopt;
  return std::chrono::ceil<std::chrono::seconds>(end - now);
}

void Attempts::failed(std::string_view key, Time now) {
  const std::scoped_lock lock{mutex_};
  if (failures_.size() >= limits_.keys) failures_.clear();
  Failures& failures = failures_[std::string{key}];
  if (failures.count++ == 0) failures.since = now;
}

void Attempts::succeeded(std::string_view key) {
  const std::scoped_lock lock{mutex_};
  failures_.erase(std::string{key});
}

}  // namespace nonet::server
