// The levels judged apart from the program that makes puzzles for them: the formula as it was
// published, told with plain arrays, and the bands as lists of techniques.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "board/canonical.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "support/fillings.h"

namespace nonet::testing {

// Σ (F − 1)² · 100 + E. Always the question with the fewest answers: which digit goes into this
// cell, or where does this digit go in this house? A cell on a tie; cells in reading order; digits
// from 1, each in rows, columns, boxes. It is answered as the solution says.
class PublishedFormula {
 public:
  PublishedFormula(const std::string& puzzle, const std::string& solution) {
    may_be_.fill(0x1FF);
    for (int c = 0; c < 81; ++c) solution_[slot(c)] = solution[slot(c)] - '0';
    for (int c = 0; c < 81; ++c)
      if (puzzle[slot(c)] != '.') put(c, puzzle[slot(c)] - '0');
  }

  int difficulty() {
    const auto open = static_cast<int>(std::count(digit_.begin(), digit_.end(), 0));
    int sum = 0;
    for (int left = open; left > 0; --left) {
      Question shortest;
      for (int c = 0; c < 81; ++c) ask_cell(c, shortest);
      for (int d = 1; d <= 9; ++d)
        for (int house = 0; house < 27; ++house) ask_house(d, house, shortest);
      sum += (shortest.answers - 1) * (shortest.answers - 1);
      put(shortest.cell, solution_[slot(shortest.cell)]);
    }
    return 100 * sum + open;
  }

 private:
  struct Question {
    int answers = 10;
    int cell = 0;  // where the solution's answer goes
  };

  static std::size_t slot(int c) { return static_cast<std::size_t>(c); }
  static bool same_house(int a, int b) {
    return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
  }
  static int cell_of(int house, int i) {
    const int n = house % 9;
    if (house < 9) return 9 * n + i;
    if (house < 18) return 9 * i + n;
    return 27 * (n / 3) + 3 * (n % 3) + 9 * (i / 3) + i % 3;
  }
  bool may_be(int c, int d) const { return (may_be_[slot(c)] >> (d - 1) & 1U) != 0; }
  void put(int c, int d) {
    digit_[slot(c)] = d;
    for (int other = 0; other < 81; ++other)
      if (same_house(c, other)) may_be_[slot(other)] &= ~(1U << (d - 1));
    may_be_[slot(c)] = 0;
  }

  void ask_cell(int c, Question& shortest) const {
    if (digit_[slot(c)] != 0) return;
    const int answers = std::popcount(may_be_[slot(c)]);
    if (answers < shortest.answers) shortest = {answers, c};
  }

  void ask_house(int d, int house, Question& shortest) const {
    int answers = 0;
    int where = -1;
    for (int i = 0; i < 9; ++i) {
      const int c = cell_of(house, i);
      if (digit_[slot(c)] == d) return;  // it is there already
      answers += may_be(c, d) ? 1 : 0;
      if (solution_[slot(c)] == d) where = c;
    }
    if (answers < shortest.answers) shortest = {answers, where};
  }

  std::array<int, 81> digit_{};
  std::array<unsigned, 81> may_be_{};  // bit d - 1: the cell is open and may still be d
  std::array<int, 81> solution_{};
};

struct JudgedLevel {
  std::string_view name;
  int from;
  int to;
  // What may be the hardest step on the standard path, with spaces between.
  std::string_view hardest;
  bool unsolved;  // the standard techniques need not be enough
};

inline constexpr std::string_view kJudgedSingles =
    " full-house naked-single hidden-single-box hidden-single-line ";
inline constexpr auto kJudgedLevels = std::to_array<JudgedLevel>({
    {"very-easy", 26, 26, kJudgedSingles, false},
    {"easy", 40, 40, kJudgedSingles, false},
    {"normal", 50, 99, kJudgedSingles, false},
    {"hard", 101, 199,
     " locked-pair locked-triple pointing claiming naked-pair naked-triple hidden-pair"
     " hidden-triple naked-quad hidden-quad x-wing swordfish jellyfish remote-pair bug-plus-1"
     " skyscraper dual-two-string-kite two-string-kite turbot-fish dual-empty-rectangle"
     " empty-rectangle w-wing xy-wing xyz-wing ",
     false},
    {"very-hard", 201, 299,
     " x-wing swordfish jellyfish remote-pair bug-plus-1 skyscraper dual-two-string-kite"
     " two-string-kite turbot-fish dual-empty-rectangle empty-rectangle w-wing xy-wing xyz-wing"
     " uniqueness-1 uniqueness-2 uniqueness-3 uniqueness-4 uniqueness-5 uniqueness-6"
     " hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2 finned-x-wing sashimi-x-wing"
     " finned-swordfish sashimi-swordfish finned-jellyfish sashimi-jellyfish sue-de-coq"
     " simple-colour-trap simple-colour-wrap multi-colours-1 multi-colours-2 x-chain xy-chain"
     " continuous-nice-loop aic discontinuous-nice-loop grouped-continuous-nice-loop grouped-aic"
     " grouped-discontinuous-nice-loop als-xz als-xy-wing als-chain ",
     false},
    {"extreme", 301, 1'000'000,
     " x-chain xy-chain continuous-nice-loop aic discontinuous-nice-loop"
     " grouped-continuous-nice-loop grouped-aic grouped-discontinuous-nice-loop als-xz als-xy-wing"
     " als-chain forcing-chain-contradiction forcing-chain-verity forcing-net-contradiction"
     " forcing-net-verity forcing-net-plus-contradiction forcing-net-plus-verity ",
     true},
});

inline const JudgedLevel& judged_level(std::string_view name) {
  return *std::ranges::find(kJudgedLevels, name, &JudgedLevel::name);
}

// What is wrong with a puzzle that was given out for the level; empty: nothing.
inline std::string wrong_by_difficulty(const JudgedLevel& level, const Filling& puzzle,
                                       const Filling& solution) {
  const Canonical canon = canonical(puzzle);
  const auto difficulty = [](const Filling& board, const Filling& solved) {
    return PublishedFormula{text_of(board), text_of(solved)}.difficulty();
  };
  const int as_given = difficulty(puzzle, solution);
  const int canonically = difficulty(canon.form, canon.map.apply(solution));
  const auto fits = [&](int figure) { return level.from <= figure && figure <= level.to; };
  std::string wrong;
  if (!fits(as_given)) wrong += " as given " + std::to_string(as_given);
  if (!fits(canonically)) wrong += " canonically " + std::to_string(canonically);
  if (puzzle == canon.form) wrong += " is the canonical form";
  return wrong.empty() ? wrong : std::string{level.name} + wrong + ": " + text_of(puzzle);
}

inline std::string wrong_by_band(const JudgedLevel& level, const Filling& puzzle) {
  const logic::Profile& profile = logic::standard_profile();
  const logic::Path path = logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true});
  if (!path.solved()) return level.unsolved ? "" : "not solved: " + text_of(puzzle);
  std::size_t hardest = 0;
  for (const logic::Step& step : path.steps)
    hardest = std::max(hardest, profile.rank(step.technique));
  const std::string key{logic::technique(profile.rows[hardest].technique).key};
  if (level.hardest.find(" " + key + " ") != std::string_view::npos) return {};
  return std::string{level.name} + " with " + key + ": " + text_of(puzzle);
}

}  // namespace nonet::testing
