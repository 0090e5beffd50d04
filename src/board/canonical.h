// One representative for all boards that are isomorphic to each other.
#pragma once

#include "board/filling.h"
#include "board/symmetry.h"

namespace nonet {

// Invariant: map.apply(the board it was made from) == form.
struct Canonical {
  Filling form;
  Isomorphism map;
};

// The isomorph that comes first in text order ('.' before '1'). Any filling has one, also one that
// breaks the rules. Two fillings are isomorphic exactly when their forms are equal. Of several maps
// that lead to the form (a board with automorphisms) it is not said which one is given, only that
// it is always the same one.
Canonical canonical(const Filling& filling);

}  // namespace nonet
