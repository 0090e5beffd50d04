// One step of propagation on all lanes at once: pure bit logic, no branch depends on the boards.
//
// For one digit, look at the 3×3 cells of a box only through its triads: R_i "may the digit be in
// row i of the box?", C_j "… in column j?". Then, digit by digit:
//
//   1. A settled cell takes the digit from the rest of its box: a triad without it goes when
//      another triad of the box has a settled cell with the digit.
//   2. The nine row triads of a band are a 3×3 matrix (box × row). The digit takes one row of each
//      box and each row once: a permutation. A triad that no possible permutation uses goes. This
//      is "locked candidates" in both directions, and every elimination along lines.
//      The same for the column triads of a stack. No permutation left: the lane is dead.
//   3. A candidate stays when both its triads do.
//   4. One row triad and one column triad left: the digit's cell in the box is known (`at_home`).
//      Hidden singles of rows and columns need no test of their own: rule 2 turns them into this.
//
// and cell by cell: a cell where some digit is at home loses the others; a cell with one candidate
// left is settled; a cell without candidate kills the lane.
//
// Soundness: rules 1 to 4 remove only candidates that are in no solution of the lane. Solved: when
// all 81 (digit, box) pairs are at home there are at most 81 candidates, and every cell of a living
// lane has one, so each cell has exactly one; rows and columns are right by rule 2.
//
// Measured and not better: triads kept between sweeps; one fused pass per band.
#pragma once

#include "search/lanes/planes.h"

namespace nonet::search::lanes {

template <class L>
struct Verdicts {
  typename L::V alive;    // no contradiction yet
  typename L::V open;     // some cell has two candidates or more
  typename L::V changed;  // a cell was settled in this sweep: another sweep may find more
  typename L::V solved;   // alive, and every digit is at home in every box
};

namespace detail {

// The six triads of a digit in a box, after rule 1.
template <class V>
[[gnu::always_inline]] inline void read_triads(const V* can, const V* settled, V* row, V* column) {
  V fixed[9];
  for (int k = 0; k < 9; ++k) fixed[k] = can[k] & settled[k];
  const V row_fixed[3] = {fixed[0] | fixed[1] | fixed[2], fixed[3] | fixed[4] | fixed[5],
                          fixed[6] | fixed[7] | fixed[8]};
  const V column_fixed[3] = {fixed[0] | fixed[3] | fixed[6], fixed[1] | fixed[4] | fixed[7],
                             fixed[2] | fixed[5] | fixed[8]};
  row[0] = (can[0] | can[1] | can[2]) & ~(row_fixed[1] | row_fixed[2]);
  row[1] = (can[3] | can[4] | can[5]) & ~(row_fixed[0] | row_fixed[2]);
  row[2] = (can[6] | can[7] | can[8]) & ~(row_fixed[0] | row_fixed[1]);
  column[0] = (can[0] | can[3] | can[6]) & ~(column_fixed[1] | column_fixed[2]);
  column[1] = (can[1] | can[4] | can[7]) & ~(column_fixed[0] | column_fixed[2]);
  column[2] = (can[2] | can[5] | can[8]) & ~(column_fixed[0] | column_fixed[1]);
}

// Rule 2 on the triads a, b, c of three boxes; returns the lanes that have a permutation.
template <class V>
[[gnu::always_inline]] inline V keep_permutations(V* a, V* b, V* c) {
  const V p012 = a[0] & b[1] & c[2], p021 = a[0] & b[2] & c[1];
  const V p102 = a[1] & b[0] & c[2], p120 = a[1] & b[2] & c[0];
  const V p201 = a[2] & b[0] & c[1], p210 = a[2] & b[1] & c[0];
  a[0] = p012 | p021, a[1] = p102 | p120, a[2] = p201 | p210;
  b[0] = p102 | p201, b[1] = p012 | p210, b[2] = p021 | p120;
  c[0] = p120 | p210, c[1] = p021 | p201, c[2] = p012 | p102;
  return a[0] | a[1] | a[2];
}

// Rules 3 and 4 on one box; returns where the digit is at home.
template <class V>
[[gnu::always_inline]] inline V apply_triads(V* can, const V* row, const V* column) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) can[3 * i + j] &= row[i] & column[j];
  return exactly_one(row[0], row[1], row[2]) & exactly_one(column[0], column[1], column[2]);
}

// All four rules for one digit. Returns the lanes where the digit still fits.
template <class V>
[[gnu::always_inline]] inline V sweep_digit(V* can, const V* settled, V* at_home) {
  V row[9][3];
  V column[9][3];
  V fits = all<V>();
  for (int band = 0; band < 3; ++band) {
    const int b = 3 * band;
    for (int i = b; i < b + 3; ++i) read_triads(can + 9 * i, settled + 9 * i, row[i], column[i]);
    fits &= keep_permutations(row[b], row[b + 1], row[b + 2]);
  }
  for (int stack = 0; stack < 3; ++stack) {
    fits &= keep_permutations(column[stack], column[stack + 3], column[stack + 6]);
    for (int b = stack; b < 9; b += 3) at_home[b] = apply_triads(can + 9 * b, row[b], column[b]);
  }
  return fits;
}

// The cell's view: x[d] is "may be d", home[d] "d is at home in this box".
template <class L>
[[gnu::always_inline]] inline void sweep_cell(typename L::V (&can)[9][81], int cell,
                                              const typename L::V* home, typename L::V& settled,
                                              Verdicts<L>& verdicts) {
  using V = typename L::V;
  V x[9];
  V one_of[3];  // of the digits 3g..3g+2: any
  V two_of[3];  // two at least
  V claimed = none<V>();
  for (int d = 0; d < 9; ++d) x[d] = can[d][cell];
  for (int d = 0; d < 9; ++d) claimed |= x[d] & home[d];
  for (int g = 0; g < 3; ++g) {
    const V a = x[3 * g], b = x[3 * g + 1], c = x[3 * g + 2];
    one_of[g] = a | b | c;
    two_of[g] = majority(a, b, c);
  }
  const V one = one_of[0] | one_of[1] | one_of[2];
  const V two = two_of[0] | two_of[1] | two_of[2] | majority(one_of[0], one_of[1], one_of[2]);
  // A settled cell with two candidates: two digits are at home in it. Without this test such a
  // lane would never come to rest.
  verdicts.alive &= one & ~(settled & two);
  const V now = claimed | (one & ~two);
  verdicts.changed |= now & ~settled;
  verdicts.open |= two & ~claimed;
  settled = now;
  for (int d = 0; d < 9; ++d) can[d][cell] = x[d] & (home[d] | ~claimed);
}

}  // namespace detail

template <class L>
[[gnu::noinline]] Verdicts<L> sweep(Nodes<L>& nodes, typename L::V alive) {
  using V = typename L::V;
  V home[9][9];  // [digit][box]
  for (int d = 0; d < 9; ++d) alive &= detail::sweep_digit(nodes.can[d], nodes.settled, home[d]);
  Verdicts<L> verdicts{alive, none<V>(), none<V>(), all<V>()};
  for (int box = 0; box < 9; ++box) {
    V home_here[9];
    for (int d = 0; d < 9; ++d) {
      home_here[d] = home[d][box];
      verdicts.solved &= home_here[d];
    }
    for (int cell = 9 * box; cell < 9 * box + 9; ++cell)
      detail::sweep_cell<L>(nodes.can, cell, home_here, nodes.settled[cell], verdicts);
  }
  verdicts.solved &= verdicts.alive;
  return verdicts;
}

}  // namespace nonet::search::lanes
