// A set of digits 1..9 in sixteen bits.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "board/cell.h"

namespace nonet {

// Invariant: bits 9..15 stay zero; bit d-1 stands for digit d.
class Digits {
 public:
  constexpr Digits() = default;
  constexpr explicit Digits(Digit d) : bits_{mask(d)} {}
  constexpr Digits(std::initializer_list<int> numbers) {
    for (int n : numbers) bits_ |= mask(digit_of(n));
  }

  static constexpr Digits all() { return from_bits(0x1FF); }
  static constexpr Digits from_bits(unsigned bits) {
    Digits set;
    set.bits_ = static_cast<std::uint16_t>(bits & 0x1FF);
    return set;
  }
  constexpr unsigned bits() const { return bits_; }

  constexpr bool contains(Digit d) const { return (bits_ & mask(d)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool includes(Digits other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool intersects(Digits other) const { return (other.bits_ & bits_) != 0; }
  // The smallest digit. Must not be called on an empty set.
  constexpr Digit first() const { return digit_at(std::countr_zero(bits_)); }

  constexpr void insert(Digit d) { bits_ |= mask(d); }
  constexpr void erase(Digit d) { bits_ &= static_cast<std::uint16_t>(~mask(d)); }

  friend constexpr Digits operator|(Digits a, Digits b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr Digits operator&(Digits a, Digits b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr Digits operator-(Digits a, Digits b) {
    return from_bits(a.bits_ & ~unsigned{b.bits_});
  }
  friend constexpr Digits operator~(Digits a) { return all() - a; }
  constexpr Digits& operator|=(Digits other) { return *this = *this | other; }
  constexpr Digits& operator&=(Digits other) { return *this = *this & other; }
  constexpr Digits& operator-=(Digits other) { return *this = *this - other; }
  friend constexpr bool operator==(Digits, Digits) = default;

  // Iterates the digits in ascending order.
  class Iterator {
   public:
    using value_type = Digit;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned bits) : rest_{bits} {}
    constexpr Digit operator*() const { return digit_at(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  static constexpr std::uint16_t mask(Digit d) {
    return static_cast<std::uint16_t>(1U << index(d));
  }

  std::uint16_t bits_ = 0;
};

}  // namespace nonet
