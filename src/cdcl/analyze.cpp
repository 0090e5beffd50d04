// Conflict analysis (Marques-Silva and Sakallah, "GRASP", 1996; first UIP: Zhang et al., ICCAD
// 2001). The broken clause is resolved, backwards along the trail, with the reasons of its
// literals of the current level until one of that level is left: the unique implication point.
#include <algorithm>

#include "cdcl/solver.h"

namespace nonet::cdcl {

template <class Trace>
void Solver<Trace>::learn_from(Reason conflict) {
  phases_.reached(encoding_, trail_.literals().first(trail_.begin_of(trail_.level())));
  others_ = settled_others_;
  analyze(conflict);
  minimize();
  const std::uint32_t glue = glue_of(learned_) - 1;
  const std::uint32_t jump = order_for_watching(learned_);
  bump_met();
  restarts_.learned(glue);
  ++outcome_.statistics.learned;
  story_.learn(trail_.level(), ++clause_number_, learned_, others_);
  if (proof_ != nullptr) proof_->add(encoding_, learned_);
  backjump(jump, conflict);
  keep_learned(glue);
}

// Fills `learned_`: first the negated UIP, then the literals of earlier levels.
template <class Trace>
void Solver<Trace>::analyze(Reason conflict) {
  learned_.assign(1, Lit{});
  met_.clear();
  std::uint32_t open = meet(conflict, kNoVar);  // literals of this level, not yet resolved
  for (std::size_t at = trail_.size();;) {
    do --at;
    while ((marks_[slot(trail_[at].var())] & kMet) == 0);
    const Lit pivot = trail_[at];
    if (--open == 0) {
      learned_[0] = ~pivot;
      return;
    }
    const Reason reason = trail_.reason(pivot.var());
    open += meet(reason, pivot.var());
    tell_resolution(pivot, reason, at);
  }
}

// Adds the antecedents of a reason to the resolved clause; returns how many were new and of the
// current level. What level 0 settled is left out.
template <class Trace>
std::uint32_t Solver<Trace>::meet(Reason reason, Var implied) {
  std::uint32_t open = 0;
  if (reason.kind() == Reason::Kind::clause) note_use(reason.clause());
  note_others(reason);
  all_antecedents(reason, implied, [&](Lit l) {
    const Var v = l.var();
    const std::uint32_t level = trail_.level(v);
    if (level == 0 || marks_[slot(v)] != 0) return true;
    marks_[slot(v)] = kMet;
    met_.push_back(v);
    if (level == trail_.level())
      ++open;
    else
      learned_.push_back(l);
    return true;
  });
  return open;
}

// A clause that takes part in a conflict is worth keeping, the more so when its glue has sunk.
template <class Trace>
void Solver<Trace>::note_use(ClauseRef clause) {
  if (!arena_.learned(clause)) return;
  const std::uint32_t before = arena_.glue(clause);
  if (before > kGlueForever) {
    ++glue_counts_;
    std::uint32_t levels = 0;
    const std::uint32_t* codes = arena_.codes(clause);
    for (std::uint32_t i = 0, size = arena_.size(clause); i < size; ++i)
      levels += first_seen(Lit::from_code(codes[i]));
    if (levels - 1 < before) arena_.set_glue(clause, levels - 1);
  }
  arena_.set_used(clause, arena_.glue(clause) <= kGlueLong ? 2 : 1);
}

template <class Trace>
void Solver<Trace>::note_others(Reason reason) {
  if (reason.kind() == Reason::Kind::clause && arena_.of_others(reason.clause()))
    others_ = arena_.number(reason.clause());
}

template <class Trace>
std::uint32_t Solver<Trace>::glue_of(std::span<const Lit> clause) {
  ++glue_counts_;
  std::uint32_t levels = 0;
  for (Lit l : clause) levels += first_seen(l);
  return levels;
}

// The clause so far: the earlier levels' literals, and those of this level not yet resolved, which
// all stand below `at` on the trail.
template <class Trace>
void Solver<Trace>::tell_resolution(Lit pivot, Reason reason, std::size_t at) {
  if constexpr (Trace::kEnabled) {
    if (!story_.wants(trace::Kind::resolve)) return;
    std::vector<Lit> so_far{learned_.begin() + 1, learned_.end()};
    for (std::size_t i = at; i > trail_.begin_of(trail_.level()); --i)
      if ((marks_[slot(trail_[i - 1].var())] & kMet) != 0) so_far.push_back(~trail_[i - 1]);
    story_.resolve(trail_.level(), pivot, reason, so_far, arena_);
  }
}

// Everything that took part in the conflict gains importance; the marks are cleared on the way.
template <class Trace>
void Solver<Trace>::bump_met() {
  for (Var v : met_) marks_[slot(v)] = 0;
  if (options_.decide == Decide::mrv) return;
  if (restarts_.stable()) {
    for (Var v : met_) heap_.bump(v);
    heap_.decay();
  } else {
    // In the order they had, so that the list keeps its sense of time.
    std::sort(met_.begin(), met_.end(),
              [&](Var a, Var b) { return queue_.stamp(a) < queue_.stamp(b); });
    for (Var v : met_) queue_.bump(v);
  }
}

// Puts the two literals of the highest levels in front, the highest first, so that they may be
// watched. Returns the level of the second: the one to jump back to, where the first is forced.
template <class Trace>
std::uint32_t Solver<Trace>::order_for_watching(std::vector<Lit>& clause) const {
  const auto higher = [&](Lit a, Lit b) { return trail_.level(a.var()) > trail_.level(b.var()); };
  const auto place = [&](std::size_t i) {
    const auto from = clause.begin() + static_cast<std::ptrdiff_t>(i);
    std::iter_swap(from, std::min_element(from, clause.end(), higher));
  };
  place(0);
  if (clause.size() == 1) return 0;
  place(1);
  return trail_.level(clause[1].var());
}

// Stores the learned clause and draws its conclusion. A single literal needs no storage: it holds
// on level 0 for ever.
template <class Trace>
void Solver<Trace>::keep_learned(std::uint32_t glue) {
  const Lit forced = learned_[0];
  if (learned_.size() == 1) {
    if (others_ != 0) settled_others_ = clause_number_;
    story_.settled(forced, clause_number_);
    return assign(forced, Reason{});
  }
  const ClauseRef clause = arena_.add(learned_, true, glue, clause_number_);
  watches_.add(clause, forced, learned_[1], learned_.size() == 2);
  arena_.set_used(clause, glue <= kGlueLong ? 2 : 1);
  if (others_ != 0) arena_.mark_of_others(clause);
  assign(forced, Reason::clause(clause));
}

template <class Trace>
void Solver<Trace>::backjump(std::uint32_t level, Reason conflict) {
  undo_to(level);
  story_.backjump(level, conflict, arena_);
}

template <class Trace>
void Solver<Trace>::undo_to(std::uint32_t level) {
  if (level == trail_.level()) return;
  outcome_.statistics.undos += trail_.level() - level;
  const std::size_t keep = trail_.begin_of(level + 1);
  outcome_.statistics.propagations += trail_.size() - keep;
  while (trail_.size() > keep) {
    const Lit l = trail_.pop();
    const Var v = l.var();
    if (l.positive())
      phases_.save(encoding_.cell_group(v), v);
    else if (trail_.size() < counted_)
      for (Group g : encoding_.groups_of(v)) remaining_.give_back(g, v);
    reopened(v);
  }
  trail_.close_levels(level);
  counted_ = std::min(counted_, keep);
  watched_ = std::min(watched_, keep);
}

template void Solver<trace::NoTrace>::learn_from(Reason);
template void Solver<trace::Recorder>::learn_from(Reason);
template void Solver<trace::NoTrace>::undo_to(std::uint32_t);
template void Solver<trace::Recorder>::undo_to(std::uint32_t);
template void Solver<trace::NoTrace>::note_others(Reason);
template void Solver<trace::Recorder>::note_others(Reason);
template std::uint32_t Solver<trace::NoTrace>::order_for_watching(std::vector<Lit>&) const;
template std::uint32_t Solver<trace::Recorder>::order_for_watching(std::vector<Lit>&) const;

}  // namespace nonet::cdcl
