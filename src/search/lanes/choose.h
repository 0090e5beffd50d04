// Where to guess: one cell for each lane that waits for a guess.
//
// Among the cells with two candidates (if there are none, with three; else any open cell) the one
// with the largest
//
//     open cells of its row and column outside its box
//   + 2 × open cells of its box in neither its row nor its column
//
// which are the neighbours that propagation reaches through the triads. It halves the guesses of
// "the first cell with two candidates" (hardest puzzles: 137 to 64 a puzzle). A score that looks at
// the digits too saved another 4 to 7 % of the guesses and cost more than that.
//
// Numbers are bit-sliced: Number<n> is n planes, and adding or comparing works on all lanes.
#pragma once

#include "search/lanes/three.h"

namespace nonet::search::lanes {

template <class L>
struct Choice {
  using V = typename L::V;
  V cell[81];  // the chosen cell: at most one plane has a lane's bit
  V paired;    // lanes whose cell has two candidates
};

namespace detail {

template <class L>
[[gnu::always_inline]] inline TwoOrThree<L> count_candidates(const Plane<L> (&can)[9][81],
                                                             int cell) {
  return count_nine<L>([&](int d) __attribute__((always_inline)) { return can[d][cell]; });
}

template <class V, int kBits>
struct Number {
  V bit[kBits];
};

// The open cells of three: 0..3.
template <class L>
[[gnu::always_inline]] inline Number<Plane<L>, 2> count_of(Plane<L> a, Plane<L> b, Plane<L> c) {
  return {xor3<L>(a, b, c), majority<L>(a, b, c)};
}
// x + y, one bit longer.
template <class L, int kBits>
[[gnu::always_inline]] inline Number<Plane<L>, kBits + 1> sum_of(const Number<Plane<L>, kBits>& x,
                                                                 const Number<Plane<L>, kBits>& y) {
  using V = Plane<L>;
  Number<V, kBits + 1> sum;
  V carry = x.bit[0] & y.bit[0];
  sum.bit[0] = x.bit[0] ^ y.bit[0];
  for (int i = 1; i < kBits; ++i) {
    sum.bit[i] = xor3<L>(x.bit[i], y.bit[i], carry);
    carry = majority<L>(x.bit[i], y.bit[i], carry);
  }
  sum.bit[kBits] = carry;
  return sum;
}

// The cells that come into question; `paired` as in Choice.
template <class L>
[[gnu::always_inline]] inline typename L::V find_eligible(const Nodes<L>& nodes,
                                                          typename L::V lanes,
                                                          typename L::V (&eligible)[81]) {
  using V = typename L::V;
  V paired = none<V>();
  for (int k = 0; k < 81; ++k) {
    eligible[k] = count_candidates<L>(nodes.can, k).two & lanes;
    paired |= eligible[k];
  }
  const V unpaired = lanes & ~paired;
  if (!any<L>(unpaired)) return paired;
  V tripled = none<V>();
  for (int k = 0; k < 81; ++k) {
    const V three = count_candidates<L>(nodes.can, k).three & unpaired;
    eligible[k] |= three;
    tripled |= three;
  }
  const V rest = unpaired & ~tripled;
  if (any<L>(rest))
    for (int k = 0; k < 81; ++k) eligible[k] |= rest & ~nodes.settled[k];
  return paired;
}

// The open cells of every row triad and column triad.
template <class V>
struct OpenTriads {
  Number<V, 2> row[9][3];  // [box][triad]
  Number<V, 2> column[9][3];
};
template <class L>
[[gnu::always_inline]] inline void count_open(const Plane<L> (&settled)[81],
                                              OpenTriads<Plane<L>>& triads) {
  using V = Plane<L>;
  for (int box = 0; box < 9; ++box) {
    V open[9];
    for (int k = 0; k < 9; ++k) open[k] = ~settled[9 * box + k];
    for (int i = 0; i < 3; ++i) {
      triads.row[box][i] = count_of<L>(open[3 * i], open[3 * i + 1], open[3 * i + 2]);
      triads.column[box][i] = count_of<L>(open[i], open[i + 3], open[i + 6]);
    }
  }
}

// The score of cell (i, j) of a box; row and column are the open cells of its lines outside it.
template <class L>
[[gnu::always_inline]] inline Number<Plane<L>, 5> score_of(const Plane<L>* settled, int i, int j,
                                                           const Number<Plane<L>, 3>& row,
                                                           const Number<Plane<L>, 3>& column) {
  using V = Plane<L>;
  const int i1 = (i + 1) % 3, i2 = (i + 2) % 3, j1 = (j + 1) % 3, j2 = (j + 2) % 3;
  const V last = ~settled[3 * i2 + j2];
  const Number<V, 2> three =
      count_of<L>(~settled[3 * i1 + j1], ~settled[3 * i1 + j2], ~settled[3 * i2 + j1]);
  const V carry = three.bit[0] & last;
  const Number<V, 4> lines = sum_of<L>(row, column);
  // Twice the four cells: shifted one place up. The sum is at most 12 + 8, so five bits do.
  const Number<V, 3> shifted{three.bit[0] ^ last, three.bit[1] ^ carry, three.bit[1] & carry};
  const Number<V, 4> upper =
      sum_of<L>(Number<V, 3>{lines.bit[1], lines.bit[2], lines.bit[3]}, shifted);
  return {lines.bit[0], upper.bit[0], upper.bit[1], upper.bit[2], upper.bit[3]};
}

}  // namespace detail

template <class L>
[[gnu::noinline]] void choose(const Nodes<L>& nodes, typename L::V lanes, Choice<L>& choice) {
  using V = typename L::V;
  V(&taken)[81] = choice.cell;  // eligible cells first, then those that beat all before them
  choice.paired = detail::find_eligible<L>(nodes, lanes, taken);
  detail::OpenTriads<V> triads;
  detail::count_open<L>(nodes.settled, triads);
  detail::Number<V, 5> best_inverted;  // inverted, so that "greater" is a chain of majorities
  for (V& bit : best_inverted.bit) bit = all<V>();
  V first = all<V>();  // lanes that have no cell yet
  for (int box = 0; box < 9; ++box) {
    const int band = box / 3 * 3, stack = box % 3;
    detail::Number<V, 3> row[3];
    detail::Number<V, 3> column[3];
    for (int i = 0; i < 3; ++i) {
      row[i] = detail::sum_of<L>(triads.row[band + (stack + 1) % 3][i],
                                 triads.row[band + (stack + 2) % 3][i]);
      column[i] =
          detail::sum_of<L>(triads.column[(box + 3) % 9][i], triads.column[(box + 6) % 9][i]);
    }
    unrolled<9>([&](int k) __attribute__((always_inline)) {
      const detail::Number<V, 5> score =
          detail::score_of<L>(nodes.settled + 9 * box, k / 3, k % 3, row[k / 3], column[k % 3]);
      V greater = none<V>();
      for (int i = 0; i < 5; ++i)
        greater = majority<L>(score.bit[i], best_inverted.bit[i], greater);
      const V take = of_three<L>(taken[9 * box + k], greater, first,
                                 [](auto a, auto b, auto c) { return a & (b | c); });
      for (int i = 0; i < 5; ++i)
        best_inverted.bit[i] =
            of_three<L>(take, score.bit[i], best_inverted.bit[i],
                        [](auto a, auto b, auto c) { return (a & ~b) | (~a & c); });
      first &= ~take;
      taken[9 * box + k] = take;
    });
  }
  V later = none<V>();  // the last cell that was taken is the best
  for (int k = 80; k >= 0; --k) {
    const V take = taken[k];
    taken[k] = take & ~later;
    later |= take;
  }
}

// The guess, digit by digit of a cell, `seen` empty at first: the chosen cell keeps its first
// candidate. Returns the candidate on the other side, where that one is gone.
template <class L>
[[gnu::always_inline]] inline Plane<L> split(Plane<L>& can, Plane<L> chosen, Plane<L>& seen) {
  const Plane<L> before = can;
  const Plane<L> first = and_without<L>(before, chosen, seen);
  seen |= first;
  can = and_where<L>(before, first, chosen);
  return before ^ first;
}

}  // namespace nonet::search::lanes
