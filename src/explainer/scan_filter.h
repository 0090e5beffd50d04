// What stands in front of a scan to spare it searches that find nothing. A filter may say yes too
// often, never no where there is a hint: then the scan finds the same hints as without.
#pragma once

#include <cstdint>
#include <span>

#include "explainer/candidate_bits.h"
#include "explainer/links.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Plain: every search is made. Filtered: those that a filter rules out are not.
enum class Effort : std::uint8_t { plain, filtered };

// Candidates that go on and off.
struct SharedSets {
  CandidateBits on;
  CandidateBits off;
  bool any = false;  // whether the sets mean something: at least one source was looked at

  void meet(const CandidateBits& also_on, const CandidateBits& also_off) {
    on = any ? on &= also_on : also_on;
    off = any ? off &= also_off : also_off;
    any = true;
  }
  bool nothing() const { return any && on.empty() && off.empty(); }
};

class ScanFilter {
 public:
  virtual ~ScanFilter() = default;

  // Before the scan of a board. False if there is no hint at all.
  virtual bool begin(const State& base) = 0;
  virtual bool may_contradict(Literal source) = 0;
  // What all of these sources lead to, or more; sources that may contradict are left out. False if
  // there is nothing.
  virtual bool may_share(std::span<const Literal> sources, SharedSets& shared) = 0;
  // Whether a source that does not contradict leads to all of this before it uses a chain within.
  virtual bool is_early(Literal, const SharedSets&) { return false; }
};

}  // namespace nonet::explainer
