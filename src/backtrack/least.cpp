// The search that rates puzzles: of all questions "which digit goes into this cell?" and "where
// does this digit go in this house?" it asks the one with the fewest answers. A question with one
// answer is no guess; B = Σ (F − 1)² over the questions with F answers on the way to the solution,
// and the branching difficulty is 100·B + the number of empty cells.
//
// Ties, as they change B: cells before places; cells in reading order; places by digit ascending,
// then by house as rows, columns, boxes. Answers: digits ascending, cells in reading order.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "backtrack/engines.h"
#include "backtrack/search_frame.h"

namespace nonet::backtrack {

namespace {

// The number of answers to each of the 324 questions of a board, in the order of the tie rule, so
// that the question to ask is the first smallest byte:
//
//   0 ……… 80 | 81 …… 107 | 108 … 134 | … | 297 … 323 | 324 … 335
//   the cells| digit 1 by house | digit 2 |     | digit 9   | never asked (to whole vectors)
class Questions {
 public:
  Questions() { answers_.fill(kAnswered); }

  static constexpr std::size_t of(Cell c) { return static_cast<std::size_t>(index(c)); }
  static constexpr std::size_t of(House h, Digit d) {
    const int question = kCells + index(d) * kHouses + index(h);
    return static_cast<std::size_t>(question);
  }

  void ask(std::size_t question, int answers) {
    answers_[question] = static_cast<std::uint8_t>(answers);
  }
  void answered(std::size_t question) { answers_[question] = kAnswered; }
  void one_less(std::size_t question) { --answers_[question]; }

  // The smallest count first, in a loop that becomes vector minima; then its place.
  std::size_t least() const {
    std::uint8_t smallest = kAnswered;
    for (std::uint8_t answers : answers_) smallest = std::min(smallest, answers);
    const void* at = std::memchr(answers_.data(), smallest, answers_.size());
    return static_cast<std::size_t>(static_cast<const std::uint8_t*>(at) - answers_.data());
  }

 private:
  static constexpr std::uint8_t kAnswered = 255;

  std::array<std::uint8_t, 336> answers_{};
};

struct Least {
  static constexpr bool kGuessesSingles = false;
  static constexpr bool kRates = true;

  struct Node {
    Grid grid;
    Questions questions;
  };

  static Node node(const Grid& puzzle) {
    Node node{puzzle, {}};
    for (Cell c : puzzle.open_cells())
      node.questions.ask(Questions::of(c), puzzle.candidates(c).size());
    for (House h : kAllHouses)
      for (Digit d : puzzle.open_digits(h))
        node.questions.ask(Questions::of(h, d), puzzle.positions(h, d).size());
    return node;
  }
  static bool settle(Node&, auto&) { return true; }
  static bool full(const Node& node) { return node.grid.full(); }
  static const Filling& filling(const Node& node) { return node.grid.filling(); }

  static Choice choose(const Node& node) {
    const auto question = static_cast<int>(node.questions.least());
    if (question < kCells)
      return Choice::in_cell(cell_at(question), node.grid.candidates(cell_at(question)));
    const House h = house_at((question - kCells) % kHouses);
    const Digit d = digit_at((question - kCells) / kHouses);
    return Choice::in_house(h, d, node.grid.positions(h, d));
  }

  // Each candidate that goes was an answer to four questions: its cell's and its three houses'.
  static bool place(Node& node, Option option, auto&) {
    const auto [c, d] = option;
    Questions& questions = node.questions;
    for (Digit other : node.grid.candidates(c) - Digits{d})
      for (House h : houses_of(c)) questions.one_less(Questions::of(h, other));
    for (Cell peer : node.grid.place(c, d)) {
      questions.one_less(Questions::of(peer));
      for (House h : houses_of(peer)) questions.one_less(Questions::of(h, d));
    }
    questions.answered(Questions::of(c));
    for (House h : houses_of(c)) questions.answered(Questions::of(h, d));
    return true;
  }
};

}  // namespace

trace::Outcome run_least(const Grid& puzzle, const trace::Limits& limits,
                         trace::Recorder* recorder) {
  return search<Least>(puzzle, limits, recorder);
}

}  // namespace nonet::backtrack
