#include "board/conflicts.h"

namespace nonet {

std::vector<Repeat> find_repeats(const Filling& filling) {
  std::vector<Repeat> repeats;
  for (House h : kAllHouses) {
    std::array<CellSet, kDigits> holders{};
    for (Cell c : cells_of(h))
      if (const auto d = filling.at(c)) holders[static_cast<std::size_t>(index(*d))].insert(c);
    for (Digit d : kAllDigits) {
      const CellSet cells = holders[static_cast<std::size_t>(index(d))];
      if (cells.size() > 1) repeats.push_back({d, h, cells});
    }
  }
  return repeats;
}

CellSet find_dead_cells(const Grid& grid) {
  CellSet dead;
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).empty()) dead.insert(c);
  return dead;
}

std::vector<NoPlace> find_missing_places(const Grid& grid) {
  std::vector<NoPlace> missing;
  for (House h : kAllHouses)
    for (Digit d : grid.open_digits(h) - grid.candidates(h)) missing.push_back({d, h});
  return missing;
}

bool is_solution(const Filling& filling) {
  return filling.size() == kCells && find_repeats(filling).empty();
}

}  // namespace nonet
