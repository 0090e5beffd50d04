#include "backtrack/backtrack.h"

#include <array>

#include "backtrack/engines.h"

namespace nonet::backtrack {

trace::Outcome run(Engine engine, const Grid& puzzle, const trace::Limits& limits,
                   trace::Recorder* recorder) {
  // In the order of Engine.
  static constexpr std::array<Run*, kEngines.size()> kRuns{run_dfs, run_mrv, run_norvig, run_least};
  return kRuns[static_cast<std::size_t>(engine)](puzzle, limits, recorder);
}

}  // namespace nonet::backtrack
