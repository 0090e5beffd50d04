#include "explainer/locked.h"

#include "explainer/finders.h"

namespace nonet::explainer {

namespace {

// A region beside the base where, without the places in the cover, one place is left: its cell.
std::optional<int> last_place_beside(const State& state, const Locked& locked) {
  for (int n = 0; n < 9; ++n) {
    const Region beside{locked.base.kind, n};
    const unsigned shared = overlap(beside, locked.cover);
    const unsigned places = state.places(beside, locked.digit);
    if (n == locked.base.number || shared == 0 || count(places) < 2) continue;
    if (const unsigned outside = places & ~shared; count(outside) == 1)
      return cell_in(beside, lowest(outside));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> find_locked(const State& state) {
  std::optional<Hint> found;
  for_each_locked(state, [&](const Locked& locked, unsigned gone) {
    if (gone == 0) return false;
    const bool box = locked.base.kind == kBox;
    found = Hint{box ? Technique::pointing : Technique::claiming, box ? 2.6 : 2.8};
    for (int p : members(gone))
      found->eliminations.insert(candidate(cell_in(locked.cover, p), locked.digit));
    return true;
  });
  return found;
}

// Only the digit is placed: what the locked digit removes elsewhere is not.
std::optional<Hint> find_direct_locked(const State& state) {
  std::optional<Hint> found;
  for_each_locked(state, [&](const Locked& locked, unsigned gone) {
    if (gone == 0) return false;
    const auto cell = last_place_beside(state, locked);
    if (!cell) return false;
    const bool box = locked.base.kind == kBox;
    found = placing(box ? Technique::direct_pointing : Technique::direct_claiming, box ? 1.7 : 1.9,
                    *cell, locked.digit);
    return true;
  });
  return found;
}

}  // namespace nonet::explainer
