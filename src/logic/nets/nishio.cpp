// Nishio: suppose that a digit stands in a cell and follow that digit alone. If then some house has
// no place for it, it does not stand there.
#include "logic/finders.h"
#include "logic/nets/nets.h"

namespace nonet::logic {

bool find_nishio(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  Nets nets{grid, {.one_digit = true}};
  for (int round = 0;; ++round) {
    if (round > nets.rounds() && !nets.advance(memo)) return true;
    for (const NetFound& found : nets.found(round))
      if (!emit(nets.told(t.id, found, memo))) return false;
  }
}

}  // namespace nonet::logic
