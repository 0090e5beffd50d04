// A set of candidates in 729 bits, cell by cell and within a cell digit by digit: the order in
// which this scale removes them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "explainer/regions.h"

namespace nonet::explainer {

inline constexpr int kCandidates = kCells * kDigits;

// Numbers all candidates.
constexpr int candidate(int cell, int digit) { return cell * 9 + digit; }
constexpr int cell_of(int candidate) { return candidate / 9; }
constexpr int digit_of_candidate(int candidate) { return candidate % 9; }

class CandidateBits {
 public:
  constexpr void insert(int i) { words_[word(i)] |= std::uint64_t{1} << (i & 63); }
  constexpr bool contains(int i) const { return (words_[word(i)] >> (i & 63) & 1) != 0; }
  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t w : words_) all |= w;
    return all == 0;
  }
  constexpr CandidateBits& operator&=(const CandidateBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr bool includes(const CandidateBits& other) const {
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < kWords; ++i) missing |= other.words_[i] & ~words_[i];
    return missing == 0;
  }
  friend constexpr bool operator==(const CandidateBits&, const CandidateBits&) = default;

  // Ascending.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < kWords; ++i)
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
        visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
  }

 private:
  static constexpr std::size_t kWords = 12;
  static constexpr std::size_t word(int i) { return static_cast<std::size_t>(i) >> 6; }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace nonet::explainer
