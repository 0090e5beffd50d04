// A set of cells: 81 bits in two words.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "board/cell.h"

namespace nonet {

// Invariant: bits 17..63 of the high word stay zero. Cell c is bit c of the 81.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr explicit CellSet(Cell c) { insert(c); }
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (Cell c : cells) insert(c);
  }
  static constexpr CellSet all() { return CellSet{~std::uint64_t{0}, kHighMask}; }

  constexpr bool contains(Cell c) const {
    return ((index(c) < 64 ? low_ >> index(c) : high_ >> (index(c) - 64)) & 1) != 0;
  }
  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool includes(CellSet other) const { return (other - *this).empty(); }
  constexpr bool intersects(CellSet other) const { return !(*this & other).empty(); }
  // The first cell in reading order. Must not be called on an empty set.
  constexpr Cell first() const {
    return cell_at(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }

  constexpr void insert(Cell c) {
    if (index(c) < 64)
      low_ |= std::uint64_t{1} << index(c);
    else
      high_ |= std::uint64_t{1} << (index(c) - 64);
  }
  constexpr void erase(Cell c) {
    if (index(c) < 64)
      low_ &= ~(std::uint64_t{1} << index(c));
    else
      high_ &= ~(std::uint64_t{1} << (index(c) - 64));
  }

  friend constexpr CellSet operator|(CellSet a, CellSet b) {
    return CellSet{a.low_ | b.low_, a.high_ | b.high_};
  }
  friend constexpr CellSet operator&(CellSet a, CellSet b) {
    return CellSet{a.low_ & b.low_, a.high_ & b.high_};
  }
  friend constexpr CellSet operator-(CellSet a, CellSet b) {
    return CellSet{a.low_ & ~b.low_, a.high_ & ~b.high_};
  }
  friend constexpr CellSet operator~(CellSet a) { return all() - a; }
  // Every cell n places back (>>) or on (<<) in reading order; what leaves the board is gone.
  // 0 < n < 64.
  friend constexpr CellSet operator>>(CellSet a, int n) {
    return CellSet{a.low_ >> n | a.high_ << (64 - n), a.high_ >> n};
  }
  friend constexpr CellSet operator<<(CellSet a, int n) {
    return CellSet{a.low_ << n, (a.high_ << n | a.low_ >> (64 - n)) & kHighMask};
  }
  constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
  constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
  constexpr CellSet& operator-=(CellSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

  // Iterates the cells in reading order.
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_{low}, high_{high} {}
    constexpr Cell operator*() const {
      return cell_at(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() {
      if (low_ != 0)
        low_ &= low_ - 1;
      else
        high_ &= high_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
  };
  constexpr Iterator begin() const { return Iterator{low_, high_}; }
  constexpr Iterator end() const { return Iterator{}; }

 private:
  static constexpr std::uint64_t kHighMask = (std::uint64_t{1} << 17) - 1;
  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_{low}, high_{high} {}

  std::uint64_t low_ = 0;   // cells 0..63
  std::uint64_t high_ = 0;  // cells 64..80
};

}  // namespace nonet
