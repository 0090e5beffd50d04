// 128 lanes in a pair of 64-bit words: one register where the machine has any vector unit, two
// where it has none.
#pragma once

#include <cstdint>

namespace nonet::search::lanes::portable {

struct Level {
  using V [[gnu::vector_size(16)]] = std::uint64_t;
  static constexpr int kWords = 2;

  // The low nibbles of eight bytes side by side, and back.
  [[gnu::always_inline]] static inline std::uint64_t pack_nibbles(std::uint64_t bytes) {
    bytes &= 0x0F0F0F0F0F0F0F0FU;
    bytes = (bytes | bytes >> 4U) & 0x00FF00FF00FF00FFU;
    bytes = (bytes | bytes >> 8U) & 0x0000FFFF0000FFFFU;
    return (bytes | bytes >> 16U) & 0xFFFFFFFFU;
  }
  [[gnu::always_inline]] static inline std::uint64_t spread_nibbles(std::uint64_t nibbles) {
    nibbles &= 0xFFFFFFFFU;
    nibbles = (nibbles | nibbles << 16U) & 0x0000FFFF0000FFFFU;
    nibbles = (nibbles | nibbles << 8U) & 0x00FF00FF00FF00FFU;
    return (nibbles | nibbles << 4U) & 0x0F0F0F0F0F0F0F0FU;
  }
};

}  // namespace nonet::search::lanes::portable
