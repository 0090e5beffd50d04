#include "logic/why_not.h"

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/explain/hint_words.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;

using testing::kPuzzle;

struct Question {
  const char* name;
  Cell cell;
  int digit;
  WhyNotKind kind;
};

TEST(WhyNot, AnswersPlainQuestionsPlainly) {
  const Grid grid{filling_from(kPuzzle)};
  const Question table[] = {
      {"given", cell_at(0, 0), 5, WhyNotKind::stands_there},
      {"other given", cell_at(0, 0), 7, WhyNotKind::cell_is_full},
      {"in the row", cell_at(0, 2), 7, WhyNotKind::seen},
      {"the right digit", cell_at(0, 2), 4, WhyNotKind::possible},
  };
  for (const Question& row : table) {
    const WhyNot answer =
        why_not(grid, row.cell, digit_of(row.digit), {.profile = standard_profile()});
    EXPECT_EQ(answer.kind, row.kind) << row.name;
    EXPECT_FALSE(why_not_words(grid, row.cell, digit_of(row.digit), answer).empty());
  }
}

// Each candidate that the solution does not have is refuted by steps or a contradiction; every
// step of the answer follows on the board that it is told on.
void expect_refuted(const Grid& grid, Cell c, Digit d) {
  const WhyNot answer = why_not(grid, c, d, {.profile = standard_profile()});
  Grid board = grid;
  if (answer.kind == WhyNotKind::contradiction) {
    board.place(c, d);
    for (const Step& step : answer.contradiction->steps) {
      ASSERT_EQ(nonet::testing::objection(board, step), "");
      apply_to(board, step.effect);
    }
  } else {
    ASSERT_EQ(answer.kind, WhyNotKind::steps);
    for (const Step& step : answer.steps) {
      ASSERT_EQ(nonet::testing::objection(board, step), "");
      apply_to(board, step.effect);
    }
    EXPECT_FALSE(board.candidates(c).contains(d));
    EXPECT_NE(board.at(c), d);
  }
}

TEST(WhyNot, RefutesEveryWrongCandidateOfAnEasyPuzzle) {
  const Grid grid{filling_from(kPuzzle)};
  const Filling solution = search::solve(grid).value();
  for (Cell c : grid.open_cells())
    for (Digit d : grid.candidates(c))
      if (solution.at(c) != d) ASSERT_NO_FATAL_FAILURE(expect_refuted(grid, c, d));
}

// What is left after slicing is needed: no answer drags the whole path along.
TEST(WhyNot, KeepsOnlyWhatIsNeeded) {
  const Grid grid{filling_from(kPuzzle)};
  const Filling solution = search::solve(grid).value();
  std::size_t longest = 0;
  for (Cell c : grid.open_cells())
    for (Digit d : grid.candidates(c))
      if (solution.at(c) != d)
        longest =
            std::max(longest, why_not(grid, c, d, {.profile = standard_profile()}).steps.size());
  EXPECT_LT(longest, 20U);
}

}  // namespace
}  // namespace nonet::logic
