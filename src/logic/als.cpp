#include "logic/als.h"

#include <algorithm>
#include <bit>

namespace nonet::logic {
namespace {

// A set before its tables are made.
struct Draft {
  House house;
  CellSet cells;
  Digits digits;
};

// The open cells of a house; a choice of them is a number whose bit i stands for the i-th.
class HouseCells {
 public:
  HouseCells(const Grid& grid, House house) : house_{house} {
    for (Cell c : cells_of(house)) {
      if (grid.candidates(c).empty()) continue;
      cells_[count_] = c;
      lists_[count_++] = grid.candidates(c);
    }
  }

  // Every choice of two and more cells with one digit more than cells. A choice of a line that lies
  // in a box as well is left to the box.
  void collect(std::vector<Draft>& drafts) {
    for (unsigned choice = 1; choice < 1U << count_; ++choice) {
      const unsigned rest = choice & (choice - 1);
      const auto lowest = static_cast<std::size_t>(std::countr_zero(choice));
      digits_[choice] = digits_[rest] | lists_[lowest];
      if (rest == 0 || digits_[choice].size() != std::popcount(choice) + 1) continue;
      const CellSet cells = chosen(choice);
      if (kind_of(house_) != HouseKind::box && in_one_box(cells)) continue;
      drafts.push_back({house_, cells, digits_[choice]});
    }
  }

 private:
  CellSet chosen(unsigned choice) const {
    CellSet cells;
    for (; choice != 0; choice &= choice - 1)
      cells.insert(cells_[static_cast<std::size_t>(std::countr_zero(choice))]);
    return cells;
  }
  static bool in_one_box(CellSet cells) {
    return members_of(houses_of(cells.first())[2]).includes(cells);
  }

  House house_;
  std::size_t count_ = 0;
  std::array<Cell, 9> cells_{};
  std::array<Digits, 9> lists_{};
  std::array<Digits, 512> digits_;  // by choice: the candidates between its cells
};

std::vector<Draft> drafts_of(const Grid& grid) {
  std::vector<Draft> drafts;
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).size() == 2)
      drafts.push_back({houses_of(c)[2], CellSet{c}, grid.candidates(c)});
  for (House house : kAllHouses) HouseCells{grid, house}.collect(drafts);
  std::stable_sort(drafts.begin(), drafts.end(), [](const Draft& a, const Draft& b) {
    return a.digits.size() < b.digits.size();
  });
  return drafts;
}

}  // namespace

Als Als::make(const Grid& grid, House house, CellSet cells, Digits digits) {
  Als set;
  set.house = house;
  set.cells = cells;
  set.digits = digits;
  for (Digit d : digits) {
    const CellSet places = cells & grid.cells_with(d);
    CellSet seen = grid.cells_with(d);
    for (Cell c : places) seen &= peers_of(c);
    set.places_[slot(d)] = places;
    set.seen_[slot(d)] = seen;
    if (!seen.empty()) set.useful.insert(d);
  }
  return set;
}

AlmostLockedSets::AlmostLockedSets(const Grid& grid) {
  const std::vector<Draft> drafts = drafts_of(grid);
  sets_.reserve(drafts.size());
  for (const Draft& draft : drafts)
    sets_.push_back(Als::make(grid, draft.house, draft.cells, draft.digits));
}

AlsGraph::AlsGraph(const AlmostLockedSets& sets) {
  first_.reserve(sets.size() + 1);
  for (const Als& a : sets) {
    first_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (a.cells.intersects(sets[i].cells)) continue;
      if (const Digits restricted = restricted_commons(a, sets[i]); !restricted.empty())
        neighbours_.push_back({static_cast<std::uint16_t>(i), restricted});
    }
  }
  first_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
}

}  // namespace nonet::logic
