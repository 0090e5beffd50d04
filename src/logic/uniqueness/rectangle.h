// Rectangles that uniqueness forbids: four cells in two rows, two columns and two boxes, none of
// them given, that hold two digits crosswise. Exchanging the two breaks no row, column or box and
// touches no given: the puzzle would have a second solution. So on a puzzle with one solution the
// corners never end up so, whatever candidates have been crossed out by then: a corner may lack one
// of the two digits.
//
//   0 ── 1
//   │    │      neighbours see each other: corners that are left with just the two digits
//   2 ── 3      hold them crosswise
#pragma once

#include <array>

#include "logic/common/sight.h"
#include "logic/technique.h"

namespace nonet::logic {

// Row by row; the one across from corner i is corner 3 - i.
using Corners = std::array<Cell, 4>;

inline CellSet set_of(const Corners& corners) {
  return {corners[0], corners[1], corners[2], corners[3]};
}

inline bool emit_rectangle(const Technique& t, const CandidateSet& gone,
                           const RectangleEvidence& evidence, StepSink emit) {
  return gone.empty() || emit(removing(t.id, gone, evidence));
}

}  // namespace nonet::logic
