// Forgetting. Learned clauses that are long unused and span many decision levels are dropped, or
// propagation would drown in them; what level 0 has settled is taken out of everything.
#include <algorithm>
#include <cmath>

#include "cdcl/solver.h"

namespace nonet::cdcl {
namespace {

// Conflicts to the next reduction, times the square root of the number of reductions so far. With
// an interval that grows linearly, 25×25 runs of 100,000 conflicts and more drowned in clauses.
constexpr double kReduceInterval = 1000;
constexpr std::size_t kForgetPercent = 75;  // of those that may go

}  // namespace

template <class Trace>
void Solver<Trace>::reduce() {
  std::vector<ClauseRef> candidates;
  arena_.for_each([&](ClauseRef c) {
    if (!arena_.learned(c) || arena_.glue(c) <= kGlueForever || is_reason(c)) return;
    if (const std::uint32_t used = arena_.used(c); used > 0)
      arena_.set_used(c, used - 1);
    else
      candidates.push_back(c);
  });
  const auto worse = [&](ClauseRef a, ClauseRef b) {
    if (arena_.glue(a) != arena_.glue(b)) return arena_.glue(a) > arena_.glue(b);
    if (arena_.size(a) != arena_.size(b)) return arena_.size(a) > arena_.size(b);
    return a < b;  // the older
  };
  std::sort(candidates.begin(), candidates.end(), worse);
  candidates.resize(candidates.size() * kForgetPercent / 100);
  for (ClauseRef c : candidates) discard(c);
  collect_garbage();
  const double interval = kReduceInterval * std::sqrt(static_cast<double>(++reductions_ + 1));
  next_reduce_ = outcome_.statistics.conflicts + static_cast<std::uint64_t>(interval);
}

// On level 0, after propagation: clauses with a true literal go, false literals go from the rest,
// settled variables from the groups. The units are written to the proof first, so that it
// never leans on a clause that is about to be deleted.
template <class Trace>
void Solver<Trace>::simplify() {
  if (proof_ != nullptr)
    for (Lit l : trail_.literals().subspan(simplified_)) proof_->add(encoding_, {&l, 1});
  std::vector<bool> settled(encoding_.vars());
  for (Lit l : trail_.literals()) {
    settled[slot(l.var())] = true;
    trail_.set_reason(l.var(), Reason{});
  }
  encoding_.drop(settled);
  arena_.for_each([&](ClauseRef c) { strip(c); });
  collect_garbage();
  simplified_ = trail_.size();
}

// Propagation is complete, so a clause that is not satisfied has two literals left at least, and
// its watches are among them.
template <class Trace>
void Solver<Trace>::strip(ClauseRef clause) {
  std::vector<Lit> left;
  const std::uint32_t size = arena_.size(clause);
  for (std::uint32_t i = 0; i < size; ++i) {
    const Lit l = arena_.literal(clause, i);
    if (trail_.is_true(l)) return discard(clause);
    if (!trail_.is_false(l)) left.push_back(l);
  }
  if (left.size() == size) return;
  if (proof_ != nullptr) proof_->add(encoding_, left);
  if (arena_.learned(clause)) write_deletion(clause);
  for (std::uint32_t i = 0; i < left.size(); ++i) arena_.set_literal(clause, i, left[i]);
  arena_.shrink(clause, static_cast<std::uint32_t>(left.size()));
}

// A reason is watched by the literal it forced.
template <class Trace>
bool Solver<Trace>::is_reason(ClauseRef clause) const {
  const auto forced = [&](std::uint32_t i) {
    const Lit l = arena_.literal(clause, i);
    return trail_.is_true(l) && trail_.reason(l.var()) == Reason::clause(clause);
  };
  return forced(0) || forced(1);
}

template <class Trace>
void Solver<Trace>::discard(ClauseRef clause) {
  if (arena_.learned(clause)) {
    ++outcome_.statistics.forgotten;
    story_.forget(trail_.level(), arena_.number(clause));
    write_deletion(clause);
  }
  arena_.mark_garbage(clause);
}

template <class Trace>
void Solver<Trace>::write_deletion(ClauseRef clause) {
  if (proof_ == nullptr) return;
  std::vector<Lit> literals(arena_.size(clause));
  for (std::uint32_t i = 0; i < arena_.size(clause); ++i) literals[i] = arena_.literal(clause, i);
  proof_->remove(encoding_, literals);
}

// Moves the clauses together and watches them anew. The watched literals stay the first two.
template <class Trace>
void Solver<Trace>::collect_garbage() {
  watches_.clear();
  arena_.compact([&](ClauseRef from, ClauseRef to) {
    const Lit a = arena_.literal(to, 0);
    const Lit b = arena_.literal(to, 1);
    for (Lit l : {a, b})
      if (trail_.is_true(l) && trail_.reason(l.var()) == Reason::clause(from))
        trail_.set_reason(l.var(), Reason::clause(to));
    watches_.add(to, a, b, arena_.size(to) == 2);
  });
}

template void Solver<trace::NoTrace>::reduce();
template void Solver<trace::Recorder>::reduce();
template void Solver<trace::NoTrace>::simplify();
template void Solver<trace::Recorder>::simplify();

}  // namespace nonet::cdcl
