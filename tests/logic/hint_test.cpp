// Hints from a player's board: steps, mistakes, what notes mean, techniques not yet learned.
#include "logic/hint.h"

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/technique.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/puzzles.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;

using testing::kPuzzle;

Filling solution_of(const std::string& puzzle) {
  return search::solve(Grid{filling_from(puzzle)}).value();
}

Hint hint_for(const Grid& board, std::vector<Candidate> history = {}) {
  const Filling solution = search::solve(Grid{board.puzzle()}).value();
  return hint({.board = board,
               .solution = solution,
               .profile = standard_profile(),
               .history = std::move(history)});
}

TEST(Hint, HasFourStagesFromANudgeToEverything) {
  const Hint help = hint_for(Grid{filling_from(kPuzzle)});
  EXPECT_EQ(help.kind, HintKind::step);
  ASSERT_EQ(help.stages.size(), 4U);
  EXPECT_EQ(help.stages[0], "Look at box 5.");
  EXPECT_EQ(help.stages[1],
            "There is a Naked Single. An empty cell that can hold only one digit takes it.");
  EXPECT_EQ(help.stages[2], "A Naked Single: row 5, column 5.");
  EXPECT_EQ(
      help.stages[3],
      "Row 5, column 5 can only be 5: every other digit is already in its row, column or box.");
}

TEST(Hint, FollowedToTheEndSolvesThePuzzle) {
  Grid board{filling_from(kPuzzle)};
  int hints = 0;
  for (Hint help = hint_for(board); help.kind == HintKind::step; help = hint_for(board)) {
    ASSERT_EQ(nonet::testing::objection(help.grid, *help.step), "");
    board = apply(help.grid, help.step->effect);
    ASSERT_LT(++hints, 200);
  }
  EXPECT_EQ(board.filling(), solution_of(kPuzzle));
  EXPECT_EQ(hint_for(board).kind, HintKind::solved);
}

TEST(Hint, TellsOfAMistakeWithoutGivingTheDigitAway) {
  Grid board{filling_from(kPuzzle)};
  board.place(cell_at(0, 2), digit_of(4));  // right
  board.place(cell_at(0, 3), digit_of(2));  // wrong: 6 belongs there
  const Candidate first{cell_at(0, 2), digit_of(4)};
  const Candidate second{cell_at(0, 3), digit_of(2)};
  const Hint help = hint_for(board, {first, second});
  EXPECT_EQ(help.kind, HintKind::mistake);
  EXPECT_EQ(help.move, 2U);
  EXPECT_EQ(help.wrong, CellSet{cell_at(0, 3)});
  EXPECT_FALSE(help.step.has_value());
  ASSERT_EQ(help.stages.size(), 4U);
  EXPECT_EQ(help.stages[0], "There is a mistake on the board. Move 2 was not right.");
  EXPECT_EQ(help.stages[1], "The mistake lies in box 2.");
  EXPECT_EQ(help.stages[2], "There is a mistake: row 1, column 4 cannot be 2.");
  EXPECT_TRUE(
      help.stages[3].starts_with(help.stages[2] + " Suppose that row 1, column 4 is 2. Then "))
      << help.stages[3];
  ASSERT_TRUE(help.contradiction.has_value());
  // The contradiction is real: its steps follow from the wrong digit, and then something is stuck.
  Grid grid{board.puzzle()};
  grid.place(first.cell, first.digit);
  grid.place(second.cell, second.digit);
  for (const Step& step : help.contradiction->steps) {
    EXPECT_EQ(nonet::testing::objection(grid, step), "");
    apply_to(grid, step.effect);
  }
  ASSERT_TRUE(help.contradiction->broken.has_value());
  const Must broken = *help.contradiction->broken;
  EXPECT_TRUE(broken.cell ? grid.candidates(*broken.cell).empty()
                          : grid.positions(broken.house, broken.digit).empty());
}

TEST(Hint, WithoutHistoryAMistakeIsStillFound) {
  Grid board{filling_from(kPuzzle)};
  board.place(cell_at(0, 3), digit_of(2));
  const Hint help = hint_for(board);
  EXPECT_EQ(help.kind, HintKind::mistake);
  EXPECT_EQ(help.move, std::nullopt);
  EXPECT_EQ(help.stages[0], "There is a mistake on the board. One of your digits is not right.");
}

TEST(Hint, NamesARepeatedDigit) {
  Grid board{filling_from(kPuzzle)};
  board.place(cell_at(0, 8), digit_of(5));  // row 1 has a 5
  const Hint help = hint_for(board);
  EXPECT_EQ(help.kind, HintKind::mistake);
  EXPECT_EQ(help.stages.back(),
            "The digit 5 stands more than once in row 1: r1c1 and r1c9. Only r1c9 was entered by "
            "you.");
}

// A given is never the mistake of the player.
TEST(Hint, NamesTheMoveThatRepeatsADigit) {
  Grid board{filling_from(kPuzzle)};
  const Candidate right{cell_at(0, 3), digit_of(6)};
  const Candidate wrong{cell_at(0, 2), digit_of(9)};  // box 1 has a 9 in r3c2
  board.place(right.cell, right.digit);
  board.place(wrong.cell, wrong.digit);
  const Hint help = hint_for(board, {right, wrong});
  EXPECT_EQ(help.move, 2U);
  EXPECT_EQ(help.wrong, CellSet{wrong.cell});
  EXPECT_EQ(help.stages[0], "There is a mistake on the board. Move 2 was not right.");
  EXPECT_EQ(help.stages[1], "The mistake lies in box 1.");
}

// Of two entries the one that is not in the solution, whichever came first; without a solution the
// later one.
TEST(Hint, OfTwoEntriesThatRepeatNamesTheWrongOne) {
  Grid board{filling_from(kPuzzle)};
  const Candidate wrong{cell_at(0, 3), digit_of(2)};
  const Candidate right{cell_at(0, 8), digit_of(2)};
  board.place(wrong.cell, wrong.digit);
  board.place(right.cell, right.digit);
  EXPECT_EQ(hint_for(board, {wrong, right}).move, 1U);
  EXPECT_EQ(hint_for(board, {right, wrong}).move, 2U);
  EXPECT_EQ(hint_for(board).move, std::nullopt);
  const Hint unknown =
      hint({.board = board, .profile = standard_profile(), .history = {wrong, right}});
  EXPECT_EQ(unknown.move, 2U);
}

// A board with nothing noted but these.
Grid with_notes(const std::vector<std::pair<Cell, Digits>>& notes) {
  Grid board{filling_from(kPuzzle)};
  for (Cell c : board.open_cells()) board.set_candidates(c, {});
  for (const auto& [cell, digits] : notes) board.set_candidates(cell, digits);
  return board;
}

// r1c3 may be 1, 2 or 4: that one of them is noted crosses out nothing.
TEST(Hint, ReadsSomeNotesAsReminders) {
  const Grid plain{filling_from(kPuzzle)};
  const Hint help = hint_for(with_notes({{cell_at(0, 2), {1}}, {cell_at(1, 1), {2, 7}}}));
  EXPECT_EQ(help.stages, hint_for(plain).stages);
  EXPECT_EQ(help.grid, plain);
  EXPECT_EQ(help.about_notes, "");
}

TEST(Hint, CountsWhatWasCrossedOutOfFullNotes) {
  Grid board{filling_from(kPuzzle)};
  board.set_candidates(cell_at(0, 2), {4});
  const std::vector<TechniqueId> singles{TechniqueId::naked_single};
  const Profile profile = standard_profile().only(singles);
  const auto first_at = [&](NotesAre are) {
    return hint(
        {.board = board, .notes = {are, {}}, .solution = solution_of(kPuzzle), .profile = profile});
  };
  const Hint help = first_at(NotesAre::detected);
  ASSERT_EQ(help.stages.size(), 4U);
  EXPECT_EQ(help.stages[0], "With the candidates that you crossed out, look at box 1.");
  EXPECT_EQ(help.stages[3],
            "With the candidates that you crossed out, row 1, column 3 has one candidate left, 4: "
            "every other digit is in its row, column or box or has been crossed out.");
  EXPECT_EQ(first_at(NotesAre::reminders).stages[0], "Look at box 5.");
}

// All that was crossed out comes back, right and wrong alike: naming the wrong one would name 4.
TEST(Hint, LeavesCrossingsAsideThatTakeASolutionDigit) {
  Grid board{filling_from(kPuzzle)};
  board.set_candidates(cell_at(0, 2), {1, 2});  // 4 belongs there
  const Grid plain{filling_from(kPuzzle)};
  const Cell right = cell_at(1, 1);  // 7 belongs there
  board.set_candidates(right, {7});
  const Hint help = hint_for(board);
  EXPECT_EQ(help.kind, HintKind::step);
  EXPECT_EQ(help.grid, plain);
  EXPECT_EQ(help.stages, hint_for(plain).stages);
  EXPECT_EQ(help.put_back, (CellSet{cell_at(0, 2), right}));
  EXPECT_EQ(help.about_notes,
            "You crossed out too much: the digits leave more than your "
            "notes in r1c3 and r2c2. This hint looks at the digits alone.");
}

TEST(Hint, NamesNotesOfDigitsThatStandAlready) {
  Grid board{filling_from(kPuzzle)};
  board.set_candidates(cell_at(0, 2), {1, 2, 4, 5});  // r1c1 is 5
  const Hint help = hint_for(board);
  EXPECT_EQ(help.stale_notes, CellSet{cell_at(0, 2)});
  EXPECT_EQ(help.about_notes,
            "In row 1, column 3 a digit is noted that stands in the same row, column or box.");
}

// A player who notes nothing and does what hints say: what they cross out is not asked for again.
TEST(Hint, FollowedWithoutNotesSolvesAPuzzleThatNeedsEliminations) {
  const std::string puzzle =
      "43.6.8.1.8....1.3....5....7......7.66..389..15.9......9....6....6.9....3.1.2.3.68";
  Grid board{filling_from(puzzle)};
  NoteUse use;
  int eliminations = 0;
  for (int hints = 0; !board.full(); ++hints) {
    for (Cell c : board.open_cells()) board.set_candidates(c, {});
    const Hint help = hint({.board = board,
                            .notes = use,
                            .solution = solution_of(puzzle),
                            .profile = standard_profile()});
    ASSERT_EQ(help.kind, HintKind::step);
    ASSERT_EQ(help.about_notes, "");
    ASSERT_LT(hints, 200);
    for_each(help.step->effect.placements, [&](Cell c, Digit d) { board.place(c, d); });
    use.crossed_out |= help.step->effect.eliminations;
    eliminations += help.step->effect.placements.empty();
  }
  EXPECT_EQ(board.filling(), solution_of(puzzle));
  EXPECT_GT(eliminations, 0);
}

// What is crossed out by name counts, however little is noted.
TEST(Hint, CountsWhatIsCrossedOutByName) {
  const Cell cell = cell_at(0, 2);
  NoteUse use;
  for (int d : {1, 2}) use.crossed_out.insert(cell, digit_of(d));
  const Grid board = with_notes({});
  const Hint help = hint({.board = board,
                          .notes = use,
                          .solution = solution_of(kPuzzle),
                          .profile = standard_profile()});
  EXPECT_EQ(help.grid.candidates(cell), Digits{4});
  use.crossed_out.insert(cell, digit_of(4));
  EXPECT_EQ(read_notes(board, use, solution_of(kPuzzle)).grid, Grid{filling_from(kPuzzle)});
}

TEST(Hint, SaysWhatIsNotLearnedYet) {
  const Grid board{filling_from(kPuzzle)};
  const std::vector<TechniqueId> known{TechniqueId::full_house};
  const Hint help = hint({.board = board,
                          .solution = solution_of(kPuzzle),
                          .profile = standard_profile(),
                          .known = known});
  EXPECT_EQ(help.kind, HintKind::not_learned);
  ASSERT_EQ(help.stages.size(), 1U);
  EXPECT_EQ(help.stages[0], "The next step needs a Naked Single, which you have not learned yet.");
}

TEST(Hint, SaysThatThePuzzleItselfIsWrong) {
  Filling wrong = filling_from(kPuzzle);
  wrong.set(cell_at(0, 2), digit_of(2));
  const Hint help =
      hint({.board = Grid{wrong}, .solutions = Solutions::none, .profile = standard_profile()});
  EXPECT_EQ(help.kind, HintKind::mistake);
  ASSERT_EQ(help.stages.size(), 2U);
  EXPECT_EQ(help.stages[0], "The puzzle has no solution: at least one of its digits is wrong.");
  EXPECT_TRUE(help.stages[1].find(" no place left for ") != std::string::npos ||
              help.stages[1].find("nothing is left for") != std::string::npos)
      << help.stages[1];
  EXPECT_TRUE(help.stages[1].ends_with(" So the puzzle has no solution.")) << help.stages[1];
}

TEST(Hint, IsHonestWhenNothingApplies) {
  const Hint help = hint({.board = Grid{}, .profile = standard_profile()});
  EXPECT_EQ(help.kind, HintKind::stuck);
  ASSERT_EQ(help.stages.size(), 1U);
  EXPECT_TRUE(help.stages[0].starts_with("None of the techniques")) << help.stages[0];
}

TEST(Hint, SaysThatThereAreSeveralSolutions) {
  Grid board;
  for (int column = 0; column < 8; ++column) board.give(cell_at(0, column), digit_of(column + 1));
  const Hint help =
      hint({.board = board, .solutions = Solutions::several, .profile = standard_profile()});
  EXPECT_EQ(help.kind, HintKind::step);
  ASSERT_EQ(help.stages.size(), 4U);
  for (const std::string& stage : help.stages)
    EXPECT_TRUE(stage.starts_with("The puzzle has several solutions. ")) << stage;
}

// A technique that assumes one solution is not used where that is not proven.
TEST(Hint, UniquenessIsUsedOnlyWhereItIsProven) {
  Grid board;  // four cells with the same two candidates: a test 1
  for (Cell c : {cell_at(0, 0), cell_at(0, 3), cell_at(1, 0)}) board.set_candidates(c, {1, 2});
  board.set_candidates(cell_at(1, 3), {1, 2, 3});
  const TechniqueId only[] = {TechniqueId::uniqueness_1};
  const Profile profile = find_profile("all")->only(only);
  EXPECT_TRUE(find_steps(board, {.profile = profile}).empty());
  EXPECT_FALSE(find_steps(board, {.profile = profile, .proven_unique = true}).empty());
}

// 3 in row 1 and 5 in column 5 have two places each; between them r1c5 changes the digit, and may
// have any number of candidates.
TEST(Hint, OfAChainLooksAtItsDigits) {
  const auto node = [](int d, int row, int column) {
    return ChainNode{digit_at(d - 1), CellSet{cell_at(row - 1, column - 1)}};
  };
  Chain chain{
      {node(3, 1, 1), node(3, 1, 5), node(5, 1, 5), node(5, 7, 5)},
      {{.strong = true, .house = row_house(0)}, {}, {.strong = true, .house = column_house(4)}}};
  const auto words = [&] {
    return hint_text(Grid{}, removing(TechniqueId::aic, {}, ChainEvidence{{chain}}), Stage::where);
  };
  EXPECT_EQ(words(), "Look at the places of the digits 3 and 5.");
  chain.links[1].strong = true;
  EXPECT_EQ(words(), "Look at the cells with two candidates.");
}

TEST(Hint, SaysThatTheTimeWasUp) {
  const Hint help =
      hint({.board = Grid{}, .profile = standard_profile(), .stop = [] { return true; }});
  EXPECT_EQ(help.kind, HintKind::stuck);
  EXPECT_TRUE(help.stopped);
  EXPECT_EQ(help.stages, std::vector<std::string>{"The time was up before a step was found."});
}

}  // namespace
}  // namespace nonet::logic
