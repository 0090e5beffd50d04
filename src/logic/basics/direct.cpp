// Direct techniques, as Sudoku Explainer has them: a removal that nobody writes down, because what
// it leaves is a single. They need no pencil marks, so they rank far below the removal alone.
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// Places the digit if the removal made it a single of that house: before it had more places.
bool tell_single(const Grid& grid, const Technique& t, const Step& removal, House house, Digit d,
                 StepSink emit) {
  const CellSet before = grid.positions(house, d);
  const CellSet left = before - removal.effect.eliminations.cells_with(d);
  if (left.size() != 1 || left == before) return true;
  const Cell c = left.first();
  return emit(
      placing(t.id, c, d, DirectEvidence{std::make_shared<const Step>(removal), {c, d, house}}));
}

// The houses of one kind that have a cell in the set.
HouseSet houses_through(CellSet cells, HouseKind kind) {
  HouseSet houses;
  for (Cell c : cells) houses.insert(houses_of(c)[static_cast<std::size_t>(kind)]);
  return houses;
}

}  // namespace

// The digit is confined to a crossing of box and line. Looked at is what an eye that went through
// boxes sees in the next box, and one that went through lines in the next line: so the single is
// in a house of the same kind as the base.
bool find_direct_locked(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const Technique& plain =
      technique(t.form == Form::box ? TechniqueId::pointing : TechniqueId::claiming);
  return plain.find(grid, plain, memo, [&](Step&& removal) {
    const auto& locked = std::get<LockedEvidence>(removal.evidence);
    const CellSet gone = removal.effect.eliminations.cells_with(locked.digit);
    for (House house : houses_through(gone, kind_of(locked.base)))
      if (!tell_single(grid, t, removal, house, locked.digit, emit)) return false;
    return true;
  });
}

// The cells of a hidden set are taken: another digit of the same house has one place left.
bool find_direct_hidden_sets(const Grid& grid, const Technique& t, SearchMemo& memo,
                             StepSink emit) {
  const Technique& plain =
      technique(t.size == 2 ? TechniqueId::hidden_pair : TechniqueId::hidden_triple);
  return plain.find(grid, plain, memo, [&](Step&& removal) {
    const House house = std::get<SetEvidence>(removal.evidence).house;
    for (Digit d : removal.effect.eliminations.digits())
      if (!tell_single(grid, t, removal, house, d, emit)) return false;
    return true;
  });
}

}  // namespace nonet::logic
