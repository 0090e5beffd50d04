// Hints at positions of played games with notes of every kind, right, wrong and missing: every
// sentence of every stage is true of the candidates that the digits leave, and where it says that
// it counts what was crossed out, of these without that.
#include <array>
#include <map>

#include <gtest/gtest.h>

#include "board/random.h"
#include "logic/checker.h"
#include "logic/explain/explain.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "logic/sentence_reader.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;
using nonet::testing::judged;
using nonet::testing::objection;

constexpr std::string_view kCounting = "With the candidates that you crossed out, ";

// A game by its logical path: the notes of a careful player would be the path's candidates.
struct PlayedPuzzle {
  Filling solution;
  Path path;
  std::vector<std::size_t> told = {};  // moments at which digits alone do not lead on
};

std::vector<PlayedPuzzle> played_puzzles(std::size_t of_each) {
  std::vector<std::string> lines{nonet::testing::kPuzzle};
  for (const char* file : {"everyday.txt", "top1465.txt", "clues17.txt", "hardest.txt"})
    for (const std::string& line : nonet::testing::shared_lines(file, 7, of_each))
      lines.push_back(line);
  std::vector<PlayedPuzzle> puzzles;
  for (const std::string& line : lines) {
    const Grid grid{filling_from(line)};
    puzzles.push_back({search::solve(grid).value(),
                       solve(grid, {.profile = standard_profile(), .proven_unique = true})});
    PlayedPuzzle& puzzle = puzzles.back();
    const auto is_single = [&](std::size_t i) {
      return std::holds_alternative<SingleEvidence>(puzzle.path.steps[i].evidence);
    };
    for (std::size_t i = 0; i < puzzle.path.steps.size(); ++i)
      if (!is_single(i) || (i > 0 && !is_single(i - 1))) puzzle.told.push_back(i);
  }
  return puzzles;
}

// How a player notes. Each cell is noted or not; a noted one holds some or all of what it may be.
struct Habit {
  const char* name;
  NotesAre are;
  int cells;    // of ten open ones are noted
  bool whole;   // a noted cell holds all that is left of it, else a part
  int ahead;    // of 100 candidates that can go are crossed out before a step says so
  int lost;     // of 100 noted cells lack the digit of the solution
  int astray;   // of 100 noted cells hold a digit that cannot be
  int by_name;  // candidates crossed out one by one
};
constexpr auto kHabits = std::to_array<Habit>({
    {"nothing", NotesAre::detected, 0, true, 0, 0, 0, 0},
    {"corner notes", NotesAre::reminders, 4, false, 0, 20, 5, 0},
    {"corner notes everywhere", NotesAre::reminders, 10, false, 0, 20, 5, 0},
    {"some centre notes", NotesAre::detected, 5, false, 0, 20, 5, 0},
    {"all centre notes", NotesAre::detected, 10, true, 0, 0, 0, 0},
    {"all centre notes, ahead", NotesAre::detected, 10, true, 25, 0, 0, 0},
    {"all centre notes, some wrong", NotesAre::detected, 10, true, 5, 4, 2, 0},
    {"whole centre notes in some cells", NotesAre::candidates, 5, true, 15, 0, 3, 0},
    {"whole ones, some wrong", NotesAre::candidates, 5, true, 10, 10, 3, 0},
    {"crossed out one by one", NotesAre::detected, 3, false, 0, 20, 0, 12},
});

struct NotedBoard {
  Grid board;
  NoteUse use;
};

class Player {
 public:
  explicit Player(std::uint64_t seed) : source_{seed} {}

  int chance(int bound) {
    return static_cast<int>(below(static_cast<std::uint64_t>(bound), source_));
  }

  // Mostly a moment at which notes tell more than the digits do.
  Grid moment_of(const PlayedPuzzle& puzzle) {
    const auto one_of = [&](std::size_t many) {
      return static_cast<std::size_t>(chance(static_cast<int>(many)));
    };
    if (puzzle.told.empty() || chance(4) == 0)
      return puzzle.path.before(one_of(puzzle.path.steps.size() + 1));
    return puzzle.path.before(puzzle.told[one_of(puzzle.told.size())]);
  }

  NotedBoard note(const Grid& moment, const Filling& solution, const Habit& habit) {
    NotedBoard noted{with_plain_candidates(moment), {habit.are, {}}};
    const Grid plain = noted.board;
    for (Cell c : plain.open_cells()) {
      const bool writes = chance(10) < habit.cells;
      noted.board.set_candidates(c, writes ? written(moment, c, *solution.at(c), habit) : Digits{});
    }
    for (int i = 0; i < habit.by_name; ++i) {
      const auto c = static_cast<Cell>(chance(kCells));
      const Digit d = digit_at(chance(kDigits));
      if (!moment.candidates(c).contains(d) || chance(40) == 0) noted.use.crossed_out.insert(c, d);
    }
    return noted;
  }

 private:
  Digits written(const Grid& moment, Cell c, Digit answer, const Habit& habit) {
    Digits digits = moment.candidates(c);
    if (!habit.whole)
      for (Digit d : moment.candidates(c))
        if (chance(2) == 0) digits.erase(d);
    for (Digit d : moment.candidates(c) - Digits{answer})
      if (chance(100) < habit.ahead) digits.erase(d);
    if (chance(100) < habit.lost) digits.erase(answer);
    if (chance(100) < habit.astray) digits.insert(digit_at(chance(kDigits)));
    return digits;
  }

  SplitMix64 source_;
};

// What the digits leave, by the rules alone.
Grid by_rules(Grid board) {
  for (Cell c : board.open_cells()) {
    Digits left = Digits::all();
    for (Cell other : kAllCells) {
      const bool sees =
          row_of(other) == row_of(c) || column_of(other) == column_of(c) ||
          (row_of(other) / 3 == row_of(c) / 3 && column_of(other) / 3 == column_of(c) / 3);
      if (sees && board.at(other)) left.erase(*board.at(other));
    }
    board.set_candidates(c, left);
  }
  return board;
}

// The rule in the words of this test, candidate by candidate.
CandidateSet crossings(const NotedBoard& noted) {
  bool everywhere = true;
  for (Cell c : noted.board.open_cells()) everywhere &= !noted.board.candidates(c).empty();
  const bool count =
      noted.use.are == NotesAre::candidates || (noted.use.are == NotesAre::detected && everywhere);
  const Grid plain = by_rules(noted.board);
  CandidateSet gone;
  for (Cell c : plain.open_cells()) {
    const Digits notes = noted.board.candidates(c);
    for (Digit d : plain.candidates(c)) {
      const bool lacks = count && !notes.empty() && !notes.contains(d);
      if (lacks || noted.use.crossed_out.contains(c, d)) gone.insert(c, d);
    }
  }
  return gone;
}

CellSet robbed(const CandidateSet& gone, const Grid& board, const Filling& solution) {
  CellSet cells;
  for (Cell c : board.open_cells())
    if (gone.contains(c, *solution.at(c))) cells.insert(c);
  return cells;
}

// What was met, so that a test which meets nothing fails.
struct Met {
  std::size_t positions = 0, steps = 0, counting = 0, put_back = 0, more_named = 0, stale = 0;
  int claims = 0;
  std::map<std::string, int> unread = {};  // techniques whose explanation has no known claim
};

void judge_stages(const Hint& help, const Grid& plain, const CandidateSet& gone,
                  const Filling& solution, Met& met) {
  Grid without = plain;
  for_each(gone, [&](Cell c, Digit d) { without.eliminate(c, d); });
  const bool counting = help.stages[0].starts_with(kCounting);
  if (counting) ASSERT_FALSE(gone.empty());
  const Grid& grid = counting ? without : plain;
  int claims = 0;
  for (const std::string& stage : help.stages) {
    ASSERT_EQ(stage.starts_with(kCounting), counting) << stage;
    const std::string sentence = counting ? stage.substr(kCounting.size()) : stage;
    const auto judgement = judged(sentence, grid, solution);
    for (const std::string& what : judgement.objections) ADD_FAILURE() << what << "\nin " << stage;
    claims = judgement.claims;
    met.claims += claims;
  }
  met.counting += counting;
  if (help.kind != HintKind::step) return;
  ++met.steps;
  EXPECT_EQ(objection(grid, *help.step), "") << help.stages.back();
  EXPECT_EQ(explain(grid, *help.step), explain(help.grid, *help.step));
  if (claims == 0) ++met.unread[help.stages[2].substr(0, help.stages[2].find(':'))];
}

void judge_position(const NotedBoard& noted, const Filling& solution, Met& met) {
  const Hint help = hint({.board = noted.board,
                          .notes = noted.use,
                          .solutions = Solutions::one,
                          .solution = solution,
                          .profile = standard_profile()});
  const Grid plain = by_rules(noted.board);
  const CandidateSet gone = crossings(noted);
  const CellSet lost = robbed(gone, plain, solution);
  ++met.positions;
  if (plain.full()) return;
  ASSERT_TRUE(help.kind == HintKind::step || help.kind == HintKind::stuck);
  EXPECT_EQ(help.put_back, lost.empty() ? CellSet{} : gone.cells());
  EXPECT_EQ(help.about_notes.empty(), help.put_back.empty() && help.stale_notes.empty());
  if (!lost.empty()) EXPECT_FALSE(help.stages[0].starts_with(kCounting)) << help.stages[0];
  met.put_back += !lost.empty();
  met.more_named += !lost.empty() && help.put_back != lost;
  met.stale += !help.stale_notes.empty();
  judge_stages(help, plain, gone, solution, met);
}

TEST(NotedHints, AreTrueOfTheCandidates) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  const auto puzzles = played_puzzles(50);
  const std::size_t wanted = nonet::testing::long_tests() ? 20'000 : 2000;
  Player player{20};
  Met met;
  for (std::size_t n = 0; n < wanted && !::testing::Test::HasFailure(); ++n) {
    const PlayedPuzzle& puzzle = puzzles[n % puzzles.size()];
    const Grid grid = player.moment_of(puzzle);
    const Habit& habit = kHabits[(n / puzzles.size() + n) % kHabits.size()];
    SCOPED_TRACE(habit.name + (", " + nonet::testing::text_of(grid.filling())));
    judge_position(player.note(grid, puzzle.solution, habit), puzzle.solution, met);
  }
  if (HasFailure()) return;
  std::cout << met.positions << " positions, " << met.claims << " claims, " << met.steps
            << " steps, " << met.counting << " with what was crossed out, " << met.put_back
            << " with too much crossed out (" << met.more_named
            << " name more than the wrong ones), " << met.stale << " with stale notes\n";
  int unread = 0;
  for (const auto& [technique, count] : met.unread) {
    std::cout << "left to the checker alone: " << technique << ", " << count << '\n';
    unread += count;
  }
  EXPECT_LT(unread, static_cast<int>(wanted / 20));
  EXPECT_EQ(met.positions, wanted);
  EXPECT_GT(met.claims, static_cast<int>(3 * wanted / 2));
  EXPECT_GT(met.counting, wanted / 20);
  EXPECT_GT(met.put_back, wanted / 20);
  EXPECT_GT(met.more_named, met.put_back / 2);
}

// Digits that are not right, with any notes: what is said of them is so.
TEST(NotedHints, TellMistakesWhateverIsNoted) {
  const PlayedPuzzle puzzle = played_puzzles(0).front();
  Player player{21};
  for (int n = 0; n < 60; ++n) {
    NotedBoard noted = player.note(player.moment_of(puzzle), puzzle.solution,
                                   kHabits[static_cast<std::size_t>(n) % kHabits.size()]);
    const Grid plain = with_plain_candidates(noted.board);
    for (Cell c : plain.open_cells()) {
      const Digits wrong = plain.candidates(c) - Digits{*puzzle.solution.at(c)};
      if (wrong.empty()) continue;
      noted.board.place(c, wrong.first());
      break;
    }
    const Hint help = hint({.board = noted.board,
                            .notes = noted.use,
                            .solutions = Solutions::one,
                            .solution = puzzle.solution,
                            .profile = standard_profile()});
    if (noted.board.filling() == plain.filling()) continue;
    EXPECT_EQ(help.kind, HintKind::mistake);
    const auto judgement = judged(help.stages[2], noted.board, puzzle.solution);
    EXPECT_EQ(judgement.effects, 1) << help.stages[2];
    EXPECT_TRUE(judgement.objections.empty()) << help.stages[2];
  }
}

// The reader is no yes-sayer: sentences that are not so.
TEST(SentenceReader, Objects) {
  const Grid grid{filling_from(nonet::testing::kPuzzle)};
  const Filling solution = filling_from(nonet::testing::kSolved);
  for (const char* text : {
           "Row 1, column 3 has one candidate left, 4: every other digit is in its row, column or "
           "box or has been crossed out.",
           "Row 1, column 3 can only be 4: every other digit is already in its row, column or box.",
           "In row 1, the digit 4 fits only in column 3.",
           "In box 1, the digit 2 fits only in r1c3 and r2c2, which also lie in row 1.",
           "In rows 1 and 2, the digit 2 fits only in columns 3 and 4.",
           "r1c3 and r1c4 have only 2 and 4 as candidates between them.",
           "In row 1, the digits 1 and 2 fit only in columns 3 and 4.",
           "Suppose that r1c3 is not 4. Then r2c3 is 4, the only other place in box 1.",
           "Then r1c3 is not 1 but 2.",
           "r1c3 is 1 or 2. If it is 1, then r1c4 is 2.",
           "The last empty cell of row 1 is row 1, column 3; the missing digit is 4.",
           "A Naked Pair: the digits 3 and 9 in r1c3 and r1c4.",
           "So 4 can be crossed out in r1c3.",
       }) {
    const auto judgement = judged(text, grid, solution);
    EXPECT_EQ(judgement.claims + judgement.effects, 1) << text;
    EXPECT_EQ(judgement.objections.size(), 1U) << text;
  }
}

}  // namespace
}  // namespace nonet::logic
