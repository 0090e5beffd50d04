// Passwords are kept as argon2id hashes. One hash is meant to be expensive (64 MB and some 80 ms),
// so only a few are worked on at once and the others wait their turn.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include "store/base/error.h"

namespace nonet::store {

class PasswordHasher {
 public:
  enum class Cost { interactive, least };  // least: for tests

  explicit PasswordHasher(std::size_t at_once = 2, Cost cost = Cost::interactive);

  Result<std::string> hash(std::string_view password);
  // A hash of nobody's password takes as long as any, so that time does not tell which names exist.
  bool matches(std::string_view hash, std::string_view password);
  const std::string& nobody();

 private:
  class Turn;

  std::mutex mutex_;
  std::condition_variable free_;
  std::size_t turns_left_;
  Cost cost_;
  std::once_flag nobody_made_;
  std::string nobody_;
};

}  // namespace nonet::store
