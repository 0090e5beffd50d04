// Clause minimisation (Sörensson and Biere, "Minimizing learned clauses", SAT 2009): a literal
// goes when its falsity follows from the falsity of others in the clause, however far back the
// implications lead.
#include <algorithm>

#include "cdcl/solver.h"

namespace nonet::cdcl {
namespace {

constexpr int kDeepest = 1000;  // recursion; deeper chains count as not implied

}  // namespace

template <class Trace>
void Solver<Trace>::minimize() {
  for (Lit l : learned_) {
    marks_[slot(l.var())] |= kKept;
    ++kept_on_level_[trail_.level(l.var())];
  }
  const auto last = learned_.end();
  const auto kept = std::remove_if(learned_.begin() + 1, last, [&](Lit l) {
    // Nothing else of its level is in the clause, so its decision would have to be; it is not.
    if (kept_on_level_[trail_.level(l.var())] == 1) return false;
    const Reason reason = trail_.reason(l.var());
    note_others(reason);
    return all_antecedents(reason, l.var(), [&](Lit other) { return implied(other, 1); });
  });
  for (Var v : met_) kept_on_level_[trail_.level(v)] = 0;
  for (Var v : touched_) marks_[slot(v)] &= static_cast<std::uint8_t>(~(kImplied | kFree));
  touched_.clear();
  learned_.erase(kept, last);
}

// Whether `l`, which is false, is so because literals of the learned clause are false. Removed
// literals keep their mark: each was found implied by others, earlier on the trail, so it stands
// for them.
template <class Trace>
bool Solver<Trace>::implied(Lit l, int depth) {
  const Var v = l.var();
  const std::uint32_t level = trail_.level(v);
  std::uint8_t& marks = marks_[slot(v)];
  if (level == 0 || (marks & (kKept | kImplied)) != 0) return true;
  if ((marks & kFree) != 0 || kept_on_level_[level] == 0 || depth > kDeepest) return false;
  note_others(trail_.reason(v));
  const bool yes =
      all_antecedents(trail_.reason(v), v, [&](Lit other) { return implied(other, depth + 1); });
  marks_[slot(v)] |= yes ? kImplied : kFree;
  touched_.push_back(v);
  return yes;
}

template void Solver<trace::NoTrace>::minimize();
template void Solver<trace::Recorder>::minimize();

}  // namespace nonet::cdcl
