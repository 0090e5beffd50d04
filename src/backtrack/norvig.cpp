// Peter Norvig's search ("Solving Every Sudoku Puzzle"): filling a cell takes its digit from the
// peers; a cell left with one candidate and a digit left with one place in a house are filled in
// turn, and one left with none is a contradiction. When nothing follows any more, the square with
// the fewest candidates is tried; ties in reading order.
#include <array>
#include <optional>

#include "backtrack/engines.h"
#include "backtrack/fewest.h"
#include "backtrack/search_frame.h"

namespace nonet::backtrack {

namespace {

// Cells that must be filled, first come first served. A cell enters once: should two digits claim
// it, filling it with the first leaves the second without a place, and that is noticed then.
class ForcedCells {
 public:
  struct Forced {
    Option option{};
    std::optional<House> house;  // where it is the only place; none = it is the only candidate
  };

  void push(Option option, std::optional<House> house) {
    if (known_.contains(option.cell)) return;
    known_.insert(option.cell);
    queue_[last_++] = {option, house};
  }
  bool empty() const { return first_ == last_; }
  const Forced& pop() { return queue_[first_++]; }

 private:
  std::array<Forced, kCells> queue_{};
  std::size_t first_ = 0;
  std::size_t last_ = 0;
  CellSet known_;
};

struct Node {
  Grid grid;
  std::array<Digits, kHouses> standing{};  // by house: the digits that it holds
};

Node make_node(const Grid& puzzle) {
  Node node{puzzle, {}};
  for (Cell c : ~puzzle.open_cells())
    for (House h : houses_of(c))
      node.standing[static_cast<std::size_t>(index(h))].insert(*puzzle.at(c));
  return node;
}

template <class Story>
class Propagation {
 public:
  Propagation(Node& node, Story& story) : node_{node}, grid_{node.grid}, story_{story} {}

  // The whole board is looked over once; later only what an elimination touches.
  bool look_over() {
    for (Cell c : grid_.open_cells())
      if (!check_cell(c)) return false;
    for (House h : kAllHouses)
      for (Digit d : kAllDigits)
        if (!check_place(h, d)) return false;
    return cascade();
  }

  bool fill(Option option) { return set(option) && cascade(); }

 private:
  bool cascade() {
    while (!forced_.empty()) {
      const auto [option, house] = forced_.pop();
      story_.imply(option, house);
      if (!set(option)) return false;
    }
    return true;
  }

  // Sets the digit and looks at every candidate that thereby went: it may have been the last but
  // one of its cell, or the last but one place for its digit in a house.
  bool set(Option option) {
    const auto [c, d] = option;
    const Digits others = grid_.candidates(c) - Digits{d};
    const CellSet losers = grid_.place(c, d);
    for (House h : houses_of(c)) node_.standing[static_cast<std::size_t>(index(h))].insert(d);
    for (Cell peer : losers)
      if (!check_cell(peer)) return false;
    for (Digit other : others)
      if (!check_places(c, other)) return false;
    for (Cell peer : losers)
      if (!check_places(peer, d)) return false;
    return true;
  }

  bool check_cell(Cell c) {
    const Digits left = grid_.candidates(c);
    if (left.empty()) story_.no_candidate(c);
    if (left.size() == 1) forced_.push({c, left.first()}, std::nullopt);
    return !left.empty();
  }
  bool check_places(Cell c, Digit d) {
    for (House h : houses_of(c))
      if (!check_place(h, d)) return false;
    return true;
  }
  bool check_place(House h, Digit d) {
    if (node_.standing[static_cast<std::size_t>(index(h))].contains(d)) return true;
    const CellSet places = grid_.positions(h, d);
    if (places.empty()) story_.no_place(h, d);
    if (places.size() == 1) forced_.push({places.first(), d}, h);
    return !places.empty();
  }

  Node& node_;
  Grid& grid_;
  Story& story_;
  ForcedCells forced_;
};

struct Norvig {
  static constexpr bool kGuessesSingles = false;  // propagation leaves none
  static constexpr bool kRates = false;
  using Node = backtrack::Node;

  static Node node(const Grid& puzzle) { return make_node(puzzle); }
  template <class Story>
  static bool settle(Node& node, Story& story) {
    return Propagation<Story>{node, story}.look_over();
  }
  static bool full(const Node& node) { return node.grid.full(); }
  static const Filling& filling(const Node& node) { return node.grid.filling(); }
  static Choice choose(const Node& node) {
    const Cell c = CandidateCounts{node.grid}.fewest(node.grid.open_cells()).first();
    return Choice::in_cell(c, node.grid.candidates(c));
  }
  template <class Story>
  static bool place(Node& node, Option option, Story& story) {
    return Propagation<Story>{node, story}.fill(option);
  }
};

}  // namespace

trace::Outcome run_norvig(const Grid& puzzle, const trace::Limits& limits,
                          trace::Recorder* recorder) {
  return search<Norvig>(puzzle, limits, recorder);
}

Constrained constrain(const Grid& puzzle, trace::Recorder* recorder) {
  // What follows without a guess is the only solution: a limit of 2 lets the answer say so.
  const trace::Limits limits{.solutions = 2, .work = 0};
  Node node = make_node(lawful(puzzle));
  trace::NoTrace nobody;
  trace::Outcome outcome =
      recorder ? SearchFrame<Norvig, trace::Recorder>{limits, *recorder}.settle(puzzle, node)
               : SearchFrame<Norvig, trace::NoTrace>{limits, nobody}.settle(puzzle, node);
  return {node.grid, std::move(outcome)};
}

}  // namespace nonet::backtrack
