#include "search/lanes/engine.h"
#include "search/lanes/level_portable.h"

namespace nonet::search::lanes {

Engine* make_portable_engine() { return new LaneEngine<portable::Level>; }

}  // namespace nonet::search::lanes
