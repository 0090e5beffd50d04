// What stands in front of a scan to spare it searches that find nothing. A filter may say yes too
// often, never no where there is a hint: then the scan finds the same hints as without.
#pragma once

#include <cstdint>
#include <span>

#include "explainer/links.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Plain: every search is made. Filtered: those that a filter rules out are not.
enum class Effort : std::uint8_t { plain, filtered };

class ScanFilter {
 public:
  virtual ~ScanFilter() = default;

  // Before the scan of a board. False if there is no hint at all.
  virtual bool begin(const State& base) = 0;
  virtual bool may_contradict(Literal source) = 0;
  // Whether all of these sources may lead to a common literal.
  virtual bool may_share(std::span<const Literal> sources) = 0;
};

}  // namespace nonet::explainer
