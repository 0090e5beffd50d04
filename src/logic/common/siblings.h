// Families whose forms compete: a finder that is asked for Form::plain gives the steps of all its
// forms, the best first, each with the id of its own form.
#pragma once

#include "logic/technique.h"

namespace nonet::logic {

// The id of the family's technique of this form.
inline TechniqueId sibling(const Technique& t, Form form) {
  if (t.form == form) return t.id;
  for (const Technique& other : all_techniques())
    if (other.find == t.find && other.size == t.size && other.form == form) return other.id;
  return t.id;
}

// Whether their steps are one choice.
inline bool are_siblings(const Technique& a, const Technique& b) {
  return a.find == b.find && a.size == b.size && a.form >= Form::continuous &&
         b.form >= Form::continuous;
}

}  // namespace nonet::logic
