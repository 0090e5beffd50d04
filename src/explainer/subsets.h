// The k-subsets of n things in this scale's order: ascending as binary numbers, thing 0 the lowest
// bit.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace nonet::explainer {

// `for (std::uint32_t s : subsets(k, n))`; n at most 31, nothing when k > n. For k = 0 the one
// empty set.
class subsets {
 public:
  constexpr subsets(int k, int n) : first_{(1U << k) - 1}, end_{k > n ? first_ : 1U << n} {}
  class Iterator {
   public:
    constexpr Iterator(std::uint32_t set, std::uint32_t end) : set_{set}, end_{end} {}
    constexpr std::uint32_t operator*() const { return set_; }
    // The next number with as many bits: the lowest run of ones moves its top one up, the others
    // fall to the bottom.
    constexpr Iterator& operator++() {
      if (set_ == 0) {
        set_ = end_;
        return *this;
      }
      const std::uint32_t low = set_ & (~set_ + 1);
      const std::uint32_t carried = set_ + low;
      set_ = carried | (((set_ ^ carried) / low) >> 2);
      return *this;
    }
    constexpr bool operator!=(const Iterator&) const { return set_ < end_; }

   private:
    std::uint32_t set_;
    std::uint32_t end_;
  };
  constexpr Iterator begin() const { return {first_, end_}; }
  constexpr Iterator end() const { return {end_, end_}; }

 private:
  std::uint32_t first_;
  std::uint32_t end_;
};

// The k-subsets of a set of nine, in the same order: to number its members anew keeps which of two
// subsets has the higher highest member that the other lacks.
class subsets_of {
 public:
  constexpr subsets_of(int k, unsigned set) : numbers_{k, std::popcount(set)} {
    for (unsigned rest = set; rest != 0; rest &= rest - 1) bits_[count_++] = rest & (~rest + 1);
  }
  class Iterator {
   public:
    constexpr Iterator(const subsets_of& all, subsets::Iterator i) : all_{all}, i_{i} {}
    constexpr unsigned operator*() const {
      unsigned set = 0;
      for (unsigned rest = *i_; rest != 0; rest &= rest - 1)
        set |= all_.bits_[static_cast<std::size_t>(std::countr_zero(rest))];
      return set;
    }
    constexpr Iterator& operator++() {
      ++i_;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return i_ != other.i_; }

   private:
    const subsets_of& all_;
    subsets::Iterator i_;
  };
  constexpr Iterator begin() const { return {*this, numbers_.begin()}; }
  constexpr Iterator end() const { return {*this, numbers_.end()}; }

 private:
  subsets numbers_;
  std::array<unsigned, 9> bits_{};
  std::size_t count_ = 0;
};

}  // namespace nonet::explainer
