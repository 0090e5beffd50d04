// The first solutions of a board in text order, for puzzles that have several.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "board/filling.h"
#include "board/grid.h"

namespace nonet::search {

// Up to two solutions: the first two when all are sorted as texts of 81 digits.
// Needs a few hundred yes-or-no searches, never a listing of all solutions.
// When `stop` became true on the way (and stays so), the answer means nothing.
std::vector<Filling> first_two_in_text_order(const Grid& grid,
                                             const std::function<bool()>& stop = {});

}  // namespace nonet::search
