// The bare argument of a step, for a checker that knows no techniques: the rules (a cell takes one
// digit, a house takes each digit once) together with these musts leave no room for the opposite
// of the effect. Steps that assume a unique solution may leave room, but only where a pattern is
// complete that could be filled in two ways.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "board/digits.h"
#include "logic/must.h"
#include "logic/step.h"

namespace nonet::logic {

// Four corners, row by row, that hold two digits crosswise.
struct DeadlyRectangle {
  std::array<Cell, 4> corners{};
  Digits digits;
};

struct Certificate {
  std::vector<Must> musts;
  std::optional<DeadlyRectangle> rectangle = {};
  bool bug = false;  // without the placement all open cells and houses would hold pairs only
};

Certificate certificate(const Step& step);

}  // namespace nonet::logic
