// Any puzzle: it has a rating exactly when it has one solution, and its card agrees with itself.
// One byte a cell: nothing, a digit, or the digit of a full board (so that many have one solution).
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "board/symmetry.h"
#include "rate/card.h"
#include "search/count.h"

namespace {

using namespace nonet;

void demand(bool holds) {
  if (!holds) std::abort();
}

constexpr Digit full_board_at(Cell c) {
  const int row = row_of(c);
  return digit_at((3 * (row % 3) + row / 3 + column_of(c)) % 9);
}

Filling puzzle_from(const std::uint8_t* data, std::size_t size) {
  Filling puzzle;
  for (std::size_t i = 0; i < size && i < kCells; ++i) {
    const Cell c = cell_at(static_cast<int>(i));
    if (data[i] % 2 == 0)
      puzzle.set(c, full_board_at(c));
    else if (data[i] % 16 == 1)
      puzzle.set(c, digit_at(data[i] / 16 % 9));
  }
  return puzzle;
}

void check_card(const rate::Card& card, const logic::Profile& profile) {
  int steps = 0;
  int points = 0;
  for (const rate::TechniqueUse& use : card.techniques) {
    steps += use.steps;
    points += use.steps * profile.points(use.technique);
  }
  const rate::Rating& rating = card.rating;
  demand(steps == card.steps && points == rating.score.points);
  demand(rating.score.solved == (card.cells_left == 0));
  demand(rating.score.hardest.has_value() == (steps > 0));
  demand(rating.branching.empty == kCells - card.givens);
  demand(rating.level == rate::level_of(rating.branching.difficulty()));
  demand(!card.narrowest || *card.narrowest > 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Filling puzzle = puzzle_from(data, size);
  int polls = 0;
  const auto stop = [&] { return ++polls > 2000; };
  const search::Count count = search::count(puzzle, {.solutions = 2, .stop = stop});
  if (count.stopped) return 0;
  const auto card = rate::card(puzzle, {.solution = {}, .stop = stop});
  if (!card && card.error() == rate::NotRatable::stopped) return 0;
  demand(card.has_value() == (count.solutions == 1));
  if (!card) return 0;
  check_card(*card, logic::standard_profile());
  const Isomorphism moved = random_isomorphism(size > 0 ? data[0] : 0);
  const auto other = rate::rate(moved.apply(puzzle), {});
  demand(other && other->branching == card->rating.branching);
  return 0;
}
