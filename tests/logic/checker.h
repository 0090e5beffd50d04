// An independent judge of steps. It knows the rules of Sudoku and nothing of techniques: it takes
// the certificate's musts, assumes the opposite of the effect, and tries every way to fulfil the
// musts. A step is right when there is none.
#pragma once

#include <string>

#include "board/grid.h"
#include "logic/certificate.h"
#include "logic/step.h"

namespace nonet::testing {

// Empty when the step follows on this grid; otherwise what is wrong with it.
std::string objection(const Grid& grid, const logic::Step& step);
std::string objection(const Grid& grid, const logic::Effect& effect,
                      const logic::Certificate& certificate);

}  // namespace nonet::testing
