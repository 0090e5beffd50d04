// The few steps that matter: from a long row of steps to those that a result really needs.
#pragma once

#include <optional>
#include <vector>

#include "logic/common/function_ref.h"
#include "logic/search_memo.h"
#include "logic/step.h"

namespace nonet::logic {

using Goal = FunctionRef<bool(const Grid&)>;

// A subsequence of `steps` that still leads from `start` to the goal, each step found anew on the
// board that is then before it. None of them can be left out alone. The goal must hold after all
// of `steps`.
std::vector<Step> needed_steps(const Grid& start, std::vector<Step> steps, SearchMemo& memo,
                               Goal goal);

}  // namespace nonet::logic
