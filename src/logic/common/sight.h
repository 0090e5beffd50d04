// What cells see: the cells that share a house with them.
#pragma once

#include "board/cell_set.h"
#include "board/houses.h"

namespace nonet::logic {

inline CellSet seen_by_all(CellSet cells) {
  CellSet seen = CellSet::all();
  for (Cell c : cells) seen &= peers_of(c);
  return seen;
}

inline CellSet seen_by_any(CellSet cells) {
  CellSet seen;
  for (Cell c : cells) seen |= peers_of(c);
  return seen;
}

}  // namespace nonet::logic
