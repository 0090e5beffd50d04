// What finders remember from one search to the next: what was worked out of a grid, and where a
// search found nothing. It changes how long a search takes, never what is found, so any memo will
// do: a new one, or one that was used on other grids. Whoever walks a path hands the same one to
// every search of it; two threads must not share one.
#pragma once

#include <array>

#include "logic/common/barren.h"
#include "logic/common/last_grid.h"
#include "logic/technique.h"

namespace nonet::logic {

struct AlsTables;
struct Inferences;
class Nets;
struct UniqueRectangles;

struct SearchMemo {
  SearchMemo() = default;
  SearchMemo(const SearchMemo&) = delete;
  SearchMemo& operator=(const SearchMemo&) = delete;

  BarrenPlaces barren;
  BarrenAreas<54, 15> crossings;  // of a box and a line: Sue de Coq

  LastGrid<UniqueRectangles> rectangles;
  LastGrid<AlsTables> als;
  std::array<LastGrid<Inferences>, kNodeKinds> inferences;
  std::array<LastGrid<Nets>, kNetMeans> nets;
};

}  // namespace nonet::logic
