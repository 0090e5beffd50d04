// The verb "generate" on all cores: attempts by several threads, puzzles in the order of their
// attempts.
#pragma once

#include "service/generate.h"

namespace nonet::batch {

// As service::generate, which gives the same puzzles, whatever `jobs` is.
service::Generated generate(const service::GenerateOptions& options, unsigned jobs,
                            service::KnownPuzzles& known, const service::TakeMade& take);

}  // namespace nonet::batch
