// 512 lanes in an AVX-512 register. The compiler makes one vpternlog of two or three operations.
// Its tests pass in an emulator of such a machine; it was not timed on a real one. The same engine
// with 512 lanes in plain vectors is tested everywhere (tests/search/widths_test.cpp).
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace nonet::search::lanes::avx512 {

struct Level {
  using V [[gnu::vector_size(64)]] = std::uint64_t;
  static constexpr int kWords = 8;

  // The low nibbles of eight bytes side by side, and back.
  [[gnu::always_inline]] static inline std::uint64_t pack_nibbles(std::uint64_t bytes) {
    return _pext_u64(bytes, 0x0F0F0F0F0F0F0F0FU);
  }
  [[gnu::always_inline]] static inline std::uint64_t spread_nibbles(std::uint64_t nibbles) {
    return _pdep_u64(nibbles, 0x0F0F0F0F0F0F0F0FU);
  }
};

}  // namespace nonet::search::lanes::avx512
