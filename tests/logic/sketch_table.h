// Tables of small boards and what a technique does on each; the checker accepts every step.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/sketch.h"

namespace nonet::testing {

struct SketchRow {
  const char* name;
  const char* technique;
  std::string board;
  std::vector<std::string> effects;  // in any order
};

inline void check(std::span<const SketchRow> table) {
  for (SketchRow row : table) {
    const Grid grid = sketch(row.board);
    std::vector<std::string> found = effects_of(grid, row.technique);
    std::sort(found.begin(), found.end());
    std::sort(row.effects.begin(), row.effects.end());
    EXPECT_EQ(found, row.effects) << row.technique << ": " << row.name;
    for (const logic::Step& step : steps_of(grid, row.technique))
      EXPECT_EQ(objection(grid, step), "") << row.technique << ": " << row.name;
  }
}

}  // namespace nonet::testing
