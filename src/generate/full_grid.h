// Full grids by chance: where every generated puzzle begins.
#pragma once

#include <cstdint>

#include "board/filling.h"
#include "board/random.h"

namespace nonet::generate {

enum class GridMethod : std::uint8_t {
  // The five boxes of the top band and the left stack at random, the rest by a search in reading
  // order that tries digits in random order. Some grids are likelier than others.
  published,
  // The same five boxes, kept with a probability that makes up for how many grids they lead to, and
  // then one of those grids, each as likely. A thousand times slower.
  uniform,
};

Filling full_grid(GridMethod method, SplitMix64& source);

}  // namespace nonet::generate
