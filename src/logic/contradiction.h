// Why a board cannot be completed: the steps that lead to a cell or a digit without a place.
#pragma once

#include <optional>
#include <vector>

#include "board/conflicts.h"
#include "logic/path.h"

namespace nonet::logic {

struct Contradiction {
  std::vector<Step> steps;       // in order; none when the board is broken as it stands
  std::optional<Repeat> repeat;  // a digit that stands twice in a house
  std::optional<Must> broken;    // or what has no place left
};

// What is broken on the board as it stands.
std::optional<Contradiction> find_fault(const Grid& grid);

// The board must be lawful: candidates that a digit on it rules out are gone. Nothing found does
// not mean that there is a solution.
std::optional<Contradiction> find_contradiction(const Grid& grid, const Search& search,
                                                SearchMemo& memo);

}  // namespace nonet::logic
