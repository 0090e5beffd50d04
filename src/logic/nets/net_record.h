// One branch of a forcing net once more, with every step written down; and from these the few that
// its result rests on.
#pragma once

#include "logic/nets/nets.h"

namespace nonet::logic {

// The rounds of the branch as far as `rounds`, cut down to what is needed for `effect`, or, if the
// branch is a dead end by then, for that.
NetBranch record_branch(const Grid& grid, const NetRules& rules, Candidate assumed, int rounds,
                        const Effect& effect, SearchMemo& memo);

// Steps of the rules beyond singles that apply to the board.
void for_each_inner_step(const Grid& grid, const NetRules& rules, SearchMemo& memo,
                         FunctionRef<void(Step&&)> use);

}  // namespace nonet::logic
