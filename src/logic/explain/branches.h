// Ways that stand for every case, and what follows from each: the words of forks and nets.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "logic/step.h"

namespace nonet::logic {

struct ToldBranch {
  Candidate assumed;
  const std::vector<std::vector<Step>>& rounds;
  const std::optional<Must>& broken;
};

// "Row 1, column 2 is 3, 5 or 7." / "In row 4, the digit 5 is in r4c1, r4c5 or r4c8."
std::string choice_words(const Grid& grid, const Must& must);

// Dead ends first, each with its end; then the others, as far as they have something to tell.
std::string told_branches(const std::vector<ToldBranch>& branches, const Effect& effect);

}  // namespace nonet::logic
