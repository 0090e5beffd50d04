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

// Uniform in 0..bound-1; bound must not be 0. Draws from the incomplete last round of the 2^64
// values are thrown away, so no result is likelier than another.
template <RandomBits Source>
constexpr std::uint64_t below(std::uint64_t bound, Source& source) {
  const std::uint64_t incomplete = (0 - bound) % bound;  // 2^64 mod bound
  std::uint64_t bits = source();
  while (bits < incomplete) bits = source();
  return bits % bound;
}

// Fisher-Yates, from the back; for arrays, vectors and the like.
template <class Items, RandomBits Source>
constexpr void shuffle(Items& items, Source& source) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[static_cast<std::size_t>(below(left, source))]);
}

}  // namespace nonet
