// The connections that are open, so that they can be counted and told to end. From any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

#include "server/guard/address_counter.h"
#include "server/http/connection.h"

namespace nonet::server {

class ConnectionSet {
 public:
  struct Limit {
    std::size_t all;
    std::size_t each;  // of one address
  };
  enum class Entry : std::uint8_t { inside, full, own_share_taken, closed };

  ConnectionSet(Limit limit, std::function<void()> on_last_out);

  Entry add(const std::shared_ptr<Connection>& connection);
  // The last one to leave a closed set calls `on_last_out`.
  void remove(const Connection& connection);

  // Lets nobody in from now on and has everyone finish. False when nobody is inside.
  bool close();
  void abort_all();

 private:
  std::vector<std::shared_ptr<Connection>> everyone();

  const Limit limit_;
  const std::function<void()> on_last_out_;
  std::mutex mutex_;
  bool closed_ = false;
  AddressCounter groups_;
  std::unordered_map<const Connection*, std::weak_ptr<Connection>> inside_;
};

}  // namespace nonet::server
