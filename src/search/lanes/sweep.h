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

#include "search/lanes/three.h"

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
template <class L>
[[gnu::always_inline]] inline void read_triads(const Plane<L>* can, const Plane<L>* settled,
                                               Plane<L>* row, Plane<L>* column) {
  using V = Plane<L>;
  V fixed[9];
  for (int k = 0; k < 9; ++k) fixed[k] = can[k] & settled[k];
  V row_fixed[3];
  V column_fixed[3];
  for (int i = 0; i < 3; ++i) {
    row_fixed[i] = or3<L>(fixed[3 * i], fixed[3 * i + 1], fixed[3 * i + 2]);
    column_fixed[i] = or3<L>(fixed[i], fixed[i + 3], fixed[i + 6]);
  }
  for (int i = 0; i < 3; ++i) {
    const int next = (i + 1) % 3, last = (i + 2) % 3;
    row[i] = and_neither<L>(or3<L>(can[3 * i], can[3 * i + 1], can[3 * i + 2]), row_fixed[next],
                            row_fixed[last]);
    column[i] = and_neither<L>(or3<L>(can[i], can[i + 3], can[i + 6]), column_fixed[next],
                               column_fixed[last]);
  }
}

// Rule 2 on the triads a, b, c of three boxes; returns the lanes that have a permutation.
template <class L>
[[gnu::always_inline]] inline Plane<L> keep_permutations(Plane<L>* a, Plane<L>* b, Plane<L>* c) {
  using V = Plane<L>;
  const V p012 = and3<L>(a[0], b[1], c[2]), p021 = and3<L>(a[0], b[2], c[1]);
  const V p102 = and3<L>(a[1], b[0], c[2]), p120 = and3<L>(a[1], b[2], c[0]);
  const V p201 = and3<L>(a[2], b[0], c[1]), p210 = and3<L>(a[2], b[1], c[0]);
  a[0] = p012 | p021, a[1] = p102 | p120, a[2] = p201 | p210;
  b[0] = p102 | p201, b[1] = p012 | p210, b[2] = p021 | p120;
  c[0] = p120 | p210, c[1] = p021 | p201, c[2] = p012 | p102;
  return or3<L>(a[0], a[1], a[2]);
}

// Rules 3 and 4 on one box; returns where the digit is at home.
template <class L>
[[gnu::always_inline]] inline Plane<L> apply_triads(Plane<L>* can, const Plane<L>* row,
                                                    const Plane<L>* column) {
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j) can[3 * i + j] = and3<L>(can[3 * i + j], row[i], column[j]);
  return exactly_one<L>(row[0], row[1], row[2]) & exactly_one<L>(column[0], column[1], column[2]);
}

// All four rules for one digit. Returns the lanes where the digit still fits.
template <class L>
[[gnu::always_inline]] inline Plane<L> sweep_digit(Plane<L>* can, const Plane<L>* settled,
                                                   Plane<L>* at_home) {
  using V = Plane<L>;
  V row[9][3];
  V column[9][3];
  V fits = all<V>();
  unrolled<3>([&](int band) __attribute__((always_inline)) {
    const int b = 3 * band;
    for (int i = b; i < b + 3; ++i) read_triads<L>(can + 9 * i, settled + 9 * i, row[i], column[i]);
    fits &= keep_permutations<L>(row[b], row[b + 1], row[b + 2]);
  });
  unrolled<3>([&](int stack) __attribute__((always_inline)) {
    fits &= keep_permutations<L>(column[stack], column[stack + 3], column[stack + 6]);
    for (int b = stack; b < 9; b += 3) at_home[b] = apply_triads<L>(can + 9 * b, row[b], column[b]);
  });
  return fits;
}

// The cell's view: x[d] is "may be d", home[d] "d is at home in this box". All verdicts but `alive`
// are only there when asked for.
template <class L, bool kAsked>
[[gnu::always_inline]] inline void sweep_cell(typename L::V (&can)[9][81], int cell,
                                              const typename L::V* home, typename L::V& settled,
                                              Verdicts<L>& verdicts) {
  using V = typename L::V;
  V x[9];
  V one_of[3];      // of the digits 3g..3g+2: any,
  V two_of[3];      // two at least,
  V claimed_of[3];  // one that is at home
  for (int d = 0; d < 9; ++d) x[d] = can[d][cell];
  for (int g = 0; g < 3; ++g) {
    const V a = x[3 * g], b = x[3 * g + 1], c = x[3 * g + 2];
    claimed_of[g] = or_both<L>(or_both<L>(a & home[3 * g], b, home[3 * g + 1]), c, home[3 * g + 2]);
    one_of[g] = or3<L>(a, b, c);
    two_of[g] = majority<L>(a, b, c);
  }
  const V claimed = or3<L>(claimed_of[0], claimed_of[1], claimed_of[2]);
  const V one = or3<L>(one_of[0], one_of[1], one_of[2]);
  const V two =
      or3<L>(two_of[0], two_of[1], two_of[2]) | majority<L>(one_of[0], one_of[1], one_of[2]);
  // A settled cell with two candidates: two digits are at home in it. Without this test such a
  // lane would never come to rest.
  verdicts.alive &=
      of_three<L>(one, settled, two, [](auto a, auto b, auto c) { return a & ~(b & c); });
  const V now = or_without<L>(claimed, one, two);
  if constexpr (kAsked) {
    verdicts.changed = or_without<L>(verdicts.changed, now, settled);
    verdicts.open = or_without<L>(verdicts.open, two, claimed);
  }
  settled = now;
  for (int d = 0; d < 9; ++d) can[d][cell] = and_where<L>(x[d], home[d], claimed);
}

template <class L, bool kAsked>
[[gnu::always_inline]] inline Verdicts<L> sweep_all(Nodes<L>& nodes, Plane<L> alive) {
  using V = Plane<L>;
  V home[9][9];  // [digit][box]
  for (int d = 0; d < 9; ++d) alive &= sweep_digit<L>(nodes.can[d], nodes.settled, home[d]);
  Verdicts<L> verdicts{alive, none<V>(), none<V>(), all<V>()};
  for (int box = 0; box < 9; ++box) {
    V home_here[9];
    for (int d = 0; d < 9; ++d) {
      home_here[d] = home[d][box];
      if constexpr (kAsked) verdicts.solved &= home_here[d];
    }
    for (int cell = 9 * box; cell < 9 * box + 9; ++cell)
      sweep_cell<L, kAsked>(nodes.can, cell, home_here, nodes.settled[cell], verdicts);
  }
  return verdicts;
}

}  // namespace detail

// One sweep; returns the lanes without a contradiction.
template <class L>
[[gnu::noinline]] Plane<L> sweep(Nodes<L>& nodes, Plane<L> alive) {
  return detail::sweep_all<L, false>(nodes, alive).alive;
}
// One sweep, and all that can be said then.
template <class L>
[[gnu::noinline]] Verdicts<L> judge(Nodes<L>& nodes, Plane<L> alive) {
  Verdicts<L> verdicts = detail::sweep_all<L, true>(nodes, alive);
  verdicts.solved &= verdicts.alive;
  return verdicts;
}

}  // namespace nonet::search::lanes
