// Forcing chains and nets are replayed: each branch is built again from the evidence, step by step,
// and must come to what it claims; the independent checker accepts the whole.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/drawing.h"
#include "logic/explain/explain.h"
#include "logic/nets/net_board.h"
#include "logic/no_place.h"
#include "logic/path.h"
#include "logic/sketch.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;
using nonet::testing::has_no_place;
using nonet::testing::objection;
using nonet::testing::shared_lines;
using nonet::testing::sketch;
using nonet::testing::steps_of;
using nonet::testing::text_of;

// Where everything before them ends.
template <class Visit>
void visit_stuck(std::size_t stride, Visit visit) {
  const TechniqueId forcing[] = {
      TechniqueId::forcing_chain_contradiction,    TechniqueId::forcing_chain_verity,
      TechniqueId::forcing_net_contradiction,      TechniqueId::forcing_net_verity,
      TechniqueId::forcing_net_plus_contradiction, TechniqueId::forcing_net_plus_verity};
  const Profile before = standard_profile().without(forcing);
  for (const std::string& line : shared_lines("top1465.txt", stride)) {
    const Path path = solve(Grid{filling_from(line)}, {.profile = before, .proven_unique = true});
    if (!path.solved()) visit(path.end);
  }
}

CandidateSet candidates_of(const Grid& grid) {
  CandidateSet all;
  for (Digit d : kAllDigits) all.insert(grid.cells_with(d), d);
  return all;
}

// The end of a branch; each step must follow on the board before its round.
Grid replay(const Grid& start, const NetBranch& branch) {
  Grid grid = start;
  grid.place(branch.assumed.cell, branch.assumed.digit);
  for (const auto& round : branch.rounds) {
    const Grid before = grid;
    for (const Step& step : round) {
      EXPECT_EQ(objection(before, step), "");
      apply_to(grid, step.effect);
    }
  }
  return grid;
}

void expect_net_holds(const Grid& grid, const Step& step) {
  const auto& evidence = std::get<NetEvidence>(step.evidence);
  for (const NetBranch& branch : evidence.branches) {
    const Grid end = replay(grid, branch);
    if (branch.broken) {
      EXPECT_TRUE(has_no_place(end, *branch.broken));
      continue;
    }
    ASSERT_TRUE(evidence.root);
    for_each(step.effect.placements, [&](Cell c, Digit d) { EXPECT_EQ(end.at(c), d); });
    for_each(step.effect.eliminations, [&](Cell c, Digit d) {
      EXPECT_FALSE(end.candidates(c).contains(d) || end.at(c) == d);
    });
  }
}

// What saves the nets most of their work.
TEST(NetBoard, OnlyDigitsThatChangedCanHaveNewHiddenSinglesOrBreak) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  int rounds = 0;
  visit_stuck(150, [&](const Grid& grid) {
    const NetBoard start{grid};
    ASSERT_TRUE(start.singles(Digits::all()).empty());
    for_each(candidates_of(grid), [&](Cell c, Digit d) {
      NetBoard before = start;
      NetBoard board = start;
      board.place(c, d);
      for (bool more = true; more; ++rounds) {
        const Digits changed = board.changed_since(before);
        const CandidateSet singles = board.singles(Digits::all());
        EXPECT_EQ(board.singles(Digits::all(), changed), singles);
        EXPECT_EQ(board.is_broken(changed), board.is_broken(Digits::all()));
        before = board;
        more = !board.is_broken(Digits::all()) && board.place_all(singles);
      }
    });
  });
  EXPECT_GT(rounds, 1000);
}

TEST(ForcingNet, EveryBranchCanBeReplayed) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  std::map<TechniqueId, int> seen;
  visit_stuck(60, [&](const Grid& grid) {
    for (const char* key : {"forcing-net-contradiction", "forcing-net-verity",
                            "forcing-net-plus-contradiction", "nishio-forcing"}) {
      int count = 0;
      for (const Step& step : steps_of(grid, key)) {
        if (++count > 10) break;
        expect_net_holds(grid, step);
        EXPECT_EQ(objection(grid, step), "") << explain(grid, step);
        ++seen[step.technique];
      }
    }
  });
  EXPECT_GT(seen[TechniqueId::forcing_net_contradiction], 20);
  EXPECT_GT(seen[TechniqueId::forcing_net_verity], 10);
}

bool exclude_each_other(const ChainNode& a, const ChainNode& b) {
  const Cell one = a.cells.first();
  const Cell two = b.cells.first();
  return one == two ? a.digit != b.digit : a.digit == b.digit && are_peers(one, two);
}

// Weak links join what excludes each other, strong ones the ways to fill a cell or to place a
// digit.
void expect_links_hold(const Grid& grid, const Drawing& picture) {
  for (const auto& [from, to, strong] : picture.links) {
    for (const ChainNode& node : {from, to}) {
      ASSERT_EQ(node.cells.size(), 1);
      EXPECT_TRUE(grid.candidates(node.cells.first()).contains(node.digit));
    }
    EXPECT_TRUE(exclude_each_other(from, to)) << (strong ? "strong" : "weak");
  }
}

bool is_reached(const Drawing& picture, Cell c, Digit d) {
  const ChainNode node{d, CellSet{c}};
  return std::any_of(picture.links.begin(), picture.links.end(),
                     [&](const Drawing::Link& link) { return link.to == node; });
}

TEST(ForcingNet, EveryInferenceIsDrawn) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  int steps = 0;
  visit_stuck(60, [&](const Grid& grid) {
    for (const char* key : {"forcing-net-contradiction", "forcing-net-verity"}) {
      int count = 0;
      for (const Step& step : steps_of(grid, key)) {
        if (++count > 5) break;
        const Drawing picture = drawing(grid, step);
        ASSERT_NO_FATAL_FAILURE(expect_links_hold(grid, picture));
        for (const NetBranch& branch : std::get<NetEvidence>(step.evidence).branches)
          for (const auto& round : branch.rounds)
            for (const Step& inner : round)
              for_each(inner.effect.placements,
                       [&](Cell c, Digit d) { EXPECT_TRUE(is_reached(picture, c, d)); });
        for (std::size_t i = 0; i < picture.links.size(); ++i)
          for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(picture.links[i].from == picture.links[j].from &&
                         picture.links[i].to == picture.links[j].to &&
                         picture.links[i].strong == picture.links[j].strong);
        ++steps;
      }
    }
  });
  EXPECT_GT(steps, 20);
}

TEST(ForcingChain, EveryWayLeadsToTheEffect) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  int contradictions = 0;
  int verities = 0;
  visit_stuck(30, [&](const Grid& grid) {
    for (const char* key : {"forcing-chain-contradiction", "forcing-chain-verity"}) {
      for (const Step& step : steps_of(grid, key)) {
        EXPECT_EQ(objection(grid, step), "") << explain(grid, step);
        const auto& evidence = std::get<ForcingEvidence>(step.evidence);
        const int ways = evidence.must.cell
                             ? grid.candidates(*evidence.must.cell).size()
                             : grid.positions(evidence.must.house, evidence.must.digit).size();
        EXPECT_EQ(evidence.chains.size(), static_cast<std::size_t>(ways));
        for (const Chain& chain : evidence.chains)
          if (!chain.links.empty()) EXPECT_FALSE(chain.links.front().strong);
        ++(evidence.contradiction ? contradictions : verities);
      }
    }
  });
  EXPECT_GT(contradictions, 10);
  EXPECT_GT(verities, 10);
}

TEST(ForcingNet, NothingOnAnEmptyFullOrBrokenBoard) {
  const Grid full{filling_from(
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645")};
  Grid broken = sketch("r1c1=12");
  broken.set_candidates(cell_at(0, 0), {});
  for (const char* key : {"forcing-chain-contradiction", "forcing-chain-verity",
                          "forcing-net-contradiction", "forcing-net-verity", "nishio-forcing"}) {
    EXPECT_TRUE(steps_of(Grid{}, key).empty()) << key;
    EXPECT_TRUE(steps_of(full, key).empty()) << key;
    EXPECT_TRUE(steps_of(broken, key).empty()) << key;
  }
}

// It would rule out the digits of other solutions.
TEST(Guess, WantsOneSolution) { EXPECT_TRUE(technique(TechniqueId::guess).assumes_unique); }

TEST(Guess, TellsADigitOfTheSolution) {
  const Grid grid{filling_from(
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")};
  const auto steps = steps_of(grid, "guess");
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps.front().effect.placements.size(), 1);
  const char* const solution =
      "987654321246173985351928746128537694634892157795461832519286473472319568863745219";
  for_each(steps.front().effect.placements,
           [&](Cell c, Digit d) { EXPECT_EQ(filling_from(solution).at(c), d); });
  Grid impossible = grid;
  impossible.set_candidates(cell_at(0, 0), {});
  EXPECT_TRUE(steps_of(impossible, "guess").empty());
}

}  // namespace
}  // namespace nonet::logic
