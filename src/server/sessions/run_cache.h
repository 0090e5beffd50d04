// The runs that sessions were told, bounded in bytes: they are long, and can be told again.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "service/state.h"

namespace nonet::server {

// Not safe to call from several threads at once.
class RunCache {
 public:
  using Run = std::shared_ptr<const service::Run>;
  explicit RunCache(std::size_t most_bytes) : most_bytes_{most_bytes} {}

  // Nothing: none was kept, or it had to go.
  Run find(std::string_view token);
  // Instead of the one before. Beyond the bound the longest unused go, also this one if it is
  // larger than all that may be kept.
  void keep(const std::string& token, Run run);
  void forget(std::string_view token);

 private:
  struct Entry {
    std::string token;
    Run run;
    std::size_t bytes;
  };
  using Entries = std::list<Entry>;  // the last used in front

  std::size_t most_bytes_;
  std::size_t bytes_ = 0;
  Entries entries_;
  std::unordered_map<std::string_view, Entries::iterator> by_token_;  // views into the entries
};

}  // namespace nonet::server
