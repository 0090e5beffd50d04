#include "logic/notes.h"

#include "logic/contradiction.h"

namespace nonet::logic {
namespace {

bool are_candidates(const Grid& noted, NotesAre are) {
  if (are != NotesAre::detected) return are == NotesAre::candidates;
  for (Cell c : noted.open_cells())
    if (noted.candidates(c).empty()) return false;
  return true;
}

Grid without(Grid grid, const CandidateSet& gone) {
  for_each(gone, [&](Cell c, Digit d) { grid.eliminate(c, d); });
  return grid;
}

bool can_be_gone(const CandidateSet& crossed, const Grid& left,
                 const std::optional<Filling>& solution) {
  if (!solution) return !find_fault(left);
  for (Cell c : left.open_cells())
    if (crossed.contains(c, *solution->at(c))) return false;
  return true;
}

}  // namespace

CandidateSet crossed_out(const Grid& noted, const NoteUse& use) {
  const Grid plain = with_plain_candidates(noted);
  const bool candidates = are_candidates(noted, use.are);
  CandidateSet crossed;
  for (Cell c : plain.open_cells()) {
    Digits gone = use.crossed_out.digits_in(c);
    if (candidates && !noted.candidates(c).empty()) gone |= ~noted.candidates(c);
    for (Digit d : gone& plain.candidates(c)) crossed.insert(c, d);
  }
  return crossed;
}

CellSet stale_notes(const Grid& noted, const NoteUse& use) {
  CellSet stale;
  if (!are_candidates(noted, use.are)) return stale;
  const Grid plain = with_plain_candidates(noted);
  for (Cell c : plain.open_cells())
    if (!plain.candidates(c).includes(noted.candidates(c))) stale.insert(c);
  return stale;
}

Grid as_noted(const Grid& noted, const NoteUse& use) {
  return without(with_plain_candidates(noted), crossed_out(noted, use));
}

Reading read_notes(const Grid& noted, const NoteUse& use, const std::optional<Filling>& solution) {
  const Grid plain = with_plain_candidates(noted);
  const CandidateSet crossed = crossed_out(noted, use);
  const Grid left = without(plain, crossed);
  if (can_be_gone(crossed, left, solution)) return {left, crossed, {}};
  return {plain, {}, crossed};
}

}  // namespace nonet::logic
