#include "cdcl/proof.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "cdcl/boards.h"
#include "cdcl/cdcl.h"
#include "cdcl/dimacs.h"
#include "cdcl/rup_checker.h"

namespace nonet::cdcl {
namespace {

using testing::board;
using testing::RupChecker;
using trace::Outcome;

struct Proven {
  Outcome outcome;
  std::string proof;
};

Proven prove(const WideFilling& puzzle, std::uint64_t solutions, Decide decide = Decide::activity) {
  Proven proven;
  Proof proof{[&](std::string_view text) { proven.proof += text; }};
  proven.outcome =
      run(puzzle, {.decide = decide}, {.solutions = solutions, .work = 1'000'000}, nullptr, &proof);
  return proven;
}

std::string cnf(const WideFilling& puzzle, const std::vector<WideFilling>& blocked = {}) {
  std::string text;
  write_dimacs(Position{puzzle, {}, {}}, blocked, [&](std::string_view part) { text += part; });
  return text;
}

std::string complaint(const std::string& dimacs, const std::string& proof) {
  return RupChecker{dimacs}.complaint_about(proof);
}

// At least 200 boards without a solution, of several sizes and kinds.
std::vector<WideFilling> refutable() {
  std::vector<WideFilling> boards;
  const auto add = [&](std::vector<WideFilling> more) {
    for (WideFilling& b : more) boards.push_back(std::move(b));
  };
  add(testing::unsolvable_boards(4, 20, 8, 1));
  add(testing::unsolvable_boards(6, 40, 20, 2));
  add(testing::unsolvable_boards(9, 60, 45, 3));
  // Hard puzzles with one given changed: refuting them takes real learning.
  testing::HoleMaker maker{Shape{}, 4};
  const std::vector<WideFilling> hard = testing::sample("hardest.txt", 83, 100);
  for (std::size_t i = 0; boards.size() < 210; ++i) {
    const WideFilling spoiled = maker.spoiled(hard[i % hard.size()]);
    if (Encoding{Position{spoiled, {}, {}}}.repeat()) continue;
    if (testing::count_by_trying(spoiled, 1) == 0) boards.push_back(spoiled);
  }
  return boards;
}

// A board with several hundred solutions.
WideFilling many_solutions() {
  testing::HoleMaker maker{Shape{}, 3};
  for (;;) {
    const WideFilling puzzle = maker.with_holes(maker.mixed(), 57);
    const Outcome counted = run(puzzle, {}, {.solutions = 1'500, .work = 100'000});
    if (counted.complete && counted.solutions > 500) return puzzle;
  }
}

TEST(Proof, UnsolvableBoardsAreRefuted) {
  std::size_t lines = 0;
  const std::vector<WideFilling> boards = refutable();
  ASSERT_GE(boards.size(), 200U);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const Decide decide = i % 2 == 0 ? Decide::activity : Decide::mrv;
    const Proven proven = prove(boards[i], 1, decide);
    ASSERT_EQ(proven.outcome.verdict, trace::Verdict::unsolvable);
    EXPECT_EQ(complaint(cnf(boards[i]), proven.proof), "") << "board " << i;
    lines += static_cast<std::size_t>(std::count(proven.proof.begin(), proven.proof.end(), '\n'));
  }
  EXPECT_GT(lines, 10 * boards.size()) << "the proofs are too trivial to mean much";
}

TEST(Proof, ThatThereIsNoSecondSolution) {
  for (const WideFilling& puzzle : testing::sample("hardest.txt", 401, 20)) {
    const Proven proven = prove(puzzle, 2);
    if (proven.outcome.solutions != 1) continue;
    EXPECT_EQ(complaint(cnf(puzzle, {*proven.outcome.first}), proven.proof), "");
    EXPECT_NE(complaint(cnf(puzzle), proven.proof), "") << "the puzzle itself has a solution";
  }
}

struct Enumerated {
  Outcome outcome;
  std::vector<WideFilling> solutions;
  std::string proof;
};

Enumerated enumerate(const WideFilling& puzzle, std::uint64_t most) {
  Enumerated result;
  trace::Recorder recorder{puzzle.shape(), 10'000'000};
  Proof proof{[&](std::string_view part) { result.proof += part; }};
  result.outcome = run(puzzle, {}, {.solutions = most, .work = 1'000'000}, &recorder, &proof);
  for (const trace::Event& event : recorder.trace().events) {
    if (event.kind != trace::Kind::solution) continue;
    WideFilling& solution = result.solutions.emplace_back(puzzle.shape());
    for (const trace::Literal& l : event.literals) solution.set(l.cell, l.digit);
  }
  return result;
}

// "No more than these": hundreds of solutions, each blocked in the CNF.
TEST(Proof, ThatAllSolutionsWereFound) {
  const WideFilling puzzle = many_solutions();
  Enumerated all = enumerate(puzzle, 10'000);
  ASSERT_TRUE(all.outcome.complete);
  ASSERT_EQ(all.solutions.size(), all.outcome.solutions);
  EXPECT_EQ(complaint(cnf(puzzle, all.solutions), all.proof), "");
  all.solutions.pop_back();
  EXPECT_NE(complaint(cnf(puzzle, all.solutions), all.proof), "") << "one solution is not blocked";
}

// Conflicts enough for restarts, forgetting and simplification on level 0 to leave their lines.
// The run is not finished, so the missing empty clause must be all there is to complain of.
TEST(Proof, EveryLineOfALongRunFollows) {
  const WideFilling empty;
  Enumerated some = enumerate(empty, 3000);
  EXPECT_GT(some.outcome.statistics.forgotten, 0U);
  EXPECT_GT(some.outcome.statistics.restarts, 0U);
  EXPECT_NE(some.proof.find("\nd "), std::string::npos);
  some.solutions.pop_back();
  EXPECT_EQ(complaint(cnf(empty, some.solutions), some.proof),
            "the proof ends without the empty clause");
}

TEST(Proof, RepeatedGivensNeedOnlyTheEmptyClause) {
  const WideFilling puzzle = board(9, "11");
  const Proven proven = prove(puzzle, 1);
  EXPECT_EQ(proven.proof, "0\n");
  EXPECT_EQ(complaint(cnf(puzzle), proven.proof), "");
}

TEST(Proof, OfAPositionWithCrossedOutCandidates) {
  Grid grid{board(9, testing::kHard).standard()};
  const Outcome solved = run(grid, {}, {.solutions = 1, .work = 100'000});
  const Cell open = grid.open_cells().first();
  grid.eliminate(open, *solved.first->at(wide(open)));
  std::string text;
  Proof proof{[&](std::string_view part) { text += part; }};
  const Outcome outcome = run(grid, {}, {.solutions = 1, .work = 100'000}, nullptr, &proof);
  ASSERT_EQ(outcome.verdict, trace::Verdict::unsolvable);
  std::string dimacs;
  write_dimacs(position_of(grid), {}, [&](std::string_view part) { dimacs += part; });
  EXPECT_EQ(complaint(dimacs, text), "");
}

class SpoiledProof : public ::testing::Test {
 protected:
  SpoiledProof() {
    // The hard puzzle with a wrong given that no propagation alone refutes.
    WideFilling solution = *run(puzzle_, {}, {.solutions = 1, .work = 100'000}).first;
    for (int i = 0; i < 81; ++i) {
      for (int d = 1; d <= 9; ++d) {
        WideFilling wrong = puzzle_;
        if (puzzle_.at(static_cast<WideCell>(i))) continue;
        wrong.set(static_cast<WideCell>(i), digit_of(d));
        if (solution.at(static_cast<WideCell>(i)) == digit_of(d)) continue;
        Proven proven = prove(wrong, 1);
        if (proven.outcome.statistics.conflicts < 10) continue;
        unsolvable_ = wrong;
        proof_ = proven.proof;
        return;
      }
    }
  }
  WideFilling puzzle_ = board(9, testing::kHard);
  WideFilling unsolvable_;
  std::string proof_;
};

TEST_F(SpoiledProof, IsAcceptedUnspoiled) { EXPECT_EQ(complaint(cnf(unsolvable_), proof_), ""); }

TEST_F(SpoiledProof, IsRejectedWithABogusUnitFirst) {
  // Neither an open candidate nor its negation follows by propagation.
  const Encoding encoding{Position{unsolvable_, {}, {}}};
  int rejected = 0;
  for (std::size_t v = 0; v < encoding.vars(); v += 7) {
    const auto& [cell, digit] = encoding.candidate(var_at(v));
    const std::string unit = std::to_string(dimacs_variable(Shape{}, cell, digit)) + " 0\n";
    rejected += complaint(cnf(unsolvable_), unit + proof_).starts_with("line 1 ");
  }
  EXPECT_GT(rejected, 10);
}

TEST_F(SpoiledProof, IsRejectedWithoutTheEmptyClause) {
  ASSERT_TRUE(proof_.ends_with("\n0\n"));
  EXPECT_NE(complaint(cnf(unsolvable_), proof_.substr(0, proof_.size() - 2)), "");
}

TEST_F(SpoiledProof, IsRejectedWithOnlyTheEmptyClause) {
  EXPECT_NE(complaint(cnf(unsolvable_), "0\n"), "");
}

TEST_F(SpoiledProof, IsRejectedForASolvableCnf) {
  EXPECT_NE(complaint(cnf(puzzle_), proof_), "");
  EXPECT_NE(complaint(cnf(puzzle_), "0\n"), "");
  EXPECT_NE(complaint(cnf(WideFilling{}), proof_), "");
}

}  // namespace
}  // namespace nonet::cdcl
