// Fork chains are replayed: round by round each branch is built again from the evidence, and what
// the branches then share must be the effect.
#include "logic/chains/fork.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/no_place.h"
#include "logic/path.h"
#include "logic/search_memo.h"
#include "logic/sketch.h"
#include "search/count.h"
#include "support/fillings.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::filling_from;
using nonet::testing::has_no_place;
using nonet::testing::objection;
using nonet::testing::sketch;
using nonet::testing::steps_of;
using nonet::testing::text_of;

const ForkEvidence& evidence_of(const Step& step) { return std::get<ForkEvidence>(step.evidence); }

std::size_t rounds_of(const ForkEvidence& evidence) {
  std::size_t rounds = 0;
  for (const ForkBranch& branch : evidence.branches)
    rounds = std::max(rounds, branch.rounds.size());
  return rounds;
}

bool anything_without_place(const Grid& grid) {
  for (Cell c : kAllCells)
    if (has_no_place(grid, Must::fill(c))) return true;
  for (House h : kAllHouses)
    for (Digit d : kAllDigits)
      if (has_no_place(grid, Must::place(h, d))) return true;
  return false;
}

// The board of a branch after so many rounds; each step must be there at the start of its round.
Grid replay(const Grid& start, Cell root, const ForkBranch& branch, std::size_t rounds) {
  Grid grid = start;
  grid.place(root, branch.digit);
  for (std::size_t i = 0; i < std::min(rounds, branch.rounds.size()); ++i) {
    const Grid before = grid;
    for (const Step& step : branch.rounds[i]) {
      EXPECT_EQ(objection(before, step), "");
      for_each(step.effect.placements, [&](Cell c, Digit d) {
        EXPECT_TRUE(grid.candidates(c).contains(d)) << "placed against the rules";
      });
      apply_to(grid, step.effect);
    }
    EXPECT_NE(grid, before) << "an idle round";
  }
  return grid;
}

// What is known of a candidate in all of the boards.
Effect common(const Grid& start, const std::vector<Grid>& boards) {
  Effect effect;
  const auto in_all = [&](auto holds) { return std::all_of(boards.begin(), boards.end(), holds); };
  for (Cell c : start.open_cells()) {
    for (Digit d : start.candidates(c)) {
      if (in_all([&](const Grid& g) { return g.at(c) == d; })) effect.placements.insert(c, d);
      if (in_all([&](const Grid& g) { return g.at(c) != d && !g.candidates(c).contains(d); }))
        effect.eliminations.insert(c, d);
    }
  }
  return effect;
}

// For a board where the techniques by themselves say nothing.
void check(const Grid& start, const Step& step) {
  const ForkEvidence& evidence = evidence_of(step);
  const std::size_t rounds = rounds_of(evidence);
  std::vector<Grid> live;
  std::vector<Grid> a_round_before;
  Digits digits;
  for (const ForkBranch& branch : evidence.branches) {
    digits.insert(branch.digit);
    const Grid end = replay(start, evidence.root, branch, rounds);
    EXPECT_EQ(branch.broken.has_value(), anything_without_place(end));
    if (branch.broken)
      EXPECT_TRUE(has_no_place(end, *branch.broken));
    else
      live.push_back(end);
    if (rounds > 0) {
      a_round_before.push_back(replay(start, evidence.root, branch, rounds - 1));
      EXPECT_FALSE(anything_without_place(a_round_before.back())) << "broken a round before";
    }
  }
  EXPECT_EQ(digits, start.candidates(evidence.root));
  ASSERT_FALSE(live.empty());
  if (live.size() == 1) {
    EXPECT_EQ(step.effect.placements, CandidateSet(evidence.root, *live[0].at(evidence.root)));
    EXPECT_TRUE(step.effect.eliminations.empty());
  } else {
    // The effect leaves out what follows from its placements by the rules.
    EXPECT_EQ(apply(start, step.effect), apply(start, common(start, live)));
  }
  if (rounds > 0) EXPECT_TRUE(common(start, a_round_before).empty()) << "shared a round before";
  EXPECT_EQ(objection(start, step), "");
}

// At every position of a path that needs forks.
TEST(Fork, ReplaysToItsEffectInTheFewestRounds) {
  const char* const puzzles[] = {
      "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
      "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....",
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  };
  std::size_t checked = 0;
  for (const char* puzzle : puzzles) {
    const Path path = solve(Grid{filling_from(puzzle)}, {.profile = *find_profile("sudokio")});
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
      if (path.steps[i].technique != TechniqueId::fork_chain) continue;
      const Grid grid = path.before(i);
      std::size_t before = 0;
      for (const Step& step : steps_of(grid, "fork-chain")) {
        check(grid, step);
        EXPECT_LE(before, rounds_of(evidence_of(step))) << "shortest first";
        before = rounds_of(evidence_of(step));
        ++checked;
      }
      EXPECT_EQ(links_of(path.steps[i]), links_of(steps_of(grid, "fork-chain").front()))
          << "the best is a shortest";
    }
  }
  EXPECT_GT(checked, 100U);
  RecordProperty("forks", static_cast<int>(checked));
}

struct ForkRow {
  const char* name;
  const char* board;
  std::vector<std::string> effects;  // in any order
};

TEST(Fork, Shares) {
  const ForkRow table[] = {
      {"as an XY-wing", "r1c1=12 r1c5=13 r5c1=23", {"r5c5<>3"}},
      {"a wing that does not meet", "r1c1=12 r1c5=13 r5c1=24", {}},
      {"a cell that only one digit survives", "r1c1=12 r1c2=13 r2c1=13", {"r1c1=2"}},
      {"a board without solution", "r1c1=12 r1c2=12 r1c3=12", {}},
  };
  for (const ForkRow& row : table) {
    const Grid grid = sketch(row.board);
    std::vector<std::string> effects;
    for (const Step& step : steps_of(grid, "fork-chain")) {
      check(grid, step);
      if (evidence_of(step).root == cell_at(0, 0)) effects.push_back(text_of(step.effect));
    }
    EXPECT_EQ(effects, row.effects) << row.name;
  }
}

TEST(Fork, WhatIsThereAnywayIsNoResult) {
  EXPECT_EQ(effects_of(sketch("r1c1=12 r1c5=13 r5c1=24 r9c9=9"), "fork-chain").size(), 0U);
  const Grid grid = sketch("r1c1=12 r1c5=13 r5c1=23 r9c9=9");
  const std::vector<Step> steps = steps_of(grid, "fork-chain");
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(text_of(steps.front().effect), "r5c5<>3");
  EXPECT_EQ(objection(grid, steps.front()), "");
}

TEST(Fork, ADeadEndNamesWhatHasNoPlace) {
  const Grid grid = sketch("r1c1=12 r1c2=13 r2c1=13");
  const std::vector<Step> steps = steps_of(grid, "fork-chain");
  const auto step = std::find_if(steps.begin(), steps.end(), [](const Step& s) {
    return evidence_of(s).root == cell_at(0, 0);
  });
  ASSERT_NE(step, steps.end());
  const ForkEvidence& evidence = evidence_of(*step);
  ASSERT_EQ(evidence.branches.size(), 2U);
  EXPECT_EQ(evidence.branches[0].broken, Must::fill(cell_at(1, 0)));
  EXPECT_EQ(evidence.branches[1].broken, std::nullopt);
  // Both cells would be 3; only the first of them is placed.
  ASSERT_EQ(evidence.branches[0].rounds.size(), 1U);
  ASSERT_EQ(evidence.branches[0].rounds[0].size(), 1U);
  EXPECT_EQ(text_of(evidence.branches[0].rounds[0][0].effect), "r1c2=3");
}

std::vector<Step> forks(const Grid& grid, const ForkRules& rules) {
  std::vector<Step> steps;
  SearchMemo memo;
  find_forks(grid, technique(TechniqueId::fork_chain), rules, memo, [&](Step&& step) {
    steps.push_back(std::move(step));
    return true;
  });
  return steps;
}

TEST(Fork, KeepsToItsRules) {
  const Grid wing = sketch("r1c1=12 r1c5=13 r5c1=23");
  ForkRules rules = simple_forks();
  EXPECT_FALSE(forks(wing, rules).empty());
  rules.most_rounds = 0;
  EXPECT_TRUE(forks(wing, rules).empty());

  const Grid wide = sketch("r1c1=124 r1c5=13 r5c1=23 r2c2=43");
  rules = simple_forks();
  rules.most_candidates = 2;
  for (const Step& step : forks(wide, rules))
    EXPECT_NE(evidence_of(step).root, cell_at(0, 0)) << "three candidates";
}

// A branch may go on with any technique: here a naked pair, which singles do not see.
TEST(Fork, AdvancesByTheTechniquesItIsGiven) {
  const Grid grid = sketch("r1c1=12 r1c2=134 r1c3=134 r1c8=234 r1c9=234");
  const TechniqueId pairs[] = {TechniqueId::equal_pair};
  const std::vector<Step> steps = forks(grid, {.techniques = pairs});
  ASSERT_FALSE(steps.empty());
  for (const Step& step : steps) check(grid, step);
  EXPECT_EQ(evidence_of(steps[0]).root, cell_at(0, 0));
  EXPECT_EQ(evidence_of(steps[0]).branches[0].rounds[0][0].technique, TechniqueId::equal_pair);
  EXPECT_EQ(text_of(steps[0].effect),
            "r1c4<>3 r1c4<>4 r1c5<>3 r1c5<>4 r1c6<>3 r1c6<>4 r1c7<>3 r1c7<>4");
  EXPECT_TRUE(forks(grid, simple_forks()).empty());
}

// Where simple forks end, forks inside forks go on; what they find is right.
TEST(Fork, GoesOnByForksInsideForks) {
  const Grid start{filling_from(
      "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...")};
  const Filling solution = search::solve(start).value();
  const Profile singles = *parse_profile(
      "singles", "naked-single\nhidden-single-box\nhidden-single-line\nfork-chain\n");
  const Path path = solve(start, {.profile = singles});
  ASSERT_FALSE(path.solved());
  ASSERT_TRUE(steps_of(path.end, "fork-chain").empty());
  Profile nested = singles;
  nested.inner = {
      {TechniqueId::naked_single, TechniqueId::hidden_single_box, TechniqueId::hidden_single_line},
      1};
  const std::optional<Step> step = best_step(path.end, {.profile = nested});
  ASSERT_TRUE(step.has_value());
  for_each(step->effect.placements, [&](Cell c, Digit d) { EXPECT_EQ(solution.at(c), d); });
  for_each(step->effect.eliminations, [&](Cell c, Digit d) { EXPECT_NE(solution.at(c), d); });
  bool forked = false;
  for (const ForkBranch& branch : evidence_of(*step).branches) {
    replay(path.end, evidence_of(*step).root, branch, rounds_of(evidence_of(*step)));
    for (const auto& round : branch.rounds)
      for (const Step& inner : round) forked |= inner.technique == TechniqueId::fork_chain;
  }
  EXPECT_TRUE(forked) << "a fork inside it";
}

// A search that takes long asks on its way.
TEST(Fork, EndsWhenItIsStopped) {
  const Grid grid{filling_from(
      "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...")};
  Profile deep{"deep", {{TechniqueId::fork_chain, 1}}};
  deep.inner = {{TechniqueId::naked_single}, kMostInnerForks};
  int asked = 0;
  const auto steps = find_steps(grid, {.profile = deep, .stop = [&] { return ++asked > 50; }});
  EXPECT_LT(asked, 1000) << "and then asks no more than it takes to come back";
  EXPECT_LT(steps.size(), 50U);
}

}  // namespace
}  // namespace nonet::logic
