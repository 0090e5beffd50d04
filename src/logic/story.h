// The logical path as a run of an engine: with an outcome like all others, and its trace.
#pragma once

#include "logic/path.h"
#include "trace/outcome.h"
#include "trace/recorder.h"

namespace nonet::logic {

struct Told {
  Path path;
  // solved: the board is full; unsolvable: it broke; gave_up: the techniques go no further.
  trace::Outcome outcome;
  bool cut_short = false;  // a limit ended it, not the techniques
};

// limits.work counts steps, and limits.stop is that of the search. The recorder may be null. A step
// is told with its technique and its full explanation; the events after it are its effect. A group
// of singles is told as one step.
Told run(const Grid& grid, const Search& search, const trace::Limits& limits,
         trace::Recorder* recorder = nullptr);

}  // namespace nonet::logic
