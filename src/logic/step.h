// One deduction: found, shown and applied separately. Finding never changes the grid.
#pragma once

#include "board/candidate_set.h"
#include "board/grid.h"
#include "logic/evidence.h"
#include "logic/technique_id.h"

namespace nonet::logic {

struct Effect {
  CandidateSet placements;
  CandidateSet eliminations;

  bool empty() const { return placements.empty() && eliminations.empty(); }
  int size() const { return placements.size() + eliminations.size(); }
  friend bool operator==(const Effect&, const Effect&) = default;
};

// What the placements cross out by the rules is no elimination of its own.
inline void forget_consequences(Effect& effect) {
  for_each(effect.placements, [&](Cell c, Digit d) {
    effect.eliminations -= CandidateSet{peers_of(c), d};
    for (Digit other : kAllDigits) effect.eliminations.erase(c, other);
  });
}

struct Step {
  TechniqueId technique{};
  Effect effect;
  Evidence evidence;
};

inline Step placing(TechniqueId technique, Cell c, Digit d, Evidence evidence) {
  return {technique, {CandidateSet{c, d}, {}}, std::move(evidence)};
}
inline Step removing(TechniqueId technique, const CandidateSet& gone, Evidence evidence) {
  return {technique, {{}, gone}, std::move(evidence)};
}

inline void apply_to(Grid& grid, const Effect& effect) {
  for (Digit d : kAllDigits) {
    for (Cell c : effect.eliminations.cells_with(d)) grid.eliminate(c, d);
    for (Cell c : effect.placements.cells_with(d))
      if (grid.open(c)) grid.place(c, d);
  }
}
// The grid after the effect.
inline Grid apply(Grid grid, const Effect& effect) {
  apply_to(grid, effect);
  return grid;
}

}  // namespace nonet::logic
