#include "search/lanes/level_avx512.h"
#include "search/lanes/pool_engine.h"

namespace nonet::search::lanes {

Engine* make_avx512_engine() { return new PoolEngine<avx512::Level>; }

}  // namespace nonet::search::lanes
