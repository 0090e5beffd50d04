// A step of the engine with its words and its drawing.
#pragma once

#include <vector>

#include <nonet/hint.h>

#include "logic/profile.h"
#include "logic/step.h"

namespace nonet::v0 {

// `grid` is the board that the step was found on.
Step public_step(const Grid& grid, const logic::Step& step, const logic::Profile& profile);
// Steps that follow one another, the first on `grid`.
std::vector<Step> public_way(Grid grid, const std::vector<logic::Step>& steps,
                             const logic::Profile& profile);

}  // namespace nonet::v0
