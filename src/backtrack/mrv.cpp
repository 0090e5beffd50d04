// Minimum remaining values with the degree rule: the empty cell with the fewest legal digits;
// among equals the one with the most open cells around it, row, column and box counted each on
// its own (a box-mate in the same row counts twice); among equals of that, reading order.
#include <array>

#include "backtrack/engines.h"
#include "backtrack/fewest.h"
#include "backtrack/search_frame.h"

namespace nonet::backtrack {

namespace {

struct Mrv {
  static constexpr bool kGuessesSingles = false;
  static constexpr bool kRates = false;

  struct Node {
    Grid grid;
    std::array<std::uint8_t, kHouses> open{};  // by house: its open cells
  };

  static Node node(const Grid& puzzle) {
    Node node{puzzle, {}};
    for (Cell c : puzzle.open_cells())
      for (House h : houses_of(c)) ++node.open[static_cast<std::size_t>(index(h))];
    return node;
  }
  static bool settle(Node&, auto&) { return true; }
  static bool full(const Node& node) { return node.grid.full(); }
  static const Filling& filling(const Node& node) { return node.grid.filling(); }

  // The cell itself is counted three times: the same for all, so it changes no comparison.
  static int degree(const Node& node, Cell c) {
    int sum = 0;
    for (House h : houses_of(c)) sum += node.open[static_cast<std::size_t>(index(h))];
    return sum;
  }

  static Choice choose(const Node& node) {
    const CellSet ties = CandidateCounts{node.grid}.fewest(node.grid.open_cells());
    Cell best = ties.first();
    int best_degree = 0;
    for (Cell c : ties) {
      if (const int d = degree(node, c); d > best_degree) {
        best = c;
        best_degree = d;
      }
    }
    return Choice::in_cell(best, node.grid.candidates(best));
  }

  static bool place(Node& node, Option option, auto&) {
    node.grid.place(option.cell, option.digit);
    for (House h : houses_of(option.cell)) --node.open[static_cast<std::size_t>(index(h))];
    return true;
  }
};

}  // namespace

trace::Outcome run_mrv(const Grid& puzzle, const trace::Limits& limits, trace::Recorder* recorder) {
  return search<Mrv>(puzzle, limits, recorder);
}

}  // namespace nonet::backtrack
