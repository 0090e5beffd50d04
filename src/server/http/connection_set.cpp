#include "server/http/connection_set.h"

#include <utility>

namespace nonet::server {

ConnectionSet::ConnectionSet(Limit limit, std::function<void()> on_last_out)
    : limit_{limit}, on_last_out_{std::move(on_last_out)} {}

ConnectionSet::Entry ConnectionSet::add(const std::shared_ptr<Connection>& connection) {
  const std::scoped_lock lock{mutex_};
  if (closed_) return Entry::closed;
  if (inside_.size() >= limit_.all) return Entry::full;
  if (!groups_.enter(connection->group(), limit_.each)) return Entry::own_share_taken;
  inside_.emplace(connection.get(), connection);
  return Entry::inside;
}

void ConnectionSet::remove(const Connection& connection) {
  bool last_out = false;
  {
    const std::scoped_lock lock{mutex_};
    inside_.erase(&connection);
    groups_.leave(connection.group());
    last_out = closed_ && inside_.empty();
  }
  if (last_out) on_last_out_();
}

bool ConnectionSet::close() {
  {
    const std::scoped_lock lock{mutex_};
    closed_ = true;
  }
  const auto inside = everyone();
  for (const auto& connection : inside) connection->finish();
  return !inside.empty();
}

void ConnectionSet::abort_all() {
  for (const auto& connection : everyone()) connection->abort();
}

std::vector<std::shared_ptr<Connection>> ConnectionSet::everyone() {
  const std::scoped_lock lock{mutex_};
  std::vector<std::shared_ptr<Connection>> all;
  all.reserve(inside_.size());
  for (const auto& [address, connection] : inside_)
    if (auto alive = connection.lock()) all.push_back(std::move(alive));
  return all;
}

}  // namespace nonet::server
