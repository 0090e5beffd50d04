// Finders that are being written.
#include "logic/finders.h"

namespace nonet::logic {
bool find_direct_locked(const Grid&, const Technique&, StepSink) { return true; }
bool find_direct_hidden_sets(const Grid&, const Technique&, StepSink) { return true; }
bool find_fish(const Grid&, const Technique&, StepSink) { return true; }
bool find_uniqueness(const Grid&, const Technique&, StepSink) { return true; }
bool find_hidden_rectangles(const Grid&, const Technique&, StepSink) { return true; }
bool find_avoidable_rectangles(const Grid&, const Technique&, StepSink) { return true; }
bool find_bug(const Grid&, const Technique&, StepSink) { return true; }
bool find_fork_chains(const Grid&, const Technique&, StepSink) { return true; }
}  // namespace nonet::logic
