#include "search/lanes/engine.h"
#include "search/lanes/level_portable.h"
#include "search/lanes/single.h"

namespace nonet::search::lanes {

Engine* make_portable_engine() { return new LaneEngine<portable::Level>; }

SingleResult count_single_portable(const SingleJob& job) {
  return SingleCounter<portable::Level>{job}.run();
}

}  // namespace nonet::search::lanes
