// Finders that are being written.
#include "logic/finders.h"

namespace nonet::logic {
<<<<<<< HEAD
bool find_fork_chains(const Grid&, const Technique&, StepSink) { return true; }
=======
bool find_skyscrapers(const Grid&, const Technique&, StepSink) { return true; }
bool find_kites(const Grid&, const Technique&, StepSink) { return true; }
bool find_turbot_fish(const Grid&, const Technique&, StepSink) { return true; }
bool find_empty_rectangles(const Grid&, const Technique&, StepSink) { return true; }
bool find_xy_wings(const Grid&, const Technique&, StepSink) { return true; }
bool find_xyz_wings(const Grid&, const Technique&, StepSink) { return true; }
bool find_w_wings(const Grid&, const Technique&, StepSink) { return true; }
bool find_remote_pairs(const Grid&, const Technique&, StepSink) { return true; }
bool find_simple_colours(const Grid&, const Technique&, StepSink) { return true; }
bool find_multi_colours(const Grid&, const Technique&, StepSink) { return true; }
bool find_x_chains(const Grid&, const Technique&, StepSink) { return true; }
bool find_xy_chains(const Grid&, const Technique&, StepSink) { return true; }
>>>>>>> logic-rect
}  // namespace nonet::logic
