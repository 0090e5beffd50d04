#include "search/lanes/engine.h"
#include "search/lanes/level_avx512.h"

namespace nonet::search::lanes {

Engine* make_avx512_engine() { return new LaneEngine<avx512::Level>; }

}  // namespace nonet::search::lanes
