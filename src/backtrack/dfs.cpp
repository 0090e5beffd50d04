// The textbook search: the first empty cell in reading order, digits ascending, each tried if the
// rules allow it at that moment. Nothing is foreseen, so even a cell with one legal digit is a
// guess, and a dead cell is noticed only when the search arrives there.
#include <array>

#include "backtrack/engines.h"
#include "backtrack/search_frame.h"

namespace nonet::backtrack {

namespace {

struct Dfs {
  static constexpr bool kGuessesSingles = true;
  static constexpr bool kRates = false;

  struct Node {
    const Grid* puzzle;  // its candidates are what the givens and the crossing out leave
    Filling filling;
    CellSet open;
    std::array<Digits, kHouses> placed{};  // by house: what the search has put there
  };

  static Node node(const Grid& puzzle) {
    return {&puzzle, puzzle.filling(), puzzle.open_cells(), {}};
  }
  static bool settle(Node&, auto&) { return true; }
  static bool full(const Node& node) { return node.open.empty(); }
  static const Filling& filling(const Node& node) { return node.filling; }

  static Choice choose(const Node& node) {
    const Cell c = node.open.first();
    Digits legal = node.puzzle->candidates(c);
    for (House h : houses_of(c)) legal -= node.placed[static_cast<std::size_t>(index(h))];
    return Choice::in_cell(c, legal);
  }

  static bool place(Node& node, Option option, auto&) {
    node.filling.set(option.cell, option.digit);
    node.open.erase(option.cell);
    for (House h : houses_of(option.cell))
      node.placed[static_cast<std::size_t>(index(h))].insert(option.digit);
    return true;
  }
};

}  // namespace

trace::Outcome run_dfs(const Grid& puzzle, const trace::Limits& limits, trace::Recorder* recorder) {
  return search<Dfs>(puzzle, limits, recorder);
}

}  // namespace nonet::backtrack
