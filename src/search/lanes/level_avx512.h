// 512 lanes in an AVX-512 register, on machines that also have byte moves by mask (VBMI2) and bit
// matrices (GFNI): Intel since Ice Lake, AMD since Zen 4.
#pragma once

#include <cstdint>

#include <immintrin.h>

namespace nonet::search::lanes::avx512 {

struct Level {
  using V [[gnu::vector_size(64)]] = std::uint64_t;
  static constexpr int kWords = 8;

  // Any function of three bits; bit 4a + 2b + c of the table is its value.
  template <int kTable>
  [[gnu::always_inline]] static inline V ternary(V a, V b, V c) {
    return reinterpret_cast<V>(_mm512_ternarylogic_epi64(reinterpret_cast<__m512i>(a),
                                                         reinterpret_cast<__m512i>(b),
                                                         reinterpret_cast<__m512i>(c), kTable));
  }

  // The low nibbles of eight bytes side by side, and back.
  [[gnu::always_inline]] static inline std::uint64_t pack_nibbles(std::uint64_t bytes) {
    return _pext_u64(bytes, 0x0F0F0F0F0F0F0F0FU);
  }
  [[gnu::always_inline]] static inline std::uint64_t spread_nibbles(std::uint64_t nibbles) {
    return _pdep_u64(nibbles, 0x0F0F0F0F0F0F0F0FU);
  }

  // Eight planes into a byte for each lane, and back (byte_pool.h). Byte 8w + i of the vector j is
  // lane 64w + 8j + 7 - i: the bit matrices turn the lanes of a byte round.
  static constexpr int lane_of_byte(int j, int byte) {
    return 64 * (byte / 8) + 8 * j + 7 - byte % 8;
  }
  [[gnu::always_inline]] static inline void planes_to_bytes(V (&x)[8]) {
    exchange_bytes(x);
    for (V& v : x) v = bits_across(v);
  }
  [[gnu::always_inline]] static inline void bytes_to_planes(V (&x)[8]) {
    for (V& v : x) v = bits_across(v);
    exchange_bytes(x);
  }
  // A set of lanes as masks of the bytes above.
  [[gnu::always_inline]] static inline void byte_masks(V lanes, std::uint64_t (&masks)[8]) {
    constexpr std::uint64_t kMirror = 0x8040201008040201U;
    const __m512i mirrored = _mm512_gf2p8affine_epi64_epi8(
        reinterpret_cast<__m512i>(lanes), _mm512_set1_epi64(static_cast<long long>(kMirror)), 0);
    alignas(64) std::uint8_t bytes[64];
    _mm512_store_si512(bytes, mirrored);
    for (int j = 0; j < 8; ++j) {
      masks[j] = 0;
      for (int w = 0; w < 8; ++w) masks[j] |= std::uint64_t{bytes[8 * w + j]} << (8 * w);
    }
  }
  // The bytes of the mask side by side, and back.
  [[gnu::always_inline]] static inline void store_packed(std::uint8_t* to, std::uint64_t mask,
                                                         V x) {
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi8(mask, reinterpret_cast<__m512i>(x)));
  }
  [[gnu::always_inline]] static inline V load_spread(const std::uint8_t* from, std::uint64_t mask) {
    return reinterpret_cast<V>(_mm512_maskz_expand_epi8(mask, _mm512_loadu_si512(from)));
  }

 private:
  // Bit p of byte i becomes bit 7 - i of byte 7 - p in every word: its own inverse.
  [[gnu::always_inline]] static inline V bits_across(V x) {
    constexpr std::uint64_t kColumns = 0x0102040810204080U;
    return reinterpret_cast<V>(_mm512_gf2p8affine_epi64_epi8(
        _mm512_set1_epi64(static_cast<long long>(kColumns)), reinterpret_cast<__m512i>(x), 0));
  }
  // Byte p of vector j becomes what was byte j of vector p, in every word. Of the two ports for
  // whole vectors one alone shifts and the other alone shuffles, and packs and spreads bytes
  // besides: one of three steps by shifts and two by shuffles keep both busy.
  [[gnu::always_inline]] static inline void exchange_bytes(V (&x)[8]) {
    exchange_by_shuffles<4>(x);
    exchange_by_shuffles<2>(x);
    const V even = V{} + 0x00FF00FF00FF00FFU;
    for (int j = 0; j < 8; j += 2) {
      const V a = x[j];
      const V b = x[j + 1];
      x[j] = ternary<kChoose>(even, a, b << 8);
      x[j + 1] = ternary<kChoose>(even, a >> 8, b);
    }
  }
  static constexpr int kChoose = 0xCA;  // where the first is set the second, else the third

  // The vectors j and j + kStep exchange every second group of kStep bytes.
  template <int kStep>
  [[gnu::always_inline]] static inline void exchange_by_shuffles(V (&x)[8]) {
    constexpr std::uint64_t kUpper = kStep == 4 ? 0xF0F0F0F0F0F0F0F0U : 0xCCCCCCCCCCCCCCCCU;
    for (int j = 0; j < 8; ++j) {
      if ((j & kStep) != 0) continue;
      const auto a = reinterpret_cast<__m512i>(x[j]);
      const auto b = reinterpret_cast<__m512i>(x[j + kStep]);
      x[j] = reinterpret_cast<V>(_mm512_mask_shuffle_epi8(a, kUpper, b, moved_by<-kStep>()));
      x[j + kStep] =
          reinterpret_cast<V>(_mm512_mask_shuffle_epi8(b, ~kUpper, a, moved_by<kStep>()));
    }
  }
  template <int kBy>
  [[gnu::always_inline]] static inline __m512i moved_by() {
    alignas(64) std::uint8_t index[64];
    for (int i = 0; i < 64; ++i) index[i] = static_cast<std::uint8_t>((i + kBy) & 15);
    return _mm512_load_si512(index);
  }
};

}  // namespace nonet::search::lanes::avx512
