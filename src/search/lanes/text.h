// Puzzles as 81 characters into lanes, solutions out of them.
//
// The low four bits of a character tell all: '1'..'9' are 1..9, '0' is 0 and '.' is 14. A text is
// packed into 81 nibbles, 16 in a word:
//
//   word    0         1         …  4          5
//   cells   0 … 15    16 … 31      64 … 79    80        (numbered as in the text)
//
// and the words of all lanes are transposed into planes: four for each cell.
#pragma once

#include <cstring>

#include "search/lanes/transpose.h"

namespace nonet::search::lanes {

inline constexpr int kTextWords = 6;

template <class L>
struct TextPlanes {
  using V = typename L::V;
  V block[kTextWords][64];

  // The four planes of a cell (numbered box by box).
  [[gnu::always_inline]] V* of(int cell) {
    const int at = kCellOrder.other[cell];
    return block[at / 16] + 4 * (at % 16);
  }
};

namespace detail {
template <class L>
[[gnu::always_inline]] inline std::uint64_t pack16(const char* text) {
  std::uint64_t halves[2];
  std::memcpy(halves, text, 16);
  return L::pack_nibbles(halves[0]) | L::pack_nibbles(halves[1]) << 32U;
}
}  // namespace detail

// `text_of(lane)` gives the 81 characters for lanes below `count`. Empty cells may be anything.
template <class L, class TextOf>
[[gnu::noinline]] void load_texts(Nodes<L>& nodes, int count, TextPlanes<L>& scratch,
                                  TextOf text_of) {
  using V = typename L::V;
  for (int lane = 0; lane < kLanes<L>; ++lane) {
    const int i = lane % 64, w = lane / 64;
    if (lane >= count) {
      for (int g = 0; g < kTextWords; ++g) scratch.block[g][i][w] = 0;
      continue;
    }
    const char* text = text_of(lane);
    for (int g = 0; g < 5; ++g) scratch.block[g][i][w] = detail::pack16<L>(text + 16 * g);
    scratch.block[5][i][w] = static_cast<std::uint64_t>(text[80] & 15);
  }
  for (int g = 0; g < kTextWords; ++g) transpose<L>(scratch.block[g]);
  for (int k = 0; k < 81; ++k) {
    const V* bit = scratch.of(k);
    const V b0 = bit[0], b1 = bit[1], b2 = bit[2], b3 = bit[3];
    const V given = (b0 | b1 | b2 | b3) & ~(b3 & (b1 | b2));
    const V open = ~given;
    const V low = ~b3;  // 0..7
    nodes.can[0][k] = open | (low & ~b2 & ~b1 & b0);
    nodes.can[1][k] = open | (low & ~b2 & b1 & ~b0);
    nodes.can[2][k] = open | (low & ~b2 & b1 & b0);
    nodes.can[3][k] = open | (low & b2 & ~b1 & ~b0);
    nodes.can[4][k] = open | (low & b2 & ~b1 & b0);
    nodes.can[5][k] = open | (low & b2 & b1 & ~b0);
    nodes.can[6][k] = open | (low & b2 & b1 & b0);
    nodes.can[7][k] = open | (b3 & ~b0);
    nodes.can[8][k] = open | (b3 & b0);
    nodes.settled[k] = given;
  }
}

// The digits of solved lanes as planes; the other lanes keep what they have.
template <class L>
[[gnu::noinline]] void merge_digits(const Nodes<L>& nodes, typename L::V lanes,
                                    TextPlanes<L>& planes) {
  using V = typename L::V;
  const auto& can = nodes.can;
  for (int k = 0; k < 81; ++k) {
    V* bit = planes.of(k);
    const V one = can[0][k], three = can[2][k], five = can[4][k], seven = can[6][k];
    const V two = can[1][k], four = can[3][k], six = can[5][k], nine = can[8][k];
    bit[0] = choose_bits<L>(lanes, one | three | five | seven | nine, bit[0]);
    bit[1] = choose_bits<L>(lanes, two | three | six | seven, bit[1]);
    bit[2] = choose_bits<L>(lanes, four | five | six | seven, bit[2]);
    bit[3] = choose_bits<L>(lanes, can[7][k] | nine, bit[3]);
  }
}

// Turns the digits of all lanes into what write_text wants. The last cell needs no word: it has the
// digit that is missing in its row.
template <class L>
void make_texts(TextPlanes<L>& planes) {
  for (int g = 0; g < kTextWords - 1; ++g) transpose<L>(planes.block[g]);
}

template <class L>
[[gnu::always_inline]] inline void write_text(const TextPlanes<L>& made, int lane, char* text) {
  const int i = lane % 64, w = lane / 64;
  constexpr std::uint64_t kZeros = 0x3030303030303030U;  // eight times '0'
  std::uint64_t word = 0;
  for (int g = 0; g < 5; ++g) {
    word = made.block[g][i][w];
    const std::uint64_t halves[2] = {L::spread_nibbles(word & 0xFFFFFFFFU) | kZeros,
                                     L::spread_nibbles(word >> 32U) | kZeros};
    std::memcpy(text + 16 * g, halves, 16);
  }
  // The upper half of the last word is the rest of the row, and 1 ^ 2 ^ … ^ 9 is 1.
  std::uint64_t row = word >> 32U;
  row ^= row >> 16U;
  row ^= row >> 8U;
  row ^= row >> 4U;
  text[80] = static_cast<char>('0' + ((row ^ 1U) & 15U));
}

}  // namespace nonet::search::lanes
