// The bare argument of a step, for a checker that knows no techniques: the rules (a cell takes one
// digit, a house takes each digit once) together with these musts leave no room for the opposite
// of the effect. Steps that assume a unique solution may leave room, but only where a pattern is
// complete that could be filled in two ways.
#pragma once

#include <optional>
#include <vector>

#include "board/digits.h"
#include "logic/must.h"
#include "logic/step.h"

namespace nonet::logic {

// Cells in a ring that hold two digits in turn; in every house as many of the one as of the other.
struct DeadlyLoop {
  std::vector<Cell> cells;
  Digits digits;
};

struct Certificate {
  std::vector<Must> musts;
  std::optional<DeadlyLoop> loop = {};
  // One of these is true: without them all open cells and houses would hold pairs only.
  std::optional<CandidateSet> grave = {};
};

Certificate certificate(const Step& step);

// Whether these candidates would give the musts other ways to be fulfilled: then the argument holds
// only as long as they are gone.
bool rests_on(const Certificate& certificate, const CandidateSet& gone);

}  // namespace nonet::logic
