// The everyday puzzle that most tests speak of, and its solution.
#pragma once

#include <string>

namespace nonet::testing {

inline const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSolved =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

}  // namespace nonet::testing
