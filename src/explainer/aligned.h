// Aligned exclusion: the ways to fill two or three cells together, less those that leave nothing
// for a cell which sees them all. A digit that is in no way left goes.
#pragma once

#include <array>
#include <optional>

#include "explainer/hint.h"
#include "explainer/scan_filter.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Most cells are from step to step as they were: filtered, it remembers the last board on which
// there was nothing.
class AlignedFinder {
 public:
  explicit AlignedFinder(Effort effort) : effort_{effort} {}

  // The first hint for two base cells, or three.
  std::optional<Hint> find(const State& state, int size);

 private:
  Effort effort_;
  std::array<std::optional<State>, 2> barren_{};
};

}  // namespace nonet::explainer
