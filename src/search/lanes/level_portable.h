// 128 lanes in a pair of 64-bit words: one register where the machine has any vector unit, two
// where it has none.
#pragma once

#include <cstdint>

namespace nonet::search::lanes::portable {

// Sixteen numbers of 16 bits as two vectors of eight. One vector of sixteen would be shorter to
// write, but g++ 12 turns its shuffles into moves of single numbers where there is no AVX.
struct Pair {
  using Half [[gnu::vector_size(16)]] = std::uint16_t;
  Half low;
  Half high;

  friend inline Pair operator&(Pair a, Pair b) { return {a.low & b.low, a.high & b.high}; }
  friend inline Pair operator|(Pair a, Pair b) { return {a.low | b.low, a.high | b.high}; }
  friend inline Pair operator^(Pair a, Pair b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend inline Pair operator+(Pair a, Pair b) { return {a.low + b.low, a.high + b.high}; }
  friend inline Pair operator-(Pair a, Pair b) { return {a.low - b.low, a.high - b.high}; }
  friend inline Pair operator<<(Pair a, int by) { return {a.low << by, a.high << by}; }
  friend inline Pair operator~(Pair a) { return {~a.low, ~a.high}; }
};

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

  // For single.h: the boxes of one board. The low half holds bands 0 and 1, the high half band 2.
  using Boxes = Pair;
  using Half = Pair::Half;
  [[gnu::always_inline]] static inline Boxes all_boxes(std::uint16_t value) {
    return {Half{} + value, Half{} + value};
  }
  [[gnu::always_inline]] static inline Boxes is_zero(Boxes a) {
    return {reinterpret_cast<Half>(a.low == Half{}), reinterpret_cast<Half>(a.high == Half{})};
  }
  [[gnu::always_inline]] static inline Boxes larger(Boxes a, Boxes b) {
    return {a.low > b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
  }
  // Every lane gets the next box of its band or stack, or the one after.
  [[gnu::always_inline]] static inline Half turn(Half a) {
    return __builtin_shufflevector(a, a, 1, 2, 0, 3, 5, 6, 4, 7);
  }
  [[gnu::always_inline]] static inline Half turn_back(Half a) {
    return __builtin_shufflevector(a, a, 2, 0, 1, 3, 6, 4, 5, 7);
  }
  [[gnu::always_inline]] static inline Boxes next_in_band(Boxes a) {
    return {turn(a.low), turn(a.high)};
  }
  [[gnu::always_inline]] static inline Boxes after_next_in_band(Boxes a) {
    return {turn_back(a.low), turn_back(a.high)};
  }
  [[gnu::always_inline]] static inline Boxes next_in_stack(Boxes a) {
    return {__builtin_shufflevector(a.low, a.high, 4, 5, 6, 7, 8, 9, 10, 11), a.low};
  }
  [[gnu::always_inline]] static inline Boxes after_next_in_stack(Boxes a) {
    return {__builtin_shufflevector(a.high, a.low, 0, 1, 2, 3, 8, 9, 10, 11),
            __builtin_shufflevector(a.low, a.low, 4, 5, 6, 7, 4, 5, 6, 7)};
  }
};

}  // namespace nonet::search::lanes::portable
