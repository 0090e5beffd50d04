// Rows of bits, all of one width: sets of nodes that are joined many at a time.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

using BitRow = std::span<std::uint64_t>;
using ConstBitRow = std::span<const std::uint64_t>;

inline bool has_bit(ConstBitRow row, std::size_t i) { return (row[i / 64] >> i % 64 & 1) != 0; }
inline void set_bit(BitRow row, std::size_t i) { row[i / 64] |= std::uint64_t{1} << i % 64; }
inline void clear_bit(BitRow row, std::size_t i) { row[i / 64] &= ~(std::uint64_t{1} << i % 64); }

inline void join(BitRow into, ConstBitRow from) {
  for (std::size_t w = 0; w < into.size(); ++w) into[w] |= from[w];
}
// Says whether anything was new.
inline bool join_new(BitRow into, ConstBitRow from) {
  std::uint64_t fresh = 0;
  for (std::size_t w = 0; w < into.size(); ++w) {
    fresh |= from[w] & ~into[w];
    into[w] |= from[w];
  }
  return fresh != 0;
}
inline bool intersect(ConstBitRow a, ConstBitRow b) {
  for (std::size_t w = 0; w < a.size(); ++w)
    if ((a[w] & b[w]) != 0) return true;
  return false;
}
inline std::size_t count_bits(ConstBitRow row) {
  std::size_t bits = 0;
  for (std::uint64_t word : row) bits += static_cast<std::size_t>(std::popcount(word));
  return bits;
}

template <class Visit>
void for_each_in_word(std::uint64_t word, std::size_t base, Visit visit) {
  for (; word != 0; word &= word - 1)
    visit(base + static_cast<std::size_t>(std::countr_zero(word)));
}
template <class Visit>
void for_each_bit(ConstBitRow row, Visit visit) {
  for (std::size_t w = 0; w < row.size(); ++w) for_each_in_word(row[w], w * 64, visit);
}

class BitRows {
 public:
  // Empty rows; what was allocated before is used again.
  void reset(std::size_t rows, std::size_t bits) {
    width_ = (bits + 63) / 64;
    words_.assign(rows * width_, 0);
  }
  std::size_t width() const { return width_; }

  BitRow operator[](std::size_t i) { return {words_.data() + i * width_, width_}; }
  ConstBitRow operator[](std::size_t i) const { return {words_.data() + i * width_, width_}; }

 private:
  std::size_t width_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace nonet::logic
