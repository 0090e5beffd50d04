// Whether a puzzle is what was asked for. Whatever way it was made, this has the last word on all
// but the difficulty, which is seen to where the board is laid out (present.h).
#pragma once

#include "board/filling.h"
#include "generate/wish.h"
#include "logic/path.h"
#include "rate/score.h"

namespace nonet::generate {

// `solution` must be the only solution of `puzzle`.
bool fulfils(const Filling& puzzle, const Filling& solution, const Wish& wish);

// Of a way that was found with the allowed techniques.
bool fulfils(const logic::Path& path, const TechniqueWish& wish, const logic::Profile& allowed);

}  // namespace nonet::generate
