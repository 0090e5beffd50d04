#include "search/lanes/engine.h"
#include "search/lanes/level_avx2.h"
#include "search/lanes/single.h"

namespace nonet::search::lanes {

Engine* make_avx2_engine() { return new LaneEngine<avx2::Level>; }

SingleResult count_single_avx2(const SingleJob& job) {
  return SingleCounter<avx2::Level>{job}.run();
}

}  // namespace nonet::search::lanes
