// A set of houses: 27 bits in one word.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "board/cell.h"

namespace nonet {

// Invariant: bits 27..31 stay zero. House h is bit h: rows, columns, boxes.
class HouseSet {
 public:
  constexpr HouseSet() = default;
  constexpr explicit HouseSet(House h) { insert(h); }
  constexpr HouseSet(std::initializer_list<House> houses) {
    for (House h : houses) insert(h);
  }

  constexpr bool contains(House h) const { return (bits_ & mask(h)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // The first house: rows before columns before boxes. Must not be called on an empty set.
  constexpr House first() const { return house_at(std::countr_zero(bits_)); }
  constexpr void insert(House h) { bits_ |= mask(h); }
  constexpr void erase(House h) { bits_ &= ~mask(h); }
  constexpr HouseSet& operator|=(HouseSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr bool operator==(HouseSet, HouseSet) = default;

  class Iterator {
   public:
    using value_type = House;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint32_t bits) : rest_{bits} {}
    constexpr House operator*() const { return house_at(std::countr_zero(rest_)); }
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
    std::uint32_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  static constexpr std::uint32_t mask(House h) { return std::uint32_t{1} << index(h); }

  std::uint32_t bits_ = 0;
};

}  // namespace nonet
