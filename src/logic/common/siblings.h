// Families whose forms compete: a finder that is asked for Form::plain gives the steps of all its
// forms, the best first, each with the id of its own form.
#pragma once

#include "logic/technique.h"

namespace nonet::logic {

// The id of the family's technique of this form.
inline TechniqueId sibling(const Technique& t, Form form) {
  if (t.form == form) return t.id;
  for (const Technique& other : all_techniques())
    if (other.form == form && same_but_for_form(other, t)) return other.id;
  return t.id;
}

// Whether their steps are one choice.
inline bool are_siblings(const Technique& a, const Technique& b) {
  return is_of_long_chains(a.form) && is_of_long_chains(b.form) && same_but_for_form(a, b);
}

}  // namespace nonet::logic
