// The connections that are open, so that they can be counted and told to end. From any thread.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "server/connection.h"

namespace nonet::server {

class ConnectionSet {
 public:
  ConnectionSet(std::size_t limit, std::function<void()> on_last_out);

  // False when the set is full or closed.
  bool add(const std::shared_ptr<Connection>& connection);
  // The last one to leave a closed set calls `on_last_out`.
  void remove(const Connection& connection);

  // Lets nobody in from now on and has everyone finish. False when nobody is inside.
  bool close();
  void abort_all();

 private:
  std::vector<std::shared_ptr<Connection>> everyone();

  const std::size_t limit_;
  const std::function<void()> on_last_out_;
  std::mutex mutex_;
  bool closed_ = false;
  std::unordered_map<const Connection*, std::weak_ptr<Connection>> inside_;
};

}  // namespace nonet::server
