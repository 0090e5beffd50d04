// Boards for the tests of this folder: reading, counting, checking. Nothing here uses the solver.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "board/shape.h"
#include "support/holes.h"
#include "support/shared_data.h"

namespace nonet::testing {

// Row by row; '.' or '0' is empty, then 1-9 and A-Z. Blanks are passed over,
// and what is not written is empty.
inline WideFilling board(int size, std::string_view text) {
  WideFilling filling{*Shape::for_size(size)};
  int at = 0;
  for (char c : text) {
    if (c == ' ' || c == '\n') continue;
    const auto cell = static_cast<WideCell>(at++);
    if (c >= '1' && c <= '9') filling.set(cell, digit_of(c - '0'));
    if (c >= 'A' && c <= 'Z') filling.set(cell, digit_of(c - 'A' + 10));
  }
  return filling;
}

inline const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kHard =  // Arto Inkala's "AI Escargot"
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
inline const std::string kTwoSolutions =
    "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";

inline bool is_solution_of(const WideFilling& solution, const WideFilling& puzzle) {
  const Shape shape = puzzle.shape();
  for (int h = 0; h < shape.houses(); ++h) {
    std::uint64_t seen = 0;
    for (int i = 0; i < shape.size(); ++i) {
      const WideCell cell = shape.cell_in(static_cast<WideHouse>(h), i);
      const auto d = solution.at(cell);
      if (!d || (puzzle.at(cell) && puzzle.at(cell) != d)) return false;
      seen |= std::uint64_t{1} << index(*d);
    }
    if (seen != (std::uint64_t{1} << shape.size()) - 1) return false;
  }
  return true;
}

// Counts by trying: the open cell with fewest legal digits, each in turn. Slow and plain.
class Oracle {
 public:
  Oracle(const WideFilling& puzzle, std::uint64_t limit)
      : board_{puzzle}, shape_{puzzle.shape()}, limit_{limit} {
    for (int i = 0; i < shape_.cells(); ++i) {
      const auto cell = static_cast<WideCell>(i);
      const auto d = board_.at(cell);
      if (!d) continue;
      board_.clear(cell);
      if ((legal(cell) & bit(*d)) == 0) return;
      board_.set(cell, *d);
    }
    search();
  }
  std::uint64_t count() const { return count_; }

 private:
  static std::uint64_t bit(Digit d) { return std::uint64_t{1} << index(d); }
  std::uint64_t legal(WideCell cell) const {
    std::uint64_t free = (std::uint64_t{1} << shape_.size()) - 1;
    for (WideHouse h : shape_.houses_of(cell))
      for (int i = 0; i < shape_.size(); ++i)
        if (const auto d = board_.at(shape_.cell_in(h, i))) free &= ~bit(*d);
    return free;
  }
  void search() {
    std::uint64_t fewest = ~std::uint64_t{0};
    WideCell best{};
    bool full = true;
    for (int i = 0; i < shape_.cells(); ++i) {
      const auto cell = static_cast<WideCell>(i);
      if (board_.at(cell)) continue;
      const std::uint64_t digits = legal(cell);
      if (full || std::popcount(digits) < std::popcount(fewest)) {
        fewest = digits;
        best = cell;
      }
      full = false;
    }
    if (full) {
      ++count_;
      return;
    }
    for (int d = 1; d <= shape_.size() && count_ < limit_; ++d) {
      if ((fewest & bit(digit_of(d))) == 0) continue;
      board_.set(best, digit_of(d));
      search();
      board_.clear(best);
    }
  }

  WideFilling board_;
  Shape shape_;
  std::uint64_t limit_;
  std::uint64_t count_ = 0;
};

inline std::uint64_t count_by_trying(const WideFilling& puzzle, std::uint64_t limit) {
  return Oracle{puzzle, limit}.count();
}

// Some 9×9 puzzles: of the shared collections where they are present, else our own.
inline std::vector<WideFilling> sample(const std::string& file, std::size_t stride,
                                       std::size_t most) {
  std::vector<WideFilling> puzzles;
  for (const std::string& line : shared_lines(file, stride, most))
    puzzles.push_back(board(9, line.substr(0, 81)));
  if (puzzles.empty())
    for (const std::string& own : {kEasy, kHard, kTwoSolutions}) puzzles.push_back(board(9, own));
  return puzzles;
}

// Boards of a size that have no solution, made by spoiling solvable ones.
inline std::vector<WideFilling> unsolvable_boards(int size, std::size_t wanted, int holes,
                                                  std::uint64_t seed) {
  HoleMaker maker{*Shape::for_size(size), seed};
  std::vector<WideFilling> found;
  while (found.size() < wanted) {
    WideFilling puzzle = maker.spoiled(maker.with_holes(maker.mixed(), holes));
    if (count_by_trying(puzzle, 1) == 0) found.push_back(std::move(puzzle));
  }
  return found;
}

}  // namespace nonet::testing
