// Rectangles, loops and BUG: arguments from there being one solution only.
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

std::string prevented_by_one(CellSet cells, Digits digits) {
  return "To prevent that, one of " + listed(cells) + " is " + listed(digits, "or") + ".";
}

// Type 3: what these cells make together with others.
std::string like_one_cell(const SetEvidence& set) {
  return " Together they act like one cell with these candidates, which with " + listed(set.cells) +
         " makes a naked set of " + listed(set.digits) + " in " + words_for(set.house) + ".";
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
      return prevented_by_one(e.extra, e.extra_digits);
    case uniqueness_3:
      return prevented_by_one(e.extra, e.extra_digits) + like_one_cell(*e.set);
    default:
      return forced_pattern(grid, step, e);
  }
}

}  // namespace

std::string argument(const Grid& grid, const Step& step, const RectangleEvidence& e) {
  return deadlock(e) + " " + way_out(grid, step, e);
}

std::string argument(const Grid&, const Step& step, const LoopEvidence& e) {
  std::vector<std::string> ring;  // each beside the next, as the sentence says
  ring.reserve(e.cells.size());
  for (Cell c : e.cells) ring.push_back(name_of(c));
  const std::string pair = listed(e.digits);
  const std::string start =
      "In the ring of " + listed(ring) + " each cell shares a house with the next, and every " +
      "house that it meets has two of its cells. The puzzle has only one solution, so the ring "
      "cannot hold just " +
      pair + ": the two digits could change places. ";
  if (e.set) return start + prevented_by_one(e.extra, e.extra_digits) + like_one_cell(*e.set);
  if (e.strong)
    return start + "In " + words_for(*e.strong) + ", the digit " + char_of(*e.strong_digit) +
           " fits only in " + listed(e.extra) + ". With " +
           listed(step.effect.eliminations.digits()) +
           " in the other of these two the ring would " + "hold just " + pair + ".";
  if (e.extra.size() == 1)
    return start + "Only " + listed(e.extra) + " can prevent that, by being another digit.";
  return start + prevented_by_one(e.extra, e.extra_digits);
}

namespace {

// "r1c2 with 5 and r1c8 with 5 or 7"
std::string with_extras(const CandidateSet& extras) {
  std::vector<std::string> words;
  for (Cell c : extras.cells())
    words.push_back(name_of(c) + " with " + listed(extras.digits_in(c), "or"));
  return listed(words);
}

std::string several_extras(const BugEvidence& e) {
  const CellSet cells = e.extras.cells();
  std::string text =
      "Leave out the extra candidates of " + with_extras(e.extras) +
      ". Then every empty cell would have two candidates and each digit be left twice in every "
      "house, and the puzzle would have two solutions or none. So one of the extras is true.";
  if (e.set) return text + like_one_cell(*e.set);
  if (!e.kept)
    return text + " Whichever it is, a cell that sees " + listed(cells) + " cannot be " +
           listed(e.extras.digits()) + ".";
  return text + " In " + words_for(*e.house) + ", the digit " + char_of(*e.kept) +
         " fits only in " + listed(cells) + ": one of the two is " + char_of(*e.kept) +
         ", the other an extra.";
}

}  // namespace

std::string argument(const Grid& grid, const Step&, const BugEvidence& e) {
  if (e.extras.size() > 1) return several_extras(e);
  const Cell cell = e.extras.cells().first();
  return "Every empty cell has two candidates, but for " + words_for(cell) + " with " +
         listed(grid.candidates(cell)) + ". Without its " + listed(e.extras.digits()) +
         " each digit would be left twice in every house, and the puzzle would have two solutions "
         "or none.";
}

}  // namespace nonet::logic
