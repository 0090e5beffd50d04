#include <vector>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/picture.h"
#include "logic/steps_of.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

using nonet::testing::objection;
using nonet::testing::Picture;
using nonet::testing::steps_of;

struct DirectCase {
  const char* name;
  TechniqueId technique;
  Picture picture;  // what the one step places; nothing if there must be none
};

const DirectCase kLocked[] = {
    {"pointing leaves one place in the next box",
     TechniqueId::direct_pointing,
     {"xx.x..xxx", "......xxx", "....!.xxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no pointing: two places left",
     TechniqueId::direct_pointing,
     {"xx.x..xxx", "......xxx", "....xxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no pointing: the next box has one place without it",
     TechniqueId::direct_pointing,
     {"xx....xxx", "......xxx", "....x.xxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"no pointing: the single is in a column",
     TechniqueId::direct_pointing,
     {"xx.xxxxxx", "...xxxxx.", "...xxxxx.", "xxxxxxxx.", "xxxxxxxx.", "xxxxxxxx.", "xxxxxxxx.",
      "xxxxxxxxx", "xxxxxxxx."}},
    {"claiming leaves one place in the next row",
     TechniqueId::direct_claiming,
     {"xx.......", "..x...!..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {"claiming in a column",
     TechniqueId::direct_claiming,
     {"xxxxxx..x", "xxxxxx..x", "xxxxxx..x", "xxxxxxx.x", "xxxxxxx.x", "xxxxxx.xx", "xxxxxx..x",
      "xxxxxx.!x", "xxxxxx..x"}},
    {"no claiming: a single place is a hidden single",
     TechniqueId::direct_claiming,
     {"x........", "..x...x..", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
};

TEST(Direct, LockedCandidatesLeaveASingle) {
  for (const DirectCase& row : kLocked) {
    const Grid grid = row.picture.grid();
    const Effect stated = row.picture.effect();
    const std::vector<Step> steps = steps_of(grid, row.technique);
    ASSERT_EQ(steps.size(), stated.empty() ? 0U : 1U) << row.name;
    if (steps.empty()) continue;
    EXPECT_EQ(steps[0].effect, stated) << row.name;
    EXPECT_EQ(objection(grid, steps[0]), "") << row.name;
    const auto& direct = std::get<DirectEvidence>(steps[0].evidence);
    EXPECT_EQ(objection(grid, *direct.removal), "") << row.name;
  }
}

// Row 1 has these candidates; all other rows have all.
Grid with_row(std::array<Digits, 9> row) {
  Grid grid;
  for (int c = 0; c < 9; ++c) grid.set_candidates(cell_at(0, c), row[static_cast<std::size_t>(c)]);
  return grid;
}

struct RowCase {
  const char* name;
  TechniqueId technique;
  std::array<Digits, 9> row;
  int placed_in;  // column from 0; -1: nothing
};

const Digits kRest{5, 6, 7, 8, 9};

const RowCase kSets[] = {
    {"a pair takes a digit's other places",
     TechniqueId::direct_hidden_pair,
     {Digits{1, 2, 3}, Digits{1, 2, 3}, Digits{3, 4, 5}, Digits{4, 5, 6}, kRest, kRest, kRest,
      kRest, kRest},
     2},
    {"two places are left",
     TechniqueId::direct_hidden_pair,
     {Digits{1, 2, 3}, Digits{1, 2, 3}, Digits{3, 4, 5}, Digits{3, 4, 5}, kRest, kRest, kRest,
      kRest, kRest},
     -1},
    {"the digit never was in the pair's cells",
     TechniqueId::direct_hidden_pair,
     {Digits{1, 2, 5}, Digits{1, 2, 5}, Digits{3, 4, 5}, Digits{4, 5, 6}, kRest, kRest, kRest,
      kRest, kRest},
     -1},
    {"a triple does it too",
     TechniqueId::direct_hidden_triple,
     {Digits{1, 2, 4}, Digits{2, 3, 4}, Digits{1, 3}, Digits{4, 5}, kRest, kRest, kRest, kRest,
      kRest},
     3},
};

TEST(Direct, HiddenSetsLeaveASingle) {
  for (const RowCase& row : kSets) {
    const Grid grid = with_row(row.row);
    const std::vector<Step> steps = steps_of(grid, row.technique);
    ASSERT_EQ(steps.size(), row.placed_in < 0 ? 0U : 1U) << row.name;
    if (steps.empty()) continue;
    EXPECT_EQ(steps[0].effect.placements.cells(), CellSet{cell_at(0, row.placed_in)}) << row.name;
    EXPECT_EQ(objection(grid, steps[0]), "") << row.name;
  }
}

}  // namespace
}  // namespace nonet::logic
