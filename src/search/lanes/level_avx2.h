// 256 lanes in an AVX2 register.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace nonet::search::lanes::avx2 {

struct Level {
  using V [[gnu::vector_size(32)]] = std::uint64_t;
  static constexpr int kWords = 4;

  // The low nibbles of eight bytes side by side, and back.
  [[gnu::always_inline]] static inline std::uint64_t pack_nibbles(std::uint64_t bytes) {
    return _pext_u64(bytes, 0x0F0F0F0F0F0F0F0FU);
  }
  [[gnu::always_inline]] static inline std::uint64_t spread_nibbles(std::uint64_t nibbles) {
    return _pdep_u64(nibbles, 0x0F0F0F0F0F0F0F0FU);
  }
};

}  // namespace nonet::search::lanes::avx2
