// One function per search, each in the file of its name.
#pragma once

#include "backtrack/backtrack.h"

namespace nonet::backtrack {

using Run = trace::Outcome(const Grid&, const trace::Limits&, trace::Recorder*);

Run run_dfs;
Run run_mrv;
Run run_norvig;
Run run_least;

}  // namespace nonet::backtrack
