// The judge must be able to say no.
#include "logic/checker.h"

#include <gtest/gtest.h>

#include "logic/path.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::filling_from;
using nonet::testing::objection;

// Row 1 holds 12 in r1c1 and r1c2, so no other cell of row 1 can be 1 or 2.
Grid with_pair() {
  Grid grid;
  grid.set_candidates(cell_at(0, 0), {1, 2});
  grid.set_candidates(cell_at(0, 1), {1, 2});
  return grid;
}

Step pair_step(CandidateSet gone) {
  return removing(TechniqueId::naked_pair, gone,
                  SetEvidence{row_house(0), {cell_at(0, 0), cell_at(0, 1)}, {1, 2}});
}

struct Verdict {
  const char* name;
  Step step;
  const char* objection;
};

TEST(Checker, AcceptsAndRejects) {
  const Digit one = digit_of(1);
  Step no_evidence = pair_step({cell_at(0, 5), one});
  no_evidence.evidence = SetEvidence{row_house(0), {cell_at(0, 0)}, {1, 2}};
  const Verdict table[] = {
      {"a right pair", pair_step({cell_at(0, 5), one}), ""},
      {"in its box too", pair_step({cell_at(1, 1), one}), ""},
      {"a digit that the pair lacks", pair_step({cell_at(0, 5), digit_of(3)}),
       "r1c6 may still be 3"},
      {"a cell that sees one of the two", pair_step({cell_at(4, 0), one}), "r5c1 may still be 1"},
      {"a cell that is left out", no_evidence, "r1c6 may still be 1"},
      {"no such candidate", pair_step({cell_at(0, 0), digit_of(7)}), "r1c1 has no candidate 7"},
      {"nothing", pair_step({}), "no effect"},
      {"a single that is none",
       placing(TechniqueId::naked_single, cell_at(0, 0), one, SingleEvidence{cell_at(0, 0), one}),
       "r1c1 need not be 1"},
  };
  for (const Verdict& row : table)
    EXPECT_EQ(objection(with_pair(), row.step), row.objection) << row.name;
}

// Real steps with one thing changed: another must, or another effect.
TEST(Checker, RejectsStepsMadeWrongOnPurpose) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  int changed = 0;
  for (const std::string& line : nonet::testing::shared_lines("top1465.txt", 40)) {
    const Grid start{filling_from(line)};
    const Path path = solve(start, {.profile = standard_profile(), .proven_unique = true});
    Grid grid = path.start;
    for (const Step& step : path.steps) {
      const Certificate right = certificate(step);
      ASSERT_EQ(objection(grid, step.effect, right), "");
      if (!right.grave) {
        Certificate empty = right;
        empty.musts.clear();
        EXPECT_NE(objection(grid, step.effect, empty), "") << "nothing proves nothing";
        ++changed;
        // What the solution holds can never be removed by a right argument.
        if (path.solved()) {
          const Cell cell = grid.open_cells().first();
          const Effect wrong{{}, CandidateSet{cell, *path.end.at(cell)}};
          EXPECT_NE(objection(grid, wrong, right), "");
        }
      }
      apply_to(grid, step.effect);
    }
  }
  EXPECT_GT(changed, 100);
}

}  // namespace
}  // namespace nonet::logic
