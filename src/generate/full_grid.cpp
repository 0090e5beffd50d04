#include "generate/full_grid.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "board/digits.h"
#include "board/grid.h"
#include "board/houses.h"
#include "search/count.h"

namespace nonet::generate {

namespace {

using Box = std::array<Digit, 9>;  // row by row

Box random_box(SplitMix64& source) {
  Box box = kAllDigits;
  shuffle(box, source);
  return box;
}

Digits row_of_box(const Box& box, std::size_t row) {
  return Digits{box[3 * row]} | Digits{box[3 * row + 1]} | Digits{box[3 * row + 2]};
}

// A box that has no digit in the same row as `first`. Drawn digit by digit and begun anew at the
// first that does not fit, so that all are equally likely.
Box random_beside(const Box& first, SplitMix64& source) {
  Box box = kAllDigits;
  for (std::size_t i = 0; i < box.size();) {
    std::swap(box[i], box[i + static_cast<std::size_t>(below(box.size() - i, source))]);
    i = row_of_box(first, i / 3).contains(box[i]) ? 0 : i + 1;
  }
  return box;
}

// Of three boxes side by side the third: each of its rows takes the three digits that the other two
// have left, in any order.
Box random_third(const Box& a, const Box& b, SplitMix64& source) {
  Box third{};
  for (std::size_t row = 0; row < 9; row += 3) {
    Digits left = Digits::all();
    for (std::size_t i = row; i < row + 3; ++i) left -= Digits{a[i]} | Digits{b[i]};
    std::array<Digit, 3> order{};
    std::copy(left.begin(), left.end(), order.begin());
    shuffle(order, source);
    std::copy(order.begin(), order.end(), third.begin() + static_cast<std::ptrdiff_t>(row));
  }
  return third;
}

Box transposed(const Box& box) {
  Box other{};
  for (std::size_t i = 0; i < 9; ++i) other[3 * (i % 3) + i / 3] = box[i];
  return other;
}

void put(Filling& filling, int box, const Box& digits) {
  const auto& cells = cells_of(house_at(18 + box));
  for (std::size_t i = 0; i < 9; ++i) filling.set(cells[i], digits[i]);
}

// The top band and the left stack, each as likely as any other: every second box that fits beside
// the first leaves 6³ third boxes.
Filling random_corner(SplitMix64& source) {
  const Box first = random_box(source);
  const Box right = random_beside(first, source);
  const Box turned = transposed(first);
  const Box below_it = random_beside(turned, source);
  Filling corner;
  put(corner, 0, first);
  put(corner, 1, right);
  put(corner, 2, random_third(first, right, source));
  put(corner, 3, transposed(below_it));
  put(corner, 6, transposed(random_third(turned, below_it, source)));
  return corner;
}

// Fills the open cells in reading order, digits in random order.
class Completion {
 public:
  Completion(const Filling& corner, SplitMix64& source) : filling_{corner}, source_{source} {
    free_.fill(Digits::all());
    for (Cell c : corner.cells()) take(c, *corner.at(c));
    for (Cell c : ~corner.cells()) open_[size_++] = c;
  }

  // Nothing when the corner has no completion, or none within the patience of the search.
  std::optional<Filling> run() { return fill(0) ? std::optional{filling_} : std::nullopt; }

 private:
  // Most corners are completed after some hundred tries; a new corner is cheaper than many more.
  static constexpr int kPatience = 2000;

  static std::size_t slot(House h) { return static_cast<std::size_t>(index(h)); }
  void take(Cell c, Digit d) {
    for (House h : houses_of(c)) free_[slot(h)].erase(d);
  }
  void give_back(Cell c, Digit d) {
    for (House h : houses_of(c)) free_[slot(h)].insert(d);
  }

  bool fill(std::size_t n) {
    if (n == size_) return true;
    if (++tries_ > kPatience) return false;
    const Cell c = open_[n];
    Digits left = Digits::all();
    for (House h : houses_of(c)) left &= free_[slot(h)];
    while (!left.empty()) {
      const Digit d = one_of(left);
      left.erase(d);
      take(c, d);
      filling_.set(c, d);
      if (fill(n + 1)) return true;
      give_back(c, d);
    }
    return false;
  }

  Digit one_of(Digits digits) {
    auto skip = below(static_cast<std::uint64_t>(digits.size()), source_);
    auto chosen = digits.begin();
    while (skip-- > 0) ++chosen;
    return *chosen;
  }

  Filling filling_;
  SplitMix64& source_;
  std::array<Digits, kHouses> free_{};  // digits that a house does not have yet
  std::array<Cell, kCells> open_{};
  std::size_t size_ = 0;
  int tries_ = 0;
};

// Corners have 2,693 completions on average. Those with more than this (one in some thousands) are
// drawn as if they had just this many: the only way in which "uniform" is not exact.
constexpr std::uint64_t kMostCompletions = 16384;

std::uint64_t completions(const Filling& filling) {
  return search::count(filling, {.solutions = kMostCompletions}).solutions;
}

// One of the completions, each as likely: open cell by open cell, a digit is drawn by how many
// completions it leaves.
Filling random_completion(Filling filling, std::uint64_t total, SplitMix64& source) {
  while (total > 1) {
    const Grid grid{filling};
    const Cell c = grid.open_cells().first();
    std::uint64_t drawn = below(total, source);
    for (Digit d : grid.candidates(c)) {
      filling.set(c, d);
      total = completions(filling);
      if (drawn < total) break;
      drawn -= total;
    }
  }
  return *search::solve(Grid{filling});
}

Filling uniform_grid(SplitMix64& source) {
  for (;;) {
    const Filling corner = random_corner(source);
    const std::uint64_t total = completions(corner);
    if (below(kMostCompletions, source) < total) return random_completion(corner, total, source);
  }
}

Filling published_grid(SplitMix64& source) {
  for (;;)
    if (const auto grid = Completion{random_corner(source), source}.run()) return *grid;
}

}  // namespace

Filling full_grid(GridMethod method, SplitMix64& source) {
  return method == GridMethod::uniform ? uniform_grid(source) : published_grid(source);
}

}  // namespace nonet::generate
