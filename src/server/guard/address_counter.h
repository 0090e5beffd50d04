// How much each address has under way: connections, or heavy requests. From any thread.
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

namespace nonet::server {

class AddressCounter {
 public:
  // False, and nothing counted, when the address has `limit` already.
  bool enter(const std::string& address, std::size_t limit) {
    const std::scoped_lock lock{mutex_};
    std::size_t& count = counts_[address];
    if (count >= limit) {
      if (count == 0) counts_.erase(address);
      return false;
    }
    ++count;
    return true;
  }
  // Addresses with nothing under way are forgotten, so that the table stays as small as the crowd.
  void leave(const std::string& address) {
    const std::scoped_lock lock{mutex_};
    const auto found = counts_.find(address);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
  }

 private:
  std::mutex mutex_;
  std::unordered_map<std::string, std::size_t> counts_;
};

}  // namespace nonet::server
