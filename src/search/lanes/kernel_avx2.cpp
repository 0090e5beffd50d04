#include "search/lanes/engine.h"
#include "search/lanes/level_avx2.h"

namespace nonet::search::lanes {

Engine* make_avx2_engine() { return new LaneEngine<avx2::Level>; }

}  // namespace nonet::search::lanes
