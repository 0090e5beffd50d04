// The choices a caller has.
#pragma once

#include <cstdint>

namespace nonet::cdcl {

enum class Decide : std::uint8_t {
  activity,  // what took part in recent conflicts (VSIDS and move-to-front in turn)
  mrv,       // the cell with fewest candidates, then of highest degree, then in reading order;
             // its candidates ascending
};

struct Options {
  Decide decide = Decide::activity;
  std::uint64_t seed = 0;  // 0: reading order to begin with; else a shuffled one
};

}  // namespace nonet::cdcl
