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
  return "If " + listed(corners_of(e)) + placed + " held nothing but " + listed(e.digits) +
         ", the two digits could change places and the puzzle would have two solutions.";
}

// What must be so to avoid it, by type.
std::string way_out(const Step& step, const RectangleEvidence& e) {
  using enum TechniqueId;
  const std::string extra = listed(e.extra);
  switch (step.technique) {
    case uniqueness_1:
    case avoidable_rectangle_1:
      return "Only " + extra + " can prevent that.";
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
      return "In " + listed(e.strong) + ", the digit " + char_of(*e.strong_digit) +
             " fits only in these corners, so that " + listed(step.effect.eliminations.digits()) +
             " in " + listed(step.effect.eliminations.cells(), "or") +
             " would complete the pattern.";
  }
}

}  // namespace

std::string argument(const Grid&, const Step& step, const RectangleEvidence& e) {
  return deadlock(e) + " " + way_out(step, e);
}

std::string argument(const Grid& grid, const Step&, const BugEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  return "Every empty cell has two candidates, but for " + words_for(e.cell) + " with " +
         listed(grid.candidates(e.cell)) + ". Without its " + digit +
         " each digit would be left twice in every house, and the puzzle would have two solutions "
         "or none.";
}

}  // namespace nonet::logic
