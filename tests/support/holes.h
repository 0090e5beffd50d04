// Puzzles of any size for tests and benchmarks: a random filled grid with holes (quasigroup with
// holes; Gomes and Selman). The seed decides everything, the same on every platform. Such a puzzle
// always has a solution, rarely only one.
//
// Hardness: holes thrown at random into a shuffled pattern are easy at every density. What makes
// 25×25 boards take a modern SAT solver seconds is both together: a grid mixed far away from its
// pattern, and *balanced* holes, equally many in each row, column and box (Kautz et al., "Balance
// and filtering in structured satisfiable problems", IJCAI 2001), at 53 to 56 % of the cells.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/shape.h"

namespace nonet::testing {

class HoleMaker {
 public:
  HoleMaker(Shape shape, std::uint64_t seed) : shape_{shape}, state_{seed} {}

  // Lines within bands, bands and digits of the simplest pattern in random order.
  WideFilling shuffled() {
    const std::vector<int> rows = lines(shape_.box_rows(), shape_.box_columns());
    const std::vector<int> columns = lines(shape_.box_columns(), shape_.box_rows());
    const std::vector<int> digits = order(shape_.size());
    WideFilling filling{shape_};
    for (int r = 0; r < shape_.size(); ++r)
      for (int c = 0; c < shape_.size(); ++c)
        filling.set(shape_.cell(r, c), digit_at(digits[at(pattern(rows[at(r)], columns[at(c)]))]));
    return filling;
  }

  // Far from the pattern: again and again two digits change places in a part of the board that no
  // house connects with the rest (a Kempe chain).
  WideFilling mixed() {
    WideFilling filling = shuffled();
    for (int i = 0; i < 40 * shape_.size(); ++i) {
      const Digit a = digit_at(below(shape_.size()));
      const Digit b = digit_at(below(shape_.size()));
      const int row = below(shape_.size());
      if (a != b) swap_chain(filling, a, b, row);
    }
    return filling;
  }

  // Holes in random cells.
  WideFilling with_holes(WideFilling filling, int holes) {
    const std::vector<int> cells = order(shape_.cells());
    for (int i = 0; i < holes; ++i) filling.clear(static_cast<WideCell>(cells[at(i)]));
    return filling;
  }

  // Balanced holes: the cells of so many digits of a second grid, each of which has one cell in
  // every row, column and box; the last digit may be used for its first rows only.
  WideFilling hard(int holes) {
    WideFilling filling = mixed();
    const WideFilling layers = mixed();
    for (int i = 0; i < shape_.cells(); ++i) {
      const auto cell = static_cast<WideCell>(i);
      if (index(*layers.at(cell)) * shape_.size() + shape_.row_of(cell) < holes)
        filling.clear(cell);
    }
    return filling;
  }

  // A given changed, removed or added.
  WideFilling spoiled(WideFilling puzzle) {
    const auto cell = static_cast<WideCell>(below(shape_.cells()));
    if (puzzle.at(cell) && below(3) == 0)
      puzzle.clear(cell);
    else
      puzzle.set(cell, digit_at(below(shape_.size())));
    return puzzle;
  }

  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  // Each row is the one above, moved by a box's width; each band by one more.
  int pattern(int row, int column) const {
    const int shift = row % shape_.box_rows() * shape_.box_columns() + row / shape_.box_rows();
    return (column + shift) % shape_.size();
  }
  std::vector<int> lines(int per_band, int bands) {
    std::vector<int> all;
    for (int band : order(bands))
      for (int line : order(per_band)) all.push_back(band * per_band + line);
    return all;
  }
  std::vector<int> order(int n) {
    std::vector<int> items;
    for (int i = 0; i < n; ++i) items.push_back(i);
    for (int i = n; i > 1; --i) std::swap(items[at(i - 1)], items[at(below(i))]);
    return items;
  }
  void swap_chain(WideFilling& filling, Digit a, Digit b, int row) const {
    std::vector<bool> in_chain(at(shape_.cells()));
    std::vector<WideCell> chain;
    const auto join = [&](WideCell cell, Digit d) {
      if (filling.at(cell) != d || in_chain[at(index(cell))]) return;
      in_chain[at(index(cell))] = true;
      chain.push_back(cell);
    };
    for (int c = 0; c < shape_.size(); ++c) join(shape_.cell(row, c), a);
    for (std::size_t i = 0; i < chain.size(); ++i)
      for (WideHouse house : shape_.houses_of(chain[i]))
        for (int k = 0; k < shape_.size(); ++k)
          for (Digit d : {a, b}) join(shape_.cell_in(house, k), d);
    for (WideCell cell : chain) filling.set(cell, filling.at(cell) == a ? b : a);
  }
  std::uint64_t next() {  // SplitMix64
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

  Shape shape_;
  std::uint64_t state_;
};

}  // namespace nonet::testing
