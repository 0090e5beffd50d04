// How long a test waits for what must come. So long that a slow machine only waits longer: what has
// not come by then hangs.
#pragma once

#include <chrono>
#include <thread>

namespace nonet::testing {

inline constexpr std::chrono::seconds kLongest = std::chrono::minutes{5};

// Looks until the condition holds; false when it never did.
template <typename Condition>
bool comes_true(const Condition& condition) {
  const auto deadline = std::chrono::steady_clock::now() + kLongest;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  return true;
}

}  // namespace nonet::testing
