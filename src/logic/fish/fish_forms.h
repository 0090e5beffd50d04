// What the forms of fish have in common.
#pragma once

#include "logic/technique.h"

namespace nonet::logic {

// Houses of any kind in any mixture.
constexpr bool is_mutant(Form form) {
  return form == Form::mutant || form == Form::finned_mutant || form == Form::siamese_mutant;
}

// Boxes take part beside lines.
constexpr bool is_of_houses(Form form) {
  return is_mutant(form) || form == Form::franken || form == Form::finned_franken ||
         form == Form::siamese_franken;
}

// Two finned fish in one.
constexpr bool is_siamese(Form form) {
  return form == Form::siamese_finned || form == Form::siamese_sashimi ||
         form == Form::siamese_franken || form == Form::siamese_mutant;
}

constexpr bool has_fins(Form form) {
  return form != Form::plain && form != Form::franken && form != Form::mutant;
}

}  // namespace nonet::logic
