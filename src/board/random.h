// Chance that is the same on every platform: std::shuffle and the distributions of <random> may
// differ between standard libraries, so one seed would give different boards. Whoever wants
// randomness passes a source in: anything that returns 64 random bits when called.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet {

template <class Source>
concept RandomBits = requires(Source& source) {
  { source() } -> std::same_as<std::uint64_t>;
};

// Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014. Every seed is
// a good one, also 0 and neighbours.
class SplitMix64 {
 public:
  constexpr explicit SplitMix64(std::uint64_t seed) : state_{seed} {}
  constexpr std::uint64_t operator()() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

 private:
  std::uint64_t state_;
};

// The two halves of a product of 64-bit numbers, as every machine can make them.
struct Product {
  std::uint64_t high;
  std::uint64_t low;
};
constexpr Product multiply(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return {static_cast<std::uint64_t>(product >> 64U), static_cast<std::uint64_t>(product)};
#else
  constexpr std::uint64_t kHalf = 0xFFFFFFFFU;
  const std::uint64_t low = (a & kHalf) * (b & kHalf);
  const std::uint64_t one = (a >> 32U) * (b & kHalf) + (low >> 32U);
  const std::uint64_t two = (a & kHalf) * (b >> 32U) + (one & kHalf);
  return {(a >> 32U) * (b >> 32U) + (one >> 32U) + (two >> 32U), a * b};
#endif
}

// Uniform in 0..bound-1; bound must not be 0. Lemire: "Fast Random Integer Generation in an
// Interval", 2019: the high half of bits × bound, drawn again in the rare cases that would make
// some results likelier than others.
template <RandomBits Source>
constexpr std::uint64_t below(std::uint64_t bound, Source& source) {
  Product scaled = multiply(source(), bound);
  if (scaled.low < bound) {
    const std::uint64_t incomplete = (0 - bound) % bound;  // 2^64 mod bound
    while (scaled.low < incomplete) scaled = multiply(source(), bound);
  }
  return scaled.high;
}

// Fisher-Yates, from the back; for arrays, vectors and the like.
template <class Items, RandomBits Source>
constexpr void shuffle(Items& items, Source& source) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[static_cast<std::size_t>(below(left, source))]);
}

}  // namespace nonet
