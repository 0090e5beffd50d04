#include "cdcl/restart.h"

#include "cdcl/solver.h"

namespace nonet::cdcl {

// Back to level 0 with everything learned. The good moments to change mood, to take other digits
// to try, and to use what level 0 has gained.
template <class Trace>
void Solver<Trace>::restart() {
  phases_.reached(encoding_, trail_.literals());
  undo_to(0);
  ++outcome_.statistics.restarts;
  story_.restart();
  restarts_.restarted();
  if (restarts_.change_mood()) refresh_order();
  if (phases_.rephase_due(outcome_.statistics.conflicts))
    phases_.rephase(encoding_, outcome_.statistics.conflicts);
  if (trail_.size() > simplified_) simplify();
}

template <class Trace>
void Solver<Trace>::refresh_order() {
  queue_.start_at_front();
  for (std::size_t i = 0; i < encoding_.vars(); ++i)
    if (trail_.is_open(var_at(i))) heap_.insert(var_at(i));
}

template void Solver<trace::NoTrace>::restart();
template void Solver<trace::Recorder>::restart();

}  // namespace nonet::cdcl
