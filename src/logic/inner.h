// What advances the branches of fork chains, as a person chooses it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "logic/technique_id.h"

namespace nonet::logic {

struct Inner {
  std::vector<TechniqueId> techniques;  // in the order of their use; fork chains not among them
  int forks = 0;                        // so many fork chains may be one inside the other

  bool chosen() const { return !techniques.empty(); }
  friend bool operator==(const Inner&, const Inner&) = default;
};

inline constexpr int kMostInnerForks = 3;

// Keys of techniques; "fork-chain" among them allows forks inside forks, "fork-chain:2" two of them
// inside a third. The reason if one of the words will not do.
tl::expected<Inner, std::string> parse_inner(std::span<const std::string> words);

}  // namespace nonet::logic
