// Rectangles and BUG: arguments from there being one solution only.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

CellSet corners_of(const RectangleEvidence& e) {
  return {e.corners[0], e.corners[1], e.corners[2], e.corners[3]};
}

std::string deadlock(const RectangleEvidence& e) {
  const std::string placed = e.placed.empty() ? "" : " (none of them a given)";
  return "The puzzle has only one solution, so " + listed(corners_of(e)) + placed +
         " cannot hold just " + listed(e.digits) + ": the two digits could change places.";
}

// Corners that are left with the two digits alone.
CellSet plain_corners(const Grid& grid, const RectangleEvidence& e) {
  CellSet plain;
  for (Cell c : corners_of(e))
    if (grid.candidates(c) == e.digits) plain.insert(c);
  return plain;
}

// Types 4, 6 and hidden: what would follow if the effect were not so.
std::string forced_pattern(const Grid& grid, const Step& step, const RectangleEvidence& e) {
  const CellSet plain = plain_corners(grid, e);
  const std::string digit(1, char_of(*e.strong_digit));
  std::string text =
      "In " + listed(e.strong) + ", the digit " + digit + " fits only in two of these cells";
  if (!plain.empty())
    text += ", and " + listed(plain) + plural(plain.size(), " has", " have") +
            " no candidates but " + listed(e.digits);
  return text + ". With " + listed(step.effect.eliminations.digits()) + " in " +
         listed(step.effect.eliminations.cells(), "or") + " the rest would follow, and all four " +
         "cells would hold just " + listed(e.digits) + ".";
}

// What must be so to avoid it, by type.
std::string way_out(const Grid& grid, const Step& step, const RectangleEvidence& e) {
  using enum TechniqueId;
  const std::string extra = listed(e.extra);
  switch (step.technique) {
    case uniqueness_1:
    case avoidable_rectangle_1:
      return "Only " + extra + " can prevent that, by being another digit.";
    case uniqueness_2:
    case uniqueness_5:
    case avoidable_rectangle_2:
      return "To prevent that, one of " + extra + " is " + listed(e.extra_digits, "or") + ".";
    case uniqueness_3:
      return "To prevent that, one of " + extra + " is " + listed(e.extra_digits, "or") +
             ". Together they act like one cell with these candidates, which with " +
             listed(e.set->cells - e.extra) + " makes a naked set of " + listed(e.set->digits) +
             " in " + words_for(e.set->house) + ".";
    default:
      return forced_pattern(grid, step, e);
  }
}

}  // namespace

std::string argument(const Grid& grid, const Step& step, const RectangleEvidence& e) {
  return deadlock(e) + " " + way_out(grid, step, e);
}

std::string argument(const Grid& grid, const Step&, const BugEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  return "Every empty cell has two candidates, but for " + words_for(e.cell) + " with " +
         listed(grid.candidates(e.cell)) + ". Without its " + digit +
         " each digit would be left twice in every house, and the puzzle would have two solutions "
         "or none.";
}

}  // namespace nonet::logic
