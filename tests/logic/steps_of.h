// Everything that one technique finds on a board.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "board/grid.h"
#include "logic/search_memo.h"
#include "logic/technique.h"

namespace nonet::testing {

inline std::vector<logic::Step> steps_of(const Grid& grid, logic::TechniqueId id) {
  std::vector<logic::Step> steps;
  const logic::Technique& t = logic::technique(id);
  logic::SearchMemo memo;
  t.find(grid, t, memo, [&](logic::Step&& step) {
    steps.push_back(std::move(step));
    return true;
  });
  return steps;
}
inline std::vector<logic::Step> steps_of(const Grid& grid, std::string_view key) {
  return steps_of(grid, logic::parse_technique(key).value());
}

}  // namespace nonet::testing
