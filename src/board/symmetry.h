// The symmetries of the board: relabelling the digits, exchanging rows within a band, bands,
// columns within a stack, stacks, and rows with columns. Two boards that one of them takes into
// each other are isomorphic: the same puzzle to a solver.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"
#include "board/filling.h"
#include "board/random.h"

namespace nonet {

// A permutation of the nine lines of one direction: line i goes to place lines[i].
using LineOrder = std::array<std::uint8_t, 9>;

// First the board is transposed or not, then row r goes to row row_to[r], column c to column
// column_to[c] and digit d becomes digit_to[index(d)].
// Invariant (is_valid): all three are permutations, and lines that share a band (or stack) still
// share one afterwards. Everything below expects and keeps it.
struct Isomorphism {
  bool transposed = false;
  LineOrder row_to{0, 1, 2, 3, 4, 5, 6, 7, 8};
  LineOrder column_to{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<Digit, kDigits> digit_to = kAllDigits;

  static constexpr Isomorphism identity() { return {}; }

  constexpr Cell map(Cell c) const {
    const auto row = static_cast<std::size_t>(transposed ? column_of(c) : row_of(c));
    const auto column = static_cast<std::size_t>(transposed ? row_of(c) : column_of(c));
    return cell_at(row_to[row], column_to[column]);
  }
  constexpr Digit map(Digit d) const { return digit_to[static_cast<std::size_t>(index(d))]; }
  Filling apply(const Filling& filling) const;

  Isomorphism inverse() const;
  bool is_valid() const;

  friend constexpr bool operator==(const Isomorphism&, const Isomorphism&) = default;
};

// `first`, then `second`: compose(f, g).apply(x) == g.apply(f.apply(x)).
Isomorphism compose(const Isomorphism& first, const Isomorphism& second);

// Uniform over the orders of nine lines that keep bands together.
template <RandomBits Source>
constexpr LineOrder random_line_order(Source& source) {
  std::array<std::uint8_t, 3> bands{0, 1, 2};
  shuffle(bands, source);
  LineOrder order{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<std::uint8_t, 3> lines{0, 1, 2};
    shuffle(lines, source);
    for (std::size_t line = 0; line < 3; ++line)
      order[3 * band + line] = static_cast<std::uint8_t>(3 * bands[band] + lines[line]);
  }
  return order;
}

// Uniform over all 2 * 6^8 * 9! isomorphisms.
template <RandomBits Source>
constexpr Isomorphism random_isomorphism(Source& source) {
  Isomorphism chosen;
  chosen.transposed = below(2, source) == 1;
  chosen.row_to = random_line_order(source);
  chosen.column_to = random_line_order(source);
  shuffle(chosen.digit_to, source);
  return chosen;
}

constexpr Isomorphism random_isomorphism(std::uint64_t seed) {
  SplitMix64 source{seed};
  return random_isomorphism(source);
}

}  // namespace nonet
