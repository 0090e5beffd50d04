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

  // For single.h: the boxes of one board.
  using Boxes [[gnu::vector_size(32)]] = std::uint16_t;
  [[gnu::always_inline]] static inline Boxes all_boxes(std::uint16_t value) {
    return Boxes{} + value;
  }
  [[gnu::always_inline]] static inline Boxes is_zero(Boxes a) {
    return reinterpret_cast<Boxes>(a == Boxes{});
  }
  [[gnu::always_inline]] static inline Boxes larger(Boxes a, Boxes b) {
    return reinterpret_cast<Boxes>(
        _mm256_max_epu16(reinterpret_cast<__m256i>(a), reinterpret_cast<__m256i>(b)));
  }
  // Every lane gets the next box of its band or stack, or the one after.
  [[gnu::always_inline]] static inline Boxes next_in_band(Boxes a) {
    return __builtin_shufflevector(a, a, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15);
  }
  [[gnu::always_inline]] static inline Boxes after_next_in_band(Boxes a) {
    return __builtin_shufflevector(a, a, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15);
  }
  [[gnu::always_inline]] static inline Boxes next_in_stack(Boxes a) {
    return __builtin_shufflevector(a, a, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
  }
  [[gnu::always_inline]] static inline Boxes after_next_in_stack(Boxes a) {
    return __builtin_shufflevector(a, a, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
  }
};

}  // namespace nonet::search::lanes::avx2
