// How far chains of almost locked sets can lead, for all of them at once, and so which of them are
// worth looking for: as a rule none.
//
//   a set that holds a common  →  a neighbour by that common loses it
//   a set that has lost one    →  it holds all its other commons
#pragma once

#include <cstdint>
#include <vector>

#include "logic/als.h"

namespace nonet::logic {

// A set and one of the commons that it shares with neighbours: "has lost it" or "holds it".
struct AlsCommon {
  std::uint16_t set = 0;
  Digit digit{};
};

// Longer chains nobody looks for; all known cases have one as short.
inline constexpr std::size_t kMostAlsLinks = 6;

// The first set of a chain, and what it holds: chains from here with fewer links have no effect.
// With so many there may be one; ways that lead over the start itself have not been left out.
struct AlsStart {
  AlsCommon holds;
  std::size_t fewest_links = 0;
};

// In the order of the list, the digits ascending. Chains are told once: their last set comes later
// in the list than the first.
std::vector<AlsStart> worthy_starts(const AlsTables& tables);

}  // namespace nonet::logic
