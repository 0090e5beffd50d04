#include "search/text_order.h"

#include <optional>

#include "search/count.h"

namespace nonet::search {

namespace {

// The smallest solution whose cells before `from` are as on the board, if there is one.
// `known` is some solution of the grid: a digit it already has needs no new search.
std::optional<Filling> smallest(Grid grid, int from, const std::function<bool()>& stop) {
  std::optional<Filling> known = solve(grid, stop);
  if (!known) return std::nullopt;
  for (int i = from; i < kCells; ++i) {
    const Cell c = cell_at(i);
    if (!grid.open(c)) continue;
    for (Digit d : grid.candidates(c)) {
      Grid next = grid;
      next.place(c, d);
      if (known->at(c) != d) {
        auto better = solve(next, stop);
        if (!better) continue;
        known = better;
      }
      grid = next;
      break;
    }
  }
  return known;
}

}  // namespace

std::vector<Filling> first_two_in_text_order(const Grid& grid, const std::function<bool()>& stop) {
  const auto first = smallest(grid, 0, stop);
  if (!first) return {};

  // The second shares the longest beginning with the first and then has a larger digit. Walk the
  // beginnings from the longest; prefix[i] is the board with the first i cells filled.
  std::vector<Grid> prefix{grid};
  for (Cell c : kAllCells) {
    Grid next = prefix.back();
    if (next.open(c)) next.place(c, *first->at(c));
    prefix.push_back(next);
  }
  for (int i = kCells - 1; i >= 0; --i) {
    const Cell c = cell_at(i);
    Grid board = prefix[static_cast<std::size_t>(i)];
    if (!board.open(c)) continue;
    for (Digit d : board.candidates(c)) {
      if (d <= *first->at(c)) continue;
      Grid next = board;
      next.place(c, d);
      if (auto second = smallest(next, i + 1, stop)) return {*first, *second};
    }
  }
  return {*first};
}

}  // namespace nonet::search
