// ALS-XZ: two almost locked sets, joined by one restricted common or by two.
#include "logic/als/als_reach.h"
#include "logic/als/als_steps.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// Not both sets hold x. The one without it holds all its other digits: so every other digit z of
// both is in one of them, and leaves the cells that see all places of z in both.
CandidateSet removed_by_one(const Als& a, const Als& b, Digits x) {
  CandidateSet gone;
  for (Digit z : (a.useful & b.useful) - x) gone.insert(a.seen(z) & b.seen(z), z);
  return gone;
}

// Not both hold x, not both hold y. Each set lacks one digit only: if A has x, B lacks it and has
// y, so A lacks y. One set has x, the other y, and each holds all the rest of its digits.
// The sets themselves stay as they are: what one takes from the other is left to later steps.
CandidateSet removed_by_two(const Als& a, const Als& b, Digits xy) {
  CandidateSet gone;
  for (Digit d : xy) gone.insert(a.seen(d) & b.seen(d), d);
  for (Digit d : a.digits - xy) gone.insert(a.seen(d) - b.cells, d);
  for (Digit d : b.digits - xy) gone.insert(b.seen(d) - a.cells, d);
  return gone;
}

bool emit_pair(const Technique& t, const Als& a, const Als& b, Digits restricted,
               NewEffects& effects, StepSink emit) {
  const CandidateSet gone =
      restricted.size() == 1 ? removed_by_one(a, b, restricted) : removed_by_two(a, b, restricted);
  if (gone.empty() || !effects.add(gone)) return true;
  return emit(removing(t.id, gone, AlsEvidence{{told(a), told(b)}, {restricted}}));
}

}  // namespace

bool find_als_xz(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const auto tables = als_tables(grid, memo);
  const AlmostLockedSets& sets = tables->sets;
  if (!tables->reach.any_worthy(1) && !tables->reach.may_lose_two()) return true;
  const std::vector<Digits>& worthy = tables->reach.worthy(1);
  NewEffects effects;
  for (std::size_t a = 0; a < sets.size(); ++a) {
    for (const auto& [b, restricted] : tables->graph.of(a)) {
      if (b <= a) continue;
      if (restricted.size() == 1 && !(worthy[a] & worthy[b]).intersects(restricted)) continue;
      if (!emit_pair(t, sets[a], sets[b], restricted, effects, emit)) return false;
    }
  }
  return true;
}

}  // namespace nonet::logic
