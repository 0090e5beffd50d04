// Practice positions: boards on which a technique is the move, since nothing easier is there.
#pragma once

#include <optional>
#include <string>

#include "board/filling.h"
#include "logic/profile.h"
#include "logic/technique_id.h"

namespace nonet::service {

// The first position on the profile's way through the puzzle where the technique is used, as a
// library line with its effect; nothing when the way does not use it. The puzzle must have exactly
// one solution.
std::optional<std::string> practice_line(const Filling& puzzle, logic::TechniqueId technique,
                                         const logic::Profile& profile);

}  // namespace nonet::service
