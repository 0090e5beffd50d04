// Unit propagation. The rules of Sudoku come first and cost no clause: a placed digit falsifies its
// rivals (trail.h), a group with one member left places it (remaining.h). Only when they have
// nothing more to say are the stored clauses asked, one literal at a time.
#include "cdcl/solver.h"

namespace nonet::cdcl {

// Returns what broke, or no reason.
template <class Trace>
Reason Solver<Trace>::propagate() {
  for (;;) {
    Reason broken;
    if (counted_ < trail_.size())
      broken = count_down(trail_[counted_++]);
    else if (watched_ < trail_.size())
      broken = visit_watches(trail_[watched_++]);
    else
      return broken;
    if (!broken.none()) return broken;
  }
}

// A false candidate leaves its four groups. All four are updated even after a conflict, so that
// undoing needs no memory of how far this came.
template <class Trace>
Reason Solver<Trace>::count_down(Lit l) {
  Reason broken;
  if (l.positive()) return broken;
  for (Group g : encoding_.groups_of(l.var())) {
    if (remaining_.take(g, l.var()) != 1) continue;
    const Var last = remaining_.last(g);
    if (trail_.is_open(last)) {
      if (broken.none()) assign(Lit::is(last), Reason::group(g));
    } else if (trail_.is_false(Lit::is(last))) {
      broken = Reason::group(g);  // the last one is false too, only not counted yet
    }
  }
  return broken;
}

template <class Trace>
Reason Solver<Trace>::visit_watches(Lit l) {
  const Lit gone = ~l;
  std::vector<Watch>& list = watches_.of(gone);
  if (list.empty()) return {};
  auto out = list.begin();
  Reason broken;
  auto in = list.begin();
  while (in != list.end() && broken.none()) {
    const Watch watch = *out++ = *in++;
    const Value blocker = trail_.value(watch.blocker());
    if (blocker == Value::is_true) continue;
    if (watch.binary()) {
      if (blocker == Value::is_false)
        broken = Reason::clause(watch.clause());
      else
        assign(watch.blocker(), Reason::clause(watch.clause()));
      continue;
    }
    std::uint32_t* codes = arena_.codes(watch.clause());
    const Lit other = Lit::from_code(codes[0] ^ codes[1] ^ gone.code());
    if (trail_.is_true(other)) {
      out[-1] = Watch{other, watch.clause(), false};
      continue;
    }
    const std::uint32_t size = arena_.size(watch.clause());
    std::uint32_t k = 2;
    while (k < size && trail_.is_false(Lit::from_code(codes[k]))) ++k;
    if (k < size) {
      const Lit replacement = Lit::from_code(codes[k]);
      if (trail_.is_true(replacement)) {
        out[-1] = Watch{replacement, watch.clause(), false};
      } else {
        codes[0] = other.code();
        codes[1] = replacement.code();
        codes[k] = gone.code();
        watches_.of(replacement).emplace_back(other, watch.clause(), false);
        --out;
      }
    } else if (trail_.is_false(other)) {
      broken = Reason::clause(watch.clause());
    } else {
      assign(other, Reason::clause(watch.clause()));
    }
  }
  list.erase(std::copy(in, list.end(), out), list.end());
  return broken;
}

template <class Trace>
void Solver<Trace>::assign(Lit l, Reason reason) {
  if (trail_.level() == 0 && reason.kind() == Reason::Kind::clause &&
      arena_.of_others(reason.clause()))
    settled_others_ = arena_.number(reason.clause());
  if (l.positive())
    trail_.push_with_rivals(l, reason, encoding_);
  else
    trail_.push(l, reason);
  if (!reason.none()) story_.assigned(trail_.level(), l, reason, arena_);
}

template Reason Solver<trace::NoTrace>::propagate();
template Reason Solver<trace::Recorder>::propagate();
template void Solver<trace::NoTrace>::assign(Lit, Reason);
template void Solver<trace::Recorder>::assign(Lit, Reason);

}  // namespace nonet::cdcl
