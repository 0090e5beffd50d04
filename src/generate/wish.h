// What kind of puzzle is asked for. Everything that is left open may be anything.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "board/pattern_symmetry.h"
#include "generate/full_grid.h"
#include "logic/profile.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::generate {

using rate::Range;

// What the logical way to the solution must be like. The way is that of `profile`, cut down to what
// is allowed.
struct TechniqueWish {
  logic::Profile profile = logic::standard_profile();
  bool solvable = false;                        // the way reaches the solution
  std::vector<logic::TechniqueId> allow = {};   // only these may be needed; empty: all
  std::vector<logic::TechniqueId> forbid = {};  // these must not be needed
  // Each is needed: with the techniques before it the way ends, and there this one goes on.
  std::vector<logic::TechniqueId> require = {};
  std::vector<logic::TechniqueId> use = {};     // each is used, wherever on the way
  std::vector<logic::TechniqueId> beyond = {};  // these alone do not solve it; empty: no matter
  // Needed, and all other steps are of easier levels (rate::level_of).
  std::optional<logic::TechniqueId> only_hard = {};
  Range score = {};
  std::optional<rate::ScoreLevel> score_level = {};
  // The hardest technique of the standard profile lies in the band of this level (rate/band.h).
  std::optional<rate::Level> band = {};

  // Whether anything is wished for at all.
  bool any() const { return by_logic() || !beyond.empty() || band.has_value(); }
  // Whether the allowed techniques must reach the solution. Only `beyond` and `band` go without.
  bool by_logic() const;
  // The techniques that may be needed, in their order.
  logic::Profile allowed() const;
};

// Whether the profile has all that solves a puzzle without a guess.
bool has_singles(const logic::Profile& profile);
// Whether they come before the technique, which such a puzzle then never needs.
bool is_behind_singles(logic::TechniqueId id, const logic::Profile& profile);

struct Wish {
  // Branching difficulty, of the board as it lies and of its canonical form; a level is the range
  // that it is made for.
  Range difficulty = {};
  Range givens = {0, kCells};
  std::optional<bool> minimal = {};
  PatternSymmetry symmetry = PatternSymmetry::none;
  std::optional<CellSet> pattern = {};  // exactly these cells are given
  TechniqueWish techniques = {};
  GridMethod grids = GridMethod::published;
};

// Why no puzzle can be like that, as a sentence; nothing when it is not known to be impossible.
std::optional<std::string> why_impossible(const Wish& wish);

// How many cells can be given under a symmetry: bit n of the result, n = 0..81.
std::vector<bool> possible_givens(PatternSymmetry symmetry);

// No puzzle with fewer givens has only one solution (McGuire, Tugemann, Civario 2012).
inline constexpr int kFewestGivens = 17;

}  // namespace nonet::generate
