// The patterns that a closure uses, only those that are new since the base board and without what
// they rest on.
#pragma once

#include "explainer/candidate_bits.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Adds what the first productive family of locked digits, hidden pairs, naked pairs and X-wings
// removes; false if none does. The base board must have none of these; then at least one of the
// lines, cells or places that make up a pattern has changed since.
bool new_patterns(const State& base, const State& now, CandidateBits& gone);

}  // namespace nonet::explainer
